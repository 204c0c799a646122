/** The page's end of the line to the worker that knows the game by heart: the coach, the auditor of dice, the other tables. */
import type { ScoringTable, TableVerdict, ZonkMove, ZonkState } from "@turnlight/games/zonk";
import type { MatchRecord, Seed } from "@turnlight/kernel";
import { type WorkerClient, workerClient } from "../../worker-rpc/index.ts";

/** One decision of a person, and what it cost. */
export interface JudgedTurn {
  readonly round: number;
  readonly made: ZonkMove;
  readonly chance: number;
  readonly better: ZonkMove;
  readonly best: number;
}

/** A match between two of the tavern, to be played out of sight. */
export interface OtherTable {
  readonly config: string;
  readonly bots: readonly [string, string];
  readonly seed: Seed;
}

export type ZonkQuestions = {
  /** Moves of one tap; judged is the costliest of them. */
  readonly judge: {
    readonly question: { readonly state: ZonkState; readonly moves: readonly string[] };
    readonly answer: JudgedTurn;
  };
  /** How many rolls were drawn again and came out the same. */
  readonly verify: { readonly question: { readonly record: MatchRecord }; readonly answer: number };
  readonly judgeTable: {
    readonly question: { readonly table: ScoringTable; readonly target: number };
    readonly answer: TableVerdict;
  };
  readonly play: {
    readonly question: { readonly tables: readonly OtherTable[] };
    readonly answer: readonly (readonly number[])[];
  };
};

export type ZonkSolver = WorkerClient<ZonkQuestions>;

export const openSolver = (): ZonkSolver =>
  workerClient(() => new Worker(new URL("../../workers/zonk.ts", import.meta.url), { type: "module", name: "zonk" }));
