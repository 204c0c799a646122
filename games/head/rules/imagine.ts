/**
 * Finds a board that fits everything a hunt has found out. A known letter shows wherever it occurs, so a cell with a
 * known letter lies under that letter of a pattern and a yellow one under a blank: lines can be searched without words,
 * and words matter only where two blanks cross. The search is complete, and the true board fits, so it terminates.
 */
import { type Draw, pick } from "@turnlight/kernel";
import type { Board } from "./board.ts";
import { cellAt, type GridLine, indexOf, isInside, linesOf, type WordDirection } from "./grid.ts";
import { blank, type Hunt } from "./hunt.ts";
import type { Bank } from "./words.ts";

const bit = (letter: string): number => 1 << (letter.charCodeAt(0) - 65);
const maskOf = (letters: string): number => [...letters].reduce((mask, letter) => mask | bit(letter), 0);

/** Whether a row may still hide a word, given everything seen. */
const fitsRow = (hunt: Hunt, row: number): ((word: string) => boolean) => {
  const pattern = hunt.patterns[row - 1] ?? "";
  const wrong = new Set(hunt.words.filter(({ right }) => !right).map(({ word }) => word));
  const elsewhere = ~maskOf(hunt.known + hunt.missed);
  const allowed = [...pattern].map((letter) => (letter === blank ? elsewhere : bit(letter)));
  return (word) => {
    for (let i = 0; i < allowed.length; i++)
      if (((allowed[i] ?? 0) & (1 << (word.charCodeAt(i) - 65))) === 0) return false;
    return wrong.size === 0 || !wrong.has(word);
  };
};

export const fittingWords = (hunt: Hunt, row: number, words: readonly string[]): readonly string[] =>
  words.filter(fitsRow(hunt, row));

/** What a cell shows: not guessed yet, a blank for a yellow cell, a letter for a green one, or that it is empty. */
type CellSign = string | undefined;
const empty = "";

export const shownCells = ({ cells }: Hunt, size: number): readonly CellSign[] => {
  const shown: CellSign[] = Array.from({ length: size * size }, () => undefined);
  for (const seen of cells)
    shown[indexOf(seen.cell, size)] = seen.colour === "green" ? seen.letter : seen.colour === "red" ? empty : blank;
  return shown;
};

/** Lines on which a pattern may lie, in the direction told about it if one was. */
const fittingLines = (
  pattern: string,
  size: number,
  shown: readonly CellSign[],
  told: WordDirection | null,
): readonly GridLine[] =>
  linesOf(size, pattern.length).filter(
    ({ cells, toward }) =>
      (told === null || toward === told) &&
      cells.every((cell, i) => shown[cell] === undefined || shown[cell] === pattern[i]),
  );

/** The lines on which each row's word may lie, given everything seen. */
export const possibleLines = (hunt: Hunt, size: number): readonly (readonly GridLine[])[] => {
  const shown = shownCells(hunt, size);
  return hunt.patterns.map((pattern, i) => fittingLines(pattern, size, shown, hunt.towards?.[i] ?? null));
};

/** The list in random order, drawn lazily. */
function* inAnyOrder<T>(draw: Draw, list: readonly T[]): Generator<T> {
  const rest = [...list];
  for (let left = rest.length; left > 0; left--) {
    const at = draw.below(left);
    const chosen = rest[at];
    const last = rest[left - 1];
    if (chosen === undefined || last === undefined) return;
    rest[at] = last;
    yield chosen;
  }
}

const lettersAt = (words: readonly string[], length: number): readonly number[] => {
  const masks = Array.from({ length }, () => 0);
  for (const word of words)
    for (let i = 0; i < length; i++) masks[i] = (masks[i] ?? 0) | (1 << (word.charCodeAt(i) - 65));
  return masks;
};

/** Most rows cross no other, and then a few random draws find a word sooner than filtering all of them. */
const blindDraws = 40;

class PatternRow {
  readonly pattern: string;
  readonly lines: readonly GridLine[];
  readonly #bank: readonly string[];
  readonly #fits: (word: string) => boolean;
  #words: readonly string[] | undefined;
  #letters: readonly number[] | undefined;

  constructor(hunt: Hunt, row: number, lines: readonly GridLine[], bank: Bank) {
    this.pattern = hunt.patterns[row - 1] ?? "";
    this.lines = lines;
    this.#bank = bank.words(this.pattern.length);
    this.#fits = fitsRow(hunt, row);
  }

  get words(): readonly string[] {
    this.#words ??= this.#bank.filter(this.#fits);
    return this.#words;
  }

  /** The letters possible at each place, as bits. */
  get letters(): readonly number[] {
    this.#letters ??= lettersAt(this.words, this.pattern.length);
    return this.#letters;
  }

  anyWord(draw: Draw): string {
    for (let i = 0; this.#words === undefined && i < blindDraws; i++) {
      const word = pick(draw, this.#bank);
      if (this.#fits(word)) return word;
    }
    return pick(draw, this.words);
  }
}

const canCross = (one: PatternRow, line: GridLine, two: PatternRow, laid: GridLine): boolean =>
  line.cells.every((cell, i) => {
    const j = laid.cells.indexOf(cell);
    return j < 0 || one.pattern[i] === two.pattern[j];
  }) &&
  !isInside(line.cells, laid.cells) &&
  !isInside(laid.cells, line.cells);

interface PlacedWord {
  readonly line: GridLine;
  readonly word: string;
}

/** A place where a row crosses another, and the letters possible there: one if the other row already has its word. */
interface RowCrossing {
  readonly place: number;
  readonly allowed: number;
}

/** The words that the crossings allow, grouped by their letters there. */
const alikeAt = (words: readonly string[], crossed: readonly RowCrossing[]): readonly (readonly string[])[] => {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    let key = "";
    for (const { place, allowed } of crossed)
      if ((allowed & (1 << (word.charCodeAt(place) - 65))) !== 0) key += word[place];
    if (key.length < crossed.length) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [word]);
    else group.push(word);
  }
  return [...groups.values()];
};

class Imagining {
  readonly #rows: readonly PatternRow[];
  readonly #draw: Draw;
  readonly #laid: (GridLine | undefined)[];
  readonly #chosen: (string | undefined)[];

  constructor(rows: readonly PatternRow[], draw: Draw) {
    this.#rows = rows;
    this.#draw = draw;
    this.#laid = rows.map(() => undefined);
    this.#chosen = rows.map(() => undefined);
  }

  /** Places rows until every hit is covered and every row is placed, then finds words for them. */
  search(uncovered: readonly number[]): readonly PlacedWord[] | undefined {
    const open = this.#rows.flatMap((row, r) => (this.#laid[r] === undefined ? [{ row, r }] : []));
    if (open.length === 0) return uncovered.length === 0 ? this.#chooseWords(0) : undefined;
    if (uncovered.length > open.reduce((sum, { row }) => sum + row.pattern.length, 0)) return undefined;
    const [target] = uncovered;
    const choices =
      target === undefined
        ? open.slice(-1).flatMap(({ row, r }) => row.lines.map((line) => ({ row, r, line })))
        : open.flatMap(({ row, r }) =>
            row.lines.filter(({ cells }) => cells.includes(target)).map((line) => ({ row, r, line })),
          );
    for (const { row, r, line } of inAnyOrder(this.#draw, choices)) {
      const fits = this.#rows.every((two, t) => {
        const laid = this.#laid[t];
        return laid === undefined || canCross(row, line, two, laid);
      });
      if (!fits) continue;
      this.#laid[r] = line;
      const found = this.search(uncovered.filter((cell) => !line.cells.includes(cell)));
      if (found !== undefined) return found;
      this.#laid[r] = undefined;
    }
    return undefined;
  }

  /** Where rows cross, only the letters there matter: of words with the same letters there, one is tried. */
  #chooseWords(r: number): readonly PlacedWord[] | undefined {
    const row = this.#rows[r];
    const line = this.#laid[r];
    if (row === undefined || line === undefined)
      return this.#laid.flatMap((line, i) => (line === undefined ? [] : [{ line, word: this.#chosen[i] ?? "" }]));
    const crossed = line.cells.flatMap((cell, place) => this.#crossing(r, cell, place));
    if (crossed.length === 0) {
      this.#chosen[r] = row.anyWord(this.#draw);
      return this.#chooseWords(r + 1);
    }
    for (const words of inAnyOrder(this.#draw, alikeAt(row.words, crossed))) {
      this.#chosen[r] = pick(this.#draw, words);
      const found = this.#chooseWords(r + 1);
      if (found !== undefined) return found;
    }
    this.#chosen[r] = undefined;
    return undefined;
  }

  #crossing(r: number, cell: number, place: number): readonly RowCrossing[] {
    return this.#rows.flatMap((row, t) => {
      const j = t === r ? -1 : (this.#laid[t]?.cells.indexOf(cell) ?? -1);
      if (j < 0) return [];
      const letter = t < r ? this.#chosen[t]?.[j] : undefined;
      return [{ place, allowed: letter === undefined ? (row.letters[j] ?? 0) : bit(letter) }];
    });
  }
}

export const imaginedBoard = (hunt: Hunt, size: number, bank: Bank, draw: Draw): Board => {
  const rows = possibleLines(hunt, size).map((lines, i) => new PatternRow(hunt, i + 1, lines, bank));
  const hits = hunt.cells.flatMap(({ cell, colour }) => (colour === "red" ? [] : [indexOf(cell, size)]));
  const found = new Imagining(rows, draw).search(hits);
  if (found === undefined) throw new Error("no board fits the hunt");
  return found.map(({ line, word }) => ({ word, at: cellAt(line.start, size), toward: line.toward }));
};
