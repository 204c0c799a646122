/** The page's end of the line to the worker that solves: advice for a decision, a review of a whole run. */
import type { Advice, Aim, Grade, Option, RunState } from "@turnlight/games/thirteen";
import { type Calls, callsTo } from "../../calls/index.ts";

/** A decision that gave something away. */
export interface Slip {
  readonly stage: number;
  readonly round: number;
  readonly roll: number;
  readonly shown: readonly number[];
  readonly lost: number;
  readonly chosen: Option;
  readonly best: Option;
}

export interface Review {
  readonly decisions: number;
  readonly lost: number;
  readonly counts: Readonly<Record<Grade, number>>;
  /** What cost most, the worst first. */
  readonly worst: readonly Slip[];
  /** Whether every worth was exact. */
  readonly exact: boolean;
}

export type ThirteenQuestions = {
  readonly advise: { readonly question: { readonly state: RunState; readonly aim: Aim }; readonly answer: Advice };
  /** About how many points each of these would add to the next stage of this very run; null where nothing can be said. */
  readonly added: {
    readonly question: { readonly state: RunState; readonly items: readonly string[] };
    readonly answer: readonly (number | null)[];
  };
  /** Every decision of a finished run, by its record. */
  readonly review: { readonly question: { readonly record: string }; readonly answer: Review };
};

export type Counsel = Calls<ThirteenQuestions>;

export const openCounsel = (): Counsel =>
  callsTo(
    () => new Worker(new URL("../../workers/thirteen.ts", import.meta.url), { type: "module", name: "thirteen" }),
  );
