/** The page's end of the line to the worker that looks ahead: verdicts, hints and solutions, fresh levels, figures. */
import type { Direction, Hint, Mechanic, PositionVerdict, Rank, WispState } from "@turnlight/games/wisp";
import { type WorkerClient, workerClient } from "../../worker-rpc/index.ts";

interface FreshWishes {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly rank: Rank;
  readonly mechanics?: readonly Mechanic[];
}

/** Everything is left out where the search gave up. */
export interface SolverOutlook {
  readonly verdict?: PositionVerdict;
  readonly hint?: Hint;
  /** A shortest way to win from here. */
  readonly line?: readonly Direction[];
}

/** What only a table of all positions can say of a level. */
interface LevelFigures {
  readonly solutions: string;
  readonly rank: Rank;
}

export type Review =
  | {
      readonly kind: "solved";
      readonly par: number;
      readonly line: readonly Direction[];
      readonly figures: LevelFigures | undefined;
      /** So large that the end of a match may not find par by itself. */
      readonly isLarge: boolean;
    }
  /** How many positions are draws and how many are lost, where all were seen. */
  | { readonly kind: "impossible"; readonly why: { readonly draw: number; readonly lost: number } | undefined }
  /** Not seen through after so many positions; with the best way to win that is known. */
  | { readonly kind: "unknown"; readonly visited: number; readonly best: readonly Direction[] | undefined };

export interface GeneratedLevel {
  readonly code: string;
  readonly par: number;
  readonly rank: Rank;
}

export type WispQuestions = {
  /** What a position of a level is worth; `deep` looks for a way to win even where the whole cannot be seen. */
  readonly outlook: {
    readonly question: { readonly code: string; readonly state: WispState; readonly deep: boolean };
    readonly answer: SolverOutlook;
  };
  /** What there is to say of a level: par, exact or unknown. It tells how far it is. */
  readonly review: { readonly question: { readonly code: string }; readonly answer: Review };
  readonly daily: { readonly question: { readonly date: string }; readonly answer: GeneratedLevel };
  readonly fresh: { readonly question: FreshWishes; readonly answer: GeneratedLevel };
};

export type WispSolver = WorkerClient<WispQuestions>;

export const openSolver = (): WispSolver =>
  workerClient(() => new Worker(new URL("../../workers/wisp.ts", import.meta.url), { type: "module", name: "wisp" }));
