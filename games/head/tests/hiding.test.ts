/** How well a board is hidden: what the Oracle needs for it, against random boards. */
import { runToEnd, sentence } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { tableBank } from "../content/table-bank.ts";
import { type HeadView, head } from "../index.ts";
import { reviewHiding } from "../review/hiding.ts";
import { type Board, headRules } from "../rules/index.ts";

const rules = headRules(tableBank);
const config = rules.configText.read("grids=6");
if (!config.ok) throw new Error(sentence(config.refusal));

const easy: Board = [
  { word: "TEA", at: "A1", toward: "E" },
  { word: "SEAT", at: "A2", toward: "E" },
  { word: "STARE", at: "A3", toward: "E" },
];
const hard: Board = [
  { word: "FEZ", at: "F1", toward: "S" },
  { word: "JINX", at: "A3", toward: "SE" },
  { word: "FUZZY", at: "A6", toward: "E" },
];

const viewOf = (board: Board | null): HeadView => ({
  ...rules.view({ config: config.value, boards: [board, board], guesses: [], fall: null, requests: [] }, 0),
  boards: [board, null],
});

const reviewed = (board: Board) =>
  runToEnd(reviewHiding(rules, viewOf(board), 0, { nodes: 100, searches: 2, boards: 4 }));

test("common letters are found sooner than rare ones, and the same board always takes as long", () => {
  const [quick, slow] = [reviewed(easy), reviewed(hard)];
  expect(quick?.guesses).toBeLessThan(slow?.guesses ?? 0);
  expect(quick?.misses).toBeLessThan(slow?.misses ?? 0);
  expect(quick?.harderThan).toBeLessThanOrEqual(slow?.harderThan ?? 0);
  expect(reviewed(easy)).toEqual(quick);
  // Both are compared with the same random boards.
  expect(quick?.usual).toEqual(slow?.usual);
});

test("before a board is set there is nothing to say", () => {
  expect(runToEnd(reviewHiding(rules, viewOf(null), 0))).toBeUndefined();
  expect(head.review).toBeDefined();
});
