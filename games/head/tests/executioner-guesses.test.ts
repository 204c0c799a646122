/** How the Executioner guesses: the design's tables and worked examples for letters, cells and words. */
import { drawOf, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { oneOfBest } from "../bots/chances.ts";
import { along, poolAt } from "../bots/executioner/config.ts";
import { alongALine, finishedIn, sightOf, worthAShot } from "../bots/executioner/sight.ts";
import {
  cellShare,
  confidenceOf,
  scoreCells,
  scoreLetters,
  soleLetter,
  wordIdea,
} from "../bots/executioner/strategies.ts";
import { wordsToExpect } from "../content/table-bank.ts";
import {
  cellAt,
  executionerConfig,
  executionerOf,
  type Hunt,
  indexOf,
  letterFrequency,
  rowLength,
  rowsOf,
  tableBank,
} from "../index.ts";
import { ask, begun, config, idle } from "./table.ts";

const bank = tableBank({ bank: "english", pack: "none", custom: [] });
const hunt = (more: Partial<Hunt>): Hunt => ({
  known: "",
  missed: "",
  patterns: ["___", "____", "_____"],
  cells: [],
  words: [],
  misses: 0,
  limit: 21,
  ...more,
});

describe("letters", () => {
  test("English frequency: E 12.7, T 9.1, A 8.2, and the usual order", () => {
    expect(letterFrequency.english).toMatchObject({ E: 12.7, T: 9.1, A: 8.2 });
    const order = Object.entries(letterFrequency.english).sort((one, two) => two[1] - one[1]);
    expect(order.map(([letter]) => letter).join("")).toBe("ETAOINSHRDLCUMWFGYPBVKJXQZ");
    expect(Object.keys(letterFrequency.german)).toHaveLength(26);
  });

  test("with nothing revealed the order is the frequency's; after a Q, what stands behind it moves up", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const order = (of: Hunt) =>
      scoreLetters(of, letters, bank, 0.95, executionerConfig)
        .toSorted((one, two) => two.score - one.score)
        .map(({ choice }) => choice)
        .join("");
    expect(order(hunt({}))).toBe("ETAOINSHRDLCUMWFGYPBVKJXQZ");
    expect(order(hunt({ known: "Q", patterns: ["___", "Q___", "_____"] }))).toMatch(/^IU/);
  });

  test("selection pools: 10 at 0.2, 5 at 0.5, 2 at 0.8, the optimum at 0.95; between the rows 0.4, 0.7 and 0.9 decide", () => {
    const pools = [0.15, 0.2, 0.39, 0.4, 0.5, 0.69, 0.7, 0.8, 0.89, 0.9, 0.95];
    expect(pools.map((skill) => poolAt(executionerConfig, skill).top)).toEqual([10, 10, 10, 5, 5, 5, 2, 2, 2, 1, 1]);
  });

  test("within a pool more skill draws nearer to the best, and the next pool begins nearer still", () => {
    const scored = Array.from({ length: 12 }, (_, rank) => ({ choice: rank, score: -rank }));
    const draw = drawOf(seedOf("ranks"));
    const meanRank = (skill: number) => {
      const { top, slope } = poolAt(executionerConfig, skill);
      let sum = 0;
      for (let i = 0; i < 4000; i++) sum += oneOfBest(draw, scored, top, slope)?.choice ?? 0;
      return sum / 4000;
    };
    const ranks = [0.15, 0.25, 0.39, 0.4, 0.55, 0.69, 0.7, 0.8, 0.89, 0.9].map(meanRank);
    expect(ranks).toEqual(ranks.toSorted((one, two) => two - one));
    expect(ranks[0]).toBeGreaterThan(2.5);
    expect(ranks.at(-1)).toBe(0);
  });

  test("at the bottom one guess in five is drawn from all of them", async () => {
    const table = begun();
    let whims = 0;
    for (let i = 0; i < 500; i++)
      if ((await ask(table, executionerOf(0.2), `whim ${i}`)).why?.["whim"] === true) whims += 1;
    expect(whims / 500).toBeGreaterThan(0.14);
    expect(whims / 500).toBeLessThan(0.26);
    for (let i = 0; i < 50; i++) expect((await ask(table, executionerOf(0.25), `whim ${i}`)).why?.["whim"]).toBe(false);
  });
});

interface Looking extends Partial<Hunt> {
  readonly looks?: boolean;
}

describe("cells", () => {
  const everyCell = Array.from({ length: 64 }, (_, i) => i);
  const sight = (cells: Hunt["cells"], { looks = false, ...more }: Looking = {}) => {
    const seen = hunt({ ...more, cells });
    return sightOf(seen, 8, looks ? finishedIn(seen, 8) : []);
  };
  const scores = (cells: Hunt["cells"], looking: Looking = {}) =>
    scoreCells(sight(cells, looking), everyCell, executionerConfig);
  const at = (all: readonly { readonly score: number }[], cell: string) => all[indexOf(cell, 8)]?.score ?? 0;

  test("the centre is worth more than a corner", () => {
    const all = scores([]);
    expect(all[27]?.score).toBeGreaterThan(all[0]?.score ?? 0);
  });

  test("a cell beside a hit is worth more, and one that extends a line of hits more still", () => {
    const all = scores([
      { cell: "C3", colour: "yellow" },
      { cell: "D3", colour: "yellow" },
    ]);
    const worth = (column: number, row: number) => all[(row - 1) * 8 + column - 1]?.score ?? 0;
    expect(worth(3, 4)).toBeGreaterThan(worth(6, 6));
    expect(worth(5, 3)).toBeGreaterThan(worth(3, 4));
  });

  const dog = ["C3", "D3", "E3"].map((cell, i) => ({ cell, colour: "green", letter: "DOG"[i] ?? "" }) as const);
  const dogFound = { known: "DGO", patterns: ["DOG", "____", "_____"] };

  test("a finished word attracts nobody who looks: its neighbours are worth no more than their room", () => {
    expect(at(scores(dog, { ...dogFound, looks: false }), "F3")).toBeGreaterThan(8);
    expect(at(scores(dog, { ...dogFound, looks: true }), "F3")).toBeLessThan(1.1);
    const unsolved = { known: "DO", patterns: ["DO_", "____", "_____"] };
    expect(at(scores(dog, { ...unsolved, looks: true }), "F3")).toBeGreaterThan(8);
  });

  test("beside a finished word a shot is worth it only where another word could cross", () => {
    const worth = (cells: Hunt["cells"], patterns = dogFound.patterns) =>
      worthAShot(sight(cells, { ...dogFound, patterns, looks: true }), everyCell).map((cell) => cellAt(cell, 8));
    expect(worth(dog)).not.toContain("D2");
    expect(worth(dog)).not.toContain("F4");
    expect(worth(dog)).toContain("D6");
    const crossing = worth(dog, ["DOG", "_O__", "_____"]);
    expect(crossing).toContain("D2");
    expect(crossing).not.toContain("F3");
    expect(worth([...dog, { cell: "F5", colour: "yellow" }])).toContain("F4");
  });

  test("a word that found letters spell twice may lie on either line: both are finished, and what only one of them needs stays an open hit", () => {
    const both = sight(
      [...dog, { cell: "C4", colour: "green", letter: "O" }, { cell: "C5", colour: "green", letter: "G" }],
      { ...dogFound, looks: true },
    );
    expect(["C3", "D3", "C5"].map((cell) => both.isFinished(indexOf(cell, 8)))).toEqual([true, true, true]);
    expect(["C3", "D3", "C5"].map((cell) => both.isOpenHit(indexOf(cell, 8)))).toEqual([false, true, true]);
  });

  test("two hits show a line, and it is followed at its ends and in its gaps; one hit shows none", () => {
    const led = (...cells: string[]) =>
      alongALine(
        sight(cells.map((cell) => ({ cell, colour: "yellow" }))),
        everyCell.filter((cell) => !cells.includes(cellAt(cell, 8))),
      ).map((cell) => cellAt(cell, 8));
    expect(led("C3")).toEqual([]);
    expect(led("C3", "D3")).toEqual(["B3", "E3"]);
    expect(led("C3", "E5")).toEqual(["B2", "D4", "F6"]);
    expect(led("C3", "D3", "C4", "C5")).toEqual(["C2", "C6"]);
  });

  test("how often it sees a finished word: always from 0.8 on, below that it forgets less than one time in ten", () => {
    const sees = (skill: number) => along(executionerConfig.cell.closes, skill);
    expect([0.8, 0.95].map(sees)).toEqual([1, 1]);
    for (const skill of [0.15, 0.25, 0.4, 0.5, 0.65, 0.75]) expect(sees(skill)).toBeGreaterThan(0.9);
  });

  test("fill decides: over 35 % cells 60:40, under 12 % letters 80:20, between them even, leaning to letters", () => {
    expect(cellShare(0.5, executionerConfig)).toBe(0.6);
    expect(cellShare(0.36, executionerConfig)).toBe(0.6);
    expect(cellShare(0.35, executionerConfig)).toBe(0.5);
    expect(cellShare(0.11, executionerConfig)).toBe(0.2);
    const between = [0.13, 0.2, 0.28, 0.34].map((fill) => cellShare(fill, executionerConfig));
    expect(between).toEqual(between.toSorted((one, two) => one - two));
    expect(between.every((share) => share < 0.5 && share > 0.2)).toBe(true);
  });

  test("so a fresh 6×6 with four words is a hunt for cells, 8×8 with three is even, 12×12 with three is for letters", () => {
    const share = (letters: number, size: number) => cellShare(letters / size ** 2, executionerConfig);
    expect(share(18, 6)).toBe(0.6);
    expect(share(12, 8)).toBeGreaterThan(0.35);
    expect(share(12, 8)).toBeLessThan(0.5);
    expect(share(12, 12)).toBe(0.2);
  });

  test("the design's table of density, with its twelve letters for three words", () => {
    const letters = (words: number) => rowsOf(words).reduce((sum, row) => sum + rowLength(row), 0);
    expect([letters(3), letters(4)]).toEqual([12, 18]);
    const percent = (words: number, size: number) => Math.round((100 * letters(words)) / size ** 2);
    expect([6, 8, 10, 12].map((size) => percent(3, size))).toEqual([33, 19, 12, 8]);
    expect([6, 8, 10, 12].map((size) => percent(4, size))).toEqual([50, 28, 18, 13]);
    for (const size of [6, 8, 10, 12]) expect(config(`grids=${size}`).grids).toEqual([size, size]);
  });

  test("fill is what is left to find over the cells not yet guessed", async () => {
    const table = begun();
    idle(table, ["cell A1", "cell H8"]);
    expect((await ask(table)).why?.["fill"]).toBeCloseTo(11 / 62);
  });
});

describe("words", () => {
  test("confidence: one match 0.95, n matches one in n", () => {
    expect([1, 2, 3, 4, 10].map((n) => confidenceOf(n, executionerConfig))).toEqual([
      0.95,
      1 / 2,
      1 / 3,
      1 / 4,
      1 / 10,
    ]);
    expect(confidenceOf(0, executionerConfig)).toBe(0);
  });

  test("thresholds: 0.90, 0.70, 0.50 and 0.30 at the table's rows, linear between them", () => {
    const threshold = (skill: number) => along(executionerConfig.word.threshold, skill);
    expect([0.2, 0.5, 0.8, 0.95].map(threshold)).toEqual([0.9, 0.7, 0.5, 0.3]);
    expect(threshold(0.35)).toBeCloseTo(0.8);
    expect(threshold(0.875)).toBeCloseTo(0.4);
    expect(threshold(0.15)).toBe(0.9);
  });

  test("a row that shows nothing is never tried", () => {
    expect(wordIdea(hunt({ missed: "AEIOU" }), bank, executionerConfig)).toBeUndefined();
  });

  test("it knows the whole bank: every word that fits a row is thought of, a rare one too", () => {
    const open = hunt({ known: "IQU", patterns: ["___", "QUI_", "_____"] });
    const idea = wordIdea(open, bank, executionerConfig);
    expect(idea?.words).toEqual(bank.words(4).filter((word) => word.startsWith("QUI")));
    expect(wordsToExpect(idea?.words ?? [], bank).length).toBeLessThan(idea?.words.length ?? 0);
  });

  test("a word once wrong is never tried again", () => {
    const open = hunt({ known: "QUIT", patterns: ["___", "QUI_", "_____"] });
    const idea = wordIdea(open, bank, executionerConfig);
    expect(idea?.words).not.toContain("QUIT");
    expect(idea?.words.length).toBeGreaterThan(0);
    const tried = (idea?.words ?? []).map((word) => ({ row: 2, word, right: false }));
    expect(wordIdea({ ...open, words: tried }, bank, executionerConfig)).toBeUndefined();
  });

  test("it dares a word when it is sure enough for its skill, and says how sure it was", async () => {
    const table = begun();
    idle(table, ["letter C", "letter W", "letter N"]);
    const { move, why } = await ask(table);
    expect(move).toMatchObject({ kind: "word", row: 3, word: expect.stringMatching(/^C(LO|RO)WN$/) });
    expect(why).toMatchObject({ strategy: "word", threshold: 0.3 });
  });

  test("where one letter would tell as much as the word, it asks for the letter: one miss instead of two", async () => {
    const table = begun();
    idle(table, ["letter C", "letter R", "letter O", "letter W"]);
    const { move, why } = await ask(table);
    expect(move).toMatchObject({ kind: "letter", letter: expect.stringMatching(/^[DNS]$/) });
    expect(why).toMatchObject({ strategy: "letter", confidence: 1 / 3 });
    expect([soleLetter("CROWN", "CROW_"), soleLetter("GEESE", "G__S_"), soleLetter("CROWN", "C__WN")]).toEqual([
      "N",
      "E",
      undefined,
    ]);
  });
});

test("all its parameters are in one object, and another object makes another player", async () => {
  const { fill, word } = executionerConfig;
  const all = { dense: 1, thin: 1, leaning: 1, even: 1 };
  const shooter = executionerOf(0.5, { ...executionerConfig, fill: { ...fill, cells: all } });
  expect(await ask(begun(), shooter)).toMatchObject({ move: { kind: "cell" }, why: { cellShare: 1 } });
  const table = begun();
  idle(table, ["letter C", "letter W", "letter N"]);
  const shy = executionerOf(0.95, { ...executionerConfig, word: { ...word, threshold: [[0, 1]] } });
  expect((await ask(table)).move.kind).toBe("word");
  expect((await ask(table, shy)).move.kind).not.toBe("word");
});

test("every decision comes with its reasons", async () => {
  const { why } = await ask(begun(), executionerOf(0.5));
  expect(Object.keys(why ?? {})).toEqual(
    expect.arrayContaining(["strategy", "candidates", "pool", "score", "skill", "fill", "cellShare", "forgot"]),
  );
});
