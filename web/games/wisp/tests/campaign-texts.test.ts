/** Every level and every chapter of the campaign is named and told, in every language that has its texts here. */
import { campaign, knownLevels } from "@turnlight/games/wisp";
import { describe, expect, test } from "vitest";
import { texts as chaptersDe } from "../words/chapters.de.ts";
import { texts as chaptersEn } from "../words/chapters.en.ts";
import { texts as levelsDe } from "../words/levels.de.ts";
import { texts as levelsEn } from "../words/levels.en.ts";

const isSaid = (text: string): boolean => text.trim() === text && text.length > 2;

/** Directions, and orders of moves. */
const givenAway = {
  en: /\b(up|down|left|right|north|south|east|west|ahead|back(?! door)|through|along|towards?|first|after another|become|steps?)\b/i,
  de: /(^|[^\p{L}])(hoch|hinauf|hinunter|runter|links|rechts|norden|süden|osten|westen|voran|voraus|zurück|durch|entlang|rein|raus|zuerst|erst|nach dem anderen|wird eins|schritte?n?)($|[^\p{L}])/iu,
} as const;

const sentencesIn = (text: string): number => text.match(/[.!?](?= |$)/g)?.length ?? 0;

describe.each([
  ["en", levelsEn, chaptersEn],
  ["de", levelsDe, chaptersDe],
] as const)("%s", (language, levels, chapters) => {
  test("has a title for every level the campaign has or had, and for nothing else", () => {
    expect(Object.keys(levels).sort()).toEqual(knownLevels.map(({ id }) => id).sort());
    for (const [name, rule] of Object.values<readonly [string, string?]>(levels)) {
      expect([name, isSaid(name) && name.length <= 32]).toEqual([name, true]);
      if (rule !== undefined)
        expect([rule, isSaid(rule) && rule.length <= 140 && /[.!?]$/.test(rule)]).toEqual([rule, true]);
    }
  });

  test("says a rule with at most ten levels, and never speaks of hunters", () => {
    const rules = Object.values<readonly [string, string?]>(levels).flatMap(([, rule]) => rule ?? []);
    expect(rules.length).toBeLessThanOrEqual(10);
    for (const text of Object.values<readonly (string | undefined)[]>(levels).flat())
      expect(text ?? "").not.toMatch(/hunter|jäger/i);
  });

  test("has no two levels of one name", () => {
    const names = Object.values(levels).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test("gives no direction and no order of moves away in a title", () => {
    for (const [name] of Object.values(levels)) expect(name.replaceAll("\u00AD", "")).not.toMatch(givenAway[language]);
  });

  test("has a title for every chapter, and two to four sentences before and after", () => {
    expect(Object.keys(chapters).sort()).toEqual(campaign.map(({ id }) => id).sort());
    for (const { title, opening, closing } of Object.values(chapters)) {
      expect(isSaid(title)).toBe(true);
      for (const text of [opening, closing]) {
        expect(isSaid(text)).toBe(true);
        expect([2, 3, 4]).toContain(sentencesIn(text));
      }
    }
  });
});

test("the first line of the game says what its rules do: games/wisp/content/tests/first-light.test.ts plays it out", () => {
  expect([levelsEn["keep-your-distance"][1], levelsDe["keep-your-distance"][1]]).toEqual([
    "Lure it into the grove. It takes one step for each of yours. Finish a step within its reach, and it catches you.",
    "Locke es in den Hain. Auf jeden Schritt von dir folgt einer von ihm. Endet deiner in seiner Reichweite, fängt es dich.",
  ]);
});

test("no name or tale is the same in both languages, but for one", () => {
  const english = [
    ...Object.values(levelsEn).flat(),
    ...Object.values(chaptersEn).flatMap((one) => Object.values(one)),
  ];
  const german = [...Object.values(levelsDe).flat(), ...Object.values(chaptersDe).flatMap((one) => Object.values(one))];
  expect(english.filter((text) => german.includes(text))).toEqual(["Frost"]);
});
