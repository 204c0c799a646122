/** The run around the stages: targets, money, shop, bosses, challenges, seeds, stars. */
import { drawOf, Match, readRecord, seedOf, sentence, writeRecord } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import {
  bookOf,
  type Charm,
  collectionOf,
  dailySeed,
  drawTypedSeed,
  firstCollection,
  isBoss,
  priceOf as manualPrice,
  openWithStars,
  preview,
  type RunState,
  rarityOdds,
  readCollection,
  readTypedSeed,
  rerollPrice,
  resultOf,
  rollsOf,
  rules,
  runRules,
  starsFor,
  stock,
  target,
  targetOf,
  usualBook,
} from "../index.ts";
import { level } from "../rules/stock.ts";
import { movesOf, play, playText, refusedAs, shopping, standing, textsOf, usualConfig } from "./standing.ts";

/** Prices move with the balance; the rules about them do not. */
const priceOf = (id: string): number => usualBook.find(id)?.price ?? Number.NaN;
const half = (id: string): number => Math.floor(priceOf(id) / 2);

const offers = ["bell", "crown", "manual-upper", "manual-kinds", "heavy", "nudge"];

describe("targets", () => {
  test("200, 300, 450, 675, 1013 and on, × 1.5 from the exact value, rounded half up", () =>
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((stage) => targetOf(usualConfig, stage, null))).toEqual([
      200, 300, 450, 675, 1013, 1519, 2278, 3417, 5126, 7689,
    ]));
  test("ascending: 200, then 50, 75, 100 … more", () =>
    expect([1, 2, 3, 4, 5].map((stage) => targetOf({ ...usualConfig, challenge: "ascending" }, stage, null))).toEqual([
      200, 250, 325, 425, 550,
    ]));
  test("rising: the same up to stage 4, then every step is 1.6 times the one before", () =>
    expect(
      Array.from({ length: 10 }, (_, i) => targetOf({ ...usualConfig, challenge: "rising" }, i + 1, null)),
    ).toEqual([200, 250, 325, 425, 585, 841, 1251, 1906, 2955, 4632]));
  test("a run may start lower", () => expect(targetOf({ ...usualConfig, first: 100 }, 3, null)).toBe(225));
});

describe("money", () => {
  const paid = (of: { stage?: number; purse?: number; unused?: number; rolled?: number }) =>
    playText(
      standing({
        stage: of.stage ?? 1,
        purse: of.purse ?? 0,
        shown: [6, 6, 6, 6, 6],
        rolled: of.rolled ?? 3,
        open: ["chance"],
        sheet: { score: 1e9, unused: of.unused ?? 0 },
      }),
      "score chance",
    ).facts.find(({ kind }) => kind === "paid");

  test("$5 and half the stage", () => {
    expect(paid({ stage: 1 })).toMatchObject({ stage: 5, purse: 5 });
    expect(paid({ stage: 6 })).toMatchObject({ stage: 8 });
  });
  test("$3 for each unused roll, at most $15", () => {
    expect(paid({ unused: 2 })).toMatchObject({ unused: 6 });
    expect(paid({ unused: 2, rolled: 1 })).toMatchObject({ unused: 12 });
    expect(paid({ unused: 9 })).toMatchObject({ unused: 15 });
  });
  test("$1 interest for every $5 held, at most $5", () => {
    expect(paid({ purse: 9 })).toMatchObject({ interest: 1 });
    expect(paid({ purse: 24 })).toMatchObject({ interest: 4 });
    expect(paid({ purse: 80 })).toMatchObject({ interest: 5 });
  });
});

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
    // Five times the spread of a fair draw.
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
    const price = priceOf("manual-upper") + 3 * level.priceStep;
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

describe("boss stages", () => {
  const boss = (twist: NonNullable<RunState["twist"]>) => play({ ...shopping({ offers, stage: 3 }), twist }, "next");

  test("every fourth stage has one, drawn before the shop that precedes it", () => {
    const won = play(
      standing({ stage: 3, shown: [1, 2, 3, 4, 6], open: ["chance"], sheet: { score: 9999 } }),
      "score chance",
    );
    expect(won.phase.kind).toBe("foretelling");
    expect(rules.turn(won)).toEqual({ kind: "chance", stream: "stage 4 boss" });
    const { state, facts } = playText(won, "foretold sealed chance", "chance");
    expect(facts).toEqual([{ kind: "twisted", stage: 4, twist: { kind: "sealed", category: "chance" } }]);
    expect(state.phase.kind).toBe("stocking");
    expect(
      play(
        standing({
          stage: 4,
          twist: { kind: "loose" },
          shown: [1, 2, 3, 4, 6],
          open: ["chance"],
          sheet: { score: 9999 },
        }),
        "score chance",
      ),
    ).toMatchObject({ twist: null, phase: { kind: "stocking" } });
  });
  test("no upper section: seven rounds", () =>
    expect(boss({ kind: "no-upper" }).sheet.inPlay).toEqual([6, 7, 8, 9, 10, 11, 12]));
  test("one box sealed: twelve rounds", () => {
    const state = boss({ kind: "sealed", category: "sixes" });
    expect(state.sheet.inPlay).toHaveLength(12);
    expect(refusedAs(play(state, "roll", "rolled 6 6 6 6 6"), "score sixes")).toBe("not-open");
  });
  test("two rolls", () => expect(rollsOf(usualBook, boss({ kind: "two-rolls" }))).toBe(2));
  test("the first two dice cannot be locked", () => {
    const state = play(boss({ kind: "loose" }), "roll", "rolled 6 6 6 6 6");
    expect(refusedAs(state, "roll keep 1")).toBe("loose-dice");
    expect(textsOf(state).filter((text) => text.startsWith("roll"))).toHaveLength(8);
    expect(play(state, "roll keep 3 4", "rolled 1 1 1 1 1").sheet.shown).toEqual([1, 1, 6, 6, 1]);
  });
  test("a won boss stage still says what it asked for", () => {
    const state = standing({
      stage: 4,
      twist: { kind: "two-rolls" },
      shown: [6, 6, 6, 6, 1],
      open: ["chance"],
      sheet: { score: 600 },
    });
    const { state: won, facts } = playText(state, "score chance");
    expect(facts).toContainEqual({ kind: "stood", score: 625, stage: 4, target: 540, won: true });
    expect(won.twist).toBeNull();
    expect(target(won)).toBe(540);
  });
  test("there are twelve bosses and more, and each can be foretold", () => {
    const foretelling: RunState = { ...shopping({ offers, stage: 3 }), phase: { kind: "foretelling" } };
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const move = rules.roll?.(foretelling, drawOf(seedOf(`boss ${i}`)));
      if (move?.kind !== "foretold") throw new Error("nothing was foretold");
      seen.add(move.twist.kind);
      const text = rules.moveText.write(move);
      expect(rules.moveText.read(text)).toEqual({ ok: true, value: move });
      expect(rules.refusal(foretelling, "chance", move)).toBeUndefined();
    }
    expect(seen.size).toBeGreaterThanOrEqual(12);
  });
  const boxScore = (twist: NonNullable<RunState["twist"]>, of: Parameters<typeof standing>[0]) =>
    preview(usualBook, standing({ stage: 4, twist, shown: [4, 4, 4, 2, 3], ...of })).find(
      ({ category }) => category === "chance",
    )?.score.total;
  test("a dimmed section scores half, an unlearned one two levels less, a hushed charm nothing", () => {
    expect(boxScore({ kind: "dimmed", section: "house" }, {})).toBe(8);
    expect(boxScore({ kind: "dimmed", section: "upper" }, {})).toBe(17);
    expect(boxScore({ kind: "unlearned" }, { levels: { house: 3 } })).toBe(Math.floor(17 * 1.42 * 1.15));
    expect(boxScore({ kind: "hushed" }, { charms: ["crown", "bell"] })).toBe(23);
  });
  test("plain dice are plain for a stage", () =>
    expect(boxScore({ kind: "plain-dice" }, { dice: ["double", "plain", "plain", "plain", "plain"] })).toBe(17));
  test("without a bonus nothing is paid for 63 pips", () => {
    const of = { stage: 4, shown: [6, 6, 6, 1, 2], sheet: { upper: 60 } };
    expect(play(standing({ ...of, twist: { kind: "no-bonus" } }), "score sixes").sheet.bonus).toBeNull();
    expect(play(standing({ ...of, twist: { kind: "toll" } }), "score sixes").sheet.bonus).toBe(35);
  });
  test("a toll takes a dollar for every roll after the first, while there is one", () => {
    const begun = standing({ stage: 4, twist: { kind: "toll" }, purse: 1 });
    const once = play(begun, "roll", "rolled 1 2 3 4 6");
    expect(once.purse).toBe(1);
    const twice = play(once, "roll", "rolled 1 2 3 4 6");
    expect(twice.purse).toBe(0);
    expect(play(twice, "roll", "rolled 1 2 3 4 6").purse).toBe(0);
  });
  test("short rounds: every second one has a roll fewer", () => {
    const rolls = (round: number) =>
      rollsOf(usualBook, standing({ stage: 4, twist: { kind: "short-rounds" }, sheet: { round } }));
    expect([rolls(1), rolls(2), rolls(3)]).toEqual([3, 2, 3]);
  });
  test("the target is the usual one times its share", () => {
    for (const kind of ["no-upper", "two-rolls", "loose"] as const) expect(target(boss({ kind }))).toBeLessThan(675);
    expect(target(boss({ kind: "loose" }))).toBe(targetOf(usualConfig, 4, { kind: "loose" }));
  });
});

describe("stakes", () => {
  const at = (stake: number) => ({ ...usualConfig, stake });

  test("each adds one lasting twist to those before it", () => {
    const shop = (stake: number) => shopping({ offers, config: { stake }, levels: { upper: 2 } });
    const manual = usualBook.find("manual-upper");
    if (manual === undefined) throw new Error("no manual");
    expect([0, 1].map((stake) => rerollPrice(shop(stake)))).toEqual([3, 4]);
    expect([1, 2].map((stake) => isBoss(at(stake), 3))).toEqual([false, true]);
    expect([3, 4].map((stake) => rules.setup(at(stake)).purse)).toEqual([6, 3]);
    expect([5, 6].map((stake) => manualPrice(shop(stake), manual))).toEqual([5, 6]);
    expect([6, 7].map((stake) => rules.setup(at(stake)).slots)).toEqual([5, 4]);
    expect([7, 8].map((stake) => targetOf(at(stake), 1, null))).toEqual([200, 220]);
  });
  test("pay less interest from the third and less for rolls from the fifth on", () => {
    const paid = (stake: number) =>
      playText(
        standing({
          config: { stake },
          purse: 80,
          shown: [6, 6, 6, 6, 6],
          rolled: 3,
          open: ["chance"],
          sheet: { score: 999, unused: 2 },
        }),
        "score chance",
      ).facts.find(({ kind }) => kind === "paid");
    expect([2, 3, 4, 5].map((stake) => paid(stake))).toMatchObject([
      { interest: 5, unused: 6 },
      { interest: 3, unused: 6 },
      { interest: 3, unused: 6 },
      { interest: 3, unused: 4 },
    ]);
  });
});

describe("challenges", () => {
  const begin = (challenge: RunState["config"]["challenge"]) => {
    const state = rules.setup({ ...usualConfig, challenge });
    return state.phase.kind === "drafting" ? play(state, "offered bell abacus piggy-bank", "draft 1") : state;
  };
  test("No Upper Section", () => expect(begin("no-upper").sheet.inPlay).toHaveLength(7));
  test("Two Rolls", () => expect(rollsOf(usualBook, begin("two-rolls"))).toBe(2));
  test("a challenge's own twist is never its boss", () => {
    const state: RunState = { ...begin("two-rolls"), phase: { kind: "foretelling" } };
    expect(() => playText(state, "foretold two-rolls", "chance")).toThrow("bad-twist");
  });
  test("Purist: one stage, free scratch, no items, measured against 245.87", () => {
    const state = begin("purist");
    expect(state).toMatchObject({ phase: { kind: "round" }, charms: [], purse: 0 });
    expect(textsOf(play(state, "roll", "rolled 1 2 3 4 6"))).toContain("scratch sixes");
    const last = {
      ...state,
      sheet: { ...state.sheet, score: 230, boxes: state.sheet.boxes.map((_, box) => (box === 12 ? null : 0)) },
    };
    const over = play(last, "roll", "rolled 3 3 3 3 4", "score chance");
    expect(over.phase).toEqual({ kind: "over", how: "finished" });
    expect(resultOf(over)).toBeCloseTo(0.13, 9);
  });
});

describe("victory and endless", () => {
  test("stage 10 is the victory, and the run goes on", () => {
    const { state, facts } = playText(
      standing({ stage: 10, shown: [1, 2, 3, 4, 6], open: ["chance"], sheet: { score: 9999 } }),
      "score chance",
    );
    expect(facts).toContainEqual({ kind: "victory", stage: 10 });
    expect(state.phase.kind).toBe("stocking");
  });
  test("who has cleared stage 10 may retire with the win", () => {
    expect(refusedAs(shopping({ offers, stage: 9 }), "retire")).toBe("not-yet");
    const over = play(shopping({ offers, stage: 12 }), "retire");
    expect(rules.turn(over)).toEqual({ kind: "over", scores: [3] });
  });
});

describe("seeds", () => {
  const facesAt = (stage: number, round: number, roll: number, before: readonly string[]) => {
    const state = standing({ stage, sheet: { round, rolled: roll - 1, shown: roll > 1 ? [1, 1, 1, 1, 1] : [] } });
    const turn = rules.turn(play(state, ...before));
    return turn.kind === "chance" ? turn.stream : "";
  };
  test("what a die shows is named by stage, round, roll and die, and by nothing done before", () => {
    expect(facesAt(3, 5, 2, ["roll keep 1 2"])).toBe("stage 3 round 5 roll 2");
    expect(facesAt(3, 5, 2, ["roll"])).toBe("stage 3 round 5 roll 2");
  });
  test("two players of one seed see the same dice and the same offers", () => {
    const typed = readTypedSeed("quartz 7");
    if (!typed.ok) throw new Error("refused");
    const begin = () => Match.begin(rules, usualConfig, { seed: typed.value.seed }).match;
    const [a, b] = [begin(), begin()];
    a.play(0, "draft 1");
    b.play(0, "draft 2");
    for (const match of [a, b]) match.play(0, "roll");
    expect(a.state.sheet.shown).toEqual(b.state.sheet.shown);
    a.play(0, "roll keep 1 2");
    b.play(0, "roll");
    expect(a.state.sheet.shown.slice(2)).toEqual(b.state.sheet.shown.slice(2));
  });
  test("a typed seed is letters and digits, however it is spaced or written", () => {
    const [a, b] = [readTypedSeed("Quartz-7"), readTypedSeed(" QUARTZ 7 ")];
    expect(a).toEqual(b);
    expect(a).toMatchObject({ ok: true, value: { text: "QUARTZ7" } });
  });
  test.each([
    ["quartz!", 'character 7: "!" cannot be in a seed; expected 1 to 20 letters A–Z and digits 0–9'],
    ["würfel", 'character 2: "ü" cannot be in a seed; expected 1 to 20 letters A–Z and digits 0–9'],
    [" - ", "the seed is empty; expected 1 to 20 letters A–Z and digits 0–9"],
    ["A".repeat(21), "the seed has 21 characters; expected 1 to 20 letters A–Z and digits 0–9"],
  ])("%j is refused", (text, why) => {
    const read = readTypedSeed(text);
    expect(read.ok ? "" : sentence(read.refusal)).toBe(why);
  });
  test("a drawn seed can be typed, and the day has one for everybody", () => {
    expect(readTypedSeed(drawTypedSeed(drawOf(seedOf("any")))).ok).toBe(true);
    expect(dailySeed("2026-08-01")).toEqual(dailySeed("2026-08-01"));
    expect(dailySeed("today").ok).toBe(false);
  });
  test("the day's seed cannot be typed, however it is written", () => {
    const day = dailySeed("2026-08-01");
    if (!day.ok) throw new Error("refused");
    for (const typed of [
      day.value.text,
      "20260801",
      "daily 2026-08-01",
      "DAILY20260801",
      "thirteen daily 2026-08-01",
    ]) {
      const read = readTypedSeed(typed);
      if (read.ok) expect(read.value.seed).not.toBe(day.value.seed);
    }
  });
});

describe("stars", () => {
  test("one a cleared stage, spent on choice", () => {
    const rich = collectionOf(starsFor(10), []);
    expect(rich.stars).toBe(starsFor(10));
    const opened = openWithStars(rich, "gold");
    expect(opened).toMatchObject({ ok: true, value: { stars: 7, unlocked: ["gold"] } });
    expect(openWithStars(rich, "seal")).toMatchObject({ ok: false, refusal: { code: "too-few-stars" } });
    expect(openWithStars(rich, "ivory")).toMatchObject({ ok: false, refusal: { code: "already-open" } });
    expect(openWithStars(rich, "crown")).toMatchObject({ ok: false, refusal: { code: "unknown-item" } });
    expect(openWithStars(rich, "jade")).toMatchObject({ ok: true, value: { looks: ["ivory", "jade"] } });
  });
  test("a stored collection is read or refused", () => {
    expect(readCollection(JSON.parse(JSON.stringify(firstCollection)))).toEqual({ ok: true, value: firstCollection });
    for (const bad of [
      null,
      3,
      {},
      { stars: -1, unlocked: [], looks: [] },
      { stars: 1, unlocked: ["moon"], looks: [] },
      { stars: 1, unlocked: [], looks: [7] },
    ])
      expect(readCollection(bad)).toMatchObject({ ok: false, refusal: { code: "bad-collection" } });
  });
});

describe("bad input", () => {
  const refusal = (read: ReturnType<typeof rules.configText.read> | ReturnType<typeof rules.moveText.read>) =>
    read.ok ? "" : sentence(read.refusal);

  test("settings are refused by name", () => {
    expect(refusal(rules.configText.read("unlocked=gold+moon"))).toMatch(
      /^setting unlocked: there is no lock "moon"; expected all, none, or of/,
    );
    expect(refusal(rules.configText.read("challenge=easy"))).toMatch(
      /it is "easy"; expected none or no-upper or rising or two-rolls or purist or ascending/,
    );
    expect(rules.configText.read("unlocked=gold+wild")).toMatchObject({
      ok: true,
      value: { unlocked: ["wild", "gold"] },
    });
  });
  test("unknown items, boxes and dice are refused by name", () => {
    expect(refusal(rules.moveText.read("sell moon"))).toMatch(/there is no item "moon"; expected .*crown/);
    expect(refusal(rules.moveText.read("score sevens"))).toMatch(/there is no box "sevens"; expected ones, twos/);
    expect(refusal(rules.moveText.read("roll keep 3 1"))).toMatch(
      /names no set of dice; expected dice 1 to 5, each once and in order/,
    );
    expect(refusal(rules.moveText.read("juggle"))).toMatch(/"juggle" is no move of Thirteen Throws/);
  });
  test("a saved run that was tampered with is refused where it breaks", () => {
    const { match } = Match.begin(rules, usualConfig, { seed: seedOf("saved") });
    match.play(0, "draft 1");
    match.play(0, "roll");
    const saved = match.record;
    const resumed = (change: (text: string) => string, verify = false) => {
      const record = readRecord(change(writeRecord(saved)));
      if (!record.ok) return sentence(record.refusal);
      const read = Match.resume(rules, record.value, { verify });
      return read.ok ? "" : sentence(read.refusal);
    };
    expect(resumed((text) => text)).toBe("");
    expect(resumed((text) => text.replace(/rolled [^"]+/, "rolled 7 1 1 1 1"))).toMatch(
      /^entry 4: "rolled 7 1 1 1 1" is no move/,
    );
    expect(resumed((text) => text.replace(/rolled [^"]+/, "rolled 6 6 6 6 6"), true)).toMatch(
      /^entry 4: the record says "rolled 6 6 6 6 6", which the seed did not draw/,
    );
    expect(resumed((text) => text.replace(/offered \S+/, "offered moon"))).toMatch(/^entry 1: there is no item "moon"/);
    expect(resumed((text) => text.replace(/offered \S+/, "offered crown"))).toMatch(
      /^entry 1: crown cannot be offered there/,
    );
    expect(resumed((text) => text.replace("challenge=none", "challenge=fun"))).toMatch(
      /^config, setting challenge: it is "fun"/,
    );
    expect(resumed((text) => text.slice(0, 80))).toMatch(/not complete JSON/);
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

test("every move a position lists has its own text", () => {
  const state = standing({ shown: [1, 2, 3, 4, 6], pocket: ["forge", "nudge"] });
  expect(new Set(textsOf(state)).size).toBe(movesOf(state).length);
});
