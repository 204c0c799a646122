/** Regression tests for texts. */
import {
  bankedPoints,
  mostStreak,
  offeredTargets,
  parlour,
  regulars,
  solveTurn,
  tenthsOf,
  zonk,
  zonkChance,
} from "@turnlight/games/zonk";
import { expect, test } from "vitest";
import { texts as lessonDe } from "../words/lesson.de.ts";
import { texts as lessonEn } from "../words/lesson.en.ts";
import { de as onlineRulesDe } from "../words/online-rules.de.ts";
import { en as onlineRulesEn } from "../words/online-rules.en.ts";
import { texts as pageDe } from "../words/page.de.ts";
import { texts as pageEn } from "../words/page.en.ts";
import { review as reviewDe } from "../words/review.de.ts";
import { review as reviewEn } from "../words/review.en.ts";
import { texts as summaryDe } from "../words/summary.de.ts";
import { texts as summaryEn } from "../words/summary.en.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";
import { de as tournamentDe } from "../words/tournament.de.ts";
import { en as tournamentEn } from "../words/tournament.en.ts";

test("a review calls what is taken by the name the table gives it", () => {
  const view = zonk.rules.setup({ seats: 2, table: parlour, target: 2000, streak: true, first: 0 });
  expect(reviewEn.move("take 1 2 3", view)).toBe("Low straight 1–3");
  expect(reviewEn.doing("take 1 1", view)).toBe("Taking pair of ones");
  expect(reviewDe.move("take 1 2 3", view)).toBe("Kleine Straße 1–3");
  expect(reviewDe.doing("take 1 1", view)).toBe("Einser-Paar abzulegen");
});

test("a review says why it rates no duplicate, and says nothing of the kind about a race", () => {
  const race = zonk.rules.setup({ seats: 2, table: parlour, target: 2000, streak: true, first: 0 });
  for (const review of [reviewEn, reviewDe]) {
    expect(review.unrated?.(race)).toBeUndefined();
    expect(review.unrated?.({ ...race, rounds: 10 })).toMatch(/daily match|Tagespartie/);
  }
});

test("the rules and the lesson begin with the goal of the game", () => {
  expect([pageEn.rules[0], lessonEn.steps.roll.title]).toEqual([
    expect.stringMatching(/^Be the first to reach the target/),
    expect.stringMatching(/^The first to reach \d+ points wins$/),
  ]);
  expect([pageDe.rules[0], lessonDe.steps.roll.title]).toEqual([
    expect.stringMatching(/^Erreiche als Erster die Zielpunktzahl/),
    expect.stringMatching(/^Wer zuerst \d+ Punkte erreicht, gewinnt$/),
  ]);
});

test("the streak bonus is told as the rules reckon it", () => {
  const most = 10 * (tenthsOf(mostStreak) - tenthsOf(0));
  const [english = "", german = ""] = [pageEn.rules.at(-1), pageDe.rules.at(-1)];
  for (const text of [english, en.lobby.streak])
    expect(text).toMatch(new RegExp(`adds 10% to the next, up to ${most}%`));
  for (const text of [german, de.lobby.streak])
    expect(text).toMatch(new RegExp(`10\u00a0% mehr, höchstens ${most}\u00a0%`));
  expect([bankedPoints(100, 1, true), bankedPoints(35, 1, true)]).toEqual([110, 30]);
  expect([en.lobby.streak, de.lobby.streak]).toEqual([
    expect.stringContaining("rounded down to the nearest 10"),
    expect.stringContaining("auf Zehner abgerundet"),
  ]);
});

test("a table's name reads well beside its target", () => {
  expect(offeredTargets(parlour)).toContain(2000);
  expect(summaryEn.table("Parlour", "2,000")).toBe("Parlour, first to 2,000");
  expect(summaryDe.table("Salon", "2.000")).toBe("Salon, Ziel 2.000");
});

const numbersIn = (text = ""): readonly number[] => text.match(/\d+/g)?.map(Number) ?? [];

test("the tips state the odds and limits that the solver computes", () => {
  const odds = [3, 2, 1].map((dice) => Math.round(100 * zonkChance(parlour, dice)));
  expect([4, 5, 6].map((dice) => zonkChance(parlour, dice))).toEqual([0, 0, 0]);
  const { bankFrom, worth } = solveTurn(parlour);
  const limits = [2, 1].map((dice) => bankFrom[dice - 1]);
  for (const { tips = [] } of [pageEn, pageDe]) {
    expect(numbersIn(tips[0])).toEqual(odds);
    expect(numbersIn(tips[1])).toEqual(limits);
  }
  // A single one with five dice left, or a pair with four.
  expect(worth(10, 5)).toBeGreaterThan(worth(20, 4));
});

test("an online table and the tournament state the figures of the rules", () => {
  const span = [1, mostStreak].map((streak) => `×${tenthsOf(streak) / tenthsOf(0)}`);
  expect(onlineRulesEn.streakAbout).toBe(span.join(" to "));
  expect(onlineRulesDe.streakAbout).toBe(span.join(" bis ").replaceAll(".", ","));
  expect(regulars.length).toBe(8);
  expect([tournamentEn.about, tournamentDe.about]).toEqual([
    expect.stringMatching(/^Eight players, three knockout rounds/),
    expect.stringMatching(/^Acht Spieler, drei K.-o.-Runden/),
  ]);
});
