/** A situation file: the Hybrid's position in a match, as external plain data. */
import { accept, type Result, within } from "@turnlight/kernel";
import {
  integer,
  list,
  nullable,
  oneOf,
  parseJson,
  pipe,
  record,
  type Schema,
  strictObject,
  string,
  unknown,
  wrong,
} from "@turnlight/kernel/schema";
import { documentConfig, type HybridConfig, withOverrides } from "../bots/hybrid/config.ts";
import { firstMode, type Mode, modes } from "../bots/hybrid/state-analyser.ts";
import { usualTarget } from "../rules/config.ts";
import { allDice, type Face, faces, sorted } from "../rules/dice.ts";
import { mostStreak } from "../rules/streak.ts";
import { parlour, type ScoringTable } from "../rules/table.ts";
import { readTable, readTableText } from "../rules/table-text.ts";

export interface Situation {
  readonly table: ScoringTable;
  readonly target: number;
  readonly me: number;
  readonly others: readonly number[];
  readonly round: number;
  /** Raw points of the turn before this roll. */
  readonly turnPoints: number;
  /** The number of the selection within the turn that this roll is for, from 1. */
  readonly iteration: number;
  /** Selections at or above the threshold before this one. */
  readonly successes: number;
  /** The roll on the table. */
  readonly dice: readonly Face[];
  /** Turns banked in a row so far. */
  readonly streak: number;
  /** The mode so far; the scores may change it. */
  readonly mode: Mode;
  readonly config: HybridConfig;
}

const mostPoints = 10_000_000;

const readAnyTable: Schema<ScoringTable> = (value) =>
  typeof value === "string" ? readTableText(value) : readTable(value);

const fields = strictObject(
  {
    others: list(integer(0, mostPoints), 5, 1),
    dice: list(oneOf(...faces), allDice, 1),
  },
  {
    table: readAnyTable,
    target: nullable(integer(1, mostPoints)),
    me: nullable(integer(0, mostPoints)),
    round: nullable(integer(1, 10_000)),
    turnPoints: nullable(integer(0, mostPoints)),
    iteration: nullable(integer(1, 1000)),
    successes: nullable(integer(0, 1000)),
    streak: nullable(integer(0, mostStreak)),
    mode: oneOf(...modes),
    config: pipe(record(string(), unknown), (overrides) => withOverrides(documentConfig, overrides)),
  },
);

const situation = pipe(fields, (given): Result<Situation> => {
  const { others, dice, table = parlour, mode = firstMode, config = documentConfig } = given;
  const iteration = given.iteration ?? 1;
  const successes = given.successes ?? 0;
  if (successes >= iteration)
    return within("successes", wrong(successes, `fewer than the iteration, which is ${iteration}`).refusal);
  return accept({
    table,
    target: given.target ?? usualTarget(table),
    me: given.me ?? 0,
    others,
    round: given.round ?? 1,
    turnPoints: given.turnPoints ?? 0,
    iteration,
    successes,
    dice: sorted(dice),
    streak: given.streak ?? 0,
    mode,
    config,
  });
});

const example = '{"table":"parlour","me":640,"others":[900],"round":7,"turnPoints":130,"iteration":2,"dice":[1,3,3,4]}';

export const readSituation = (text: string): Result<Situation> => {
  const parsed = parseJson(text, example);
  return parsed.ok ? situation(parsed.value) : parsed;
};
