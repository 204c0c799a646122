/** The hint while hiding words: what is asked for next is what is missing. */
import { tableBank } from "@turnlight/games/head";
import { expect, test } from "vitest";
import { type DraftTable, emptyDraft, type WordDraft, withWord } from "../setup/draft.ts";
import { guidanceFor } from "../setup/guidance.ts";
import { en } from "../words/setup.en.ts";

const ground: DraftTable = { size: 6, count: 3, bank: tableBank({ bank: "english", pack: "none", custom: [] }) };
const spelled = (...words: readonly string[]): WordDraft =>
  words.reduce<WordDraft>((draft, word, i) => withWord(draft, i + 1, word), emptyDraft);

const hint = (draft: WordDraft, row: number, hasBoard = false): string =>
  guidanceFor({ draft, ground, row, isStarted: false, way: undefined, hasBoard }, en);

test("without the board in view, the next word is asked for until all are spelled", () => {
  expect(hint(emptyDraft, 1)).toBe(en.howSpell(3));
  expect(hint(spelled("CAT"), 1)).toBe(en.howNext(2, 4));
  expect(hint(spelled("CAT", "XQZJ", "RAVEN"), 3)).toBe(en.howNext(2, 4));
  expect(hint(spelled("CAT", "BIRD", "RAVEN"), 3)).toBe(en.howBoard);
});

test("with the board in view, a spelled word is placed at once", () => {
  expect(hint(spelled("CAT"), 1, true)).toBe(en.howStart("CAT"));
});
