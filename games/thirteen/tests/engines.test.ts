/** Charms that bend rules: what each does, in which order they count, and that no pair of them escapes its bounds. */
import { describe, expect, test } from "vitest";
import { bookOf, type Category, categories, preview, type RunState, stock, usualBook } from "../index.ts";
import { diceCount } from "../rules/categories.ts";
import { mostGrowth } from "../rules/growth.ts";
import { charmsAtWork, mostPoints } from "../rules/score.ts";
import { loadoutOf } from "../rules/stage.ts";
import { play, playText, type Standing, scarceConfig, shopping, standing, textsOf } from "./standing.ts";

const at = (of: Standing): RunState => standing({ config: scarceConfig, ...of });
const boxOf = (of: Standing, category: Category) => {
  const found = preview(usualBook, at(of)).find((box) => box.category === category);
  if (found === undefined) throw new Error(`${category} is not open`);
  return found;
};
const multOf = (of: Standing, category: Category = "chance"): number =>
  Math.round(100 * (boxOf(of, category).score.mult - 1)) / 100;
const gives = (charm: string) => usualBook.charm(charm).gives ?? {};
const times = (charm: string, count: number): number => Math.round(100 * count * (gives(charm).mult ?? 0)) / 100;
const any = [4, 4, 4, 2, 3];
const grownOf = ({ charms }: RunState, item: string): number | undefined =>
  charms.find((charm) => charm.item === item)?.grown;

describe("a charm reads its row", () => {
  test("the Conductor counts the charms to its left", () => {
    expect(multOf({ shown: any, charms: ["abacus", "twins", "conductor"] })).toBe(times("conductor", 2));
    expect(multOf({ shown: any, charms: ["conductor", "abacus", "twins"] })).toBe(0);
  });
  test("the Vanguard works while it is the first", () => {
    expect(multOf({ shown: any, charms: ["vanguard", "abacus"] })).toBe(times("vanguard", 1));
    expect(multOf({ shown: any, charms: ["abacus", "vanguard"] })).toBe(0);
  });
  test("the Crowd counts the other common charms", () => {
    expect(multOf({ shown: any, charms: ["crowd", "abacus", "twins", "conductor"] })).toBe(
      times("crowd", 2) + times("conductor", 3),
    );
  });
  test("the Understudy copies to its left, the Apprentice the first", () => {
    const bell = gives("bell").mult ?? 0;
    expect(multOf({ shown: any, charms: ["bell", "understudy"] })).toBe(2 * bell);
    expect(multOf({ shown: any, charms: ["bell", "abacus", "apprentice"] })).toBe(2 * bell);
    expect(multOf({ shown: any, charms: ["apprentice", "bell"] })).toBe(bell);
  });
});

describe("a charm grows", () => {
  test("with straights, scratches, consumables, sales, new offers and boxes with a roll to spare", () => {
    const straight = at({ shown: [1, 2, 3, 4, 6], charms: ["ratchet", "magpie"] });
    const scored = play(straight, "score small-straight");
    expect([grownOf(scored, "ratchet"), grownOf(scored, "magpie")]).toEqual([1, 1]);
    const late = at({ shown: any, rolled: 3, charms: ["ratchet", "magpie"] });
    expect(grownOf(play(late, "score chance"), "magpie") ?? 0).toBe(0);
    const stuck = at({ shown: [1, 2, 2, 3, 6], open: ["fours", "full-house"], charms: ["scar"] });
    expect(grownOf(play(stuck, "scratch full-house"), "scar")).toBe(1);
    expect(
      grownOf(play(at({ shown: any, pocket: ["token"], charms: ["apothecary"] }), "use token"), "apothecary"),
    ).toBe(1);
    const shop = shopping({
      config: scarceConfig,
      offers: ["bell"],
      purse: 9,
      charms: ["pawnbroker", "regular", "twins"],
    });
    expect(grownOf(play(shop, "sell twins"), "pawnbroker")).toBe(1);
    expect(grownOf(play(shop, "reroll"), "regular")).toBe(1);
  });
  test("at the end of a stage: with a beaten boss and with every box filled", () => {
    const charms = ["trophy-wall", "ledger"];
    const boss = { stage: 4, twist: { kind: "toll" } as const };
    const last = at({ shown: any, open: ["chance"], charms, sheet: { score: 9999 }, ...boss });
    const won = play(last, "score chance");
    expect([grownOf(won, "trophy-wall"), grownOf(won, "ledger")]).toEqual([1, 1]);
    const early = play(at({ shown: any, charms, sheet: { score: 9999 } }), "cash in");
    expect([grownOf(early, "trophy-wall"), grownOf(early, "ledger")].map((count) => count ?? 0)).toEqual([0, 0]);
  });
  test("by its count and no further than the limit, and not while a boss silences it", () => {
    const grown = { item: "ratchet", held: 0, grown: 3 };
    expect(multOf({ shown: any, charms: [grown] })).toBe(times("ratchet", 3));
    const full = at({ shown: [1, 2, 3, 4, 6], charms: [{ ...grown, grown: mostGrowth }] });
    expect(grownOf(play(full, "score small-straight"), "ratchet")).toBe(mostGrowth);
    const silent = at({ shown: [1, 2, 3, 4, 6], stage: 4, twist: { kind: "hushed" }, charms: [grown] });
    expect(grownOf(play(silent, "score small-straight"), "ratchet")).toBe(3);
  });
});

describe("a charm wears out", () => {
  test("the Candle gives less with every box and is gone in the end", () => {
    const lasts = usualBook.charm("candle").lasts ?? 0;
    expect(multOf({ shown: any, charms: ["candle"] })).toBe(times("candle", lasts));
    const last = at({
      shown: any,
      charms: [
        { item: "candle", held: 0, grown: lasts - 1 },
        { item: "bell", held: 0 },
      ],
    });
    const { state, facts } = playText(last, "score chance");
    expect(facts).toContainEqual({ kind: "broke", item: "candle" });
    expect(state.charms).toEqual([{ item: "bell", held: 0 }]);
  });
  test("a scratched box wears nothing", () => {
    const stuck = at({ shown: [1, 2, 2, 3, 6], open: ["fours", "full-house"], charms: ["sparkler"] });
    expect(grownOf(play(stuck, "scratch full-house"), "sparkler") ?? 0).toBe(0);
  });
});

describe("a charm asks for something", () => {
  test("the Bribe takes its dollar after the box, and gives nothing without one", () => {
    const rich = at({ shown: any, purse: 1, charms: ["bribe"] });
    expect(multOf({ shown: any, purse: 1, charms: ["bribe"] })).toBe(times("bribe", 1));
    const { state, facts } = playText(rich, "score chance");
    expect(state.purse).toBe(0);
    expect(facts).toContainEqual({ kind: "charged", item: "bribe", money: 1, purse: 0 });
    expect(multOf({ shown: any, purse: 0, charms: ["bribe"] })).toBe(0);
  });
  test("two that charge never take more than there is", () => {
    const copied = at({ shown: any, purse: 1, charms: ["bribe", "understudy"] });
    expect(play(copied, "score chance").purse).toBe(0);
  });
  test("the Beggar works with an almost empty purse", () => {
    expect(boxOf({ shown: any, purse: 3, charms: ["beggar"] }, "chance").score.xmult).toBe(gives("beggar").xmult);
    expect(boxOf({ shown: any, purse: 4, charms: ["beggar"] }, "chance").score.xmult).toBe(1);
  });
  test("Refrain, Zigzag, Overture, Late Bloomer and Idle Hands look at the sheet", () => {
    const after = { shown: any, sheet: { before: 8 } };
    expect(multOf({ ...after, charms: ["refrain"] })).toBe(times("refrain", 1));
    expect(multOf({ ...after, charms: ["zigzag"] })).toBe(0);
    expect(multOf({ ...after, charms: ["zigzag"] }, "fours")).toBe(times("zigzag", 1));
    expect(boxOf({ shown: any, charms: ["overture"] }, "chance").score.xmult).toBe(gives("overture").xmult);
    expect(boxOf({ shown: any, charms: ["overture"], open: ["chance", "ones"] }, "chance").score.xmult).toBe(1);
    expect(multOf({ shown: any, charms: ["late-bloomer"], open: ["chance", "ones"] })).toBe(times("late-bloomer", 11));
    expect(multOf({ shown: any, charms: ["idle-hands"], sheet: { unused: 4 } })).toBe(times("idle-hands", 4));
    expect(multOf({ shown: any, charms: ["idle-hands"], sheet: { unused: 40 } })).toBe(times("idle-hands", 10));
  });
  test("Homespun and Menagerie count dice, Polymath and Specialist levels", () => {
    const dice = ["steel", "gold", "plain", "plain", "plain"];
    const [plain, special] = [multOf({ shown: any, dice }), multOf({ shown: any, dice, charms: ["homespun"] })];
    expect(Math.round(100 * (special - plain)) / 100).toBe(times("homespun", 3));
    expect(Math.round(100 * (multOf({ shown: any, dice, charms: ["menagerie"] }) - plain)) / 100).toBe(
      times("menagerie", 2),
    );
    const levels = { upper: 3, kinds: 1, straights: 2, house: 1 };
    const bare = multOf({ shown: any, levels });
    const more = (charm: string) => Math.round(100 * (multOf({ shown: any, levels, charms: [charm] }) - bare)) / 100;
    expect([more("polymath"), more("specialist")]).toEqual([times("polymath", 1), times("specialist", 3)]);
  });
});

describe("a box accepts more", () => {
  const baseOf = (shown: readonly number[], charm: string, category: Category) =>
    boxOf({ shown, charms: [charm] }, category).score.base;
  test("with Kinship one die fewer is a kind", () => {
    expect(baseOf([4, 4, 1, 2, 6], "kinship", "three-of-a-kind")).toBe(17);
    expect(baseOf([4, 4, 4, 4, 6], "kinship", "five-of-a-kind")).toBe(50);
    expect(baseOf([4, 4, 4, 1, 6], "kinship", "five-of-a-kind")).toBe(0);
  });
  test("with the Manor four equal dice are a full house", () => {
    expect(baseOf([4, 4, 4, 4, 6], "manor", "full-house")).toBe(25);
    expect(baseOf([4, 4, 4, 1, 6], "manor", "full-house")).toBe(0);
  });
  test("with the Round Trip a straight goes on from 6 to 1", () => {
    expect(baseOf([5, 6, 1, 2, 2], "round-trip", "small-straight")).toBe(30);
    expect(baseOf([4, 5, 6, 1, 2], "round-trip", "large-straight")).toBe(40);
    expect(baseOf([4, 5, 6, 1, 1], "round-trip", "large-straight")).toBe(0);
  });
  test("together they bend as each alone", () => {
    const charms = ["kinship", "manor", "round-trip", "shortcut", "duplex"];
    expect(boxOf({ shown: [6, 6, 1, 2, 2], charms }, "small-straight").score.base).toBe(30);
    expect(boxOf({ shown: [6, 6, 1, 2, 2], charms }, "full-house").score.base).toBe(25);
  });
});

describe("dice turn into others", () => {
  test("Tempering turns the chosen die for the rest of the run", () => {
    const { state, facts } = playText(at({ shown: any, pocket: ["temper"] }), "use temper 2");
    expect(state.dice).toEqual(["plain", "steel", "plain", "plain", "plain"]);
    expect(state.sheet.shown).toEqual(any);
    expect(facts).toContainEqual({ kind: "turned", die: 1, item: "steel" });
  });
  test("the Alchemist turns one plain die after each won stage, and stops when there is none", () => {
    const won = (dice: readonly string[]) =>
      play(at({ shown: any, dice, open: ["chance"], charms: ["alchemist"], sheet: { score: 999 } }), "score chance");
    expect(won(["gold", "plain", "plain", "plain", "plain"]).dice[1]).toBe("steel");
    const full = ["steel", "steel", "gold", "gold", "gold"];
    expect(won(full).dice).toEqual(full);
  });
  test("the Echo counts what dice give once more, one step each", () => {
    const dice = ["steel", "plain", "plain", "plain", "plain"];
    const { steps, score } = boxOf({ shown: any, dice, charms: ["echo"] }, "chance");
    expect(steps).toEqual([
      { by: { die: 0 }, mult: 0.2 },
      { by: { die: 0 }, mult: 0.2 },
    ]);
    expect(score.mult).toBe(1.4);
  });
});

/** Throws of which every box takes at least one. */
const fitting = [
  [1, 1, 1, 2, 2],
  [3, 3, 3, 4, 4],
  [5, 5, 5, 6, 6],
  [2, 3, 4, 5, 6],
  [6, 6, 6, 6, 6],
];

/** As far as a charm can grow; one that wears out is about to. */
const grownOut = (item: string): number => Math.min(mostGrowth, (usualBook.charm(item).lasts ?? mostGrowth + 1) - 1);

/**
 * What is wrong with these charms in any box: steps out of their order (dice from left to right, then charms), or a
 * total that is no whole number within the bounds. Every charm has grown as far as it can.
 */
const faultsOf = (charms: readonly string[], of: Standing): readonly string[] => {
  const row = charms.map((item) => ({ item, held: 60, grown: grownOut(item) }));
  const counts = { scratches: 1, used: 3, before: 8, unused: 10, kept: 4 };
  const seen = new Set<Category>();
  const faults = fitting.flatMap((shown) =>
    preview(
      usualBook,
      at({ purse: 60, levels: { upper: 9, kinds: 9 }, ...of, shown, charms: row, sheet: { ...counts, ...of.sheet } }),
    )
      .filter(({ valid }) => valid)
      .flatMap(({ category, steps, score }) => {
        seen.add(category);
        const order = steps.map(({ by }) => ("die" in by ? by.die - diceCount : charms.indexOf(by.charm)));
        const isInOrder = order.every((place, i) => i === 0 || (order[i - 1] ?? 0) <= place);
        const isBound = Number.isSafeInteger(score.total) && score.total >= 0 && score.total <= mostPoints;
        return isInOrder && isBound ? [] : [`${charms.join(" ")} in ${category}: ${order.join(" ")}, ${score.total}`];
      }),
  );
  return seen.size === categories.length ? faults : [...faults, `${charms.join(" ")}: boxes never valid`];
};

describe("pairs of charms", () => {
  const all = stock.flatMap((item) => (item.kind === "charm" ? [item.id] : []));
  const dice = stock.flatMap((item) => (item.kind === "die" ? [item.id] : []));
  const consumables = stock.flatMap((item) => (item.kind === "consumable" ? [item] : []));

  test("count in the order of the row, dice first, and end with a whole number within the bounds, in every box", () => {
    const kinds = ["steel", "glass", "copper", "gold", "plain"];
    const faults = all.flatMap((one) =>
      all.filter((other) => other !== one).flatMap((other) => faultsOf([one, other], { dice: kinds })),
    );
    expect(faults).toEqual([]);
  });
  test("so does every charm with each die, and with the strongest stamp", () => {
    const stamp = Math.max(...consumables.map((item) => item.stamp ?? 1)) * 2;
    const faults = all.flatMap((one) =>
      dice.flatMap((die) =>
        ["echo", "alchemist"].flatMap((other) =>
          faultsOf(one === other ? [one] : [one, other], {
            dice: [die, die, "plain", "plain", die],
            sheet: { stamp },
          }),
        ),
      ),
    );
    expect(faults).toEqual([]);
  });
  test("every consumable with every charm leaves the boxes within their bounds", () => {
    const faults = consumables.flatMap(({ id }) =>
      all.flatMap((charm) => {
        const state = at({ shown: [1, 1, 6, 6, 3], rolled: 1, pocket: [id, id], charms: [charm, "echo"] });
        const use = textsOf(state).find((text) => text.startsWith(`use ${id}`));
        if (use === undefined) return [`${id} cannot be used`];
        const totals = preview(usualBook, play(state, use)).map(({ score }) => score.total);
        return totals.every((total) => Number.isSafeInteger(total) && total >= 0 && total <= mostPoints)
          ? []
          : [`${id} with ${charm}: ${totals.join(" ")}`];
      }),
    );
    expect(faults).toEqual([]);
  });
  test("that copy each other end, whatever their order", () => {
    const copiers = ["mirror", "understudy", "apprentice"];
    const orders = copiers.flatMap((a) => copiers.flatMap((b) => copiers.map((c) => [a, b, c])));
    for (const order of orders.filter((three) => new Set(three).size === 3)) {
      expect(
        charmsAtWork(
          usualBook,
          order.map((item) => ({ item, held: 0 })),
        ),
      ).toEqual([]);
      const row = [...order, "bell"].map((item) => ({ item, held: 0 }));
      expect(
        charmsAtWork(usualBook, row).every(({ charm }) => charm.id === "bell"),
        order.join(" "),
      ).toBe(true);
    }
  });
  test("score no more than a sheet can add up exactly, however far they have grown", () => {
    const monstrous = bookOf(
      stock.map((item) => (item.kind === "charm" && item.id === "ledger" ? { ...item, gives: { xmult: 1e9 } } : item)),
    );
    const charms = ["ledger", "understudy", "apprentice"].map((item) => ({ item, held: 60, grown: mostGrowth }));
    const state = at({ shown: any, charms });
    const totals = preview(monstrous, state).map(({ score }) => score.total);
    expect(Math.max(...totals)).toBe(mostPoints);
    expect(Number.isSafeInteger(13 * mostPoints)).toBe(true);
    expect(loadoutOf(monstrous, state).charms).toHaveLength(3);
  });
});
