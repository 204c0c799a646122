/** The rulebook: a turn, its guesses, and both endings. */

import { drawOf, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { appraise, cellAt, cellsOn, indexOf, lettersOn, possibleLines } from "../index.ts";
import { begun, idle, Table } from "./table.ts";

test("both set their boards in secret and in any order; then the first seat guesses", () => {
  const table = new Table("first=1");
  expect(table.onTurn).toEqual([0, 1]);
  table.play(1, "place DOG A1 E, GOLD A2 E, CROWN A3 E");
  expect(table.onTurn).toEqual([0]);
  expect(table.match.view(0).boards).toEqual([null, null]);
  expect(table.match.view(0).ready).toEqual([false, true]);
  expect(table.play(0, "place CAT A1 E, CART A2 E, RAVEN A3 E").at(-1)).toEqual({ kind: "began", seat: 1 });
  expect(table.onTurn).toEqual([1]);
});

test("words may be named in any order; the rows are shortest first", () => {
  const table = new Table();
  table.play(0, "place RAVEN A3 E, CAT A1 E, CART A2 E");
  expect(table.match.view(0).boards[0]?.map(({ word }) => word)).toEqual(["CAT", "CART", "RAVEN"]);
});

test("a right letter shows in every pattern wherever it stands", () => {
  const table = begun();
  expect(table.play(0, "letter o")).toEqual([
    { kind: "letter", seat: 0, letter: "O", hit: true },
    { kind: "pattern", seat: 0, row: 1, pattern: "_O_" },
    { kind: "pattern", seat: 0, row: 2, pattern: "_O__" },
    { kind: "pattern", seat: 0, row: 3, pattern: "__O__" },
  ]);
  expect(table.hunt(0)).toMatchObject({ known: "O", missed: "", misses: 0 });
});

test("a wrong letter is one miss", () => {
  const table = begun();
  expect(table.play(0, "letter Z")).toEqual([
    { kind: "letter", seat: 0, letter: "Z", hit: false },
    { kind: "missed", seat: 0, misses: 1, limit: 21 },
  ]);
  expect(table.hunt(0)).toMatchObject({ known: "", missed: "Z", misses: 1 });
});

test("one guess, then the other player, always: also after a hit", () => {
  const table = begun();
  table.play(0, "letter O");
  expect(table.onTurn).toEqual([1]);
  table.play(1, "letter Z");
  expect(table.onTurn).toEqual([0]);
});

test("a cell is green with its letter if that is known, yellow if not, red and a miss if empty", () => {
  const table = begun();
  idle(table, ["letter O", "cell B1", "cell A1", "cell H8"]);
  expect(table.hunt(0).cells).toEqual([
    { cell: "B1", colour: "green", letter: "O" },
    { cell: "A1", colour: "yellow" },
    { cell: "H8", colour: "red" },
  ]);
  expect(table.hunt(0).misses).toBe(1);
});

test("a yellow cell turns green when its letter becomes known", () => {
  const table = begun();
  idle(table, ["cell A1", "cell D2"]);
  expect(table.play(0, "letter D")).toContainEqual({ kind: "turned-green", seat: 0, cell: "A1", letter: "D" });
  expect(table.hunt(0).cells).toEqual([
    { cell: "A1", colour: "green", letter: "D" },
    { cell: "D2", colour: "green", letter: "D" },
  ]);
});

test("a right word solves its row and makes its letters known everywhere, but finds no cell", () => {
  const table = begun();
  idle(table, ["cell B1"]);
  expect(table.play(0, "word 2 GOLD")).toEqual([
    { kind: "word", seat: 0, row: 2, word: "GOLD", hit: true },
    { kind: "known", seat: 0, letters: "DGLO" },
    { kind: "pattern", seat: 0, row: 1, pattern: "DOG" },
    { kind: "pattern", seat: 0, row: 2, pattern: "GOLD" },
    { kind: "pattern", seat: 0, row: 3, pattern: "__O__" },
    { kind: "turned-green", seat: 0, cell: "B1", letter: "O" },
    { kind: "solved", seat: 0, row: 1, word: "DOG" },
    { kind: "solved", seat: 0, row: 2, word: "GOLD" },
  ]);
  expect(table.hunt(0).cells).toHaveLength(1);
  expect(table.hunt(0).words).toEqual([{ row: 2, word: "GOLD", right: true }]);
});

test("a wrong word costs two misses and tells nothing about letters", () => {
  const table = begun();
  expect(table.play(0, "word 2 GOLF")).toEqual([
    { kind: "word", seat: 0, row: 2, word: "GOLF", hit: false },
    { kind: "missed", seat: 0, misses: 2, limit: 21 },
  ]);
  expect(table.hunt(0)).toMatchObject({ known: "", missed: "", patterns: ["___", "____", "_____"], misses: 2 });
});

test("a letter known through a word counts as guessed", () => {
  const table = begun();
  idle(table, ["word 1 DOG"]);
  expect(table.refused(0, "letter G")).toBe("G has already been guessed; expected another letter");
});

test("a row whose letters are all known is solved by itself and takes no more words", () => {
  const table = begun();
  idle(table, ["letter D", "letter O"]);
  expect(table.play(0, "letter G")).toContainEqual({ kind: "solved", seat: 0, row: 1, word: "DOG" });
  table.play(1, "letter Z");
  expect(table.refused(0, "word 1 DIG")).toBe("word 1: DOG is already solved; expected another word");
});

test("repeats cost nothing and keep the turn: they are refused, with the reason", () => {
  const table = begun();
  idle(table, ["letter Z", "cell H8", "word 2 GOLF"]);
  expect(table.refused(0, "letter Z")).toBe("Z has already been guessed; expected another letter");
  expect(table.refused(0, "cell H8")).toBe("H8 has already been guessed; expected another cell");
  expect(table.refused(0, "word 2 GOLF")).toBe("GOLF has already been guessed; expected another word");
  expect(table.onTurn).toEqual([0]);
  expect(table.hunt(0).misses).toBe(4);
});

test("a word that contradicts what its row shows is refused; one with a missed letter is allowed, and wrong", () => {
  const table = begun();
  idle(table, ["letter O", "letter T"]);
  expect(table.refused(0, "word 1 DIG")).toBe("word 1: DIG does not fit _O_; expected a word that fits");
  expect(table.refused(0, "word 1 GOLD")).toBe("word 1: GOLD has 4 letters; expected a word of 3 letters");
  expect(table.play(0, "word 1 TOP")).toContainEqual({ kind: "missed", seat: 0, misses: 3, limit: 21 });
});

test("the blade falls at once when the misses reach the limit, also when a word overshoots it", () => {
  const table = begun("difficulty=hard,normal");
  const misses = ["Z", "Q", "X", "J", "V", "K", "P", "B", "M", "F", "T", "S", "A", "E", "I", "U"];
  idle(
    table,
    misses.map((letter) => `letter ${letter}`),
  );
  expect(table.hunt(0)).toMatchObject({ misses: 16, limit: 17 });
  const facts = table.play(0, "word 1 DIG");
  expect(facts).toContainEqual({ kind: "missed", seat: 0, misses: 18, limit: 17 });
  expect(facts).toContainEqual({ kind: "fell", seat: 0, why: "misses" });
  expect(table.match.outcome?.scores).toEqual([0, 1]);
});

test("discovery needs both: every letter known and every cell found; it drops the other's blade", () => {
  const table = begun();
  idle(table, ["word 1 DOG", "word 2 GOLD", "word 3 CROWN"]);
  expect(table.match.outcome).toBeUndefined();
  idle(
    table,
    ["A1", "B1", "C1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3"].map((cell) => `cell ${cell}`),
  );
  expect(table.match.outcome).toBeUndefined();
  const facts = table.play(0, "cell E3");
  expect(facts).toContainEqual({ kind: "fell", seat: 1, why: "found" });
  expect(table.match.outcome?.scores).toEqual([1, 0]);
  expect(table.hunt(0).misses).toBe(0);
});

test("discovery counts with one miss left, too", () => {
  const table = begun("difficulty=hard,easy");
  idle(
    table,
    ["CAT", "COW", "PIG", "HEN", "ANT", "BEE", "FOX", "OWL"].map((word) => `word 1 ${word}`),
  );
  expect(table.hunt(0)).toMatchObject({ misses: 16, limit: 17 });
  idle(table, ["word 1 DOG", "word 2 GOLD", "word 3 CROWN"]);
  idle(
    table,
    ["A1", "B1", "C1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3"].map((cell) => `cell ${cell}`),
  );
  expect(table.play(0, "cell E3")).toContainEqual({ kind: "fell", seat: 1, why: "found" });
  expect(table.match.outcome?.scores).toEqual([1, 0]);
});

test("all cells without the letters do not win", () => {
  const table = begun();
  const cells = ["A1", "B1", "C1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "E3"];
  idle(
    table,
    cells.map((cell) => `cell ${cell}`),
  );
  expect(table.match.outcome).toBeUndefined();
  expect(table.hunt(0).cells.every(({ colour }) => colour === "yellow")).toBe(true);
});

test("words that cross share a cell, and that cell is found once", () => {
  const table = new Table();
  table.play(0, "place CAT A1 E, CART A1 S, RAVEN B3 E");
  table.play(1, "place DOG H8 W, GOLD A1 SE, CROWN H1 S");
  expect(table.match.view(0).boards[0]).toHaveLength(3);
  table.play(0, "letter Z");
  expect(table.play(1, "cell A1")).toEqual([{ kind: "cell", seat: 1, cell: "A1", colour: "yellow" }]);
});

test("the design's crossing: CAT and WALK share their A", () => {
  const table = new Table();
  table.play(0, "place CAT B3 E, WALK C2 S, RAVEN A8 E");
  const board = table.match.view(0).boards[0] ?? [];
  expect(lettersOn(board, 8).filter((letter) => letter !== "")).toHaveLength(3 + 4 + 5 - 1);
  expect(lettersOn(board, 8)[indexOf("C3", 8)]).toBe("A");
});

test("the design's set-up screen: CAT runs from A4 by B5 to C6", () => {
  const cat = { word: "CAT", at: "A4", toward: "SE" } as const;
  expect(cellsOn(cat, 8).map((cell) => cellAt(cell, 8))).toEqual(["A4", "B5", "C6"]);
});

test("when a head is off, both boards are shown to everybody", () => {
  const table = begun("difficulty=hard,normal");
  expect(table.match.view("spectator").boards).toEqual([null, null]);
  idle(
    table,
    [..."ABEFHIJKMPQSTUVXY"].map((letter) => `letter ${letter}`),
  );
  expect(table.match.outcome?.scores).toEqual([0, 1]);
  expect(table.match.view("spectator").boards.map((board) => board?.length)).toEqual([3, 3]);
});

test("the bonus turn, if the table plays it: completing a word by letter or by guess gives one more", () => {
  const table = begun("house=bonus");
  expect(table.play(0, "word 1 DOG")).toContainEqual({ kind: "again", seat: 0 });
  expect(table.onTurn).toEqual([0]);
  table.play(0, "letter Z");
  expect(table.onTurn).toEqual([1]);
  table.play(1, "letter C");
  table.play(0, "letter L");
  expect(table.onTurn).toEqual([0]);
  const plain = begun();
  plain.play(0, "word 1 DOG");
  expect(plain.onTurn).toEqual([1]);
});

test("a guess cannot be taken back; a board can, until the other has moved", () => {
  const table = new Table();
  table.play(0, "place CAT A1 E, CART A2 E, RAVEN A3 E");
  expect(table.match.undo(0).ok).toBe(true);
  table.play(0, "place CAT A1 E, CART A2 E, RAVEN A4 E");
  table.play(1, "place DOG A1 E, GOLD A2 E, CROWN A3 E");
  table.play(0, "letter O");
  expect(table.match.undo(0).ok).toBe(false);
});

test("with Words show their direction a solved word says which way it lies, and no other word does", () => {
  const table = begun("house=direction");
  expect(table.hunt(0).towards).toEqual([null, null, null]);
  expect(table.play(0, "word 2 GOLD")).toContainEqual({ kind: "solved", seat: 0, row: 2, word: "GOLD", toward: "E" });
  expect(table.hunt(0).towards).toEqual(["E", "E", null]);
  expect(begun().hunt(0)).not.toHaveProperty("towards");
});

test("a told direction leaves only the lines in it, for a word that reads the same both ways, too", () => {
  const table = new Table("house=direction grids=6");
  table.play(0, "place CAT A1 E, CART A2 E, RAVEN A3 E");
  table.play(1, "place EVE C6 N, GOLD A2 E, CROWN A3 E");
  table.play(0, "word 1 EVE");
  const [lines = []] = possibleLines(table.hunt(0), 6);
  expect(lines.map(({ toward }) => toward)).toEqual(lines.map(() => "N"));
  expect(lines).toHaveLength(24);
  expect(
    appraise(table.match.view(0), 0, { nodes: 1000, draw: drawOf(seedOf("lines")) }).guesses.length,
  ).toBeGreaterThan(0);
});
