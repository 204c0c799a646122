/** The Perfect player compared with naive play on small sheets, and with the published figure on the whole one. */
import { describe, expect, test } from "vitest";
import {
  allBoxes,
  baseOf,
  type Category,
  expected,
  faceOf,
  loadoutOf,
  plainPoints,
  plainTray,
  scoreBox,
  solve,
  solveTarget,
  stagePoints,
  usualBook,
  type Worth,
} from "../index.ts";
import { type BruteStage, brute, maskOf } from "./brute.ts";
import { standing } from "./standing.ts";

const six = [1, 2, 3, 4, 5, 6];
const fixed: Partial<Record<Category, number>> = {
  "full-house": 25,
  "small-straight": 30,
  "large-straight": 40,
  "five-of-a-kind": 50,
};

interface Case {
  readonly open: readonly Category[];
  readonly upper?: number;
  readonly rolls?: number;
  readonly free?: boolean;
  readonly worth?: Worth;
  readonly loose?: number;
}

const both = ({ rolls = 3, free = false, worth = {}, loose = 0 }: Case) => {
  const stage = plainPoints({ tray: plainTray(usualBook, loose), worth, rolls, freeScratch: free });
  const naive: BruteStage = {
    rolls,
    freeScratch: free,
    bonus: 35,
    firstLockable: loose,
    alike: loose === 0,
    sides: [six, six, six, six, six],
    points: (category, shown) => {
      const base = baseOf(category, shown, shown);
      const usual = fixed[category];
      return Math.floor(
        usual === undefined ? base * (worth[category] ?? 1) : (base / usual) * (worth[category] ?? usual),
      );
    },
    pips: (category, shown) => baseOf(category, shown, shown),
  };
  return { stage, naive };
};

const cases: readonly (Case & { readonly name: string })[] = [
  { name: "chance alone", open: ["chance"] },
  { name: "five of a kind alone", open: ["five-of-a-kind"] },
  { name: "large straight with one roll", open: ["large-straight"], rolls: 1 },
  { name: "small straight with four rolls", open: ["small-straight"], rolls: 4 },
  { name: "sixes on the edge of the bonus", open: ["sixes"], upper: 45 },
  { name: "ones and twos with the bonus in reach", open: ["ones", "twos"], upper: 57, rolls: 2 },
  { name: "full house and fours, literal scratch", open: ["fours", "full-house"], rolls: 2 },
  { name: "full house and fours, free scratch", open: ["fours", "full-house"], rolls: 2, free: true },
  {
    name: "four of a kind and threes worth more",
    open: ["threes", "four-of-a-kind"],
    rolls: 2,
    worth: { threes: 3, "four-of-a-kind": 1.5 },
  },
  { name: "a full house worth 35", open: ["full-house"], worth: { "full-house": 35 } },

  { name: "two dice that cannot be locked", open: ["sixes"], rolls: 2, upper: 50, loose: 2 },
];

describe("exact on small sheets", () => {
  test.each(cases)("expected score: $name", (of) => {
    const { stage, naive } = both(of);
    const upper = of.upper ?? 0;
    const solved = expected(solve(stage, { open: maskOf(of.open), upper }));
    expect(solved).toBeCloseTo(brute(naive, of.open, upper), 9);
  });

  test.each([
    { open: ["chance"], target: 22 },
    { open: ["five-of-a-kind"], target: 50 },
    { open: ["sixes"], upper: 45, target: 53 },
    { open: ["sixes"], upper: 45, target: 18 },
    { open: ["ones", "twos"], upper: 57, rolls: 2, target: 43 },
    { open: ["fours", "full-house"], rolls: 2, target: 33 },
    { open: ["fours", "full-house"], rolls: 2, target: 8, free: true },
    { open: ["sixes"], rolls: 2, upper: 50, loose: 2, target: 40 },
  ] as const)("chance of a target: $open to $target", (of) => {
    const { stage, naive } = both(of);
    const upper = "upper" in of ? of.upper : 0;
    const solved = solveTarget(stage, { open: maskOf(of.open), upper }, of.target).chance(
      maskOf(of.open),
      upper,
      of.target,
    );
    expect(solved).toBeCloseTo(brute(naive, of.open, upper, of.target), 9);
  });

  test.each([
    { dice: ["heavy", "plain", "plain", "plain", "plain"], open: ["sixes"] },
    { dice: ["double", "wild", "plain", "plain", "plain"], open: ["four-of-a-kind"] },
    { dice: ["glass", "lucky", "plain", "plain", "plain"], open: ["full-house"] },
  ] as const)("special dice and charms: $dice in $open", ({ dice, open }) => {
    const state = standing({ dice, charms: ["bell", "abacus", "seal-upper"], levels: { kinds: 2 } });
    const stage = { ...stagePoints(usualBook, state), rolls: 2 };
    const naive: BruteStage = {
      rolls: 2,
      freeScratch: false,
      bonus: stage.bonus,
      firstLockable: 0,
      alike: false,
      sides: dice.map((kind) => usualBook.die(kind).sides),
      opens: dice.map((kind) => usualBook.die(kind).opens ?? 0),
      points: (category, shown) => scoreBox(usualBook, loadoutOf(usualBook, state), category, shown).total,
      pips: (category, shown) =>
        faceOf(category) === undefined ? 0 : scoreBox(usualBook, loadoutOf(usualBook, state), category, shown).base,
    };
    expect(expected(solve(stage, { open: maskOf(open), upper: 0 }))).toBeCloseTo(brute(naive, open, 0), 9);
  });
});

test("the whole sheet with free scratch is the published 245.870775", () => {
  const stage = plainPoints({ tray: plainTray(usualBook), worth: {}, rolls: 3, freeScratch: true });
  const solved = solve(stage);
  expect(expected(solved).toFixed(6)).toBe("245.870775");
  // Solving the whole sheet also solves every sheet that can be reached from it, with the same results as on its own.
  const open = maskOf(["ones", "sixes", "full-house", "chance"]);
  expect(expected({ ...solved, open, upper: 40 })).toBeCloseTo(expected(solve(stage, { open, upper: 40 })), 9);
  expect(solved.open).toBe(allBoxes);
});

test("the literal rule costs almost three points", () => {
  const stage = plainPoints({ tray: plainTray(usualBook), worth: {}, rolls: 3, freeScratch: false });
  expect(expected(solve(stage)).toFixed(4)).toBe("242.9957");
});

test("more rolls and higher points never make a sheet worth less", () => {
  const open = maskOf(["fives", "small-straight", "three-of-a-kind"]);
  const worth = (rolls: number, more: Worth = {}) =>
    expected(
      solve(plainPoints({ tray: plainTray(usualBook), worth: more, rolls, freeScratch: false }), { open, upper: 30 }),
    );
  const byRolls = [1, 2, 3, 4, 5].map((rolls) => worth(rolls));
  expect(byRolls).toEqual(byRolls.toSorted((a, b) => a - b));
  expect(worth(3, { fives: 2 })).toBeGreaterThan(worth(3));
});

test("a target that is met already is certain, one out of reach is hopeless", () => {
  const stage = plainPoints({ tray: plainTray(usualBook), worth: {}, rolls: 3, freeScratch: false });
  const open = maskOf(["sixes", "chance"]);
  const solved = solveTarget(stage, { open, upper: 0 }, 61);
  expect(solved.chance(open, 0, 61)).toBe(0);
  expect(solveTarget(stage, { open, upper: 0 }, 0).chance(open, 0, 0)).toBe(1);
  const chances = [10, 20, 30, 40, 50, 60].map((need) =>
    solveTarget(stage, { open, upper: 0 }, need).chance(open, 0, need),
  );
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
});
