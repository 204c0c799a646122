/** Duels, daily results and the evening saved by older versions are imported. */
import { aftermath, summaryOf } from "@turnlight/games/head";
import { expect, test } from "vitest";
import { legacyStanding } from "../hall/legacy-import.ts";

const hunt = { known: "", missed: "", patterns: [], cells: [], misses: 3, limit: 21, words: [] };
const summary = summaryOf({ guesses: [], hunts: [hunt, hunt] }, 0);
const duel = { at: 5, won: true, difficulty: "easy", opponent: "oracle", grid: 8, how: "found", summary };
const day = { won: true, turns: 20, misses: 3, limit: 21, signs: "●", inTime: true };

test("old drawers become the first standing, in the order they were played", () => {
  const standing = legacyStanding([
    { name: "duel", key: "later", value: { ...duel, at: 9, won: false } },
    { name: "duel", key: "earlier", value: duel },
    { name: "day", key: "2026-03-01", value: day },
    { name: "mood", key: "mine", value: { difficulty: "easy", temper: "easy/0.35/2", at: 7 } },
    { name: "habits", key: "mine", value: {} },
  ]);
  expect(standing?.duels.map(({ match, won }) => [match, won])).toEqual([
    ["earlier", true],
    ["later", false],
  ]);
  expect(standing?.days).toEqual({ "2026-03-01": day });
  expect(standing?.evening).toEqual({ text: "easy/0.35/2", at: 7 });
  expect(aftermath.readStanding(standing)).toEqual({ ok: true, value: standing });
});

test("what is broken is left out, and a device that kept nothing begins at the start", () => {
  expect(legacyStanding([{ name: "habits", key: "mine", value: {} }])).toBeUndefined();
  expect(legacyStanding([{ name: "duel", key: "a", value: { won: "yes" } }])).toBeUndefined();
  expect(legacyStanding([{ name: "day", key: "someday", value: day }])).toBeUndefined();
  expect(legacyStanding([{ name: "mood", key: "mine", value: { temper: "brutal", at: 7 } }])).toBeUndefined();
});
