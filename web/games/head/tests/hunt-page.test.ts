/** The hunt's page: the blade's height, keyboard layout, think times, and where a typed letter goes. */
import { head, tableBank } from "@turnlight/games/head";
import { Match, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import type { HeardEntry, TableSight } from "../../../match/table.ts";
import { huntNumber } from "../hunt/day.ts";
import { bladeAt } from "../play/blade.ts";
import { layoutFor } from "../play/layout.ts";
import { thinks } from "../play/think-time.ts";
import { emptyDraft, rowToType, withWord } from "../setup/draft.ts";
import { de as huntDe } from "../words/hunt.de.ts";
import { en as huntEn } from "../words/hunt.en.ts";
import { de } from "../words/play.de.ts";
import { en } from "../words/play.en.ts";

test("the blade starts at the top, comes down with every miss, and stops where it falls from", () => {
  const heights = Array.from({ length: 22 }, (_, misses) => bladeAt(misses, 21));
  expect(heights[0]).toBeLessThan(30);
  expect(heights).toEqual(heights.toSorted((one, two) => one - two));
  expect(new Set(heights).size).toBe(22);
  expect(bladeAt(23, 21)).toBe(bladeAt(21, 21));
});

test("one miss is one miss, and a board is yours and not theirs, in both languages", () => {
  for (const texts of [en, de]) {
    expect(texts.missesSaid(1, 21, "safe")).not.toMatch(/1 misses/);
  }
  expect(de.yourBoard).toBe("Dein Gitter");
});

test("the keyboard follows the language that is played, unless somebody has chosen one", () => {
  expect(layoutFor("language", "german", "qwerty")).toBe("qwertz");
  expect(layoutFor("language", "english", "qwerty")).toBe("qwerty");
  expect(layoutFor("language", "english", "qwertz")).toBe("qwertz");
  expect(layoutFor("abc", "german", "qwertz")).toBe("abc");
});

const sightOf = (difficulty: string, moves: readonly string[]): TableSight => {
  const table = head.rules.configText.read(`difficulty=${difficulty},normal`);
  if (!table.ok) throw new Error(table.refusal.reason);
  const { match } = Match.begin(head.rules, table.value, { seed: seedOf("pauses") });
  match.play(0, "place CAT A1 E, CART A2 E, RAVEN A3 E");
  match.play(1, "place DOG A1 E, GOLD A2 E, CROWN A3 E");
  for (const [i, move] of moves.entries()) match.play(i % 2, move);
  return { view: match.view(0), commitment: "pauses" } as unknown as TableSight;
};
const entryAt = (n: number): HeardEntry => ({ n, by: 1 }) as unknown as HeardEntry;
const pauses = (sight: TableSight): readonly number[] =>
  Array.from({ length: 30 }, (_, n) => thinks(sight, entryAt(n)));
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

test("the house thinks 0.8 to 2.5 seconds on Normal, longer on Easy, shorter on Hard, and never in a rhythm", () => {
  const [easy, normal, hard] = ["easy", "normal", "hard"].map((one) => pauses(sightOf(one, ["letter E"])));
  if (easy === undefined || normal === undefined || hard === undefined) throw new Error("three difficulties");
  expect(Math.min(...normal)).toBeGreaterThanOrEqual(800);
  expect(Math.max(...normal)).toBeLessThanOrEqual(2500);
  expect(mean(easy)).toBeGreaterThan(mean(normal));
  expect(mean(hard)).toBeLessThan(mean(normal));
  const steps = new Set(normal.map((one, i) => Math.round(one - (normal[i - 1] ?? 0))));
  expect(steps.size).toBeGreaterThan(25);
});

test("with fewer candidates it is quicker", () => {
  const found = ["letter O", "word 1 CAT", "letter D", "word 2 CART", "letter G", "word 3 RAVEN", "letter Z"];
  expect(mean(pauses(sightOf("normal", found)))).toBeLessThan(mean(pauses(sightOf("normal", ["letter O"]))));
});

test("typing on after a refused word goes nowhere; after a good one it goes on in the next row", () => {
  const ground = { size: 8, count: 3, bank: tableBank({ bank: "english", pack: "none", custom: [] }) };
  expect(rowToType(emptyDraft, 1, ground)).toBe(1);
  expect(rowToType(withWord(emptyDraft, 1, "CAT"), 1, ground)).toBe(2);
  expect(rowToType(withWord(emptyDraft, 1, "XQZ"), 1, ground)).toBeUndefined();
});

test("a hunt that belongs to no day is practice, and has no number", () => {
  expect(huntNumber("2026-01-01")).toBe(1);
  for (const date of ["", "some day"]) {
    expect(huntNumber(date)).toBeUndefined();
    expect(huntEn.number(huntNumber(date), "9", 8)).toBe("Practice · 9 / par 8");
    expect(huntDe.number(huntNumber(date), "9", 8)).toBe("Übung · 9 / Par 8");
    expect(huntEn.shareText("Title", huntNumber(date), "9", 8)).toBe("Title, practice hunt: 9 / par 8");
  }
});
