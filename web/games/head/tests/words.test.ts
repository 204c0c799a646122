/** Sentences of the duel that depend on a number or a name. */
import { expect, test } from "vitest";
import { en as review } from "../../../match/review/words.en.ts";
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
  expect(de.shareText({ title: "T", winner: "Ada", loser: "Das Orakel", turns: 1, lines: [] })).toBe(
    "T\nAda gewinnt gegen das Orakel in 1 Zug.",
  );
});

test("one's own words are not spoken of in the third person", () => {
  expect(setUp.whose("Ada")).toBe("Ada, hide your words");
});
