/**
 * A board that fits everything a hunt has found out. A letter that is known shows wherever it stands, so a cell with
 * a known letter lies under that letter of a pattern and a yellow one under a blank: lines can be searched without
 * words, and words join in only where two blanks cross. The search is complete, and the true board fits, so it ends.
 */
import type { Draw } from "@turnlight/kernel";
import type { Board } from "./board.ts";
import { cellAt, indexOf, isInside, type Line, linesOf } from "./grid.ts";
import { agrees, blank, type Hunt } from "./hunt.ts";
import type { Bank } from "./words.ts";

/** Words that a row may still hide. */
export const fittingWords = (hunt: Hunt, row: number, words: readonly string[]): readonly string[] => {
  const pattern = hunt.patterns[row - 1] ?? "";
  const out = new Set(hunt.known + hunt.missed);
  const wrong = new Set(hunt.words.filter(({ right }) => !right).map(({ word }) => word));
  return words.filter((word) => {
    if (!agrees(word, pattern) || wrong.has(word)) return false;
    for (let i = 0; i < word.length; i++) if (pattern[i] === blank && out.has(word[i] ?? "")) return false;
    return true;
  });
};

/** What a cell shows: nothing yet, a blank for a yellow cell, a letter for a green one, or that it is empty. */
type Shown = string | undefined;
const empty = "";

export const shownCells = ({ cells }: Hunt, size: number): readonly Shown[] => {
  const shown: Shown[] = Array.from({ length: size * size }, () => undefined);
  for (const seen of cells)
    shown[indexOf(seen.cell, size)] = seen.colour === "green" ? seen.letter : seen.colour === "red" ? empty : blank;
  return shown;
};

/** Lines on which a pattern may lie. */
export const fittingLines = (pattern: string, size: number, shown: readonly Shown[]): readonly Line[] =>
  linesOf(size, pattern.length).filter(({ cells }) =>
    cells.every((cell, i) => shown[cell] === undefined || shown[cell] === pattern[i]),
  );

/** The list in random order, drawn only as far as it is read. */
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

interface Row {
  readonly pattern: string;
  readonly lines: readonly Line[];
  readonly words: readonly string[];
  /** Letters possible at each place, a bit each. */
  readonly letters: readonly number[];
}

const bit = (letter: string): number => 1 << (letter.charCodeAt(0) - 65);

const lettersAt = (words: readonly string[], length: number): readonly number[] =>
  Array.from({ length }, (_, i) => words.reduce((mask, word) => mask | bit(word[i] ?? "A"), 0));

const canCross = (one: Row, line: Line, two: Row, laid: Line): boolean =>
  !isInside(line.cells, laid.cells) &&
  !isInside(laid.cells, line.cells) &&
  line.cells.every((cell, i) => {
    const j = laid.cells.indexOf(cell);
    return j < 0 || (one.pattern[i] === two.pattern[j] && ((one.letters[i] ?? 0) & (two.letters[j] ?? 0)) !== 0);
  });

class Imagining {
  readonly #rows: readonly Row[];
  readonly #draw: Draw;
  readonly #laid: (Line | undefined)[];
  readonly #chosen: (string | undefined)[];

  constructor(rows: readonly Row[], draw: Draw) {
    this.#rows = rows;
    this.#draw = draw;
    this.#laid = rows.map(() => undefined);
    this.#chosen = rows.map(() => undefined);
  }

  /** Lays rows until every hit is covered and every row lies, then finds words for them. */
  search(uncovered: readonly number[]): readonly { line: Line; word: string }[] | undefined {
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

  #chooseWords(r: number): readonly { line: Line; word: string }[] | undefined {
    const row = this.#rows[r];
    const line = this.#laid[r];
    if (row === undefined || line === undefined)
      return this.#laid.flatMap((line, i) => (line === undefined ? [] : [{ line, word: this.#chosen[i] ?? "" }]));
    // What crosses this row allows only some letters: a word chosen already one, a row still open several.
    const allowed = line.cells.map((cell) =>
      this.#rows.reduce((mask, two, t) => {
        const j = t === r ? -1 : (this.#laid[t]?.cells.indexOf(cell) ?? -1);
        if (j < 0) return mask;
        const chosen = this.#chosen[t]?.[j];
        return mask & (chosen === undefined ? (two.letters[j] ?? 0) : bit(chosen));
      }, -1),
    );
    const crossed = allowed.some((mask) => mask !== -1);
    const words = crossed
      ? row.words.filter((word) => allowed.every((mask, i) => (mask & bit(word[i] ?? "A")) !== 0))
      : row.words;
    for (const word of inAnyOrder(this.#draw, words)) {
      this.#chosen[r] = word;
      const found = this.#chooseWords(r + 1);
      if (found !== undefined) return found;
      this.#chosen[r] = undefined;
    }
    return undefined;
  }
}

export const imaginedBoard = (hunt: Hunt, size: number, bank: Bank, draw: Draw): Board => {
  const shown = shownCells(hunt, size);
  const rows = hunt.patterns.map((pattern, i): Row => {
    const words = fittingWords(hunt, i + 1, bank.words(pattern.length));
    return {
      pattern,
      words,
      lines: fittingLines(pattern, size, shown),
      letters: lettersAt(words, pattern.length),
    };
  });
  const hits = shown.flatMap((seen, cell) => (seen === undefined || seen === empty ? [] : [cell]));
  const found = new Imagining(rows, draw).search(hits);
  if (found === undefined) throw new Error("no board fits the hunt");
  return found.map(({ line, word }) => ({ word, at: cellAt(line.start, size), toward: line.toward }));
};
