/** The day's challenges: which one leads, the common streak, the panes of a day, the calendar's months. */
import { expect, test } from "vitest";
import { emptyText } from "../../../language/catalogue.ts";
import type { DailyState } from "../../../match/unfinished/summary.ts";
import { panesOn, playedOn, shelfOrder } from "../challenges.ts";
import { datesIn, monthBeside } from "../months.ts";
import { de } from "../words.de.ts";
import { en } from "../words.en.ts";

const games = ["head", "wisp", "zonk", "thirteen"];
const open: DailyState = { done: false, result: emptyText, streak: 0, dates: [] };
const played = (...dates: readonly string[]): DailyState => ({ ...open, done: true, dates });

test("on a first visit the wisp leads", () => {
  expect(shelfOrder(games, {}).map(({ game }) => game)).toEqual(["wisp", "zonk", "thirteen", "head"]);
});

test("the first open challenge leads, and played ones go to the end of the shelf", () => {
  const order = shelfOrder(games, { wisp: played("2026-11-17"), zonk: { ...open, begun: "one" }, head: open });
  expect(order.map(({ game }) => game)).toEqual(["zonk", "thirteen", "head", "wisp"]);
});

test("with all four played none leads by being open, and the order stays", () => {
  const all = Object.fromEntries(games.map((game) => [game, played("2026-11-17")]));
  expect(shelfOrder(games, all).map(({ game }) => game)).toEqual(["wisp", "zonk", "thirteen", "head"]);
});

test("each game has its pane, and one challenge keeps the common streak", () => {
  const states = { head: played("2026-11-16"), thirteen: played("2026-11-16", "2026-11-17"), wisp: undefined };
  expect(panesOn("2026-11-16", states)).toEqual([true, false, false, true]);
  expect(panesOn("2026-11-15", states)).toEqual([false, false, false, false]);
  expect(playedOn("2026-11-17", states)).toBe(true);
  expect(playedOn("2026-11-15", states)).toBe(false);
});

test("months follow each other over the years and have their days", () => {
  expect([monthBeside("2026-11", 1), monthBeside("2026-12", 1), monthBeside("2026-01", -1)]).toEqual([
    "2026-12",
    "2027-01",
    "2025-12",
  ]);
  expect(datesIn("2028-02")).toHaveLength(29);
  expect(datesIn("2026-11").at(-1)).toBe("2026-11-30");
});

test.each([en, de])("short texts keep to their room on a phone", (words) => {
  expect(words.play.length).toBeLessThanOrEqual(18);
  for (const text of [words.left(23, 59), words.left(0, 59), words.begun, words.newIn(10, 0)])
    expect(text.length).toBeLessThanOrEqual(14);
  expect(words.days(365).length).toBeLessThanOrEqual(12);
});
