/** What is wrong is refused, and the refusal says what and why. */
import { expect, test } from "vitest";
import { head } from "../index.ts";
import { begun, Table, whyNoTable } from "./table.ts";

const placing = (text: string, settings = ""): string => new Table(settings).refused(0, `place ${text}`);

test("words with digits, umlauts, emoji or the wrong length", () => {
  expect(placing("C4T A1 E, CART A2 E, RAVEN A3 E")).toBe(
    'placement 1: "C4T" contains "4"; expected letters from A to Z',
  );
  expect(placing("BÄR A1 E, CART A2 E, RAVEN A3 E", "bank=german")).toBe(
    'placement 1: "BÄR" contains "Ä"; expected letters from A to Z, as in BAER',
  );
  expect(placing("CAT A1 E, CA🐈T A2 E, RAVEN A3 E")).toContain('"CA🐈T" contains "🐈"');
  expect(placing("CATASTROPHE A1 E, CART A2 E, RAVEN A3 E")).toBe(
    'placement 1: "CATASTROPHE" has 11 letters; expected a word of 3 to 6 letters',
  );
  expect(placing("CART A1 E, CARE A2 E, RAVEN A3 E")).toBe(
    "word 1: CART has 4 letters; expected one word each of 3, 4, 5 letters",
  );
});

test("blocked words, and words that are not in the bank", () => {
  expect(placing("CAT A1 E, SHIT A2 E, RAVEN A3 E")).toBe('word 2: "SHIT" is not allowed; expected another word');
  expect(placing("XQZ A1 E, CART A2 E, RAVEN A3 E")).toBe(
    'word 1: "XQZ" is not in the dictionary; expected a word from the dictionary',
  );
});

test("placements off the board, clashing letters, a word inside another, the wrong number of words", () => {
  expect(placing("CAT A1 E, CART A2 E, RAVEN E3 E")).toBe(
    "word 3: RAVEN from E3 towards E runs off the 8 × 8 board; expected cells from A1 to H8",
  );
  expect(placing("CAT A1 E, CART A2 E, RAVEN J3 S")).toContain("RAVEN from J3 towards S runs off");
  expect(placing("CAT A1 E, BIRD A1 S, RAVEN A5 E")).toBe(
    "word 2: BIRD and CAT have different letters in A1; expected the same letter where words cross",
  );
  expect(placing("CAR A1 E, CART A1 E, RAVEN A5 E")).toBe(
    "word 2: CAR lies completely inside CART; expected each word with a cell of its own",
  );
  expect(placing("CAT A1 E, CART A2 E")).toBe("the board has 2 words; expected 3 words");
  expect(placing("CAT A1 E, CART A2 E, RAVEN A3 E", "words=4")).toBe("the board has 3 words; expected 4 words");
  expect(placing("CAT A1 UP, CART A2 E, RAVEN A3 E")).toBe(
    'placement 1: "UP" is not a direction; expected N, NE, E, SE, S, SW, W, NW',
  );
  expect(placing("CAT Z9 E, CART A2 E, RAVEN A3 E")).toContain('"Z9" is not a cell');
  expect(placing("CAT A1, CART A2 E, RAVEN A3 E")).toContain("a word, a cell and a direction");
});

test("the same word twice cannot be: the rows have different lengths", () => {
  expect(placing("CAT A1 E, CAT A2 E, RAVEN A3 E")).toContain("CAT has 3 letters");
});

test("guesses that are none", () => {
  const table = begun();
  expect(table.refused(0, "letter AB")).toBe('"AB" is not a letter; expected one letter from A to Z');
  expect(table.refused(0, "letter Ä")).toContain("is not a letter");
  expect(table.refused(0, "cell Q1")).toContain('"Q1" is not a cell');
  expect(table.refused(0, "cell I1")).toBe("I1 is off the 8 × 8 board; expected a cell from A1 to H8");
  expect(table.refused(0, "word 9 CAT")).toBe("there is no word 9; expected a number from 1 to 3");
  expect(table.refused(0, "word 1 XQZ")).toBe(
    'word 1: "XQZ" is not in the dictionary; expected a word from the dictionary',
  );
  expect(table.refused(0, "word 2 SHIT")).toContain("is not allowed");
  expect(table.refused(0, "dance")).toContain('"dance" is not a move in this game');
  expect(table.refused(0, "place CAT A1 E, CART A2 E, RAVEN A3 E")).toBe("the board is already set; expected a guess");
  expect(table.hunt(0).misses).toBe(0);
});

test("no guess before both boards are set", () => {
  const table = new Table();
  expect(table.refused(0, "letter E")).toContain("a board has not been set yet");
});

test("unknown house rules, sizes, words, packs, banks and settings", () => {
  expect(whyNoTable("house=speed")).toBe(
    'setting house: there is no house rule "speed"; expected none, or any of mercy, bonus, direction, aid, curtain, words, alone',
  );
  expect(whyNoTable("mercy=on")).toContain('unknown setting "mercy"');
  expect(whyNoTable("grids=13")).toContain("a whole number from 6 to 12");
  expect(whyNoTable("grids=8,8,8")).toContain("one for each of two seats");
  expect(whyNoTable("words=5")).toContain('it is "5"');
  expect(whyNoTable("pack=cars")).toContain("animals or kitchen or sea or castle or woods");
  expect(whyNoTable("bank=klingon")).toContain("english or german");
  expect(whyNoTable("difficulty=brutal")).toContain("easy or normal or hard");
});

test("a table's own words are checked like any other", () => {
  expect(whyNoTable("custom=CAT,D0G")).toContain('"D0G" contains "0"');
  expect(whyNoTable("custom=CAT,CAT")).toContain('"CAT" is listed twice');
  expect(whyNoTable("custom=SHIT")).toBe('setting custom: "SHIT" is not allowed; expected another word');
  expect(whyNoTable("custom=cat")).toContain("not in capitals");
  const many = Array.from(
    { length: 301 },
    (_, i) => `A${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(65 + Math.floor(i / 26))}`,
  );
  expect(whyNoTable(`custom=${many.join(",")}`)).toContain("at most 300");
});

test("bots with settings that mean nothing", () => {
  const { executioner, human, oracle } = head.bots;
  expect(executioner?.make("brave").ok).toBe(false);
  expect(executioner?.make("1.5").ok).toBe(false);
  expect(executioner?.make("0.25/9/2/0/0").ok).toBe(false);
  expect(human?.make("godlike").ok).toBe(false);
  expect(oracle?.make("9").ok).toBe(false);
});
