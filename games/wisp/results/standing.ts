/** What solved levels add up to: best lines, days, endless play, and the levels whose solution was looked up. */
import { accept, isDay, quote, type Result, refuse } from "@turnlight/kernel";
import { type Rank, ranks } from "../generator/difficulty.ts";
import { longestCode } from "../rules/code.ts";
import { type Direction, directions } from "../rules/directions.ts";
import type { Stars } from "../rules/stars.ts";

/** Par as far as it is known: exact, or the best way that anybody has found. */
export interface KnownPar {
  readonly exact: boolean;
  readonly moves: number;
}

/** Why a solved level was played, as far as it matters for what it earns. */
export type Counts =
  | { readonly kind: "level" }
  /** `inTime`: begun on the day itself. */
  | { readonly kind: "daily"; readonly date: string; readonly inTime: boolean }
  /** The how-manieth clearing it was, of which difficulty, and whether the next follows the player. */
  | { readonly kind: "endless"; readonly number: number; readonly rank: Rank; readonly follow: boolean }
  /** Tried in the workshop: it proves that the level can be won, and nothing else. */
  | { readonly kind: "test" };

/** A level that was solved. */
export interface WispResult {
  /** A campaign level by its id, so that it may be mended later; any other by its code. */
  readonly level: string;
  readonly code: string;
  readonly line: readonly Direction[];
  readonly par: KnownPar;
  /** A hint was asked for in this attempt. */
  readonly helped: boolean;
  readonly stars: Stars;
  readonly counts: Counts;
}

export interface Best {
  readonly level: string;
  readonly stars: Stars;
  readonly line: readonly Direction[];
}

export interface DailyLevelResult {
  readonly date: string;
  readonly code: string;
  readonly line: readonly Direction[];
  readonly par: KnownPar;
  readonly stars: Stars;
  readonly inTime: boolean;
}

export interface WispStanding {
  readonly bests: readonly Best[];
  readonly days: readonly DailyLevelResult[];
  /** Clearings solved in endless play, and the difficulty that follows from the last. */
  readonly endless: { readonly solved: number; readonly rank: Rank };
  /** Levels whose solution was shown: worth one star until another level has been solved. */
  readonly marked: readonly string[];
  /** Codes of levels from the workshop that were won by playing them, the newest last. */
  readonly proven: readonly string[];
}

export const start: WispStanding = { bests: [], days: [], endless: { solved: 0, rank: 3 }, marked: [], proven: [] };

type Reader<T> = (value: unknown) => Result<T>;

const wrong = (value: unknown, right: string) =>
  refuse("bad-field", `it is ${quote(JSON.stringify(value) ?? "nothing")}`, { right });

const check =
  <T>(is: (value: unknown) => value is T, right: string): Reader<T> =>
  (value) =>
    is(value) ? accept(value) : wrong(value, right);

const truth = check((value): value is boolean => typeof value === "boolean", "true or false");
const count = check(
  (value): value is number => typeof value === "number" && Number.isSafeInteger(value) && value >= 0,
  "a whole number",
);
const text = check(
  (value): value is string => typeof value === "string" && value !== "" && value.length <= longestCode,
  "a level's id or code",
);
const date = check((value): value is string => typeof value === "string" && isDay(value), "a day");
const stars = check((value): value is Stars => value === 1 || value === 2 || value === 3, "1, 2 or 3");
const rank = check((value): value is Rank => ranks.some((one) => one === value), "a difficulty from 1 to 10");
const direction = check((value): value is Direction => directions.some((one) => one === value), directions.join(", "));

const listOf =
  <T>(item: Reader<T>): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return wrong(value, "a list");
    const items: T[] = [];
    for (const one of value) {
      const read = item(one);
      if (!read.ok) return read;
      items.push(read.value);
    }
    return accept(items);
  };

type FieldReaders<T> = { readonly [K in keyof T]: Reader<T[K]> };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const form =
  <T extends object>(fields: FieldReaders<T>): Reader<T> =>
  (value) => {
    if (!isObject(value)) return wrong(value, `an object with ${Object.keys(fields).join(", ")}`);
    const made: Partial<T> = {};
    for (const name of Object.keys(fields) as (keyof T & string)[]) {
      const read = fields[name](Object.hasOwn(value, name) ? value[name] : undefined);
      if (!read.ok) return read;
      made[name] = read.value;
    }
    return accept(made as T);
  };

const is =
  <const K extends string>(kind: K): Reader<K> =>
  (value) =>
    value === kind ? accept(kind) : wrong(value, quote(kind));

const line = listOf(direction);
const par = form<KnownPar>({ exact: truth, moves: count });

const countsForms = {
  level: form({ kind: is("level") }),
  daily: form({ kind: is("daily"), date, inTime: truth }),
  endless: form({ kind: is("endless"), number: count, rank, follow: truth }),
  test: form({ kind: is("test") }),
} satisfies { readonly [K in Counts["kind"]]: Reader<Extract<Counts, { readonly kind: K }>> };

const readCounts: Reader<Counts> = (value) => {
  const kind = isObject(value) ? value["kind"] : undefined;
  const known = (["level", "daily", "endless", "test"] as const).find((one) => one === kind);
  return known === undefined ? wrong(value, "why it was played") : countsForms[known](value);
};

export const readResult: Reader<WispResult> = form<WispResult>({
  level: text,
  code: text,
  line,
  par,
  helped: truth,
  stars,
  counts: readCounts,
});

export const readStanding: Reader<WispStanding> = form<WispStanding>({
  bests: listOf(form<Best>({ level: text, stars, line })),
  days: listOf(form<DailyLevelResult>({ date, code: text, line, par, stars, inTime: truth })),
  endless: form<WispStanding["endless"]>({ solved: count, rank }),
  marked: listOf(text),
  proven: listOf(text),
});
