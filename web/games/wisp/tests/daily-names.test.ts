import { grownFrom, ideas } from "@turnlight/games/wisp";
import { expect, test } from "vitest";
import { texts as de } from "../words/ideas.de.ts";
import { texts as en } from "../words/ideas.en.ts";

test("every idea and every day has a name of its own, in both languages", () => {
  for (const texts of [en, de]) {
    expect(Object.keys(texts.ideas).sort()).toEqual([...ideas].sort());
    const names = Object.values(texts.ideas).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [, about] of Object.values(texts.ideas)) expect(about).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect(new Set(texts.days).size).toBe(texts.days.length);
  }
  expect(en.days.length).toBe(de.days.length);
  expect(en.days.length).toBeGreaterThanOrEqual(50);
  expect(grownFrom).toBe("2026-11-19");
});
