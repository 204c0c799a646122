/** RPC client of the solver worker: verdicts, hints and solutions, generated levels, figures. */
import type { Direction, Hint, LevelIdea, Mechanic, PositionVerdict, Rank, WispState } from "@turnlight/games/wisp";
import { type WorkerClient, workerClient } from "../../worker-rpc/index.ts";

interface FreshWishes {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly rank: Rank;
  readonly mechanics?: readonly Mechanic[];
}

/** Everything is undefined where the search gave up. */
export interface SolverOutlook {
  readonly verdict?: PositionVerdict;
  readonly hint?: Hint;
  /** A shortest solution from here. */
  readonly line?: readonly Direction[];
}

/** Figures that need the table of all positions. */
interface LevelFigures {
  readonly solutions: string;
  /** By the panel; undefined for a level too large for it. */
  readonly rank: Rank | undefined;
}

export type Review =
  | {
      readonly kind: "solved";
      readonly par: number;
      readonly line: readonly Direction[];
      readonly figures: LevelFigures | undefined;
      /** So large that the end of a match may not be able to compute par. */
      readonly isLarge: boolean;
    }
  /** How many positions are draws and how many are lost, where all were searched. */
  | { readonly kind: "impossible"; readonly why: { readonly draw: number; readonly lost: number } | undefined }
  /** Gave up after so many positions; with the best solution known. */
  | { readonly kind: "unknown"; readonly visited: number; readonly best: readonly Direction[] | undefined };

export interface GeneratedLevel {
  readonly code: string;
  readonly par: number;
  readonly rank: Rank;
  /** What the level is about. */
  readonly idea: LevelIdea | undefined;
}

export type WispQuestions = {
  /** The value of a position; `deep` searches for a solution even where the whole tree is too large. */
  readonly outlook: {
    readonly question: { readonly code: string; readonly state: WispState; readonly deep: boolean };
    readonly answer: SolverOutlook;
  };
  /** The verdict on a level, with par exact or unknown. Reports progress. */
  readonly review: { readonly question: { readonly code: string }; readonly answer: Review };
  /**
   * How many moves have to be taken back from the last of these consecutive positions until the level can be won again;
   * undefined where that is unknown.
   */
  readonly trap: {
    readonly question: { readonly code: string; readonly positions: readonly WispState[] };
    readonly answer: { readonly back?: number };
  };
  readonly daily: { readonly question: { readonly date: string }; readonly answer: GeneratedLevel };
  readonly fresh: { readonly question: FreshWishes; readonly answer: GeneratedLevel };
};

export type WispSolver = WorkerClient<WispQuestions>;

export const openSolver = (): WispSolver =>
  workerClient(() => new Worker(new URL("../../workers/wisp.ts", import.meta.url), { type: "module", name: "wisp" }));
