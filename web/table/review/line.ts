/** The page's end of the line to the worker that reviews: a match is opened once and then fetched piece by piece. */
import type { ReviewedEntry, Scale } from "@turnlight/kernel";
import { type Calls, callsTo } from "../../calls/index.ts";

export type ReviewQuestions = {
  /** Begins a review; the one before it is given up. */
  readonly open: {
    readonly question: { readonly record: string; readonly seat: number };
    readonly answer: { readonly entries: number; readonly scale: Scale };
  };
  /** The next so many entries; done when there are no more. */
  readonly next: {
    readonly question: { readonly count: number };
    readonly answer: { readonly entries: readonly ReviewedEntry[]; readonly done: boolean };
  };
};

export const openReviewLine = (): Calls<ReviewQuestions> =>
  callsTo(() => new Worker(new URL("../../workers/review.ts", import.meta.url), { type: "module", name: "review" }));
