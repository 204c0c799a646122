/** Presets, both halves, and the daily tables, which are the same for everybody. */
import { head, presetNames, presets, presetTable } from "@turnlight/games/head";
import { daysBefore } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import {
  halvesAgainstBot,
  halvesOf,
  limitsOf,
  offered,
  presetChosen,
  presetForAll,
  presetOf,
  presetOfBoth,
} from "../lobby/halves.ts";
import { configText, dayConfig, shapeIn, withEvening, withShape } from "../lobby/table-half.ts";

const usual = () => {
  const read = head.rules.configText.read("");
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

test("every preset is a table the rules accept, is known again, and says both boards", () => {
  for (const name of presetNames) {
    const config = { ...usual(), ...presetTable(name) };
    expect(head.rules.configText.read(configText(config))).toMatchObject({ ok: true });
    const { grid, words } = presets[name];
    expect(presetOf({ ...shapeIn(config, 0), house: config.house })).toBe(name);
    expect(halvesAgainstBot(presetForAll(name, []))[1]).toEqual({ grid, words, difficulty: "normal" });
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
  expect(chosen).toMatchObject({ house: ["mercy", "bonus", "direction", "curtain"] });
  expect(presetOfBoth(halvesOf(chosen), chosen.house)).toBe("evening");
  // As printed means without an aid: with one it is no longer the preset, and choosing the preset takes it out.
  const printed = presetForAll("printed", ["aid"]);
  expect(printed.house).toEqual([]);
  expect(presetOfBoth(halvesOf(printed), ["aid"])).toBeUndefined();
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

test("against a bot the other half is one's own board on Normal, until it is chosen", () => {
  const mine = { grid: 9, words: 4, difficulty: "hard" } as const;
  const rival = { grid: 6, words: 3, difficulty: "easy" } as const;
  expect(halvesAgainstBot(mine)).toEqual([mine, { ...mine, difficulty: "normal" }]);
  expect(halvesAgainstBot({ ...mine, rival })).toEqual([mine, rival]);
  // What two people at one device have chosen is another matter.
  expect(halvesAgainstBot({ ...mine, theirs: rival })).toEqual([mine, { ...mine, difficulty: "normal" }]);
});

test("a limit comes from the other's board and one's own difficulty", () => {
  const evening = { grid: 8, words: 3, difficulty: "normal" } as const;
  const small = { grid: 6, words: 4, difficulty: "hard" } as const;
  expect(limitsOf([evening, evening], ["mercy", "bonus"])).toEqual([27, 27]);
  expect(limitsOf([evening, { ...evening, difficulty: "easy" }], ["mercy"])).toEqual([27, 30]);
  expect(limitsOf([evening, small], [])).toEqual([16, 17]);
});

test("an evening's Executioner brings its own difficulty along, at any table", () => {
  const bots = ["executioner:hard/0.55/-3", "executioner:hard/0.75/0", "executioner:hard/0.95/5", "oracle"];
  for (const table of [
    { ...usual(), ...presetTable("evening") },
    { ...usual(), house: [] },
  ])
    expect(bots.map((bot) => withEvening(table, 0, bot, bot).difficulty[1])).toEqual([
      "hard",
      "normal",
      "easy",
      "normal",
    ]);
});

test("an evening changes no difficulty that was chosen, and its own change does not last", () => {
  const table = withShape(usual(), 1, { grid: 10, words: 4, difficulty: "hard" });
  expect(withEvening(table, 0, "executioner:hard/0.95/5", "executioner:hard")).toEqual(table);
  const [eased, fresh] = ["executioner:hard/0.95/5", "executioner:hard/0.75/0"];
  const changed = withEvening(withShape(usual(), 1, { grid: 10, words: 4, difficulty: "normal" }), 0, eased, fresh);
  expect(changed.difficulty[1]).toBe("easy");
  expect(withEvening(changed, 0, fresh, eased).difficulty[1]).toBe("normal");
});

describe("the duel of the day", () => {
  test("follows from the date alone", () => {
    expect(dayConfig("2026-11-15", "english")).toEqual(dayConfig("2026-11-15", "english"));
    const tables = new Set(
      daysBefore("2026-11-15", 28, "2026-01-01").map((date) => configText(dayConfig(date, "german"))),
    );
    expect(tables.size).toBeGreaterThan(10);
    // As in every release: whoever plays a day again has the same table.
    expect(configText(dayConfig("2026-11-15", "english"))).toContain("grids=9,10 words=4,3 difficulty=normal,normal");
    expect(configText(dayConfig("2026-11-19", "english"))).toContain("grids=8,8 words=3,3 difficulty=normal,normal");
    for (const table of tables) expect(head.rules.configText.read(table)).toMatchObject({ ok: true });
  });
});
