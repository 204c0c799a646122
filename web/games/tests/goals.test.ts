/** Help and lessons say in their first line what the game is about: its goal. */
import { expect, test } from "vitest";
import { texts as raceDe } from "../dice-race/words/page.de.ts";
import { texts as raceEn } from "../dice-race/words/page.en.ts";
import { plots } from "../head/learn/script.ts";
import { de as headLessonDe } from "../head/words/learn.de.ts";
import { en as headLessonEn } from "../head/words/learn.en.ts";
import { de as headRulesDe } from "../head/words/lobby.de.ts";
import { en as headRulesEn } from "../head/words/lobby.en.ts";
import { texts as headDe } from "../head/words/page.de.ts";
import { texts as headEn } from "../head/words/page.en.ts";
import { texts as numberDe } from "../hidden-number/words/page.de.ts";
import { texts as numberEn } from "../hidden-number/words/page.en.ts";
import { texts as throwsDe } from "../thirteen/words/lesson.de.ts";
import { texts as throwsEn } from "../thirteen/words/lesson.en.ts";
import { texts as thirteenDe } from "../thirteen/words/page.de.ts";
import { texts as thirteenEn } from "../thirteen/words/page.en.ts";
import { texts as levelsDe } from "../wisp/words/levels.de.ts";
import { texts as levelsEn } from "../wisp/words/levels.en.ts";
import { texts as wispDe } from "../wisp/words/page.de.ts";
import { texts as wispEn } from "../wisp/words/page.en.ts";
import { de as wispHelpDe } from "../wisp/words/texts.de.ts";
import { en as wispHelpEn } from "../wisp/words/texts.en.ts";
import { texts as tavernDe } from "../zonk/words/lesson.de.ts";
import { texts as tavernEn } from "../zonk/words/lesson.en.ts";
import { texts as zonkDe } from "../zonk/words/page.de.ts";
import { texts as zonkEn } from "../zonk/words/page.en.ts";

const english = [
  ...[raceEn, headEn, numberEn, thirteenEn, wispEn, zonkEn].map(({ rules }) => rules[0] ?? ""),
  headRulesEn.rules.goal,
  headLessonEn.steps.letter(plots.english).title,
  throwsEn.steps.roll.title,
  levelsEn["keep-your-distance"][1],
  wispHelpEn.legend.goal,
  tavernEn.steps.roll.title,
];

const german = [
  ...[raceDe, headDe, numberDe, thirteenDe, wispDe, zonkDe].map(({ rules }) => rules[0] ?? ""),
  headRulesDe.rules.goal,
  headLessonDe.steps.letter(plots.german).title,
  throwsDe.steps.roll.title,
  levelsDe["keep-your-distance"][1],
  wispHelpDe.legend.goal,
  tavernDe.steps.roll.title,
];

test("in English", () => {
  const goal = /^(?:Find|Lure|Reach|Be the first to|The first to reach|Your goal: reach) /;
  expect(english.filter((text) => !goal.test(text))).toEqual([]);
});

test("in German", () => {
  const goal = /^(?:Finde|Locke|Erreiche|Wer zuerst|Dein Ziel: (?:in|die)) /;
  expect(german.filter((text) => !goal.test(text))).toEqual([]);
});
