import { grownFrom, ideas } from "@turnlight/games/wisp";
import { expect, test } from "vitest";
import { showLanguage, textsLoaded } from "../../../language/catalogue.ts";
import { dailyShareText } from "../lobby/daily-share.ts";
import { levelHere } from "../lobby/levels.ts";
import { dailyName } from "../words/campaign.ts";
import { texts as deDays } from "../words/day-names.de.ts";
import { texts as enDays } from "../words/day-names.en.ts";
import { texts as de } from "../words/ideas.de.ts";
import { texts as en } from "../words/ideas.en.ts";

test("every idea and every day has a name of its own, in both languages", () => {
  for (const texts of [en, de]) {
    expect(Object.keys(texts.ideas).sort()).toEqual([...ideas].sort());
    const names = Object.values(texts.ideas).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [, about] of Object.values(texts.ideas)) expect(about).toMatch(/^[A-ZÄÖÜ].*\.$/);
  }
  for (const names of [enDays, deDays]) expect(new Set(names).size).toBe(names.length);
  expect(enDays.length).toBe(deDays.length);
  expect(enDays.length).toBeGreaterThanOrEqual(50);
  expect(grownFrom).toBe("2026-11-19");
});

test("a day's name stands above its board and in its shared result; days before names have their date", async () => {
  await showLanguage("en");
  await textsLoaded();
  const [first, second] = [grownFrom, "2026-11-20"].map(dailyName);
  expect([first, second]).toEqual(enDays.slice(0, 2));
  expect(levelHere("1SHYDMAAA8XGRo5", { kind: "daily", about: grownFrom }).title).toBe(first);
  expect(levelHere("1SHYDMAAA8XGRo5", { kind: "daily", about: "2026-11-18" }).title).toMatch(/18/);
  const result = { code: "1SHYDMAAA8XGRo5", line: [], par: { exact: true, moves: 8 }, stars: 3 } as const;
  expect(dailyShareText({ ...result, date: grownFrom })).toContain(first);
  expect(dailyShareText({ ...result, date: "2026-11-18" })).not.toContain(first);
});
