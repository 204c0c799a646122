/** Looks for a level's par beside the match, in a worker of its own: no hint and no ending waits for a long search. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { KnownPar, WispNote } from "@turnlight/games/wisp";
import type { WispSolver } from "../solver-worker.ts";

export interface Measuring {
  /** Exact, or the best that is known; nothing while, or where, neither is. */
  readonly par: ReadonlySignal<KnownPar | undefined>;
  /** How far a long search is, from 0 to 1; nothing before it proves long, and once it is over. */
  readonly share: ReadonlySignal<number | undefined>;
  /** Looks no further: par stays unknown. */
  stop(): void;
}

/** `found` hears what the match should know, where its end could not find it by itself. */
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
