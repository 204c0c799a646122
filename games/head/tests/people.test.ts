/** Duels between people: what they count for, and the table that evens two people out. */
import { expect, test } from "vitest";
import {
  evenPairing,
  gamesBetween,
  type PeopleDuel,
  type PersonSide,
  peopleDeedsIn,
  publishedGap,
  readPeopleDuel,
  strengthGap,
  tallyByName,
  tiltOf,
} from "../index.ts";

const shape = { grid: 8, words: 3, difficulty: "normal" } as const;
const side = (name: string, won: boolean, changed: Partial<PersonSide> = {}): PersonSide => ({
  name,
  won,
  ...shape,
  misses: 5,
  limit: 27,
  turns: 20,
  ...changed,
});
const duel = (name: string, won: boolean, changed: Partial<PersonSide> = {}): PeopleDuel => ({
  at: 1,
  isOnline: false,
  how: "found",
  mine: side("Mara", won, changed),
  theirs: side(name, !won),
});

test("duels are counted by name, and read as they were kept", () => {
  const duels = [duel("Ben", true), duel("Ben", false), duel("Ida", true)];
  expect(tallyByName(duels)).toEqual([
    { name: "Ben", won: 1, played: 2 },
    { name: "Ida", won: 1, played: 1 },
  ]);
  for (const one of duels) expect(readPeopleDuel(JSON.parse(JSON.stringify(one)))).toEqual({ ok: true, value: one });
});

test("what is earned against people: a win, company, and a win at a table that favours the other", () => {
  expect(peopleDeedsIn([duel("Ben", false)])).toEqual([]);
  expect(peopleDeedsIn([duel("Ben", true)])).toEqual(["face-to-face"]);
  expect(peopleDeedsIn([duel("Ben", true, { difficulty: "hard" })])).toEqual(["face-to-face", "against-the-odds"]);
  expect(peopleDeedsIn(Array.from({ length: 10 }, () => duel("Ben", false)))).toEqual(["good-company"]);
});

test("a larger board of one's own and an easier difficulty favour oneself", () => {
  const half = { grid: 8, words: 3, difficulty: "normal" } as const;
  expect(tiltOf([half, half])).toBe(0);
  expect(tiltOf([{ ...half, grid: 10 }, half])).toBeGreaterThan(0);
  expect(tiltOf([half, { ...half, difficulty: "easy" }])).toBeLessThan(0);
});

test("without results an equal table is proposed, and the more one side wins the more it is evened out", () => {
  expect(evenPairing(strengthGap([]))).toEqual([shape, shape]);
  const wins = (n: number) => strengthGap(Array.from({ length: n }, () => ({ won: true, tilt: 0 })));
  const tilts = [0, 2, 4, 8, 16].map((n) => tiltOf(evenPairing(wins(n))));
  expect(tilts).toEqual(tilts.toSorted((one, two) => two - one));
  expect(tilts.at(-1)).toBeLessThan(tilts[0] ?? 0);
  const [stronger, weaker] = evenPairing(wins(16));
  expect(stronger.grid).toBeLessThan(weaker.grid);
  expect(evenPairing(-wins(16))).toEqual([weaker, stronger]);
});

test("results that both have published are the start, and games between the two move it", () => {
  const strong = { matches: 40, won: 32 };
  const weak = { matches: 40, won: 8 };
  const expected = publishedGap(strong, weak);
  expect(expected).toBeGreaterThan(1);
  expect(publishedGap(weak, strong)).toBeCloseTo(-expected);
  expect(publishedGap({ matches: 0, won: 0 }, { matches: 0, won: 0 })).toBe(0);
  expect(Math.abs(publishedGap({ matches: 1, won: 1 }, weak))).toBeLessThan(expected);
  const [stronger, weaker] = evenPairing(strengthGap([], expected));
  expect(tiltOf([stronger, weaker])).toBeLessThan(0);
  const lost = Array.from({ length: 6 }, () => ({ won: false, tilt: 0 }));
  expect(strengthGap(lost, expected)).toBeLessThan(strengthGap([], expected));
});

test("wins at a table that favours oneself say less than wins at an even one", () => {
  const after = (tilt: number) => strengthGap(Array.from({ length: 4 }, () => ({ won: true, tilt })));
  expect(after(1)).toBeLessThan(after(0));
  expect(after(-1)).toBeGreaterThan(after(0));
});

test("games between two people are found from either side", () => {
  const duels = [duel("Ben", true), duel("Ida", false)];
  expect(gamesBetween(duels, "Mara", "Ben")).toEqual([{ won: true, tilt: 0 }]);
  expect(gamesBetween(duels, "Ben", "Mara")).toEqual([{ won: false, tilt: 0 }]);
  expect(gamesBetween(duels, "Mara", "Zoe")).toEqual([]);
});
