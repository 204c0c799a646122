/** A review in the making: what is there of it so far, fetched in pieces that grow, so that the first marks appear at once. */
import { type Signal, signal } from "@preact/signals";
import type { Refusal, ReviewedEntry, Scale } from "@turnlight/kernel";
import { keepReview, keptReview, reviewKey } from "./keep.ts";
import { openReviewLine } from "./line.ts";
import { playedHere } from "./own.ts";

export interface ReviewSoFar {
  readonly scale: Scale;
  /** Entries of the whole match, without the start. */
  readonly of: number;
  readonly entries: readonly ReviewedEntry[];
  readonly done: boolean;
}

/** Entries of the first piece, and of the largest. */
const first = 4;
const most = 64;

export interface MakingReview {
  readonly review: Signal<ReviewSoFar | Refusal | undefined>;
  /** Resolves once it is whole, and kept; or once it was given up. */
  readonly whole: Promise<void>;
  stop(): void;
}

export interface Asked {
  /** In its usual form. */
  readonly record: string;
  readonly game: string;
  readonly seat: number;
}

/** What was kept is shown as it is; else the worker makes it, and whole it is kept. */
export const makeReview = ({ record, game, seat }: Asked): MakingReview => {
  const review = signal<ReviewSoFar | Refusal | undefined>(undefined);
  const line = openReviewLine();
  const stopped = new AbortController();
  const { signal: isStopped } = stopped;
  const make = async (): Promise<void> => {
    const key = reviewKey(record, seat);
    const kept = await keptReview(key);
    if (isStopped.aborted) return;
    if (kept !== undefined) {
      review.value = { scale: kept.scale, of: kept.entries.length - 1, entries: kept.entries, done: true };
      return;
    }
    const opened = await line.ask("open", { record, seat }, { signal: isStopped });
    if (!opened.ok) {
      if (!isStopped.aborted) review.value = opened.refusal;
      return;
    }
    const { scale, entries: of } = opened.value;
    let entries: readonly ReviewedEntry[] = [];
    for (let count = first, done = false; !done; count = Math.min(most, 2 * count)) {
      const next = await line.ask("next", { count }, { signal: isStopped });
      if (isStopped.aborted) return;
      if (!next.ok) {
        review.value = next.refusal;
        return;
      }
      entries = [...entries, ...next.value.entries];
      done = next.value.done;
      review.value = { scale, of, entries, done };
    }
    const own = await playedHere({ record, game, seat });
    await keepReview(key, { game, record, seat, own, at: Date.now(), scale, entries });
  };
  const whole = make().finally(() => line.close());
  return {
    review,
    whole,
    stop() {
      stopped.abort();
      line.close();
    },
  };
};
