/**
 * A review in the making: what is there of it so far, fetched in pieces that grow, so that the first marks appear at once. Where
 * the engine takes its time, a first look stands in for what is not judged yet.
 */
import { type Signal, signal } from "@preact/signals";
import type { Refusal, ReviewedEntry, ReviewScale } from "@turnlight/kernel";
import { isOwnMatch } from "./own-match.ts";
import { reviewKey, savedReview, saveReview } from "./saved-reviews.ts";
import { openReviewClient, type ReviewClient } from "./worker-client.ts";

export interface ReviewSoFar {
  readonly scale: ReviewScale;
  /** Entries of the whole match, without the start. */
  readonly of: number;
  /** Judged as far as it is; after that a first look, where there is one. */
  readonly entries: readonly ReviewedEntry[];
  readonly isFirstLook: boolean;
  /** How much of the work is done, from 0 to 1. */
  readonly share: number;
  readonly done: boolean;
}

/** Entries of the first piece, and of the largest. */
const first = 4;
const most = 64;
/** How much of the work it is to get ready, where that is told. */
const readying = 0.9;
/** What is not kept yet is not finished. */
const unfinished = 0.99;

export interface MakingReview {
  readonly review: Signal<ReviewSoFar | Refusal | undefined>;
  /** Resolves once it is whole, and kept; or once it was given up. */
  readonly whole: Promise<void>;
  stop(): void;
}

export interface ReviewRequest {
  /** In its usual form. */
  readonly record: string;
  readonly game: string;
  readonly seat: number;
}

/**
 * What was kept is shown as it is; else the worker makes it, and whole it is kept. Whoever makes several one after the other
 * lends the line, since the worker remembers what it has worked out.
 */
export const makeReview = ({ record, game, seat }: ReviewRequest, lent?: ReviewClient): MakingReview => {
  const review = signal<ReviewSoFar | Refusal | undefined>(undefined);
  const line = lent ?? openReviewClient();
  const stopped = new AbortController();
  const { signal: isStopped } = stopped;
  const make = async (): Promise<void> => {
    const key = reviewKey(record, seat);
    const kept = await savedReview(key);
    if (isStopped.aborted) return;
    if (kept !== undefined) {
      review.value = {
        scale: kept.scale,
        of: kept.entries.length - 1,
        entries: kept.entries,
        isFirstLook: false,
        share: 1,
        done: true,
      };
      return;
    }
    const opened = await line.ask("open", { record, seat }, { signal: isStopped });
    if (!opened.ok) {
      if (!isStopped.aborted) review.value = opened.refusal;
      return;
    }
    const { scale, entries: of } = opened.value;
    let glanced: readonly ReviewedEntry[] = [];
    let entries: readonly ReviewedEntry[] = [];
    let ready = 0;
    const show = (done: boolean): void => {
      const isFirstLook = entries.length < glanced.length;
      const share = done ? 1 : unfinished * (ready + (1 - ready) * (entries.length / (of + 1)));
      review.value = { scale, of, entries: [...entries, ...glanced.slice(entries.length)], isFirstLook, share, done };
    };
    const progress = (share: number): void => {
      if (isStopped.aborted) return;
      ready = readying * share;
      show(false);
    };
    for (let count = first, done = false; !done; count = Math.min(most, 2 * count)) {
      const next = await line.ask("next", { count }, { signal: isStopped, progress });
      if (isStopped.aborted) return;
      if (!next.ok) {
        review.value = next.refusal;
        return;
      }
      glanced = [...glanced, ...next.value.glanced];
      entries = [...entries, ...next.value.judged];
      ({ done } = next.value);
      show(false);
    }
    // It is called whole once it is kept, so that whoever goes on from here finds it in the hall.
    try {
      const own = await isOwnMatch({ record, game, seat });
      await saveReview(key, { game, record, seat, own, at: Date.now(), scale, entries });
    } finally {
      show(true);
    }
  };
  const leave = (): void => {
    if (lent === undefined) line.close();
  };
  const whole = make().finally(leave);
  return {
    review,
    whole,
    stop() {
      stopped.abort();
      leave();
    },
  };
};
