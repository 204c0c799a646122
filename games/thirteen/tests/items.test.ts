/** Each of the thirty items: its effect, its preview, and its combination with another. */
import { describe, expect, test } from "vitest";
import {
  type BoxScore,
  type Category,
  loadoutOf,
  preview,
  rollsLeft,
  rollsOf,
  scoreBonus,
  usualBook,
} from "../index.ts";
import { play, playText, refusedAs, type Standing, standing, textsOf } from "./standing.ts";

const three = [4, 4, 4, 2, 3];

/** The preview of a box, checked against the actual scoring. */
const scored = (of: Standing, category: Category): BoxScore => {
  const state = standing(of);
  const shown = preview(usualBook, state).find((box) => box.category === category);
  const { state: after, facts } = playText(state, `score ${category}`);
  const fact = facts.find((one) => one.kind === "scored");
  if (shown === undefined) throw new Error(`${category} is not open`);
  expect(fact).toMatchObject({ category, ...shown.score });
  expect(after.sheet.score - state.sheet.score).toBe(shown.score.total + (shown.bonus?.total ?? 0));
  return shown.score;
};
const total = (of: Standing, category: Category): number => scored(of, category).total;

describe("dice", () => {
  const plain = ["plain", "plain", "plain", "plain"];

  test("1 Heavy Die: its sides are 4 4 5 5 6 6", () => {
    const state = standing({ dice: ["heavy", ...plain] });
    const faces = [1, 2, 3, 4, 5, 6].map((side) => play(state, "roll", `rolled ${side} 1 1 1 1`).sheet.shown[0]);
    expect(faces).toEqual([4, 4, 5, 5, 6, 6]);
  });
  test("1 Heavy Die with Double Die: two heavy sixes and a double one in Sixes", () =>
    expect(total({ dice: ["heavy", "heavy", "double", "plain", "plain"], shown: [6, 6, 6, 1, 1] }, "sixes")).toBe(24));

  test("2 Double Die: its pips count twice, also for the 63", () => {
    const of = { dice: ["double", ...plain], shown: [6, 6, 6, 1, 2] };
    expect(total(of, "sixes")).toBe(24);
    expect(total(of, "three-of-a-kind")).toBe(27);
    expect(play(standing(of), "score sixes").sheet.upper).toBe(24);
  });
  test("2 Double Die is one die for patterns and adds nothing to fixed boxes", () => {
    expect(refusedAs(standing({ dice: ["double", ...plain], shown: [6, 6, 1, 2, 3] }), "score three-of-a-kind")).toBe(
      "not-valid",
    );
    expect(total({ dice: ["double", ...plain], shown: [2, 2, 3, 3, 3] }, "full-house")).toBe(25);
  });
  test("2 Double Die with a Bell: (24) × 1.4", () =>
    expect(total({ dice: ["double", ...plain], shown: [6, 6, 6, 1, 2], charms: ["bell"] }, "sixes")).toBe(33));

  test("3 Lucky Die: 6 on the first roll, kept or thrown again as a plain die", () => {
    const state = standing({ dice: ["lucky", ...plain] });
    for (const side of [1, 2, 3, 4, 5, 6]) expect(play(state, "roll", `rolled ${side} 1 1 1 1`).sheet.shown[0]).toBe(6);
    const first = play(state, "roll", "rolled 3 1 1 1 1");
    expect(play(first, "roll keep 1", "rolled 3 2 2 2 2").sheet.shown[0]).toBe(6);
    const thrown = play(first, "roll", "rolled 3 2 2 2 2");
    expect(thrown.sheet.shown[0]).toBe(3);
    expect(play(thrown, "roll keep 2 3 4 5", "rolled 5 2 2 2 2").sheet.shown[0]).toBe(5);
    expect(play(thrown, "score chance", "roll", "rolled 2 2 2 2 2").sheet.shown[0]).toBe(6);
  });
  test("3 Lucky Die in Sixes with an Upper Emblem: 12 × 1.6", () =>
    expect(total({ dice: ["lucky", ...plain], shown: [6, 6, 1, 2, 3], charms: ["emblem-upper"] }, "sixes")).toBe(19));

  test("4 Wild Die: its 1 is chosen for each box", () => {
    const of = { dice: ["wild", ...plain], shown: [1, 6, 6, 5, 4] };
    expect(total(of, "sixes")).toBe(18);
    expect(total(of, "ones")).toBe(1);
    expect(total(of, "three-of-a-kind")).toBe(27);
    expect(total(of, "small-straight" as const)).toBe(30);
    expect(total(of, "chance")).toBe(27);
    expect(total({ dice: ["wild", ...plain], shown: [1, 2, 3, 4, 6] }, "large-straight")).toBe(40);
    expect(total({ dice: ["wild", ...plain], shown: [1, 2, 2, 4, 4] }, "full-house")).toBe(25);
    expect(total({ dice: ["wild", ...plain], shown: [1, 3, 3, 3, 3] }, "five-of-a-kind")).toBe(50);
  });
  test("4 Wild Die: only its 1 is wild", () =>
    expect(total({ dice: ["wild", ...plain], shown: [2, 6, 6, 5, 4] }, "sixes")).toBe(12));
  test("4 two Wild Dice with a Double Die: [1w 1w 6d 6 2] is four of a kind of 32", () =>
    expect(
      total({ dice: ["wild", "wild", "double", "plain", "plain"], shown: [1, 1, 6, 6, 2] }, "four-of-a-kind"),
    ).toBe(32));

  test("5 Gold Die: $1 when it counts showing 5 or 6, at most $6 a stage", () => {
    const of = { dice: ["gold", ...plain], shown: [6, 6, 1, 2, 3], purse: 10 };
    const { state, facts } = playText(standing(of), "score sixes");
    expect(state.purse).toBe(11);
    expect(facts).toContainEqual({ kind: "earned", die: 0, money: 1 });
    expect(play(standing({ ...of, shown: [4, 6, 1, 2, 3] }), "score chance").purse).toBe(10);
    expect(play(standing(of), "score ones").purse).toBe(10);
    expect(play(standing({ ...of, sheet: { earned: [6, 0, 0, 0, 0] } }), "score sixes").purse).toBe(10);
  });
  test("5 two Gold Dice pay each, and a Glass Die beside them changes no money", () =>
    expect(
      play(
        standing({ dice: ["gold", "gold", "glass", "plain", "plain"], shown: [6, 5, 1, 2, 3], purse: 0 }),
        "score chance",
      ).purse,
    ).toBe(2));

  test("6 Glass Die: ×1.25 on the box it counts in", () => {
    expect(scored({ dice: ["glass", ...plain], shown: [6, 6, 6, 1, 2] }, "sixes")).toMatchObject({
      xmult: 1.25,
      total: 22,
    });
    expect(scored({ dice: ["glass", ...plain], shown: [1, 6, 6, 6, 2] }, "sixes")).toMatchObject({
      xmult: 1,
      total: 18,
    });
  });
  test("6 Glass Die: it may break only after it counted, and is plain then", () => {
    const of = { dice: ["glass", ...plain], shown: [6, 6, 6, 1, 2] };
    const after = play(standing(of), "score sixes");
    expect(after.phase).toEqual({ kind: "cracking", dice: [0] });
    expect(play(after, "cracked none").dice[0]).toBe("glass");
    expect(play(after, "cracked 1").dice[0]).toBe("plain");
    expect(() => play(after, "cracked 2")).toThrow("not-glass");
    expect(play(standing(of), "score twos").phase.kind).toBe("round");
  });
  test("6 two Glass Dice and a Crown multiply", () =>
    expect(
      scored(
        { dice: ["glass", "glass", "plain", "plain", "plain"], shown: three, charms: ["crown"] },
        "three-of-a-kind",
      ),
    ).toMatchObject({
      xmult: 1.25 * 1.25 * 1.5,
      total: 39,
    }));
});

describe("manuals 7–10", () => {
  test.each([
    ["upper", "fours", 12, 28],
    ["kinds", "three-of-a-kind", 17, 40],
    ["straights", "small-straight", 30, 71],
    ["house", "chance", 17, 40],
  ] as const)("level 2 of %s: %s of %i points × 1.84 and + 0.3 mult", (section, category, base, points) => {
    const shown = section === "straights" ? [1, 2, 3, 4, 4] : three;
    const score = scored({ shown, levels: { [section]: 2 } }, category);
    expect(score).toEqual({ base, level: 1.84, flat: 0, mult: 1.3, xmult: 1, total: points });
  });
  test("a manual helps only its own section", () =>
    expect(total({ shown: three, levels: { house: 3 } }, "fours")).toBe(12));
  test("a manual and an Abacus: the flat points come after the level", () =>
    expect(total({ shown: three, levels: { upper: 1 }, charms: ["abacus"] }, "fours")).toBe(
      Math.floor((12 * 1.42 + 6) * 1.15),
    ));
});

describe("common charms", () => {
  test("11 Bell: + 0.4 mult", () =>
    expect(scored({ shown: three, charms: ["bell"] }, "chance")).toMatchObject({ mult: 1.4, total: 23 }));
  test("11 Bell and Great Bell add up", () =>
    expect(scored({ shown: three, charms: ["bell", "great-bell"] }, "chance")).toMatchObject({ mult: 2, total: 34 }));
  test("12 Abacus: + 6 points in every scored box, none for a scratch", () => {
    expect(scored({ shown: three, charms: ["abacus"] }, "twos")).toMatchObject({ base: 2, flat: 6, total: 8 });
    expect(
      play(standing({ shown: three, charms: ["abacus"], open: ["ones", "fives"] }), "scratch ones").sheet.score,
    ).toBe(0);
  });
  test("12 Abacus under a Seal is doubled with the rest", () =>
    expect(total({ shown: three, charms: ["abacus", "seal-upper"] }, "fours")).toBe(36));
  test.each([
    ["emblem-upper", "fours", 1.6, "chance"],
    ["emblem-kinds", "three-of-a-kind", 1.8, "fours"],
    ["emblem-straights", "small-straight", 1.8, "chance"],
    ["emblem-house", "chance", 1.8, "fours"],
  ] as const)("13–16 %s: mult in its own section only", (emblem, inside, mult, outside) => {
    const shown = emblem === "emblem-straights" ? [1, 2, 3, 4, 4] : three;
    expect(scored({ shown, charms: [emblem] }, inside).mult).toBe(mult);
    expect(scored({ shown, charms: [emblem] }, outside).mult).toBe(1);
    expect(scored({ shown, charms: [emblem, "bell"] }, inside).mult).toBeCloseTo(mult + 0.4, 10);
  });
  test("17 Piggy Bank: + $3 after each stage, with interest on top", () => {
    const won = (charms: readonly string[]) =>
      playText(
        standing({ shown: three, open: ["chance"], rolled: 3, sheet: { score: 300 }, purse: 10, charms }),
        "score chance",
      ).facts.find(({ kind }) => kind === "paid");
    expect(won([])).toMatchObject({ charms: 0, interest: 2, purse: 17 });
    expect(won(["piggy-bank"])).toMatchObject({ charms: 3, interest: 2, purse: 20 });
    expect(total({ shown: three, charms: ["piggy-bank"] }, "chance")).toBe(17);
  });
});

describe("uncommon charms", () => {
  test("18 Great Bell: + 0.6 mult", () =>
    expect(scored({ shown: three, charms: ["great-bell"] }, "chance")).toMatchObject({ mult: 1.6, total: 27 }));
  test("18 Great Bell with a Crown: sums before products", () =>
    expect(total({ shown: three, charms: ["great-bell", "crown"] }, "chance")).toBe(Math.floor(17 * 1.6 * 1.5)));
  test("19 Fourth Roll: one more roll every round, which pays when unused", () => {
    const state = standing({ shown: three, charms: ["fourth-roll"] });
    expect(rollsOf(usualBook, state)).toBe(4);
    expect(rollsLeft(usualBook, state)).toBe(3);
    expect(play(state, "score chance").sheet.unused).toBe(3);
    expect(total({ shown: three, charms: ["fourth-roll"] }, "chance")).toBe(17);
  });
  test("19 Fourth Roll with the two-rolls boss makes 3", () =>
    expect(rollsOf(usualBook, standing({ stage: 4, twist: { kind: "two-rolls" }, charms: ["fourth-roll"] }))).toBe(3));
  test("20 Snowball: + 0.2 mult for each stage held, the present one included", () => {
    expect(scored({ shown: three, charms: ["snowball"] }, "chance").mult).toBe(1.2);
    expect(scored({ shown: three, charms: [{ item: "snowball", held: 3 }] }, "chance").mult).toBe(1.8);
    expect(scored({ shown: three, charms: [{ item: "snowball", held: 3 }, "bell"] }, "chance").mult).toBe(2.2);
    const won = play(
      standing({ shown: three, open: ["chance"], sheet: { score: 300 }, charms: ["snowball"] }),
      "score chance",
    );
    expect(won.charms).toEqual([{ item: "snowball", held: 1 }]);
  });
  test("21 Banker: the interest limit is $5 higher, and does nothing without money", () => {
    const paid = (purse: number, charms: readonly string[]) =>
      playText(
        standing({ shown: three, open: ["chance"], rolled: 3, sheet: { score: 300 }, purse, charms }),
        "score chance",
      ).facts.find(({ kind }) => kind === "paid");
    expect(paid(60, [])).toMatchObject({ interest: 5 });
    expect(paid(60, ["banker"])).toMatchObject({ interest: 10 });
    expect(paid(4, ["banker", "piggy-bank"])).toMatchObject({ interest: 0, charms: 3 });
    expect(total({ shown: three, charms: ["banker"] }, "chance")).toBe(17);
  });
});

describe("rare charms", () => {
  test("22 Crown: × 1.5", () =>
    expect(scored({ shown: three, charms: ["crown"] }, "chance")).toMatchObject({ xmult: 1.5, total: 25 }));
  test("23 Compounder: × 1 and 0.125 more for each stage held; with a Crown they multiply", () => {
    expect(scored({ shown: three, charms: ["compounder"] }, "chance")).toMatchObject({ xmult: 1.125, total: 19 });
    expect(scored({ shown: three, charms: [{ item: "compounder", held: 7 }] }, "chance")).toMatchObject({
      xmult: 2,
      total: 34,
    });
    expect(scored({ shown: three, charms: [{ item: "compounder", held: 7 }, "crown"] }, "chance").xmult).toBe(3);
  });
  test.each([
    ["seal-upper", "fours", "chance"],
    ["seal-kinds", "three-of-a-kind", "fours"],
    ["seal-straights", "small-straight", "chance"],
    ["seal-house", "chance", "fours"],
  ] as const)("24 %s: × 2 in its own section only", (seal, inside, outside) => {
    const shown = seal === "seal-straights" ? [1, 2, 3, 4, 4] : three;
    expect(scored({ shown, charms: [seal] }, inside).xmult).toBe(2);
    expect(scored({ shown, charms: [seal] }, outside).xmult).toBe(1);
    expect(scored({ shown, charms: [seal, "crown"] }, inside).xmult).toBe(3);
  });
});

describe("consumables", () => {
  const round = (pocket: readonly string[], more: Standing = {}) =>
    standing({ shown: [1, 2, 3, 4, 6], pocket, ...more });

  test("they act after a roll, are used up, and use no roll", () => {
    expect(refusedAs(standing({ pocket: ["token"] }), "use token")).toBe("not-rolled");
    expect(refusedAs(round([]), "use token")).toBe("not-held");
    const after = play(round(["nudge", "nudge"]), "use nudge 5 -");
    expect(after).toMatchObject({ pocket: ["nudge"], sheet: { rolled: 1, shown: [1, 2, 3, 4, 5] } });
  });
  test("25 Reroll Token: one more roll this round only, and it does not pay", () => {
    const after = play(round(["token"]), "use token");
    expect(rollsLeft(usualBook, after)).toBe(3);
    expect(play(after, "score chance").sheet.unused).toBe(2);
    expect(rollsLeft(usualBook, play(after, "score chance"))).toBe(3);
  });
  test("25 Token with Fourth Roll: five rolls", () =>
    expect(rollsLeft(usualBook, play(round(["token"], { charms: ["fourth-roll"] }), "use token"))).toBe(4));
  test("26 Lock-All: the dice stay as the next round's first roll, without locks", () => {
    const after = play(round(["lock-all"]), "use lock-all", "score small-straight");
    expect(after.sheet).toMatchObject({ round: 2, shown: [1, 2, 3, 4, 6], rolled: 1 });
    expect(play(after, "roll", "rolled 5 5 5 5 5").sheet.shown).toEqual([5, 5, 5, 5, 5]);
    expect(preview(usualBook, after).find(({ category }) => category === "chance")?.score.total).toBe(16);
  });
  test("26 Lock-All: not in the last round, and only once a round", () => {
    expect(refusedAs(round(["lock-all"], { open: ["chance"] }), "use lock-all")).toBe("no-next-round");
    expect(refusedAs(play(round(["lock-all", "lock-all"]), "use lock-all"), "use lock-all")).toBe("no-next-round");
  });
  test("26 Lock-All with a Nudge: what was nudged stays", () =>
    expect(
      play(round(["lock-all", "nudge"]), "use lock-all", "use nudge 5 -", "score large-straight").sheet.shown,
    ).toEqual([1, 2, 3, 4, 5]));
  test("27 Nudge: ± 1 within 1 to 6", () => {
    const texts = textsOf(round(["nudge"])).filter((text) => text.startsWith("use"));
    expect(texts).toEqual([
      "use nudge 1 +",
      "use nudge 2 +",
      "use nudge 2 -",
      "use nudge 3 +",
      "use nudge 3 -",
      "use nudge 4 +",
      "use nudge 4 -",
      "use nudge 5 -",
    ]);
    expect(refusedAs(round(["nudge"]), "use nudge 1 -")).toBe("no-change");
    expect(
      preview(usualBook, play(round(["nudge"]), "use nudge 5 -")).find(({ category }) => category === "large-straight")
        ?.score.total,
    ).toBe(40);
  });
  test("28 Flip: a die becomes 7 − x, a Wild Die's 6 a wild 1", () => {
    expect(play(round(["flip"]), "use flip 5").sheet.shown).toEqual([1, 2, 3, 4, 1]);
    const wild = standing({
      dice: ["wild", "plain", "plain", "plain", "plain"],
      shown: [6, 5, 5, 5, 5],
      pocket: ["flip"],
    });
    expect(
      preview(usualBook, play(wild, "use flip 1")).find(({ category }) => category === "five-of-a-kind")?.score.total,
    ).toBe(50);
  });
  test("29 Forge: any face, on a Lucky Die too", () => {
    const state = standing({
      dice: ["lucky", "plain", "plain", "plain", "plain"],
      shown: [6, 2, 2, 2, 2],
      pocket: ["forge"],
    });
    expect(play(state, "use forge 1 2", "score five-of-a-kind").sheet.score).toBe(50);
    expect(refusedAs(state, "use forge 1 6")).toBe("no-change");
  });
  test("30 Double Stamp: the next box × 2; two of them × 4; a scratch does not use it", () => {
    const stamped = play(round(["stamp", "stamp"]), "use stamp");
    expect(preview(usualBook, stamped).find(({ category }) => category === "chance")?.score).toMatchObject({
      xmult: 2,
      total: 32,
    });
    expect(play(stamped, "use stamp", "score chance").sheet).toMatchObject({ score: 64, stamp: 1 });
    const stuck = play(round(["stamp"], { open: ["fives", "full-house"] }), "use stamp", "scratch fives");
    expect(stuck.sheet.stamp).toBe(2);
  });
  test("30 Double Stamp with a Crown multiplies, and leaves the upper bonus alone", () => {
    const state = standing({
      shown: [6, 6, 6, 6, 1],
      open: ["sixes", "chance"],
      pocket: ["stamp"],
      charms: ["crown"],
      sheet: { upper: 45 },
    });
    const after = play(state, "use stamp", "score sixes");
    expect(after.sheet).toMatchObject({ score: 24 * 2 * 1.5 + 52, bonus: 52 });
  });
});

test("the upper bonus takes the section's level, mult and xmult, and neither Abacus nor Glass", () => {
  const state = standing({
    charms: ["abacus", "crown", "emblem-upper", "seal-upper", "emblem-kinds"],
    levels: { upper: 1, kinds: 5 },
    dice: ["glass", "glass", "glass", "glass", "glass"],
  });
  expect(scoreBonus(usualBook, loadoutOf(usualBook, state))).toEqual({
    base: 35,
    level: 1.42,
    flat: 0,
    mult: 1.75,
    xmult: 3,
    total: Math.floor((35 * 142 * 175 * 3) / 10_000),
  });
});

test("the stock has 45 charms, 12 dice for sale, and something for every rarity", () => {
  const of = (kind: string) => usualBook.items.filter((item) => item.kind === kind);
  expect(of("charm").length).toBeGreaterThanOrEqual(45);
  expect(of("die").length - 1).toBeGreaterThanOrEqual(12);
  for (const rarity of ["common", "uncommon", "rare"])
    expect(of("charm").some((item) => item.kind === "charm" && item.rarity === rarity && item.lock === undefined)).toBe(
      true,
    );
});
