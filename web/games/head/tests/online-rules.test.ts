/** The rules of an online duel as both sides read and change them: each half belongs to a player. */
import { head } from "@turnlight/games/head";
import { beforeAll, expect, test } from "vitest";
import { showLanguage } from "../../../language/catalogue.ts";
import { headRules } from "../lobby/online-rules.ts";

beforeAll(() => showLanguage("en"));

const text = "grids=6,12 words=4,3 difficulty=normal,hard best=3 house=mercy";
const names = ["Ada", undefined] as const;
const players = (me: 0 | 1) => ({ me, nameOf: (seat: number) => names[seat] });

const shown = (rules: ReturnType<typeof headRules>) => rules.map(({ label, value }) => `${label}: ${value}`);
const ruleIn = (rules: ReturnType<typeof headRules>, key: string) => {
  const rule = rules.find((one) => one.key === key);
  if (rule === undefined) throw new Error(`there is no ${key}`);
  return rule;
};
const read = (config: string) => {
  const table = head.rules.configText.read(config);
  if (!table.ok) throw new Error(table.refusal.reason);
  return table.value;
};

test("each player's board, words, difficulty and limit are rules of their own, the viewer's first", () => {
  const hers = ["board: 6 × 6", "words: 4", "difficulty: Normal", "miss limit: 34"];
  const theirs = ["board: 12 × 12", "words: 3", "difficulty: Hard", "miss limit: 18"];
  expect(shown(headRules(text, players(0))).slice(1, 9)).toEqual([
    ...hers.map((one) => `Your ${one}`),
    ...theirs.map((one) => `Guest’s ${one}`),
  ]);
  expect(shown(headRules(text, players(1))).slice(1, 9)).toEqual([
    ...theirs.map((one) => `Your ${one}`),
    ...hers.map((one) => `Ada’s ${one}`),
  ]);
});

test("whoever changes their own half leaves the other's as it is, and every size can be chosen", () => {
  const rules = headRules(text, players(1));
  const grid = ruleIn(rules, "grid-1");
  expect(grid.options.map(({ name }) => name)).toEqual([6, 7, 8, 9, 10, 11, 12].map((n) => `${n} × ${n}`));
  expect(grid.options.filter(({ isChosen }) => isChosen).map(({ name }) => name)).toEqual(["12 × 12"]);
  expect(read(grid.options[3]?.config ?? "")).toMatchObject({ grids: [6, 9], words: [4, 3], best: 3 });
  expect(read(ruleIn(rules, "difficulty-1").options[0]?.config ?? "")).toMatchObject({
    difficulty: ["normal", "easy"],
  });
  expect(read(ruleIn(rules, "words-1").options[1]?.config ?? "")).toMatchObject({ words: [4, 4] });
  // What follows from both halves is told, and cannot be chosen.
  expect(ruleIn(rules, "limit-1").options).toEqual([]);
  expect(read(ruleIn(rules, "best").options[2]?.config ?? "")).toMatchObject({ best: 5, grids: [6, 12] });
});

test("without players both halves are one line, and a choice sets both", () => {
  const rules = headRules(text);
  expect(ruleIn(rules, "grid").value).toBe("6 × 6 / 12 × 12");
  expect(read(ruleIn(rules, "grid").options[1]?.config ?? "")).toMatchObject({ grids: [7, 7] });
});
