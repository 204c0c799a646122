/** A round and a stage: rolling, keeping, scratching, the end. */
import { describe, expect, test } from "vitest";
import { categories, openBoxes, rules } from "../index.ts";
import { play, playText, refusedAs, standing, textsOf, usualConfig } from "./standing.ts";

describe("rolling", () => {
  test("a round starts with a roll and nothing else", () => expect(textsOf(standing({}))).toEqual(["roll"]));

  test("up to three rolls, then a box must be filled", () => {
    const third = play(
      standing({}),
      "roll",
      "rolled 1 2 3 4 6",
      "roll keep 1 2",
      "rolled 5 5 5 5 5",
      "roll",
      "rolled 2 2 3 4 6",
    );
    expect(third.sheet).toMatchObject({ rolled: 3, shown: [2, 2, 3, 4, 6] });
    expect(refusedAs(third, "roll")).toBe("no-rolls");
    expect(textsOf(third).every((text) => text.startsWith("score"))).toBe(true);
  });

  test("kept dice stay, the others show what was drawn for them", () =>
    expect(play(standing({ shown: [1, 2, 3, 4, 5] }), "roll keep 2 5", "rolled 6 6 6 6 6").sheet.shown).toEqual([
      6, 2, 6, 6, 5,
    ]));

  test("locks can be undone: the next roll may keep other dice", () =>
    expect(
      play(standing({ shown: [1, 2, 3, 4, 5] }), "roll keep 1", "rolled 6 6 6 6 6", "roll keep 2", "rolled 3 3 3 3 3")
        .sheet.shown,
    ).toEqual([3, 6, 3, 3, 3]));

  test("nothing can be kept before the first roll, and something must be thrown", () => {
    expect(refusedAs(standing({}), "roll keep 1")).toBe("nothing-to-keep");
    expect(refusedAs(standing({ shown: [1, 2, 3, 4, 5] }), "roll keep 1 2 3 4 5")).toBe("nothing-to-roll");
  });

  test("31 ways to keep after a roll", () =>
    expect(textsOf(standing({ shown: [1, 2, 3, 4, 5] })).filter((text) => text.startsWith("roll"))).toHaveLength(31));

  test("scoring clears the dice and starts the next round", () =>
    expect(play(standing({ shown: [1, 2, 3, 4, 5] }), "score chance").sheet).toMatchObject({
      round: 2,
      shown: [],
      rolled: 0,
      score: 15,
    }));
});

describe("scratching", () => {
  const stuck = { shown: [1, 1, 3, 4, 6], open: ["twos", "full-house", "large-straight"] } as const;

  test("only when no open box is valid, and then only that or another roll", () => {
    const texts = textsOf(standing(stuck));
    expect(texts.filter((text) => text.startsWith("sc"))).toEqual([
      "scratch twos",
      "scratch full-house",
      "scratch large-straight",
    ]);
    expect(texts).toContain("roll");
  });
  test("never while Chance is open", () =>
    expect(refusedAs(standing({ ...stuck, open: ["twos", "chance"] }), "scratch twos")).toBe("no-scratch"));
  test("not before a roll", () => expect(refusedAs(standing({ open: ["twos"] }), "scratch twos")).toBe("not-rolled"));
  test("by the house rule any open box, valid or not, after a roll", () => {
    const free = standing({ ...stuck, open: ["ones", "twos"], config: { scratch: "free" } });
    expect(textsOf(free)).toEqual(expect.arrayContaining(["score ones", "scratch ones", "scratch twos"]));
    expect(refusedAs(standing({ config: { scratch: "free" } }), "scratch twos")).toBe("not-rolled");
  });
  test("enters 0 and is told", () => {
    const { state, facts } = playText(standing(stuck), "scratch twos");
    expect(state.sheet.boxes[1]).toBe(0);
    expect(facts[0]).toEqual({ kind: "scratched", category: "twos" });
  });
});

describe("cashing in", () => {
  const met = standing({
    shown: [],
    open: ["ones", "twos", "sixes", "five-of-a-kind", "chance"],
    sheet: { score: 200, unused: 3 },
  });

  test("ends a stage whose target is met: $1 for two rounds not played, and the rolls not used", () => {
    const { state, facts } = playText(met, "cash in");
    expect(facts).toContainEqual({ kind: "cashed-in", rounds: 5 });
    expect(facts.find(({ kind }) => kind === "paid")).toMatchObject({ stage: 5, unused: 9, early: 2, purse: 16 });
    expect(state).toMatchObject({ cleared: 1, phase: { kind: "stocking" } });
  });
  test("the round being played counts as not played", () => {
    const rolled = play(met, "roll", "rolled 1 2 3 4 6");
    expect(playText(rolled, "cash in").facts).toContainEqual({ kind: "cashed-in", rounds: 5 });
  });
  test("is refused while points are missing, and to a Purist", () => {
    expect(refusedAs(standing({ sheet: { score: 199 } }), "cash in")).toBe("not-reached");
    expect(refusedAs(standing({ sheet: { score: 999 }, config: { challenge: "purist" } }), "cash in")).toBe("no-money");
  });
});

describe("the end of a stage", () => {
  const last = (score: number) => standing({ shown: [5, 5, 5, 4, 1], open: ["chance"], sheet: { score }, purse: 0 });

  test("thirteen boxes make thirteen rounds", () => {
    let state = standing({ config: { scratch: "free" } });
    for (const [i, category] of categories.entries()) {
      expect(state.sheet.round).toBe(i + 1);
      state = play(state, "roll", "rolled 1 2 2 4 6", `scratch ${category}`);
    }
    expect(openBoxes(state.sheet)).toEqual([]);
    expect(state.phase).toEqual({ kind: "over", how: "lost" });
  });
  test("a score that equals the target wins", () => {
    const { facts, state } = playText(last(180), "score chance");
    expect(facts).toContainEqual({ kind: "stood", score: 200, stage: 1, target: 200, won: true });
    expect(state.phase.kind).toBe("stocking");
  });
  test("one point less loses the run", () => {
    const { state } = playText(last(179), "score chance");
    expect(state.phase).toEqual({ kind: "over", how: "lost" });
    expect(rules.turn(state)).toEqual({ kind: "over", scores: [-9] });
  });
  test("a stage that is won early is still played to its end", () =>
    expect(
      play(standing({ shown: [5, 5, 5, 4, 1], open: ["ones", "chance"], sheet: { score: 500 } }), "score chance").phase
        .kind,
    ).toBe("round"));
  test("after the shop the next stage asks half as much again, on a fresh sheet", () => {
    const shop = play(last(180), "score chance", "offered bell abacus manual-upper manual-kinds heavy nudge");
    const { state, facts } = playText(shop, "next");
    expect(facts).toContainEqual({ kind: "began", stage: 2, target: 300, rounds: 13 });
    expect(state.sheet).toMatchObject({ score: 0, round: 1, upper: 0, bonus: null });
  });
});

test("a run begins with $6 and a draft of one of three common charms", () => {
  const begun = play(rules.setup(usualConfig), "offered bell abacus piggy-bank");
  expect(begun.purse).toBe(6);
  expect(textsOf(begun)).toEqual(["draft 1", "draft 2", "draft 3"]);
  expect(play(begun, "draft 3")).toMatchObject({
    charms: [{ item: "piggy-bank", held: 0 }],
    stage: 1,
    phase: { kind: "round" },
  });
});
