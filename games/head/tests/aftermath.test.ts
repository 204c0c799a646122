/** The lasting effects of a finished duel, derived from its record alone. */
import { dayOf, type FinishedMatch, Match, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { achievementsIn, aftermath, eveningAt, head, isHunt } from "../index.ts";

const noon = Date.UTC(2026, 2, 1, 12);
const today = dayOf(noon);

/** A duel that seat 1 has resigned, or seat 0. */
const ended = (changed: Partial<FinishedMatch> = {}, loser: 0 | 1 = 1): FinishedMatch => {
  const table = head.rules.configText.read("");
  if (!table.ok) throw new Error(table.refusal.reason);
  const { match } = Match.begin(head.rules, table.value, { seed: seedOf("over") });
  match.play(0, "place CAT A1 E, CART A2 E, RAVEN A3 E");
  match.play(1, "place DOG A1 E, GOLD A2 E, CROWN A3 E");
  match.play(0, "letter O");
  match.play(1, "letter Z");
  match.resign(loser);
  return {
    match: "m1",
    record: match.record,
    seat: 0,
    bots: [undefined, "executioner:normal"],
    notes: [],
    scores: match.outcome?.scores ?? [],
    begun: noon,
    ended: noon + 60_000,
    ...changed,
  };
};

const earned = (one: FinishedMatch) => {
  const result = aftermath.result(one);
  if (result === undefined) throw new Error("it counts for nothing");
  if (isHunt(result)) throw new Error("it is no duel");
  return { match: one.match, begun: one.begun, ended: one.ended, result };
};

const daily = { kind: "daily", about: today };

test("a duel against the house counts with its figures, and its deeds are earned", () => {
  const { result } = earned(ended());
  expect(result).toMatchObject({ won: true, opponent: "executioner", how: "resigned", grid: 8, signs: "●" });
  expect(result.summary).toMatchObject({ hits: 1, misses: 0, turns: 1 });
  const { duels } = aftermath.add(aftermath.start, earned(ended()));
  expect(achievementsIn(duels)).toContain("first-head");
});

test("two people, two bots and a lesson count for nothing", () => {
  expect(aftermath.result(ended({ bots: [undefined, undefined] }))).toBeUndefined();
  expect(aftermath.result(ended({ bots: ["random", "random"] }))).toBeUndefined();
  expect(aftermath.result(ended({ occasion: { kind: "lesson", about: "" } }))).toBeUndefined();
});

test("the evening goes on from what the bot's name tells, for as long as somebody comes back", () => {
  const lost = earned(ended({ bots: [undefined, "executioner:normal/0.5/-1"] }, 0));
  const standing = aftermath.add(aftermath.start, lost);
  expect(eveningAt(standing, lost.ended + 60_000)).toBe("normal/0.4/-2");
  expect(eveningAt(standing, lost.ended + 9 * 60 * 60 * 1000)).toBeUndefined();
  expect(earned(ended({ bots: [undefined, "oracle"] })).result.evening).toBe("");
});

test("a daily belongs to the day it was begun, counts once, and leaves the evening alone", () => {
  const night = Date.UTC(2026, 2, 1, 23, 59);
  const late = earned(ended({ occasion: daily, begun: night, ended: night + 600_000 }));
  const standing = aftermath.add(aftermath.start, late);
  expect(standing.days[today]).toMatchObject({ won: true, inTime: true });
  expect(standing.evening).toBeNull();
  expect(aftermath.add(standing, earned(ended({ match: "m2", occasion: daily }, 0)))).toBe(standing);
  const archive = earned(ended({ occasion: { kind: "daily", about: "2026-02-01" } }));
  expect(aftermath.add(standing, archive).days["2026-02-01"]?.inTime).toBe(false);
});

test("what is kept is read back as it was, and nonsense is refused", () => {
  const one = earned(ended({ occasion: daily }));
  const standing = aftermath.add(aftermath.start, one);
  const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  expect(aftermath.readResult(written(one.result))).toEqual({ ok: true, value: one.result });
  expect(aftermath.readStanding(written(standing))).toEqual({ ok: true, value: standing });
  for (const bad of [null, [], {}, { ...one.result, how: "bored" }]) expect(aftermath.readResult(bad).ok).toBe(false);
  for (const bad of [null, {}, { ...standing, days: { someday: {} } }, { ...standing, evening: 3 }])
    expect(aftermath.readStanding(bad).ok).toBe(false);
  const days = { [today]: { ...standing.days[today], turns: -1 } };
  const where = `days, "${today}", turns`;
  expect(aftermath.readStanding({ ...standing, days })).toMatchObject({ ok: false, refusal: { where } });
});
