/** RPC client of the solver worker: the coach, the check of the dice, and the others' tournament matches. */
import type {
  DuplicateReport,
  MatchTale,
  ScoringTable,
  TableVerdict,
  ZonkMove,
  ZonkState,
} from "@turnlight/games/zonk";
import type { MatchRecord, Reasons, Seed } from "@turnlight/kernel";
import { type WorkerClient, workerClient } from "../../worker-rpc/index.ts";

/** One decision of a person, and its cost. */
export interface JudgedTurn {
  readonly round: number;
  readonly made: ZonkMove;
  readonly chance: number;
  readonly better: ZonkMove;
  readonly best: number;
}

/** A match between two bots, played in the worker. */
export interface OtherTable {
  readonly config: string;
  readonly bots: readonly [string, string];
  readonly seed: Seed;
}

export type ZonkQuestions = {
  /** The moves of one tap; the costliest of them is judged. */
  readonly judge: {
    readonly question: { readonly state: ZonkState; readonly moves: readonly string[] };
    readonly answer: JudgedTurn;
  };
  /** How many rolls were redrawn from the seed with the same result. */
  readonly verify: { readonly question: { readonly record: MatchRecord }; readonly answer: number };
  readonly judgeTable: {
    readonly question: { readonly table: ScoringTable; readonly target: number };
    readonly answer: TableVerdict;
  };
  /** The reasons of every decision a bot made in a record, by decision. */
  readonly explain: {
    readonly question: { readonly record: MatchRecord };
    readonly answer: readonly (readonly [key: string, why: Reasons])[];
  };
  /** How a duplicate went for a seat. */
  readonly report: {
    readonly question: { readonly record: MatchRecord; readonly seat: number };
    readonly answer: DuplicateReport;
  };
  readonly play: {
    readonly question: { readonly tables: readonly OtherTable[] };
    readonly answer: readonly MatchTale[];
  };
};

export type ZonkSolver = WorkerClient<ZonkQuestions>;

export const openSolver = (): ZonkSolver =>
  workerClient(() => new Worker(new URL("../../workers/zonk.ts", import.meta.url), { type: "module", name: "zonk" }));
