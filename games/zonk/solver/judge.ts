/**
 * Whether a table makes a playable game: how likely zonks are, what a turn brings, and so how long a match would be.
 */
import type { ScoringTable } from "../rules/table.ts";
import { rollbookOf } from "./rollbook.ts";
import { solveTurn } from "./turn.ts";

export interface TableVerdict {
  /** By number of dice, from 1 to 6: the chance that a roll zonks. */
  readonly zonk: readonly number[];
  /** The average points of a well-played turn. */
  readonly expected: number;
  /** How many such turns a player needs to reach the target. */
  readonly turns: number;
  readonly verdict: "playable" | "trivial" | "endless";
  /** Otherwise turn points were rounded to answer quickly, with a small error. */
  readonly exact: boolean;
}

/**
 * The number of distinct turn points examined: enough for any sensible table, and a fraction of a second for any other.
 */
const mostSteps = 20_000;
/** With fewer turns than this the first player has nearly won already. */
const fewestTurns = 2;
/** With more turns than this a match is too long. */
const mostTurns = 100;

export const judgeTable = (table: ScoringTable, target: number): TableVerdict => {
  const { expected, exact } = solveTurn(table, mostSteps);
  const turns = target / expected;
  const verdict = turns < fewestTurns ? "trivial" : turns > mostTurns ? "endless" : "playable";
  return { zonk: rollbookOf(table).zonk.slice(1), expected, turns, verdict, exact };
};
