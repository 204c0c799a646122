/**
 * How many entries of a board come before one, without counting them all: beside the entries, their number is kept for
 * each range of scores, in ranges of 256 within ranges of 256, and for equal scores by ranges of time. A place is the sum
 * of a few hundred rows at most.
 */
import { mostCourseScore } from "@turnlight/kernel";
import type { SqlValue } from "./sql.ts";

/** Where an entry stands: less of a deficit is better, then whoever was earlier. */
export interface BoardPlace {
  readonly board: string;
  readonly list: number;
  readonly deficit: number;
  readonly at: number;
  readonly guest: string;
}

export const deficitOf = (score: number): number => mostCourseScore - score;
export const scoreOf = (deficit: number): number => mostCourseScore - deficit;

const shifted = (value: number, bits: number): number => Math.floor(value / 2 ** bits);

/** Bits of a deficit that each level leaves out, and of a time that each level of equal deficits does. */
const scoreBits = [32, 24, 16, 8, 0] as const;
const timeBits = [24, 12] as const;
/** Bits by which a level is finer than the one before it. */
const scoreStep = 8;
const timeStep = 12;

type CountKey = readonly [level: number, part: number, slot: number];

/** The ranges an entry is counted in, by level. */
const countKeys = ({ deficit, at }: BoardPlace): readonly CountKey[] => [
  ...scoreBits.map((bits, level): CountKey => [level, shifted(deficit, bits), 0]),
  ...timeBits.map((bits, i): CountKey => [scoreBits.length + i, deficit, shifted(at, bits)]),
];

interface CountChange {
  readonly statement: string;
  readonly values: readonly SqlValue[];
}

/** One statement that counts entries in and out. Rows are in order, so that two writers never wait for each other. */
export const countChange = (added: readonly BoardPlace[], removed: readonly BoardPlace[]): CountChange | undefined => {
  const sums = new Map<string, { readonly key: readonly SqlValue[]; by: number }>();
  for (const [places, by] of [[added, 1] as const, [removed, -1] as const])
    for (const place of places)
      for (const key of countKeys(place)) {
        const whole = [place.board, place.list, ...key];
        const name = JSON.stringify(whole);
        const sum = sums.get(name) ?? { key: whole, by: 0 };
        sum.by += by;
        sums.set(name, sum);
      }
  const rows = [...sums].filter(([, { by }]) => by !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  if (rows.length === 0) return undefined;
  const width = 6;
  const marks = rows.map((_, i) => `(${Array.from({ length: width }, (__, j) => `$${i * width + j + 1}`).join(", ")})`);
  return {
    statement: `INSERT INTO board_counts (board, list, level, part, slot, entries) VALUES ${marks.join(", ")}
      ON CONFLICT (board, list, level, part, slot) DO UPDATE SET entries = board_counts.entries + excluded.entries`,
    values: rows.flatMap(([, { key, by }]) => [...key, by]),
  };
};

const sum = (where: string): string =>
  `(SELECT coalesce(sum(entries), 0) FROM board_counts WHERE board = $1 AND list = $2 AND ${where})`;

/** The number of entries before one, and of all on its list. */
export const placeQuery = ({ board, list, deficit, at, guest }: BoardPlace): CountChange => {
  const values: SqlValue[] = [board, list];
  const value = (number: number): string => `$${values.push(number)}`;
  const byScore = scoreBits.map((bits, level) => {
    const part = shifted(deficit, bits);
    const from = level === 0 ? 0 : shifted(part, scoreStep) * 2 ** scoreStep;
    return sum(`level = ${level} AND part >= ${value(from)} AND part < ${value(part)}`);
  });
  const byTime = timeBits.map((bits, i) => {
    const slot = shifted(at, bits);
    const from = i === 0 ? 0 : shifted(slot, timeStep) * 2 ** timeStep;
    const level = scoreBits.length + i;
    return sum(`level = ${level} AND part = ${value(deficit)} AND slot >= ${value(from)} AND slot < ${value(slot)}`);
  });
  const [, finest] = timeBits;
  const moment = shifted(at, finest) * 2 ** finest;
  const now = value(at);
  const beside = `(SELECT count(*) FROM board_entries WHERE board = $1 AND list = $2 AND deficit = ${value(deficit)}
    AND at >= ${value(moment)} AND at <= ${now} AND (at < ${now} OR guest < $${values.push(guest)}))`;
  return {
    statement: `SELECT CAST(${[...byScore, ...byTime, beside].join(" + ")} AS BIGINT) AS before,
      CAST(${sum("level = 0")} AS BIGINT) AS total`,
    values,
  };
};

export const totalQuery = (board: string, list: number): CountChange => ({
  statement: `SELECT CAST(${sum("level = 0")} AS BIGINT) AS total`,
  values: [board, list],
});
