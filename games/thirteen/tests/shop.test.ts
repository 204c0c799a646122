/** The shop: its offers, its prices, and that a new item is one entry. */
import { drawOf, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import {
  bookOf,
  type Charm,
  economyOf,
  preview,
  type RunState,
  rarityOdds,
  rules,
  runRules,
  stock,
  usualBook,
} from "../index.ts";
import { offers, play, playText, refusedAs, shopping, standing, usualConfig } from "./standing.ts";

/** Prices change with the balance; the rules about them do not. */
const priceOf = (id: string): number => usualBook.find(id)?.price ?? Number.NaN;
const half = (id: string): number => Math.floor(priceOf(id) / 2);

describe("the shop", () => {
  test("offers two charms, two manuals, a die and a consumable", () => {
    const state: RunState = { ...shopping({ offers: [] }), phase: { kind: "stocking", rerolls: 0 } };
    for (let i = 0; i < 200; i++) {
      const move = rules.roll?.(state, drawOf(seedOf(`shop ${i}`)));
      if (move?.kind !== "offered") throw new Error("nothing was offered");
      expect(move.items.map((id) => usualBook.find(id)?.kind)).toEqual([
        "charm",
        "charm",
        "manual",
        "manual",
        "die",
        "consumable",
      ]);
      expect(new Set(move.items).size).toBe(6);
      expect(rules.refusal(state, "chance", move)).toBeUndefined();
    }
  });
  test("rarities move from 70/25/5 at stage 1 to 45/35/20 at stage 9 and stay", () => {
    const percent = (stage: number) => Object.values(rarityOdds(stage)).map((odds) => odds / 8);
    expect(percent(1)).toEqual([70, 25, 5]);
    expect(percent(5)).toEqual([57.5, 30, 12.5]);
    expect(percent(9)).toEqual([45, 35, 20]);
    expect(percent(20)).toEqual([45, 35, 20]);
  });
  test("within a kind and rarity everything is as likely, and nothing that is owned is offered", () => {
    const owned = ["bell", "crown", "great-bell"];
    const state: RunState = {
      ...shopping({ offers: [], charms: owned, pocket: ["nudge"] }),
      phase: { kind: "stocking", rerolls: 0 },
    };
    const seen = new Map<string, number>();
    const shops = 3000;
    for (let i = 0; i < shops; i++) {
      const move = rules.roll?.(state, drawOf(seedOf(`even ${i}`)));
      if (move?.kind === "offered") for (const id of move.items) seen.set(id, (seen.get(id) ?? 0) + 1);
    }
    for (const id of [...owned, "nudge", "plain"]) expect(seen.get(id), id).toBeUndefined();
    const dice = stock.filter(({ kind, id }) => kind === "die" && id !== "plain").map(({ id }) => seen.get(id) ?? 0);
    const expected = shops / dice.length;
    // Five standard deviations of a fair draw.
    for (const count of dice) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
    expect(() => playText(state, "offered bell abacus manual-upper manual-kinds heavy flip", "chance")).toThrow(
      "bad-offers",
    );
  });
  test("charms change places, and only in the shop", () => {
    const state = shopping({ offers, charms: ["mirror", "bell", "crown"] });
    expect(play(state, "move mirror 2").charms.map(({ item }) => item)).toEqual(["bell", "mirror", "crown"]);
    expect(play(state, "move crown 1").charms.map(({ item }) => item)).toEqual(["crown", "mirror", "bell"]);
    expect(refusedAs(state, "move bell 2")).toBe("no-place");
    expect(refusedAs(state, "move bell 4")).toBe("no-place");
    expect(refusedAs(state, "move snowball 1")).toBe("not-held");
    expect(refusedAs(standing({ charms: ["mirror", "bell"] }), "move mirror 2")).toBe("not-now");
  });
  test("what is locked is not offered", () => {
    const state: RunState = {
      ...shopping({ offers: [], config: { unlocked: [] } }),
      phase: { kind: "stocking", rerolls: 0 },
    };
    for (let i = 0; i < 100; i++) {
      const move = rules.roll?.(state, drawOf(seedOf(`locked ${i}`)));
      if (move?.kind === "offered") for (const id of move.items) expect(usualBook.find(id)?.lock).toBeUndefined();
    }
    expect(() => playText(state, "offered seal-upper bell manual-upper manual-kinds heavy nudge", "chance")).toThrow(
      "bad-offers",
    );
  });
  test("buying pays, fills a slot and takes the offer away", () => {
    const { state, facts } = playText(shopping({ offers, purse: 20 }), "buy 1");
    expect(state).toMatchObject({
      purse: 20 - priceOf("bell"),
      charms: [{ item: "bell", held: 0 }],
      phase: { offers: [null, ...offers.slice(1)] },
    });
    expect(facts).toEqual([{ kind: "bought", item: "bell", price: priceOf("bell"), purse: 20 - priceOf("bell") }]);
    expect(refusedAs(state, "buy 1")).toBe("no-offer");
  });
  test("a charm is held once, and only where there is a slot", () => {
    expect(refusedAs(shopping({ offers, purse: 20, charms: ["bell"] }), "buy 1")).toBe("already-held");
    const full = shopping({ offers, purse: 60, charms: ["abacus", "piggy-bank", "great-bell", "banker", "snowball"] });
    expect(refusedAs(full, "buy 1")).toBe("no-room");
    const wider = play(full, "slot", "slot", "buy 1", "buy 2");
    expect(wider).toMatchObject({ slots: 7, purse: 60 - 10 - 14 - priceOf("bell") - priceOf("crown") });
    expect(refusedAs(wider, "slot")).toBe("no-more-slots");
  });
  test("a manual costs its price and a step for each level of its section, and raises it", () => {
    const state = shopping({ offers, purse: 20, levels: { upper: 3 } });
    const price = priceOf("manual-upper") + 3 * economyOf(usualConfig).manualStep;
    expect(play(state, "buy 3")).toMatchObject({ purse: 20 - price, levels: { upper: 4 } });
  });
  test("a die takes another's place, which is sold", () => {
    const state = shopping({ offers, purse: 10, dice: ["double", "plain", "plain", "plain", "plain"] });
    expect(play(state, "buy 5 die 2").dice).toEqual(["double", "heavy", "plain", "plain", "plain"]);
    expect(play(state, "buy 5 die 1")).toMatchObject({
      dice: ["heavy", "plain", "plain", "plain", "plain"],
      purse: 10 - priceOf("heavy") + half("double"),
    });
    expect(refusedAs(state, "buy 5")).toBe("which-die");
    expect(refusedAs(play(state, "buy 5 die 2"), "sell die 3")).toBe("plain-die");
  });
  test("the pocket holds two", () => {
    expect(play(shopping({ offers, purse: 5, pocket: ["flip"] }), "buy 6").pocket).toEqual(["flip", "nudge"]);
    expect(refusedAs(shopping({ offers, purse: 5, pocket: ["flip", "flip"] }), "buy 6")).toBe("no-room");
  });
  test("what cannot be paid is refused", () =>
    expect(refusedAs(shopping({ offers, purse: priceOf("bell") - 1 }), "buy 1")).toBe("too-expensive"));
  test("selling brings half the price, rounded down", () => {
    const state = shopping({
      offers,
      purse: 0,
      charms: ["bell"],
      pocket: ["forge"],
      dice: ["lucky", "plain", "plain", "plain", "plain"],
    });
    expect(play(state, "sell bell")).toMatchObject({ purse: half("bell"), charms: [] });
    expect(play(state, "sell forge")).toMatchObject({ purse: half("forge"), pocket: [] });
    expect(play(state, "sell die 1")).toMatchObject({
      purse: half("lucky"),
      dice: ["plain", "plain", "plain", "plain", "plain"],
    });
    expect(refusedAs(state, "sell crown")).toBe("not-held");
  });
  test("a reroll costs $3, then $1 more each, and starts again in the next shop", () => {
    let state = shopping({ offers, purse: 12 });
    for (const price of [3, 4, 5]) {
      const before = state.purse;
      state = play(state, "reroll", `offered ${offers.join(" ")}`);
      expect(before - state.purse).toBe(price);
    }
    expect(refusedAs(state, "reroll")).toBe("too-expensive");
  });
  test("nothing is rolled, scored or used in the shop", () => {
    expect(refusedAs(shopping({ offers }), "roll")).toBe("not-now");
    expect(refusedAs(standing({}), "buy 1")).toBe("not-now");
  });
});

test("a 31st item is one entry: the stock, the shop, the preview and the score know it", () => {
  const lantern: Charm = {
    kind: "charm",
    id: "lantern",
    rarity: "common",
    price: 3,
    in: "house",
    gives: { mult: 1 },
  };
  const book = bookOf([...stock, lantern]);
  const own = runRules(book);
  const state = standing({ shown: [1, 2, 3, 4, 6], charms: ["lantern", "crown"] });
  expect(preview(book, state).find(({ category }) => category === "chance")?.score).toMatchObject({
    mult: 2,
    xmult: 1.5,
    total: 48,
  });
  expect(playText(state, "score chance", 0, own).state.sheet.score).toBe(48);
  const shop = shopping({ offers: ["lantern", "bell", "manual-upper", "manual-kinds", "heavy", "nudge"], purse: 5 });
  expect(playText(shop, "buy 1", 0, own).state.charms).toEqual([{ item: "lantern", held: 0 }]);
  const drafting = own.setup(usualConfig);
  const seen = Array.from({ length: 60 }, (_, i) => own.roll?.(drafting, drawOf(seedOf(`draft ${i}`)))).flatMap(
    (move) => (move?.kind === "offered" ? move.items : []),
  );
  expect(seen).toContain("lantern");
});
