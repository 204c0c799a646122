/** Purchases judged by simulated runs: a planted mistake is found beyond its interval, and sound choices are left alone. */
import { accuracyOf, drawOf, judge, Match, seedOf, sentence } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { spend } from "../bots/buyers.ts";
import { throwDice } from "../bots/dice.ts";
import { type RunState, reviewer, rules, usualBook } from "../index.ts";
import { isSoundPurchase, pairedError, weighPurchase } from "../review/purchases.ts";

/** A run by the generalist up to its shop after so many stages. */
const shopAfter = (stages: number, seed: string) => {
  const config = rules.configText.read("");
  if (!config.ok) throw new Error(sentence(config.refusal));
  const { match } = Match.begin(rules, config.value, { seed: seedOf(seed) });
  const draw = drawOf(seedOf(`${seed} player`));
  const isThere = ({ phase, cleared }: RunState): boolean => phase.kind === "shop" && cleared >= stages;
  while (match.turn.kind === "seats" && !isThere(match.state)) {
    const { state } = match;
    const move =
      state.phase.kind === "round"
        ? throwDice(usualBook, state, "perfect", draw)
        : spend(usualBook, state, "generalist", draw);
    const done = match.play(0, rules.moveText.write(move));
    if (!done.ok) throw new Error(sentence(done.refusal));
  }
  return match;
};

test("what the generalist buys needs no judgement, and selling or rerolling is not judged", () => {
  const { state } = shopAfter(3, "a sound shopper");
  const best = spend(usualBook, state, "generalist", drawOf(seedOf("any")));
  expect(isSoundPurchase(state, best)).toBe(true);
  expect(isSoundPurchase(state, { kind: "reroll" })).toBe(true);
});

/** Choices of the first shop in which leaving gives much away by the estimate. */
const tempting = () => {
  for (let i = 0; i < 20; i++) {
    const { state } = shopAfter(2, `tempting ${i}`);
    if (state.phase.kind === "shop" && !isSoundPurchase(state, { kind: "next" })) return state;
  }
  throw new Error("no shop tempts");
};

test("leaving a strong offer is compared with buying it, run by run with the same rolls", () => {
  const state = tempting();
  const weighing = weighPurchase(state, { plays: 6, ahead: 1 });
  if (weighing === undefined) throw new Error("not judged");
  const [best] = weighing.options;
  expect(best?.move.kind).toBe("buy");
  // With equal rolls the same choice has the same outcomes, so nothing is given away and nothing is off.
  expect(weighing.worthOf(best?.move ?? { kind: "next" })).toBe(best?.worth);
  expect(weighing.boundOf?.(best?.move ?? { kind: "next" })).toBe(0);
  expect(weighing.worthOf({ kind: "reroll" })).toBeUndefined();
  const judged = judge(reviewer as never, rules.moveText.write as never, {
    weighing: weighing as never,
    view: state,
    seat: 0,
    move: { kind: "next" },
    n: 1,
  });
  expect(judged).toMatchObject({ move: "next", counts: false, exact: false });
  expect(judged?.given).toBeCloseTo(Math.max(0, (best?.worth ?? 0) - (judged?.made ?? 0)), 12);
});

test("a difference within its interval has no mark, and a larger one has; neither counts for the accuracy", () => {
  const outcomes = (cleared: number): readonly boolean[] => Array.from({ length: 24 }, (_, i) => i < cleared);
  // By hand: 20 of 24 against 8, with the same rolls: the differences are twelve ones and twelve noughts.
  expect(pairedError(outcomes(20), outcomes(8))).toBeCloseTo(2 * Math.sqrt(6 / 23 / 24), 12);
  const marked = (made: number) => {
    const weighing = {
      options: [{ move: "buy 1", worth: 20 / 24 }],
      exact: false,
      counts: false,
      worthOf: () => made / 24,
      boundOf: () => pairedError(outcomes(20), outcomes(made)),
    };
    const judged = judge(reviewer as never, String, {
      weighing: weighing as never,
      view: tempted,
      seat: 0,
      move: { kind: "next" },
      n: 1,
    });
    return {
      mark: judged?.mark,
      ...accuracyOf(reviewer.scale, judged === undefined ? [] : [{ n: 1, cause: "you", judged }]),
    };
  };
  const tempted = tempting();
  expect(marked(18)).toMatchObject({ mark: undefined, decisions: 0 });
  expect(marked(8)).toMatchObject({ mark: "blunder", decisions: 0, marks: { blunder: 1 } });
});
