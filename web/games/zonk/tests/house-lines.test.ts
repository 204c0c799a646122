/** House rules and the career on the page: what is said about them, and what a take with a bonus offers. */
import { career, daredevil, homeOf, hotBonus, parlour, type ScoringTable, tables, zonk } from "@turnlight/games/zonk";
import { describe, expect, test, vi } from "vitest";
import { showLanguage } from "../../../language/catalogue.ts";
import { settingIn } from "../../config-text.ts";
import { patrons } from "../faces/patrons.ts";
import { draftOf, tableIn } from "../lobby/draft.ts";
import { houseSentences } from "../lobby/house-sentences.ts";
import { offersOf } from "../play/offers.ts";
import { de as careerDe } from "../words/career.de.ts";
import { en as careerEn } from "../words/career.en.ts";
import { factsIn } from "../words/facts.ts";
import { de as frontDe } from "../words/front.de.ts";
import { en as frontEn } from "../words/front.en.ts";
import { texts as summaryDe } from "../words/summary.de.ts";
import { texts as summaryEn } from "../words/summary.en.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

const full: ScoringTable = { ...parlour, name: "mine", house: { double: 1, spoils: 6, hotDice: 150, daring: 100 } };

describe("a table's house rules", () => {
  test("are told each in a sentence with its figures", () => {
    expect(houseSentences(full.house, en.lobby.house, String)).toEqual([
      "Combinations with a one count double.",
      "A roll with three or more sixes is a zonk.",
      "Setting all six dice aside scores 150 extra points.",
      "Scoring with a roll of one or two dice earns 100 extra points.",
    ]);
    expect(houseSentences(full.house, de.lobby.house, String)).toEqual([
      "Kombinationen mit einer Eins zählen doppelt.",
      "Ein Wurf mit drei oder mehr Sechsen ist ein Zonk.",
      "Wer alle sechs Würfel ablegt, bekommt 150 Punkte extra.",
      "Wer mit nur einem oder zwei Würfeln punktet, bekommt 100 Punkte extra.",
    ]);
    for (const { lobby } of [en, de]) expect(houseSentences(full.house, lobby.houseInShort, String)).toHaveLength(4);
    expect(houseSentences(parlour.house, en.lobby.house, String)).toEqual([]);
  });
  test("are explained with the rules of an online table before one sits down", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal("document", { documentElement: { dataset: {}, style: {} }, addEventListener: () => undefined });
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal("addEventListener", () => undefined);
    const { zonkRules } = await import("../lobby/online-rules.ts");
    const { residentsOf } = await import("../lobby/house-lines.ts");
    await showLanguage("en");
    const [rule] = zonkRules("seats=2 table=three-sixes target=2000 streak=on");
    expect(rule?.value).toBe("Three sixes");
    expect(rule?.explanation).toContain("three or more sixes is a zonk");
    expect(rule?.options.map(({ config }) => settingIn(config, "table"))).toEqual(tables.map(({ name }) => name));
    expect(residentsOf(daredevil)).toEqual(["Bruno", "Elsbeth"]);
    vi.unstubAllGlobals();
  });
  test("survive the editor", () => {
    const read = tableIn(draftOf(full));
    expect(read.ok && read.value.house).toEqual(full.house);
    const without = tableIn({ ...draftOf(full), house: {} });
    expect(without.ok && without.value.house).toBeUndefined();
    expect(tableIn({ ...draftOf(full), house: { hotDice: "many" } }).ok).toBe(false);
  });
});

test("every table has a name and a description in every language, everywhere", () => {
  for (const { name } of tables)
    for (const names of [en.lobby.tableNames, de.lobby.tableNames, en.lobby.tableAbout, de.lobby.tableAbout])
      expect(names[name]).toBeTruthy();
  for (const { name } of tables)
    for (const names of [frontEn.tables, frontDe.tables, summaryEn.tables, summaryDe.tables])
      expect(names[name]).toBeTruthy();
});

test("every opponent but the stranger is at home somewhere", () => {
  for (const patron of patrons) expect(homeOf(patron) === undefined).toBe(patron === "custom");
});

test("an offer is worth what the rules pay, bonus included", () => {
  const config = { seats: 2, table: hotBonus, target: 2000, streak: true, first: 0 };
  const view = { ...zonk.rules.setup(config), left: 1, points: 50, phase: { kind: "taking", dice: [1] } as const };
  expect(offersOf(view, ["take 1"]).map(({ take }) => take.points)).toEqual([160]);
});

describe("at the table it is said", () => {
  const context = {
    view: zonk.rules.setup({ seats: 2, table: hotBonus, target: 2000, streak: true, first: 0 }),
    nameOf: () => "Bruno",
    number: String,
    you: 0,
  };
  test("what the house paid", () =>
    expect(
      factsIn(en).took(
        {
          kind: "took",
          seat: 0,
          dice: [1],
          combinations: ["single-1"],
          points: 160,
          turnPoints: 560,
          left: 6,
          extra: 150,
        },
        context,
      ),
    ).toMatch(/for 160, with a bonus of 150$/));
  test("why a roll was spoiled", () =>
    expect(factsIn(en).zonked({ kind: "zonked", seat: 0, lost: 90, streak: 0, spoiled: 6 }, context)).toBe(
      "Too many sixes. Zonk! You lose 90",
    ));
});

describe("the career's texts", () => {
  test.each([careerEn, careerDe])("everybody has a story, an answer and a trophy of their own", (words) => {
    const trophies = career.map(({ bot }) => words.chapters[bot].trophy);
    expect(new Set(trophies).size).toBe(career.length);
    for (const { bot } of career) expect(words.chapters[bot].story.length).toBeGreaterThan(80);
  });
});
