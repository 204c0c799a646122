/** The run around the stages: targets, money, stakes, challenges, victory, stars. */
import { describe, expect, test } from "vitest";
import {
  collectionOf,
  firstCollection,
  isBoss,
  priceOf as manualPrice,
  openWithStars,
  type RunState,
  readCollection,
  rerollPrice,
  resultOf,
  rollsOf,
  rules,
  starsFor,
  targetOf,
  usualBook,
} from "../index.ts";
import { offers, play, playText, refusedAs, shopping, standing, textsOf, usualConfig } from "./standing.ts";

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
  test("gentle: 200, then 50 more in every stage", () =>
    expect([1, 2, 3, 10].map((stage) => targetOf({ ...usualConfig, challenge: "gentle" }, stage, null))).toEqual([
      200, 250, 300, 650,
    ]));
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
      expect(readCollection(bad)).toMatchObject({ ok: false, refusal: { code: "bad-field" } });
  });
});
