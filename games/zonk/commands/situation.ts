/** A situation file: where the Hybrid stands, as plain data from outside. */
import { accept, quote, type Result, refuse } from "@turnlight/kernel";
import { documentConfig, type HybridConfig, withOverrides } from "../bots/hybrid/config.ts";
import { firstMode, type Mode, modes } from "../bots/hybrid/state-analyser.ts";
import { usualTarget } from "../rules/config.ts";
import { allDice, type Face, isFace, sorted } from "../rules/dice.ts";
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
  /** Which selection of the turn this roll is for, from 1. */
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

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => (value === undefined ? "missing" : quote(JSON.stringify(value) ?? "nothing"));

const wrong = (field: string, value: unknown, right: string) =>
  refuse("bad-situation", `${quote(field)} is ${shown(value)}`, { right });

const known = [
  "table",
  "target",
  "me",
  "others",
  "round",
  "turnPoints",
  "iteration",
  "successes",
  "dice",
  "streak",
  "mode",
  "config",
];
const mostPoints = 10_000_000;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

/** The whole numbers of a situation: least, most, and what they are when left out. */
const numbers = {
  me: [0, mostPoints, 0],
  round: [1, 10_000, 1],
  turnPoints: [0, mostPoints, 0],
  iteration: [1, 1000, 1],
  successes: [0, 1000, 0],
  streak: [0, mostStreak, 0],
} as const;
type NumberField = keyof typeof numbers;

const readNumbers = (value: JsonObject): Result<Readonly<Record<NumberField, number>>> => {
  const read = { me: 0, round: 1, turnPoints: 0, iteration: 1, successes: 0, streak: 0 };
  for (const field of ["me", "round", "turnPoints", "iteration", "successes", "streak"] as const) {
    const [least, most, usual] = numbers[field];
    const given = value[field] ?? usual;
    if (!isWhole(given, least, most)) return wrong(field, given, `a whole number from ${least} to ${most}`);
    read[field] = given;
  }
  if (read.successes >= read.iteration)
    return wrong("successes", read.successes, `fewer than the iteration, which is ${read.iteration}`);
  return accept(read);
};

const readOthers = (value: unknown): Result<readonly number[]> => {
  const fits = Array.isArray(value) && value.length >= 1 && value.length <= 5;
  const scores = fits ? value.filter((score) => isWhole(score, 0, mostPoints)) : [];
  return fits && scores.length === value.length
    ? accept(scores)
    : wrong("others", value, "the scores of the one to five others, as in [900]");
};

const readDice = (value: unknown): Result<readonly Face[]> => {
  const fits = Array.isArray(value) && value.length >= 1 && value.length <= allDice;
  const dice = fits ? value.filter(isFace) : [];
  return fits && dice.length === value.length
    ? accept(sorted(dice))
    : wrong("dice", value, "one to six faces from 1 to 6, as in [1,3,3,4]");
};

const readAnyTable = (value: unknown): Result<ScoringTable> => {
  if (value === undefined) return accept(parlour);
  return typeof value === "string" ? readTableText(value) : readTable(value);
};

const readMode = (value: unknown): Result<Mode> => {
  const mode = value === undefined ? firstMode : modes.find((name) => name === value);
  return mode === undefined ? wrong("mode", value, modes.join(" or ")) : accept(mode);
};

const readConfig = (value: unknown): Result<HybridConfig> => {
  if (value === undefined) return accept(documentConfig);
  return isObject(value)
    ? withOverrides(documentConfig, value)
    : wrong("config", value, 'settings of the Hybrid, as in {"pointsCapPassive":300}');
};

const readTarget = (value: unknown, table: ScoringTable): Result<number> => {
  const target = value ?? usualTarget(table);
  return isWhole(target, 1, mostPoints) ? accept(target) : wrong("target", target, `points from 1 to ${mostPoints}`);
};

const readFields = (value: JsonObject): Result<Situation> => {
  const strange = Object.keys(value).find((key) => !known.includes(key));
  if (strange !== undefined)
    return refuse("unknown-setting", `a situation has no ${quote(strange)}`, { right: known.join(", ") });
  const table = readAnyTable(value["table"]);
  if (!table.ok) return table;
  const target = readTarget(value["target"], table.value);
  if (!target.ok) return target;
  const others = readOthers(value["others"]);
  if (!others.ok) return others;
  const figures = readNumbers(value);
  if (!figures.ok) return figures;
  const dice = readDice(value["dice"]);
  if (!dice.ok) return dice;
  const mode = readMode(value["mode"]);
  if (!mode.ok) return mode;
  const config = readConfig(value["config"]);
  if (!config.ok) return config;
  return accept({
    ...figures.value,
    table: table.value,
    target: target.value,
    others: others.value,
    dice: dice.value,
    mode: mode.value,
    config: config.value,
  });
};

const example = '{"table":"parlour","me":640,"others":[900],"round":7,"turnPoints":130,"iteration":2,"dice":[1,3,3,4]}';

export const readSituation = (text: string): Result<Situation> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse("not-json", "a situation is JSON, and this is not", { right: example });
  }
  return isObject(value) ? readFields(value) : refuse("bad-situation", `it is ${shown(value)}`, { right: example });
};
