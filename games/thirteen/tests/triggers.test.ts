/**
 * Triggers of charms, each in a box where it is met and one where it is not; neighbours, bent rules, and money at once.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Category, categories, preview, rollsOf, scoreBonus, usualBook } from "../index.ts";
import { loadoutOf } from "../rules/stage.ts";
import { isSteady } from "../rules/triggers.ts";
import { play, playText, type Standing, standing } from "./standing.ts";

const scoreOf = (of: Standing, category: Category) => {
  const found = preview(usualBook, standing(of)).find((box) => box.category === category);
  if (found === undefined) throw new Error(`${category} is not open`);
  return found.score;
};
const multOf = (charm: string, of: Standing, category: Category = "chance"): number =>
  Math.round(100 * (scoreOf({ ...of, charms: [charm, ...(of.charms ?? [])] }, category).mult - 1)) / 100;
const flatOf = (charm: string, shown: readonly number[], category: Category = "chance"): number =>
  scoreOf({ shown, charms: [charm] }, category).flat;
const gives = (charm: string) => usualBook.charm(charm).gives ?? {};
const any = [4, 4, 4, 2, 3];

describe("a trigger is met or it is not", () => {
  test.each([
    ["first-light", { shown: any, rolled: 1 }, { shown: any, rolled: 2 }],
    ["patience", { shown: any, rolled: 3 }, { shown: any, rolled: 2 }],
    ["rainbow", { shown: [1, 2, 3, 4, 6] }, { shown: any }],
    ["even-keel", { shown: [2, 2, 4, 6, 6] }, { shown: any }],
    ["oddity", { shown: [1, 1, 3, 5, 5] }, { shown: any }],
    ["staircase", { shown: any, sheet: { before: 3 } }, { shown: any, sheet: { before: 12 } }],
    ["odd-hours", { shown: any, sheet: { round: 3 } }, { shown: any, sheet: { round: 4 } }],
    ["even-hours", { shown: any, sheet: { round: 4 } }, { shown: any, sheet: { round: 3 } }],
    ["capstone", { shown: any, open: ["chance", "ones"] }, { shown: any, open: ["chance", "full-house"] }],
    ["finale", { shown: any, sheet: { round: 11 } }, { shown: any, sheet: { round: 10 } }],
    ["big-game", { shown: any, stage: 4, twist: { kind: "toll" } }, { shown: any, stage: 5 }],
  ] as const)("%s", (charm, met, missed) => {
    expect(multOf(charm, met)).toBe(gives(charm).mult);
    expect(multOf(charm, missed)).toBe(0);
  });
  test("Spotless and Lightning multiply", () => {
    expect(scoreOf({ shown: any, charms: ["spotless"] }, "chance").xmult).toBe(gives("spotless").xmult);
    expect(scoreOf({ shown: any, charms: ["spotless"], sheet: { scratches: 1 } }, "chance").xmult).toBe(1);
    expect(scoreOf({ shown: any, charms: ["lightning"], rolled: 1 }, "chance").xmult).toBe(gives("lightning").xmult);
    expect(scoreOf({ shown: any, charms: ["lightning"], rolled: 2 }, "chance").xmult).toBe(1);
  });
  test("Small Change asks what the dice bring", () => {
    expect(flatOf("small-change", any, "fours")).toBe(gives("small-change").points);
    expect(flatOf("small-change", any)).toBe(0);
  });
  test("Quintet asks for five equal dice, in any box", () => {
    expect(flatOf("quintet", [2, 2, 2, 2, 2])).toBe(gives("quintet").points);
    expect(flatOf("quintet", any)).toBe(0);
  });
});

describe("a trigger counts", () => {
  test("pairs, sixes and low faces", () => {
    expect(flatOf("twins", [4, 4, 2, 2, 3])).toBe(2 * (gives("twins").points ?? 0));
    expect(flatOf("twins", [4, 4, 4, 4, 3])).toBe(2 * (gives("twins").points ?? 0));
    expect(flatOf("high-tide", [6, 6, 1, 6, 2])).toBe(3 * (gives("high-tide").points ?? 0));
    expect(flatOf("low-tide", [1, 2, 2, 6, 3])).toBe(3 * (gives("low-tide").points ?? 0));
  });
  test("dice kept in the last roll", () => {
    const kept = play(standing({ shown: any, charms: ["padlock"] }), "roll keep 1 2 3", "rolled 1 1 1 5 5");
    const box = preview(usualBook, kept).find(({ category }) => category === "chance");
    expect(box?.score.flat).toBe(3 * (gives("padlock").points ?? 0));
  });
  test("scratches and consumables of this stage", () => {
    const state = standing({ shown: any, pocket: ["token", "flip"], open: ["ones", "fives", "chance"] });
    const twice = play(state, "use token", "use flip 1");
    expect(twice.sheet.used).toBe(2);
    expect(multOf("tinker", { shown: any, sheet: { used: 2 } })).toBe(2 * (gives("tinker").mult ?? 0));
    const scratched = play(standing({ shown: any, open: ["ones", "fives"] }), "scratch ones");
    expect(scratched.sheet).toMatchObject({ scratches: 1, before: 0 });
    expect(multOf("scratch-pad", { shown: any, sheet: { scratches: 2 } })).toBe(2 * (gives("scratch-pad").mult ?? 0));
  });
  test("dollars held, at most ten times five", () => {
    expect(multOf("coin-purse", { shown: any, purse: 24 })).toBeCloseTo(4 * (gives("coin-purse").mult ?? 0), 9);
    expect(multOf("coin-purse", { shown: any, purse: 999 })).toBeCloseTo(10 * (gives("coin-purse").mult ?? 0), 9);
  });
  test("empty slots, and the levels of all manuals", () => {
    expect(multOf("ascetic", { shown: any })).toBeCloseTo(4 * (gives("ascetic").mult ?? 0), 9);
    expect(multOf("ascetic", { shown: any, charms: ["piggy-bank"] })).toBeCloseTo(3 * (gives("ascetic").mult ?? 0), 9);
    expect(multOf("hermit", { shown: any })).toBeCloseTo(5 * (gives("hermit").mult ?? 0), 9);
    expect(multOf("hermit", { shown: any, charms: ["piggy-bank"] })).toBeCloseTo(4 * (gives("hermit").mult ?? 0), 9);
    expect(multOf("scholar", { shown: any, levels: { upper: 5, kinds: 4 } })).toBeCloseTo(
      2 * (gives("scholar").mult ?? 0),
      9,
    );
  });
});

describe("neighbours", () => {
  test("the Mirror does what the charm to its right does, so order matters", () => {
    expect(scoreOf({ shown: any, charms: ["mirror", "crown", "bell"] }, "chance").xmult).toBe(2.25);
    expect(scoreOf({ shown: any, charms: ["crown", "mirror", "bell"] }, "chance").mult).toBe(1.8);
    expect(scoreOf({ shown: any, charms: ["crown", "mirror"] }, "chance")).toMatchObject({ xmult: 1.5, mult: 1 });
  });
  test("it copies rolls and the stages its neighbour was held", () => {
    expect(rollsOf(usualBook, standing({ charms: ["mirror", "fourth-roll"] }))).toBe(5);
    const held = ["mirror", { item: "snowball", held: 4 }];
    expect(scoreOf({ shown: any, charms: held }, "chance").mult).toBe(3);
  });
});

describe("bent rules", () => {
  test("Shortcut: straights of three and four", () => {
    expect(scoreOf({ shown: [1, 2, 3, 6, 6], charms: ["shortcut"] }, "small-straight").base).toBe(30);
    expect(scoreOf({ shown: [1, 2, 3, 4, 6], charms: ["shortcut"] }, "large-straight").base).toBe(40);
    expect(scoreOf({ shown: [1, 2, 3, 6, 6] }, "small-straight").base).toBe(0);
  });
  test("Duplex: two pairs are a full house", () => {
    expect(scoreOf({ shown: [2, 2, 5, 5, 6], charms: ["duplex"] }, "full-house").base).toBe(25);
    expect(scoreOf({ shown: [2, 2, 5, 5, 6] }, "full-house").base).toBe(0);
    expect(scoreOf({ shown: [2, 2, 2, 2, 6], charms: ["duplex"] }, "full-house").base).toBe(0);
  });
});

describe("money at once", () => {
  test("Tip Jar pays for a box on the first roll, Salvage for a scratch", () => {
    const tip = usualBook.charm("tip-jar").tips?.money ?? 0;
    expect(play(standing({ shown: any, rolled: 1, charms: ["tip-jar"] }), "score chance").purse).toBe(tip);
    expect(play(standing({ shown: any, rolled: 2, charms: ["tip-jar"] }), "score chance").purse).toBe(0);
    const found = usualBook.charm("salvage").tips?.money ?? 0;
    const scratched = playText(standing({ shown: any, open: ["ones", "fives"], charms: ["salvage"] }), "scratch ones");
    expect(scratched.state.purse).toBe(found);
    expect(scratched.facts).toContainEqual({ kind: "tipped", item: "salvage", money: found });
  });
  test("Overtime: unused rolls pay more", () => {
    const won = playText(
      standing({ shown: any, open: ["chance"], sheet: { score: 300, unused: 9 }, charms: ["overtime"] }),
      "score chance",
    );
    expect(won.facts.find(({ kind }) => kind === "paid")).toMatchObject({
      unused: 15 + (usualBook.charm("overtime").unused ?? 0),
    });
  });
});

describe("dice that add by themselves", () => {
  const with4 = (kind: string) => [kind, "plain", "plain", "plain", "plain"];
  test("Steel adds mult, Copper and Light points, on the box they count in", () => {
    expect(scoreOf({ dice: with4("steel"), shown: [4, 4, 4, 2, 3] }, "fours").mult).toBe(1.2);
    expect(scoreOf({ dice: with4("steel"), shown: [1, 4, 4, 2, 3] }, "fours").mult).toBe(1);
    expect(scoreOf({ dice: with4("copper"), shown: [1, 4, 4, 2, 3] }, "chance").flat).toBe(5);
    expect(scoreOf({ dice: with4("copper"), shown: [3, 4, 4, 2, 3] }, "chance").flat).toBe(0);
    expect(scoreOf({ dice: with4("light"), shown: [3, 4, 4, 2, 3] }, "chance").flat).toBe(3);
  });
  test("the two-faced die is its face or the one opposite", () => {
    expect(scoreOf({ dice: with4("two-faced"), shown: [1, 6, 6, 2, 3] }, "sixes").base).toBe(18);
    expect(scoreOf({ dice: with4("two-faced"), shown: [1, 6, 6, 2, 3] }, "ones").base).toBe(1);
  });
});

const passing = {
  rolled: fc.integer({ min: 1, max: 3 }),
  round: fc.integer({ min: 1, max: 13 }),
  kept: fc.nat(4),
  scratches: fc.nat(3),
  used: fc.nat(2),
  before: fc.option(fc.nat(12)),
};
const steadyCharms = usualBook.items.flatMap((item) =>
  item.kind === "charm" && isSteady(item.per) && item.copies === undefined ? [item.id] : [],
);

test("a charm that is called steady gives the same at every moment of a stage", () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...steadyCharms),
      fc.constantFrom(...categories),
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 5 }),
      fc.record(passing),
      (charm, category, shown, sheet) => {
        const usual = scoreOf({ shown, charms: [charm] }, category);
        expect(scoreOf({ shown, charms: [charm], sheet }, category)).toEqual(usual);
      },
    ),
    { numRuns: 300 },
  ));

test("the steps of a preview are the dice and charms in their order, and make its score", () => {
  const state = standing({
    shown: any,
    dice: ["steel", "plain", "plain", "plain", "plain"],
    charms: ["abacus", "first-light", "crown"],
  });
  const box = preview(usualBook, state).find(({ category }) => category === "chance");
  expect(box?.steps).toEqual([
    { by: { die: 0 }, mult: 0.2 },
    { by: { charm: "abacus" }, points: gives("abacus").points },
    { by: { charm: "first-light" }, mult: gives("first-light").mult },
    { by: { charm: "crown" }, xmult: 1.5 },
  ]);
});

test("the upper bonus takes nothing that hangs on the moment or on dice", () =>
  expect(
    scoreBonus(usualBook, loadoutOf(usualBook, standing({ charms: ["first-light", "twins", "abacus", "odd-hours"] }))),
  ).toMatchObject({ total: 35 }));
