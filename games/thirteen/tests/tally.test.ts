/** What items brought: against scores computed without them. */
import { readFileSync } from "node:fs";
import { Match, readStory, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { bestItem, bestPurchase, bestPurchaseOf, broughtSoFar, tallyBox, tallyRun } from "../results/tally.ts";
import { previewBox } from "../rules/preview.ts";
import { rules, rulesBegunBy } from "../rules/run.ts";
import type { RunState } from "../rules/state.ts";
import { usualBook } from "../rules/stock.ts";
import { standing } from "./standing.ts";

const charms = ["bell", "abacus", "crown", "twins"];
const rolled: RunState = standing({
  levels: { kinds: 2 },
  dice: ["steel", "plain", "plain", "plain", "plain"],
  charms,
  shown: [5, 5, 5, 2, 2],
  rolled: 1,
});

test("a charm brought what the box would lack without it, and so did a die and a manual", () => {
  const { points, by } = tallyBox(usualBook, rolled, "three-of-a-kind");
  const total = (state: RunState): number => previewBox(usualBook, state, "three-of-a-kind").score.total;
  expect(points).toBe(total(rolled));
  for (const item of charms)
    expect(by[item]).toBe(points - total({ ...rolled, charms: rolled.charms.filter((charm) => charm.item !== item) }));
  expect(by["steel"]).toBe(points - total({ ...rolled, dice: rolled.dice.map(() => "plain") }));
  expect(by["manual-kinds"]).toBe(points - total({ ...rolled, levels: { ...rolled.levels, kinds: 0 } }));
});

test("what did nothing in a box is not in its tally", () => {
  const { by } = tallyBox(usualBook, rolled, "full-house");
  expect(Object.keys(by).toSorted()).toEqual(["abacus", "bell", "crown", "steel", "twins"]);
});

test("the best purchase is the bought item that brought most, with all it cost; what came for nothing is none", () => {
  const text = readFileSync(new URL("../golden/greedy-human.story", import.meta.url), "utf8");
  const record = readStory(text);
  if (!record.ok) throw new Error(record.refusal.reason);
  const best = bestPurchase(record.value);
  const boxes = tallyRun(record.value);
  const resumed = Match.resume(rulesBegunBy(record.value.version), record.value);
  if (!resumed.ok) throw new Error(resumed.refusal.reason);
  const bought = resumed.value.steps.flatMap(({ told }) =>
    told.flatMap(({ fact }) => (fact.kind === "bought" ? [fact] : [])),
  );
  const points = bought.map(({ item }) => broughtSoFar(boxes, item)?.points ?? 0);
  expect(best?.points).toBe(Math.max(...points));
  expect(best?.price).toBe(bought.filter(({ item }) => item === best?.item).reduce((sum, { price }) => sum + price, 0));
  const read = rules.configText.read("");
  if (!read.ok) throw new Error(read.refusal.reason);
  expect(bestPurchase(Match.begin(rules, read.value, { seed: seedOf("new") }).match.record)).toBeUndefined();
});

test("the best purchase so far needs no record: what was paid for an item is added up", () => {
  const boxes = [{ stage: 1, category: "ones", points: 90, by: { bell: 20, crown: 60, lucky: -5 } } as const];
  const paid = [
    { item: "bell", price: 4 },
    { item: "lucky", price: 3 },
    { item: "bell", price: 5 },
  ];
  expect(bestPurchaseOf(boxes, paid)).toEqual({ item: "bell", price: 9, points: 20 });
  expect(bestPurchaseOf([], paid)).toBeUndefined();
  expect(bestPurchaseOf(boxes, [])).toBeUndefined();
});

test("the history of an item counts its boxes and stages from its first one on", () => {
  const box = (stage: number, by: Readonly<Record<string, number>>) => ({
    stage,
    category: "chance" as const,
    points: 50,
    by,
  });
  const boxes = [box(1, { bell: 5 }), box(2, { bell: 9, twins: 12 }), box(2, {}), box(3, { twins: 6 })];
  expect(broughtSoFar(boxes, "twins")).toEqual({
    points: 18,
    boxes: 2,
    of: 3,
    stages: [
      { stage: 2, points: 12 },
      { stage: 3, points: 6 },
    ],
  });
  expect(broughtSoFar(boxes, "crown")).toBeUndefined();
  expect(bestItem(boxes)).toEqual({ item: "twins", points: 18 });
});
