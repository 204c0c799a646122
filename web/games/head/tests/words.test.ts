/** Sentences of the duel that depend on a number or a name. */
import { baseMisses, longestCustomList, mercyBounds, mercyModifier, presets } from "@turnlight/games/head";
import { expect, test } from "vitest";
import { en as review } from "../../../match/review/words.en.ts";
import { de as lobbyDe } from "../words/lobby.de.ts";
import { en as lobbyEn } from "../words/lobby.en.ts";
import { de } from "../words/play.de.ts";
import { en } from "../words/play.en.ts";
import { en as setUp } from "../words/setup.en.ts";

test("a guess costs one miss or several", () => {
  expect(review.cost("The word MOON", review.amount.misses(1))).toBe("The word MOON cost 1 miss.");
  expect(review.amount.misses(0.4)).toBe("0.4 misses");
});

test("an opponent's article is small within a sentence, and takes its case in German", () => {
  expect(setUp.against("The Executioner")).toBe("against the Executioner");
  expect(en.how.found("The Oracle", "Ada")).toBe(
    "Ada found every letter and every cell. The blade falls on the Oracle.",
  );
  expect(de.how.found("Der Henker", "Ada")).toContain("Der Henker verliert den Kopf.");
  expect(de.shareText({ title: "T", winner: "Ada", loser: "Das Orakel", turns: 1, guesses: ["Ada:", "🟢"] })).toBe(
    "T\nAda gewinnt gegen das Orakel in 1 Zug.\nAda:\n🟢\n🟢 Buchstabe, 🟩 Feld, 🔷 Wort; daneben: ⚪ ⬜ 🔸",
  );
});

test("one's own words are not spoken of in the third person", () => {
  expect(setUp.whose("Ada")).toBe("Ada, hide your words");
});

test("the lobby states the figures of the rules", () => {
  const { easy, normal, hard } = mercyModifier;
  const { least, most } = mercyBounds;
  for (const { newGame, rules } of [lobbyEn, lobbyDe]) {
    expect(newGame.mercyAbout.match(/\d+/g)?.map(Number)).toEqual([easy, normal, hard, least, most]);
    expect(newGame.lineProblem("too-many-words", "OWL")).toContain(String(longestCustomList));
    expect(newGame.listTooLong).toContain(String(longestCustomList));
    expect(rules.formula).toContain(String(baseMisses));
  }
});

test("the presets are what is said of them", () => {
  const { quick, evening, printed, expert } = presets;
  expect([quick.house, evening.house, printed.house, expert.house]).toEqual([
    ["mercy", "bonus", "direction"],
    ["mercy", "bonus", "direction"],
    [],
    [],
  ]);
  expect(quick.grid).toBeLessThan(evening.grid);
  expect(expert.grid).toBeGreaterThan(evening.grid);
  // With Mercy in Quick and Standard, as the rules say beside their formula.
  expect([lobbyEn.rules.mercyBonus, lobbyDe.rules.mercyBonus]).toEqual([
    expect.stringContaining("Quick and Standard"),
    expect.stringContaining("„Schnell“ und „Standard“"),
  ]);
});
