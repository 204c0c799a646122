/** The client for the review worker: a match is opened once and then fetched piece by piece. */
import type { ReviewedEntry, ReviewScale, SetupReview } from "@turnlight/kernel";
import { type WorkerClient, workerClient } from "../../worker-rpc/index.ts";

export type ReviewQuestions = {
  /** Begins a review; the one before it is cancelled. */
  readonly open: {
    readonly question: { readonly record: string; readonly seat: number };
    readonly answer: { readonly entries: number; readonly scale: ReviewScale };
  };
  /**
   * The value of another move instead of the one that was made, or of two that are one choice; undefined for an entry
   * that is not judged.
   */
  readonly weigh: {
    readonly question: {
      readonly record: string;
      readonly seat: number;
      readonly n: number;
      readonly move: string;
      readonly next?: string;
    };
    readonly answer: number | undefined;
  };
  /** What the engine would play after a move instead of the one that was made, the move itself first. */
  readonly line: {
    readonly question: { readonly record: string; readonly seat: number; readonly n: number; readonly move: string };
    readonly answer: readonly string[];
  };
  /** What the seat's own set-up is worth by itself; undefined where it made none. Reports progress. */
  readonly setup: {
    readonly question: { readonly record: string; readonly seat: number };
    readonly answer: SetupReview | undefined;
  };
  /** The next so many entries; the call's progress is that of the work before them. */
  readonly next: {
    readonly question: { readonly count: number };
    readonly answer: {
      /** Estimates, which are replaced by judged entries later. */
      readonly glanced: readonly ReviewedEntry[];
      readonly judged: readonly ReviewedEntry[];
      /** There are no more. */
      readonly done: boolean;
    };
  };
};

export type ReviewClient = WorkerClient<ReviewQuestions>;

export const openReviewClient = (): ReviewClient =>
  workerClient(
    () => new Worker(new URL("../../workers/review.ts", import.meta.url), { type: "module", name: "review" }),
  );
