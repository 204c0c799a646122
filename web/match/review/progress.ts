/**
 * A review in progress, fetched in pieces of growing size, so that the first marks appear at once. Where the engine is
 * slow, a quick first estimate stands in for entries that are not judged yet.
 */
import { type Signal, signal } from "@preact/signals";
import type { Refusal, ReviewedEntry, ReviewScale } from "@turnlight/kernel";
import { presentEngine } from "./format.ts";
import { isOwnMatch } from "./own-match.ts";
import { mergedReview, reviewKey, savedReview, saveReview } from "./saved-reviews.ts";
import { openReviewClient, type ReviewClient } from "./worker-client.ts";

export interface ReviewSoFar {
  readonly scale: ReviewScale;
  /** Entries of the whole match, without the start. */
  readonly of: number;
  /** Judged entries, followed by estimates where there are some. */
  readonly entries: readonly ReviewedEntry[];
  readonly isFirstLook: boolean;
  /** The share of the work that is done, from 0 to 1. */
  readonly share: number;
  readonly done: boolean;
}

/** Entries of the first piece, and of the largest. */
const first = 4;
const most = 64;
/** The share of the work that preparation takes, if its progress is reported. */
const readying = 0.9;
/** The progress is capped here until the review is saved. */
const unfinished = 0.99;

export interface MakingReview {
  readonly review: Signal<ReviewSoFar | Refusal | undefined>;
  /** Resolves once the review is complete and saved, or was cancelled. */
  readonly whole: Promise<void>;
  stop(): void;
}

export interface ReviewRequest {
  /** In its canonical form. */
  readonly record: string;
  readonly game: string;
  readonly seat: number;
  /** Its decisions are known to be the player's own, from a match that is not on this device or not saved yet. */
  readonly isOwn?: boolean;
}

/**
 * A saved review is shown as it is; otherwise the worker makes it, and it is saved when complete. A caller that makes
 * several in a row passes its client, since the worker caches what it has computed.
 */
export const makeReview = ({ record, game, seat, isOwn = false }: ReviewRequest, lent?: ReviewClient): MakingReview => {
  const review = signal<ReviewSoFar | Refusal | undefined>(undefined);
  const line = lent ?? openReviewClient();
  const stopped = new AbortController();
  const { signal: isStopped } = stopped;
  const make = async (): Promise<void> => {
    const key = reviewKey(record, seat);
    const saved = await savedReview(key);
    if (isStopped.aborted) return;
    if (saved !== undefined && saved.engine >= presentEngine) {
      review.value = {
        scale: saved.scale,
        of: saved.entries.length - 1,
        entries: saved.entries,
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
    // It is complete only once it is saved, so that it is in the list when the player leaves this page.
    try {
      const own = saved?.own ?? (isOwn || (await isOwnMatch({ record, game, seat })));
      const made = { game, record, seat, own, at: Date.now(), engine: presentEngine, scale, entries };
      await saveReview(key, saved === undefined ? made : mergedReview(saved, made));
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
