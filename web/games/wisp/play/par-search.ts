/** Searches for a level's par in a worker of its own, so that no hint and no ending waits for a long search. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { KnownPar, WispNote } from "@turnlight/games/wisp";
import type { WispSolver } from "../solver-worker.ts";

export interface Measuring {
  /** Exact, or the best known; undefined while, or where, neither is. */
  readonly par: ReadonlySignal<KnownPar | undefined>;
  /** The progress of a long search, from 0 to 1; undefined otherwise. */
  readonly share: ReadonlySignal<number | undefined>;
  /** Stops the search: par stays unknown. */
  stop(): void;
}

/** `found` receives the note to add to the match, where the match's end could not compute par by itself. */
export const measure = (solver: WispSolver, code: string, found: (note: WispNote) => void): Measuring => {
  const par = signal<KnownPar | undefined>(undefined);
  const share = signal<number | undefined>(undefined);
  const stopping = new AbortController();
  const progress = (now: number): void => {
    share.value = now;
  };
  void solver.ask("review", { code }, { progress, signal: stopping.signal }).then((read) => {
    share.value = undefined;
    solver.close();
    if (!read.ok) return;
    const review = read.value;
    if (review.kind === "solved") {
      par.value = { exact: true, moves: review.par };
      if (review.isLarge) found(`par ${review.par}`);
    } else if (review.kind === "unknown" && review.best !== undefined) {
      par.value = { exact: false, moves: review.best.length };
      found(`best ${review.best.length}`);
    }
  });
  return { par, share, stop: () => stopping.abort() };
};
