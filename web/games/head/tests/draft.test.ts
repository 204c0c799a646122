/** A board in progress: what is still missing, what fits where, and which changes lift a word. */
import { moveText, tableBank } from "@turnlight/games/head";
import { describe, expect, test } from "vitest";
import {
  boardOf,
  cleared,
  type DraftTable,
  emptyDraft,
  endsFrom,
  erased,
  laid,
  laidRows,
  lieProblem,
  missingIn,
  nextLacking,
  typed,
  type WordDraft,
  wayBetween,
  withWord,
  wordProblem,
} from "../setup/draft.ts";

const bank = tableBank({ bank: "english", pack: "none", custom: [] });
const ground: DraftTable = { size: 6, count: 3, bank };
const spelled = ["CAT", "BIRD", "RAVEN"].reduce<WordDraft>(
  (draft, word, i) => withWord(draft, i + 1, word),
  emptyDraft,
);
const hidden = [
  { at: "A1", toward: "E" },
  { at: "A2", toward: "E" },
  { at: "A3", toward: "E" },
].reduce<WordDraft>((draft, lie, i) => laid(draft, i + 1, lie as never), spelled);

describe("spelling", () => {
  test("letters fill a row and no more", () => {
    const cat = [..."CATS"].reduce((draft, letter) => typed(draft, 1, letter), emptyDraft);
    expect(cat[0]?.letters).toBe("CAT");
    expect(erased(cat, 1)[0]?.letters).toBe("CA");
    expect(cleared(cat, 1)[0]).toEqual({ letters: "" });
  });

  test("a word is judged once it is spelled", () => {
    expect(wordProblem(typed(emptyDraft, 1, "X"), 1, ground)).toBeUndefined();
    expect(wordProblem(withWord(emptyDraft, 1, "XQZ"), 1, ground)).toBe("unknown-word");
    expect(wordProblem(withWord(emptyDraft, 1, "CAT"), 1, ground)).toBeUndefined();
  });
});

describe("laying", () => {
  test("two cells give one of eight directions, or none", () => {
    expect(wayBetween(0, 3, 6)).toBe("E");
    expect(wayBetween(3, 0, 6)).toBe("W");
    expect(wayBetween(0, 14, 6)).toBe("SE");
    expect(wayBetween(14, 0, 6)).toBe("NW");
    expect(wayBetween(0, 12, 6)).toBe("S");
    expect(wayBetween(0, 8, 6)).toBeUndefined();
    expect(wayBetween(0, 0, 6)).toBeUndefined();
  });

  test("a word leaves the grid, clashes, lies inside another, or fits", () => {
    const one = laid(spelled, 3, { at: "A1", toward: "E" });
    expect(lieProblem(one, 2, { at: "D1", toward: "E" }, ground)).toBe("off-board");
    expect(lieProblem(one, 1, { at: "B1", toward: "S" }, ground)).toBe("clash");
    expect(lieProblem(one, 2, { at: "A3", toward: "E" }, ground)).toBeUndefined();
    const inner = withWord(withWord(emptyDraft, 1, "AVE"), 3, "RAVEN");
    expect(lieProblem(laid(inner, 3, { at: "A1", toward: "E" }), 1, { at: "B1", toward: "E" }, ground)).toBe("inside");
  });

  test("the ends that are offered are exactly the ones that fit", () => {
    expect(endsFrom(spelled, 1, "A1", ground)).toEqual([2, 14, 12]);
    expect(endsFrom(laid(spelled, 2, { at: "A2", toward: "E" }), 1, "A1", ground)).toEqual([2]);
  });

  test("a word that is changed stays where it lies if it still fits, and is lifted if not", () => {
    expect(laidRows(hidden, ground)).toHaveLength(3);
    expect(laidRows(withWord(hidden, 1, "DOG"), ground)).toHaveLength(3);
    expect(laidRows(withWord(hidden, 1, "XQZ"), ground).map(({ row }) => row)).toEqual([2, 3]);
    const crossing = laid(hidden, 1, { at: "D5", toward: "NW" });
    expect(laidRows(crossing, ground).map(({ row }) => row)).toEqual([1, 2]);
  });

  test("a smaller grid lifts what no longer fits, a larger one brings it back", () => {
    const wide = laid(hidden, 1, { at: "H8", toward: "N" });
    expect(laidRows(wide, { ...ground, size: 8 })).toHaveLength(3);
    expect(laidRows(wide, ground)).toHaveLength(2);
  });
});

describe("ready", () => {
  test("says what is missing, row by row", () => {
    expect(missingIn(emptyDraft, ground).map(({ what }) => what)).toEqual(["word", "word", "word"]);
    const mixed = laid(withWord(withWord(emptyDraft, 1, "CAT"), 2, "XXXX"), 1, { at: "A1", toward: "E" });
    expect(missingIn(mixed, ground)).toEqual([
      { row: 2, what: "wrong" },
      { row: 3, what: "word" },
    ]);
    expect(missingIn(spelled, ground)[0]).toEqual({ row: 1, what: "place" });
    expect(missingIn(hidden, ground)).toEqual([]);
    expect(missingIn(hidden, { ...ground, count: 4 })).toEqual([{ row: 4, what: "word" }]);
  });

  test("a complete draft is a board that the rules can read", () => {
    expect(boardOf(spelled, ground)).toBeUndefined();
    const board = boardOf(hidden, ground) ?? [];
    expect(moveText.write({ kind: "place", board })).toBe("place CAT A1 E, BIRD A2 E, RAVEN A3 E");
  });
});

test("what still lacks a place is asked for from the first word on, and after a word the next", () => {
  expect(nextLacking(spelled, ground, ["place"], 0)).toBe(1);
  expect(nextLacking(spelled, ground, ["place"], 1)).toBe(2);
  expect(nextLacking(spelled, ground, ["place"], 3)).toBe(1);
  expect(nextLacking(spelled, ground, ["word"], 0)).toBeUndefined();
  expect(nextLacking(hidden, ground, ["place"], 0)).toBeUndefined();
});
