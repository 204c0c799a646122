/** The result of a finished match of Zonk, derived from its record alone. */
import {
  aftermath,
  hybridBot,
  landladyAt,
  parlour,
  personalities,
  placeInTournament,
  readMemory,
  referenceBot,
  type ZonkResult,
  zonk,
  zonkAchievements,
} from "@turnlight/games/zonk";
import { drawOf, type FinishedMatch, Match, seedOf, winners } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";

const { rules } = zonk;

/** A match between two bots, seen as that of the person in seat 0. */
const played = (name: string, over: Partial<FinishedMatch> = {}): FinishedMatch => {
  const bots = [referenceBot, hybridBot(personalities.reckless)];
  const draw = drawOf(seedOf("aftermath"));
  const config = { seats: 2, table: parlour, target: 1000, streak: true, first: 0 };
  const { match } = Match.begin(rules, config, { seed: seedOf(name) });
  while (match.outcome === undefined) {
    const { state } = match;
    const choice = bots[state.seat]?.choose({
      view: state,
      seat: state.seat,
      moves: match.moves(state.seat),
      draw,
      nodes: 1,
    });
    if (choice === undefined || choice instanceof Promise) throw new Error("nobody answers at once");
    const result = match.play(state.seat, rules.moveText.write(choice.move));
    if (!result.ok) throw new Error(result.refusal.reason);
  }
  return {
    match: name,
    record: match.record,
    seat: 0,
    bots: [undefined, "hybrid:reckless"],
    notes: [],
    scores: match.outcome.scores,
    begun: 0,
    ended: 1,
    ...over,
  };
};

const resultOf = (ended: FinishedMatch): ZonkResult => {
  const result = aftermath.result(ended);
  if (result === undefined) throw new Error("it counts for nothing");
  return result;
};
const games = Array.from({ length: 30 }, (_, i) => `aftermath ${i}`);
const isWon = (ended: FinishedMatch): boolean => winners(ended.scores).includes(ended.seat);
const found = (won: boolean): string => {
  const name = games.find((one) => isWon(played(one)) === won);
  if (name === undefined) throw new Error("no such match");
  return name;
};
const [won, lost] = [found(true), found(false)];
const from = (result: ZonkResult, level: number) =>
  aftermath.add({ ...aftermath.start, level }, { match: "m", begun: 0, ended: 1, result });

describe("trophies", () => {
  test("come from what the record tells of the person", () => {
    expect(resultOf(played(won)).trophies).toEqual(expect.arrayContaining(["first-bank", "first-win"]));
    expect(resultOf(played(lost)).trophies).not.toContain("first-win");
  });
  test("a loss against the fox earns nothing of a win, a win earns the fox", () => {
    const fox = { bots: [undefined, "hybrid:hard"] };
    expect(resultOf(played(won, fox)).trophies).toContain("beat-hard");
    expect(resultOf(played(lost, fox)).trophies).not.toContain("beat-hard");
  });
  test("a clean win is one without a zonk of one's own", () => {
    for (const name of games.filter((one) => isWon(played(one)))) {
      const ended = played(name);
      const resumed = Match.resume(rules, ended.record);
      if (!resumed.ok) throw new Error(resumed.refusal.reason);
      const zonks = resumed.value.match.state.turns.filter((turn) => turn.seat === 0 && turn.ended === "zonked");
      expect(resultOf(ended).trophies.includes("no-zonk")).toBe(zonks.length === 0);
    }
  });
  test("the tankard is for the final, and only for it", () => {
    const at = (round: number, match: number) => ({
      occasion: { kind: "tournament", about: placeInTournament(round, match) },
    });
    expect(resultOf(played(won, at(2, 0))).trophies).toContain("champion");
    expect(resultOf(played(won, at(1, 0))).trophies).not.toContain("champion");
    expect(resultOf(played(lost, at(2, 0))).trophies).not.toContain("champion");
  });
  test("add up, each once", () => {
    const result = resultOf(played(won));
    const twice = aftermath.add(from(result, 50), { match: "n", begun: 1, ended: 2, result });
    expect(twice.trophies).toEqual(zonkAchievements.filter((trophy) => result.trophies.includes(trophy)));
  });
});

describe("the landlady", () => {
  const hers = { bots: [undefined, landladyAt(50)] };
  test("goes up after a win, down after a loss, and stays between 0 and 100", () => {
    expect(from(resultOf(played(won, hers)), 50).level).toBe(56);
    expect(from(resultOf(played(lost, hers)), 50).level).toBe(44);
    expect(from(resultOf(played(won, hers)), 98).level).toBe(100);
    expect(from(resultOf(played(lost, hers)), 3).level).toBe(0);
  });
  test("stays where she is while somebody else is played", () =>
    expect(from(resultOf(played(won)), 50).level).toBe(50));
});

describe("the day's table", () => {
  const at = (begun: number, since = begun) => ({ occasion: { kind: "daily", about: "1970-01-01" }, begun, since });
  const dayLong = 24 * 60 * 60 * 1000;
  const dayOfMatch = (ended: FinishedMatch) => from(resultOf(ended), 50).days["1970-01-01"];
  test("is in time when it was begun on its day, also where it was begun anew after midnight", () => {
    expect(dayOfMatch(played(won, at(1)))).toMatchObject({ won: true, inTime: true });
    expect(dayOfMatch(played(won, at(dayLong, 1)))?.inTime).toBe(true);
    expect(dayOfMatch(played(won, at(dayLong)))?.inTime).toBe(false);
  });
  test("counts once: the first match is the day's", () => {
    const first = from(resultOf(played(lost, at(1))), 50);
    const again = aftermath.add(first, { match: "n", begun: 1, ended: 2, result: resultOf(played(won, at(2))) });
    expect(again.days["1970-01-01"]?.won).toBe(false);
  });
  test("any other match is of no day", () => expect(from(resultOf(played(won)), 50).days).toEqual({}));
  test("is read back", () => {
    const standing = from(resultOf(played(won, at(1))), 50);
    expect(aftermath.readStanding(structuredClone(standing))).toEqual({ ok: true, value: standing });
    expect(aftermath.readStanding({ ...standing, days: { yesterday: {} } }).ok).toBe(false);
  });
});

test("turns are counted as the record has them", () => {
  const ended = played(won);
  const resumed = Match.resume(rules, ended.record);
  if (!resumed.ok) throw new Error(resumed.refusal.reason);
  const own = resumed.value.match.state.turns.filter(({ seat }) => seat === 0);
  const { turns } = resultOf(ended);
  expect((turns?.banked ?? 0) + (turns?.zonked ?? 0)).toBe(own.length);
  expect(turns?.best).toBe(Math.max(...own.map(({ banked }) => banked)));
});

test("a lesson counts for nothing", () =>
  expect(aftermath.result(played(won, { occasion: { kind: "lesson", about: "" } }))).toBeUndefined());

test("habits are kept as the learning opponent reads them", () => {
  const memory = readMemory(resultOf(played(won)).habits);
  expect(memory.ok && memory.value.once.length > 0).toBe(true);
});

test("what is kept is read back, and what is damaged is refused", () => {
  const result = resultOf(played(won));
  expect(aftermath.readResult(structuredClone(result))).toEqual({ ok: true, value: result });
  expect(aftermath.readResult({ ...result, habits: "?" }).ok).toBe(false);
  expect(aftermath.readStanding({ trophies: ["first-win", "unknown"], level: 40 })).toEqual({
    ok: true,
    value: { trophies: ["first-win"], level: 40, days: {}, career: {} },
  });
  expect(aftermath.readStanding({ trophies: [], level: 101 }).ok).toBe(false);
});
