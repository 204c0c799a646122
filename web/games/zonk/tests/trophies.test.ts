/** Trophies are earned by the person, for what just happened. */
import { type ZonkFact, type ZonkState, zonk } from "@turnlight/games/zonk";
import { expect, test } from "vitest";
import { trophiesFor } from "../play/trophies.ts";

const config = zonk.rules.configText.read("target=1000");
if (!config.ok) throw new Error(config.refusal.reason);
const fresh = zonk.rules.setup(config.value);
const earned = (fact: ZonkFact, view: Partial<ZonkState> = {}, bots: readonly string[] = []): readonly string[] =>
  trophiesFor(fact, { seat: 0, view: { ...fresh, ...view }, bots });

const banked = { kind: "banked", seat: 0, points: 100, multiplier: 1, banked: 100, score: 100, streak: 1 } as const;
const took = {
  kind: "took",
  seat: 0,
  dice: [1],
  combinations: ["single-1"],
  points: 10,
  turnPoints: 10,
  left: 5,
} as const;

test("a bank is the first of them", () => expect(earned(banked)).toEqual(["first-bank"]));
test("five banks in a row", () => expect(earned({ ...banked, streak: 5 })).toContain("full-streak"));
test("half the target at once", () => {
  expect(earned({ ...banked, banked: 500 })).toContain("big-turn");
  expect(earned({ ...banked, banked: 490 })).not.toContain("big-turn");
});
test("six of a kind", () => expect(earned({ ...took, combinations: ["six"] })).toEqual(["six-alike"]));
test("the last die, rolled and taken", () => {
  expect(earned(took, { left: 1, takes: [{ dice: [2, 3, 4, 5, 6], points: 400, left: 1 }] })).toEqual(["last-die"]);
  expect(earned(took)).toEqual([]);
});
test("a win, against whom, and whether clean", () => {
  const won = { kind: "won", seat: 0, score: 1000 } as const;
  const zonked = { seat: 0, round: 1, lead: 0, crossroads: [], ended: "zonked", banked: 0 } as const;
  expect(earned(won, {}, ["hybrid:hard"])).toEqual(["first-win", "no-zonk", "beat-hard"]);
  expect(earned(won, { turns: [zonked] }, ["perfect"])).toEqual(["first-win", "beat-perfect"]);
});
test("what others do earns nothing", () => expect(earned({ ...banked, seat: 1 })).toEqual([]));
