/** Hunting alone: one board for everybody, the Oracle's par, one try a day; and the rule that words are enough. */
import { dayOf, type FinishedMatch } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { aftermath, binOf, type HuntFigures, head, huntDistribution, isHunt, parOf } from "../index.ts";
import { begun, config, Table } from "./table.ts";

const board = "place DOG A1 E, GOLD A2 E, CROWN A3 E";
const cells = ["A1", "B1", "C1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "E3"];
const all = [...[..."DOGLCRWN"].map((letter) => `letter ${letter}`), ...cells.map((cell) => `cell ${cell}`)];

const alone = (): Table => {
  const table = new Table("house=alone");
  table.play(1, board);
  return table;
};

test("who hunts alone hides nothing, has every turn, and is stopped by no limit", () => {
  const table = new Table("house=alone");
  expect(table.onTurn).toEqual([1]);
  expect(table.refused(0, "place CAT A1 E, CART A2 E, RAVEN A3 E")).not.toBe("");
  table.play(1, board);
  for (const cell of [..."ABCDEFGH"].flatMap((column) => [4, 5, 6, 7, 8].map((row) => `${column}${row}`)))
    table.play(0, `cell ${cell}`);
  expect(table.hunt(0).misses).toBe(40);
  expect(table.onTurn).toEqual([0]);
  for (const guess of all) table.play(0, guess);
  expect(table.match.outcome?.scores).toEqual([1, 0]);
});

const finished = (guesses: readonly string[], changed: Partial<FinishedMatch> = {}): FinishedMatch => {
  const table = alone();
  for (const guess of guesses) table.play(0, guess);
  if (table.match.outcome === undefined) table.match.resign(0);
  const at = Date.UTC(2026, 10, 16, 12);
  return {
    match: "hunt",
    record: table.match.record,
    seat: 0,
    bots: [undefined, "oracle"],
    occasion: { kind: "daily", about: dayOf(at) },
    notes: [],
    scores: table.match.outcome?.scores ?? [],
    begun: at,
    ended: at + 60_000,
    ...changed,
  };
};

const resultOf = (one: FinishedMatch) => {
  const result = aftermath.result(one);
  if (result === undefined || !isHunt(result)) throw new Error("it is no hunt");
  return { match: one.match, begun: one.begun, ended: one.ended, result };
};

test("a hunt is counted by its misses against the Oracle's, and its trail tells neither letters nor places", () => {
  const { result } = resultOf(
    finished(["letter Z", "cell A1", "word 1 COG", ...all.filter((guess) => guess !== "cell A1")]),
  );
  expect(result).toMatchObject({ hunt: "2026-11-16", misses: 3, turns: 22, letters: 12, found: true });
  // A miss, a cell whose letter is not known, a wrong word; D, O, and G solves the first word.
  expect(result.trail.slice(0, 6)).toBe("mumhhs");
  expect(result.trail).toMatch(/^[hmus]{22}$/);
});

test("par is the same however the hunt went, and wherever it is reckoned", () => {
  const quick = resultOf(finished(all)).result;
  const slow = resultOf(finished(["letter Z", "letter Q", ...all])).result;
  expect(quick.par).toBe(slow.par);
  const view = alone().match;
  const hidden = view.state.boards[1];
  if (hidden === null) throw new Error("no board");
  expect(parOf(head.rules, config("house=alone"), hidden)).toBe(quick.par);
  expect(quick.par).toBeGreaterThan(3);
  expect(quick.par).toBeLessThan(40);
});

test("the first try of a day counts, later ones and earlier days are practice; giving up is a result, too", () => {
  const first = resultOf(finished(["letter Z"]));
  const standing = aftermath.add(aftermath.start, first);
  expect(standing.hunts?.["2026-11-16"]).toMatchObject({ found: false, misses: 1, inTime: true });
  expect(standing.duels).toEqual([]);
  expect(aftermath.add(standing, resultOf(finished(all)))).toBe(standing);
  const late = resultOf(finished(all, { occasion: { kind: "daily", about: "2026-11-10" } }));
  expect(aftermath.add(standing, late).hunts?.["2026-11-10"]?.inTime).toBe(false);
  expect(aftermath.result(finished(all, { occasion: { kind: "lesson", about: "" } }))).toBeUndefined();
  const midnight = Date.UTC(2026, 10, 17);
  const overnight = finished(all, { begun: midnight - 60_000, ended: midnight + 60_000 });
  expect(aftermath.add(aftermath.start, resultOf(overnight)).hunts?.["2026-11-16"]?.inTime).toBe(true);
  const written: unknown = JSON.parse(JSON.stringify(standing));
  expect(aftermath.readStanding(written)).toEqual({ ok: true, value: standing });
  expect(aftermath.readResult(JSON.parse(JSON.stringify(first.result)))).toEqual({ ok: true, value: first.result });
});

test("the distribution gathers far results at its ends, and what was given up on the right", () => {
  const one = (misses: number, found = true): HuntFigures => ({
    misses,
    par: 8,
    turns: 20,
    letters: 12,
    trail: "",
    found,
  });
  expect([one(1), one(8), one(10), one(30), one(2, false)].map(binOf)).toEqual([-3, 0, 2, 3, 3]);
  expect(huntDistribution([one(1), one(8), one(8), one(30)])).toEqual([1, 0, 0, 2, 0, 0, 1]);
});

test("where words are enough, knowing the last one wins, and otherwise it does not", () => {
  const guesses = ["word 1 DOG", "word 2 GOLD", "word 3 CROWN"];
  for (const [house, over] of [
    ["words", true],
    ["none", false],
  ] as const) {
    const table = begun(`house=${house}`);
    for (const [i, guess] of guesses.entries()) {
      table.play(0, guess);
      if (i < 2) table.play(1, `cell H${8 - i}`);
    }
    expect(table.match.outcome !== undefined).toBe(over);
  }
});
