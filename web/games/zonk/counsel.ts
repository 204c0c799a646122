/** The page's end of the line to the worker that knows the game by heart: the coach, the auditor of dice, the other tables. */
import type { Table, TableVerdict, ZonkMove, ZonkState } from "@turnlight/games/zonk";
import type { MatchRecord, Seed } from "@turnlight/kernel";
import { type Calls, callsTo } from "../../calls/index.ts";

/** One decision of a person, and what it cost. */
export interface Judged {
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
    readonly answer: Judged;
  };
  /** How many rolls were drawn again and came out the same. */
  readonly verify: { readonly question: { readonly record: MatchRecord }; readonly answer: number };
  readonly judgeTable: {
    readonly question: { readonly table: Table; readonly target: number };
    readonly answer: TableVerdict;
  };
  readonly play: {
    readonly question: { readonly tables: readonly OtherTable[] };
    readonly answer: readonly (readonly number[])[];
  };
};

export type Counsel = Calls<ZonkQuestions>;

export const openCounsel = (): Counsel =>
  callsTo(() => new Worker(new URL("../../workers/zonk.ts", import.meta.url), { type: "module", name: "zonk" }));
