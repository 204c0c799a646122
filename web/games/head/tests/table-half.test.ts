/** Presets, the bot's board, and the daily tables, which are the same for everybody. */
import { executionerConfig, head, presetNames, presets, presetTable } from "@turnlight/games/head";
import { daysBefore } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import {
  configText,
  dayConfig,
  halvesOf,
  offered,
  presetChosen,
  presetOf,
  presetOfBoth,
  shapeIn,
  withHouseBoard,
  withShape,
} from "../lobby/table-half.ts";

const usual = () => {
  const read = head.rules.configText.read("");
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

test("every preset is a table the rules accept, is known again, and says both boards", () => {
  for (const name of presetNames) {
    const config = { ...usual(), ...presetTable(name) };
    expect(head.rules.configText.read(configText(config))).toMatchObject({ ok: true });
    const { grid, words, house } = presets[name];
    expect(presetOf({ ...shapeIn(config, 0), house: config.house })).toBe(name);
    expect(withHouseBoard(config, 0, "any match")).toMatchObject({ grids: [grid, grid], words: [words, words], house });
    expect(withHouseBoard(config, 0, "any match").difficulty[1]).toBe("normal");
  }
  expect(presetOf({ grid: 7, words: 3, house: [] })).toBeUndefined();
  expect(presetOf({ grid: 8, words: 3, house: ["mercy"] })).toBeUndefined();
});

test("a table has a preset's name only where both boards are the preset's, whatever the difficulties", () => {
  const small = { grid: 6, words: 4, difficulty: "normal" } as const;
  const large = { grid: 12, words: 3, difficulty: "hard" } as const;
  expect(presetOfBoth([large, { ...large, difficulty: "easy" }], [])).toBe("expert");
  expect(presetOfBoth([small, large], [])).toBeUndefined();
  expect(presetOfBoth([large, small], [])).toBeUndefined();
  expect(halvesOf({ ...small, theirs: large })).toEqual([small, large]);
  // A preset sets both halves, and leaves the curtain as it is.
  const chosen = presetChosen("evening", ["curtain"]);
  expect(chosen).toMatchObject({ house: ["mercy", "bonus", "curtain"] });
  expect(presetOfBoth(halvesOf(chosen), chosen.house)).toBe("evening");
});

test("a newcomer is offered a quick duel; whoever has fought one or chosen something else is not", () => {
  const choose = (name: (typeof presetNames)[number]) => ({ list: "kept", ...presetChosen(name, []) });
  expect(offered(choose("evening"), 0)).toEqual(choose("quick"));
  expect(offered(choose("evening"), 1)).toEqual(choose("evening"));
  expect(offered(choose("printed"), 0)).toEqual(choose("printed"));
  for (const theirs of [
    { grid: 12, words: 3, difficulty: "normal" },
    { grid: 8, words: 3, difficulty: "hard" },
  ] as const) {
    const unlike = { ...choose("evening"), theirs };
    expect(offered(unlike, 0)).toEqual(unlike);
  }
});

test("the house's board follows the human's difficulty, and stays the same for a match", () => {
  for (const difficulty of ["easy", "normal", "hard"] as const) {
    const table = withShape(usual(), 0, { grid: 6, words: 4, difficulty });
    for (let i = 0; i < 40; i++) {
      const config = withHouseBoard(table, 0, `match ${i}`);
      const { grids, words } = executionerConfig.board[difficulty];
      expect(grids).toContain(config.grids[1]);
      expect(words).toContain(config.words[1]);
      expect(config.difficulty).toEqual([difficulty, "normal"]);
      expect(withHouseBoard(table, 0, `match ${i}`)).toEqual(config);
    }
  }
});

test("an evening's Executioner brings its own difficulty along, at a preset's table and at any other", () => {
  const bots = ["executioner:hard/0.55/-3", "executioner:hard/0.75/0", "executioner:hard/0.95/5", "oracle"];
  for (const table of [
    { ...usual(), ...presetTable("evening") },
    { ...usual(), house: [] },
  ])
    expect(bots.map((bot) => withHouseBoard(table, 0, "any match", bot).difficulty[1])).toEqual([
      "hard",
      "normal",
      "easy",
      "normal",
    ]);
});

describe("the duel of the day", () => {
  test("follows from the date alone", () => {
    expect(dayConfig("2026-11-15", "english")).toEqual(dayConfig("2026-11-15", "english"));
    const tables = new Set(
      daysBefore("2026-11-15", 28, "2026-01-01").map((date) => configText(dayConfig(date, "german"))),
    );
    expect(tables.size).toBeGreaterThan(10);
    for (const table of tables) expect(head.rules.configText.read(table)).toMatchObject({ ok: true });
  });
});
