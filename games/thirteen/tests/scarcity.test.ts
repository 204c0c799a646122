/** Version 4: scarce money, packs and kits, beside the versions before. */
import { drawOf, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import {
  endingPay,
  freshRun,
  fullPrice,
  isOnSale,
  offeredChallenges,
  payLimits,
  payOf,
  priceOf,
  type RunState,
  rules,
  rulesBegunBy,
  sellPrice,
  targetOf,
  usualBook,
} from "../index.ts";
import { economies } from "../rules/economy.ts";
import { play, playText, refusedAs, scarceConfig, shopping, standing, usualConfig } from "./standing.ts";

const any = [4, 4, 4, 2, 3];
const item = (id: string) => {
  const found = usualBook.find(id);
  if (found === undefined) throw new Error(id);
  return found;
};

describe("money", () => {
  test("a won stage pays for boxes that scored, a few unused rolls and interest", () => {
    const { boxesPerDollar, stage, unusedLimit, interestLimit } = economies[4];
    const last = standing({
      config: scarceConfig,
      shown: any,
      open: ["chance"],
      purse: 500,
      sheet: { score: 300, unused: 20, boxes: [1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, null] },
    });
    expect(play(last, "score chance").paid).toEqual({
      stage,
      unused: unusedLimit,
      early: 0,
      boxes: Math.floor(8 / (boxesPerDollar ?? 1)),
      interest: interestLimit,
      charms: 0,
    });
  });
  test("of many unused rolls a few are paid, and how many is told", () => {
    const told = (unused: number, of: Parameters<typeof standing>[0] = {}) => {
      const state = standing({ ...of, config: { ...scarceConfig, ...of.config }, shown: any, sheet: { unused } });
      const { paidRolls, aRoll } = payLimits(usualBook, state);
      return [paidRolls, aRoll, payOf(usualBook, state).unused];
    };
    expect(told(0)).toEqual([0, 3, 0]);
    expect(told(2)).toEqual([2, 3, 6]);
    expect(told(5)).toEqual([5, 3, 15]);
    expect(told(9)).toEqual([5, 3, 15]);
    expect(told(9, { charms: ["overtime"] })).toEqual([8, 3, 24]);
    // A lower pay for each: the last one that is paid is paid in part.
    expect(told(9, { config: { stake: 5 } })).toEqual([8, 2, 15]);
    expect(told(7, { config: { stake: 5 } })).toEqual([7, 2, 14]);
    expect(told(9, { config: { challenge: "two-rolls" } })).toEqual([5, 3, 15]);
  });
  test("cashing in costs what playing on would have brought", () => {
    const met = standing({ config: scarceConfig, shown: any, sheet: { score: 300 } });
    const { cashIn, playOn } = endingPay(usualBook, met);
    expect(playOn).toBeGreaterThan(cashIn);
    expect(payOf(usualBook, met)).toMatchObject({ early: 0, boxes: 0 });
  });
  test("targets grow less from stage to stage than before, rising ones too", () => {
    const goals = (challenge: "none" | "rising") =>
      [1, 2, 3, 4, 5, 10].map((stage) => targetOf({ ...scarceConfig, challenge }, stage, null));
    expect(goals("none")).toEqual([200, 230, 260, 310, 370, 980]);
    expect(goals("rising")).toEqual([200, 225, 260, 305, 360, 878]);
  });
  test("gentle targets ask for at least a sixth less than a usual run, in every stage and with every boss", () => {
    for (let stage = 1; stage <= 40; stage++)
      for (const twist of [null, { kind: "two-rolls" }, { kind: "no-upper" }] as const)
        expect(targetOf({ ...scarceConfig, challenge: "mild" }, stage, twist), `stage ${stage}`).toBeLessThan(
          (5 / 6) * targetOf(scarceConfig, stage, twist),
        );
    expect([1, 2, 3, 10].map((stage) => targetOf({ ...scarceConfig, challenge: "mild" }, stage, null))).toEqual([
      100, 150, 200, 550,
    ]);
    // They took the place of those that start at 200, which a usual run undercuts in stages 2 to 6.
    expect(offeredChallenges).toContain("mild");
    expect(offeredChallenges).not.toContain("gentle");
  });
  test("everything costs more than before, and a run begun before keeps its prices, pay and targets", () => {
    const [now, before] = [freshRun(scarceConfig), freshRun(usualConfig)];
    for (const id of ["bell", "hermit", "crown", "heavy", "manual-upper", "nudge"]) {
      expect(priceOf(now, item(id)), id).toBeGreaterThan(priceOf(before, item(id)));
      expect(sellPrice(now, item(id)), id).toBeLessThan(priceOf(now, item(id)));
    }
    expect(priceOf(before, item("bell"))).toBe(5);
    expect([1, 2, 3, 4].map((stage) => targetOf(usualConfig, stage, null))).toEqual([200, 300, 450, 675]);
    expect(before.purse).toBe(6);
  });
});

describe("sales", () => {
  const offers = ["bell", "crown", "manual-upper", "heavy", "nudge", "pack-charms"];
  const stocking = (config = scarceConfig): RunState => ({
    ...freshRun(config),
    phase: { kind: "stocking", rerolls: 0 },
  });
  const drawnFor = (seed: string) => {
    const drawn = rules.roll?.(stocking(), drawOf(seedOf(seed)));
    if (drawn?.kind !== "offered") throw new Error("nothing is offered");
    return drawn;
  };
  const opened = (text: string) => play(stocking(), text);
  test("two different offers of every shop are on sale, and every shelf is at some time", () => {
    const places = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const { sale = [] } = drawnFor(`sale ${i}`);
      expect(sale).toHaveLength(economies[4].sales);
      expect(new Set(sale).size).toBe(sale.length);
      for (const place of sale) places.add(place);
    }
    expect([...places].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  });
  test("an offer on sale costs a third, rounded down, and the others their full price", () => {
    const state = opened(`offered ${offers.join(" ")} sale 1 5`);
    for (const [n, id] of offers.entries()) {
      const full = fullPrice(state, item(id));
      expect(isOnSale(state, item(id)), id).toBe(n === 0 || n === 4);
      expect(priceOf(state, item(id)), id).toBe(n === 0 || n === 4 ? Math.floor(full / 3) : full);
    }
    const rich = { ...state, purse: 100 };
    expect(play(rich, "buy 1").purse).toBe(100 - priceOf(state, item("bell")));
  });
  test("selling never brings as much as the item cost on sale", () => {
    const { salePart } = economies[4];
    for (const one of usualBook.items.filter(({ id, kind }) => id !== "plain" && kind !== "pack" && kind !== "manual"))
      expect(sellPrice(freshRun(scarceConfig), one), one.id).toBeLessThan(
        Math.floor(economies[4].price(one) * salePart),
      );
  });
  test("everything gets dearer by the same with every stage, on sale too", () => {
    const bell = item("bell");
    const at = (stage: number) => ({ ...opened(`offered ${offers.join(" ")} sale 1 5`), stage });
    expect(fullPrice(at(4), bell) - fullPrice(at(1), bell)).toBe(3 * economies[4].rise);
    expect(priceOf(at(4), bell)).toBe(Math.floor(fullPrice(at(4), bell) / 3));
    expect(sellPrice(at(4), bell)).toBe(sellPrice(at(1), bell));
  });
  test("the sale goes on after a pack was opened", () => {
    const state = { ...opened(`offered ${offers.join(" ")} sale 1 6`), purse: 60 };
    const unpacking = play(state, "buy 6");
    const drawn = rules.roll?.(unpacking, drawOf(seedOf("pack")));
    if (drawn === undefined) throw new Error("nothing is drawn");
    const back = play(play(unpacking, rules.moveText.write(drawn)), "skip");
    expect(isOnSale(back, item("bell"))).toBe(true);
  });
  test("a record may name neither more nor fewer, nor one twice, and an earlier version none", () => {
    const refused = (text: string, of = rules, config = scarceConfig) => {
      const move = of.moveText.read(text);
      if (!move.ok) return move.refusal.code;
      return of.refusal(stocking(config), "chance", move.value)?.code;
    };
    const all = `offered ${offers.join(" ")}`;
    expect(refused(`${all} sale 1 5`)).toBeUndefined();
    for (const sale of ["", " sale 1", " sale 1 1", " sale 5 1", " sale 1 2 3", " sale 1 7"])
      expect(refused(`${all}${sale}`), sale).toBe("bad-offers");
    const third = "offered bell crown manual-upper manual-kinds heavy nudge";
    expect(refused(third, rulesBegunBy(3), usualConfig)).toBeUndefined();
    expect(refused(`${third} sale 1 5`, rulesBegunBy(3), usualConfig)).toBe("bad-offers");
  });
});

describe("the versions before", () => {
  test("are offered nothing that came later", () => {
    const stocking: RunState = { ...freshRun(usualConfig), phase: { kind: "stocking", rerolls: 0 } };
    const later = ["late-bloomer", "bell", "manual-upper", "manual-kinds", "heavy", "nudge"];
    const offered = { kind: "offered", items: later } as const;
    expect(rulesBegunBy(3).refusal(stocking, "chance", offered)).toMatchObject({ code: "bad-offers" });
    for (let i = 0; i < 60; i++) {
      const drawn = rulesBegunBy(3).roll?.(stocking, drawOf(seedOf(`offers ${i}`)));
      if (drawn?.kind !== "offered") throw new Error("nothing is offered");
      for (const id of drawn.items) expect(rulesBegunBy(3).moveText.read(`sell ${id}`).ok, id).toBe(true);
      expect(drawn.items.map((id) => item(id).kind)).toEqual([
        "charm",
        "charm",
        "manual",
        "manual",
        "die",
        "consumable",
      ]);
    }
  });
  test("know no kits, and read their settings as they were written", () => {
    const text = "scratch=literal challenge=none unlocked=all first=200 stake=0";
    const read = rulesBegunBy(3).configText.read(text);
    if (!read.ok) throw new Error(read.refusal.reason);
    expect(read.value).toMatchObject({ rules: 3, kit: "classic" });
    expect(rulesBegunBy(3).configText.write(read.value)).toBe(text);
    expect(rulesBegunBy(3).configText.read("kit=library").ok).toBe(false);
  });
});

describe("a pack", () => {
  const shop = (purse = 100) =>
    shopping({
      config: scarceConfig,
      offers: ["bell", "crown", "manual-upper", "heavy", "nudge", "pack-charms"],
      purse,
    });
  const opened = () => {
    const unpacking = play(shop(), "buy 6");
    const drawn = rules.roll?.(unpacking, drawOf(seedOf("pack")));
    if (drawn === undefined) throw new Error("nothing is drawn");
    return play(unpacking, rules.moveText.write(drawn));
  };
  test("shows three different charms that are neither held nor on the shelves", () => {
    const { phase } = opened();
    if (phase.kind !== "pack") throw new Error("no pack is open");
    expect(new Set(phase.items).size).toBe(3);
    for (const id of phase.items) {
      expect(item(id).kind).toBe("charm");
      expect(phase.offers).not.toContain(id);
    }
  });
  test("gives one of them, or none, and leads back to the same shop", () => {
    const state = opened();
    const items = state.phase.kind === "pack" ? state.phase.items : [];
    const taken = play(state, "take 2");
    expect(taken.charms.at(-1)?.item).toBe(items[1]);
    expect(taken.phase).toEqual({
      kind: "shop",
      offers: ["bell", "crown", "manual-upper", "heavy", "nudge", null],
      rerolls: 0,
    });
    const { state: left, facts } = playText(state, "skip");
    expect(left.charms).toEqual(state.charms);
    expect(facts).toEqual([{ kind: "skipped" }]);
    expect(refusedAs(state, "take 4")).toBe("no-offer");
    expect(refusedAs(state, "next")).toBe("not-now");
  });
  test("is not sold where there is no room for what is in it, nor for too little money", () => {
    const charms = ["bell", "abacus", "twins", "oddity", "padlock"];
    const full = shopping({ config: scarceConfig, offers: ["pack-charms", "pack-manuals"], purse: 60, charms });
    expect([refusedAs(full, "buy 1"), refusedAs(full, "buy 2")]).toEqual(["no-room", "allowed"]);
    expect(refusedAs(shop(3), "buy 6")).toBe("too-expensive");
    const pocket = shopping({ config: scarceConfig, offers: ["pack-pocket"], purse: 60, pocket: ["nudge", "flip"] });
    expect(refusedAs(pocket, "buy 1")).toBe("no-room");
  });
});

describe("a kit", () => {
  test("brings what it says: the Workshop dice, the Library levels, and neither drafts", () => {
    expect(rules.setup({ ...scarceConfig, kit: "classic" }).phase.kind).toBe("drafting");
    const workshop = rules.setup({ ...scarceConfig, kit: "workshop" });
    expect(workshop).toMatchObject({ phase: { kind: "round" }, pocket: ["nudge"], charms: [] });
    expect(workshop.dice.slice(0, 3)).toEqual(["steel", "steel", "plain"]);
    const library = rules.setup({ ...scarceConfig, kit: "library" });
    expect(library).toMatchObject({ phase: { kind: "round" }, levels: { upper: 1, kinds: 0, straights: 1, house: 0 } });
  });
  test("brings nothing to the Purist", () => {
    const purist = rules.setup({ ...scarceConfig, challenge: "purist", kit: "workshop" });
    expect(purist).toMatchObject({ pocket: [], purse: 0 });
    expect(purist.dice).not.toContain("steel");
  });
});
