/** Custom tables: the solver's judgement of them, their serialisation, and replays of matches with one. */
import {
  classic,
  judgeTable,
  parlour,
  readTable,
  readTableLink,
  type ScoringTable,
  solveTurn,
  usualTarget,
  writeTable,
  writeTableLink,
  zonk,
} from "@turnlight/games/zonk";
import { anyMove, drawOf, Match, readRecord, seedOf, sentence, writeRecord } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { madeUp } from "./naive.ts";

const { rules } = zonk;

const tableWith = (points: Readonly<Record<string, unknown>>, more: object = {}): ScoringTable => {
  const combinations = Object.entries(points).map(([kind, worth]) => ({ kind, points: worth }));
  const read = readTable({ name: "mine", oncePerRoll: true, scale: 1, combinations, ...more });
  if (!read.ok) throw new Error(sentence(read.refusal));
  return read.value;
};

describe("the verdict on a table", () => {
  test("calls both tables of the house playable, with the solver's own figures", () => {
    for (const table of [parlour, classic]) {
      const judged = judgeTable(table, usualTarget(table));
      expect(judged).toMatchObject({ verdict: "playable", exact: true });
      expect(judged.expected).toBe(solveTurn(table).expected);
      expect(judged.turns).toBe(usualTarget(table) / judged.expected);
    }
    expect(judgeTable(parlour, 2000).zonk).toEqual([2 / 3, 1 / 3, 1 / 12, 0, 0, 0].map((p) => expect.closeTo(p, 12)));
  });
  test("calls a table trivial that is won in a turn", () =>
    expect(judgeTable(tableWith({ "single-1": 900, "single-5": 900 }), 1000)).toMatchObject({
      verdict: "trivial",
    }));
  test("calls a table endless that takes an evening", () =>
    expect(judgeTable(tableWith({ "single-1": 1, "single-5": 1, pair: 2, three: 4 }), 10_000)).toMatchObject({
      verdict: "endless",
    }));
  test("throws points together where a table has too many to look at each, and stays close", () => {
    const odd = tableWith({
      "single-1": 100_003,
      "single-5": 99_991,
      pair: 200_017,
      three: 1_000_000,
      "run-3": 300_007,
    });
    const judged = judgeTable(odd, 2_000_000);
    const alike = solveTurn(
      tableWith({ "single-1": 100_000, "single-5": 100_000, pair: 200_000, three: 1_000_000, "run-3": 300_000 }),
    );
    expect(judged.exact).toBe(false);
    expect(judged.expected / alike.expected).toBeCloseTo(1, 2);
  });
});

describe("a table in a link", () => {
  const named = tableWith(
    { "single-5": 5, three: [10, 20, 30, 40, 50, 60] },
    { name: "Tante Ÿ. (neu)!", scale: 0.25, oncePerRoll: false },
  );
  test.each([parlour, classic, madeUp, named])("$name comes back as it was", (table) =>
    expect(readTableLink(writeTableLink(table))).toEqual({ ok: true, value: table }),
  );
  test("is short, and made of what a link may hold", () => {
    for (const table of [madeUp, named]) {
      expect(writeTableLink(table)).toMatch(/^[\w.~%-]+$/);
      expect(writeTableLink(table).length).toBeLessThan(writeTable(table).length);
    }
  });
  test.each([
    "",
    "mine",
    "mine.o1.",
    "mine.x1.a10",
    "mine.o1.z10",
    "mine.o1.a0",
    "mine.o1.c20",
    "%.o1.a10",
    "mine.o1.a10-a10",
    "mine.o1.a1_2_3",
  ])("%o is refused", (text) => expect(readTableLink(text).ok).toBe(false));
});

test("a match at a table of one's own carries it in its record, and replays", () => {
  const read = rules.configText.read(`table=${writeTable(madeUp)} target=400`);
  if (!read.ok) throw new Error(sentence(read.refusal));
  const { match } = Match.begin(rules, read.value, { seed: seedOf("own table") });
  const draw = drawOf(seedOf("own moves"));
  while (match.outcome === undefined) {
    const { seat } = match.state;
    match.play(seat, rules.moveText.write(anyMove(match.moves(seat), draw)));
  }
  const record = readRecord(writeRecord(match.record));
  if (!record.ok) throw new Error(sentence(record.refusal));
  const resumed = Match.resume(rules, record.value);
  if (!resumed.ok) throw new Error(sentence(resumed.refusal));
  expect(resumed.value.match.state).toEqual(match.state);
  expect(resumed.value.match.state.table).toEqual(madeUp);
});
