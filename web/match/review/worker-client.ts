/** The page's end of the line to the worker that reviews: a match is opened once and then fetched piece by piece. */
import type { ReviewedEntry, ReviewScale } from "@turnlight/kernel";
import { type WorkerClient, workerClient } from "../../worker-rpc/index.ts";

export type ReviewQuestions = {
  /** Begins a review; the one before it is given up. */
  readonly open: {
    readonly question: { readonly record: string; readonly seat: number };
    readonly answer: { readonly entries: number; readonly scale: ReviewScale };
  };
  /** What a move would have been worth instead of the one that was made; nothing for one that is not judged. */
  readonly weigh: {
    readonly question: { readonly record: string; readonly seat: number; readonly n: number; readonly move: string };
    readonly answer: number | undefined;
  };
  /** The next so many entries; until they come the answer's progress tells how much of the work before them is done. */
  readonly next: {
    readonly question: { readonly count: number };
    readonly answer: {
      /** Of a first look, which those that are judged for good replace. */
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
