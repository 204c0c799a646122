/** A secret board: one word of each length, each on a line. */
import { type Draw, pick, type Refusal } from "@turnlight/kernel";
import { type BoardCell, cellAt, indexOf, isInside, lineFrom, linesOf, type WordDirection } from "./grid.ts";
import { type Bank, rowLength, rowsOf, wordRefusal } from "./words.ts";

export interface PlacedBoardWord {
  readonly word: string;
  /** Where its first letter lies. */
  readonly at: BoardCell;
  readonly toward: WordDirection;
}

/** Shortest word first: the order of the pattern rows. */
export type Board = readonly PlacedBoardWord[];

const none: readonly number[] = [];

export const cellsOn = ({ word, at, toward }: PlacedBoardWord, size: number): readonly number[] =>
  lineFrom(indexOf(at, size), toward, word.length, size) ?? none;

/** The letter in each cell of the board, by the cell's number; empty if there is none. */
export const lettersOn = (board: Board, size: number): readonly string[] => {
  const letters: string[] = new Array(size * size).fill("");
  for (const placed of board) {
    const cells = cellsOn(placed, size);
    for (let i = 0; i < cells.length; i++) letters[cells[i] ?? 0] = placed.word[i] ?? "";
  }
  return letters;
};

interface LaidWord {
  readonly word: string;
  readonly cells: readonly number[];
}

const clashOf = (one: LaidWord, two: LaidWord): number | undefined =>
  one.cells.find((cell, i) => {
    const j = two.cells.indexOf(cell);
    return j >= 0 && one.word[i] !== two.word[j];
  });

const fitTogether = (one: LaidWord, two: LaidWord): boolean =>
  clashOf(one, two) === undefined && !isInside(one.cells, two.cells) && !isInside(two.cells, one.cells);

/** Why a word cannot be placed here beside the others; undefined if it can. */
export const placementRefusal = (placed: PlacedBoardWord, others: Board, size: number): Refusal | undefined => {
  const { word, at, toward } = placed;
  const start = indexOf(at, size);
  const cells = start < 0 ? undefined : lineFrom(start, toward, word.length, size);
  if (cells === undefined)
    return {
      code: "off-board",
      reason: `${word} from ${at} towards ${toward} runs off the ${size} × ${size} board`,
      right: `cells from A1 to ${cellAt(size * size - 1, size)}`,
    };
  for (const before of others) {
    const laid = { word: before.word, cells: cellsOn(before, size) };
    const clash = clashOf({ word, cells }, laid);
    if (clash !== undefined)
      return {
        code: "clash",
        reason: `${word} and ${before.word} have different letters in ${cellAt(clash, size)}`,
        right: "the same letter where words cross",
        values: { word, other: before.word, cell: cellAt(clash, size) },
      };
    if (!fitTogether({ word, cells }, laid)) {
      const [inner, outer] = before.word.length < word.length ? [before.word, word] : [word, before.word];
      return {
        code: "inside",
        reason: `${inner} lies completely inside ${outer}`,
        right: "each word with a cell of its own",
        values: { inner, outer },
      };
    }
  }
  return undefined;
};

/** Why this board is invalid; undefined if it is valid. Words of `agreed` rows need not be in the dictionary. */
export const boardRefusal = (
  board: Board,
  size: number,
  count: number,
  bank: Bank,
  agreed: readonly number[] = [],
): Refusal | undefined => {
  if (board.length !== count)
    return {
      code: "wrong-count",
      reason: `the board has ${board.length} words`,
      right: `${count} words`,
      values: { count },
    };
  for (const row of rowsOf(count)) {
    const placed = board[row - 1];
    if (placed === undefined) continue;
    const { word } = placed;
    const where = `word ${row}`;
    if (word.length !== rowLength(row))
      return {
        code: "wrong-length",
        reason: `${word} has ${word.length} letters`,
        where,
        right: `one word each of ${rowsOf(count).map(rowLength).join(", ")} letters`,
        values: { word, length: word.length, right: rowLength(row) },
      };
    const refused =
      wordRefusal(bank, word, agreed.includes(row)) ?? placementRefusal(placed, board.slice(0, row - 1), size);
    if (refused !== undefined) return { ...refused, where };
  }
  return undefined;
};

/**
 * Places the words on random lines and starts over whenever they do not fit together: so every legal placement is
 * equally likely, which placing one word after another would not achieve.
 */
export const placedAtRandom = (words: readonly string[], size: number, draw: Draw): Board => {
  const choices = words.map((word) => linesOf(size, word.length));
  for (;;) {
    const lines = choices.map((lines) => pick(draw, lines));
    const laid = lines.map(({ cells }, i) => ({ word: words[i] ?? "", cells }));
    if (laid.every((one, i) => laid.slice(0, i).every((two) => fitTogether(one, two))))
      return lines.map(({ start, toward }, i) => ({ word: words[i] ?? "", at: cellAt(start, size), toward }));
  }
};

export const wordsAtRandom = (bank: Bank, count: number, draw: Draw): readonly string[] =>
  rowsOf(count).map((row) => pick(draw, bank.picks(rowLength(row))));

export const boardAtRandom = (bank: Bank, size: number, count: number, draw: Draw): Board =>
  placedAtRandom(wordsAtRandom(bank, count, draw), size, draw);
