/** A board in progress: letters typed so far, and the words' placements. The rules decide what may be placed where. */
import {
  type Bank,
  type Board,
  type BoardCell,
  indexOf,
  linesOf,
  type PlacedBoardWord,
  placementRefusal,
  rowLength,
  rowsOf,
  type WordDirection,
  wordRefusal,
} from "@turnlight/games/head";

export interface WordPlacement {
  /** Where the first letter lies. */
  readonly at: BoardCell;
  readonly toward: WordDirection;
}

export interface DraftRow {
  readonly letters: string;
  readonly lie?: WordPlacement | undefined;
}

/** Always four rows; the fourth is unused where only three are played. Rows count from 1. */
export type WordDraft = readonly DraftRow[];

/** The table a draft is made for. */
export interface DraftTable {
  readonly size: number;
  readonly count: number;
  readonly bank: Bank;
  /** Rows whose words need not be in the dictionary, since the other player allows it. */
  readonly agreed?: readonly number[];
}

const mostRows = 4;
export const emptyDraft: WordDraft = Array.from({ length: mostRows }, () => ({ letters: "" }));

/** Nothing has been spelled yet. */
export const isBlank = (draft: WordDraft): boolean => draft.every(({ letters }) => letters === "");

export const rowIn = (draft: WordDraft, row: number): DraftRow => draft[row - 1] ?? { letters: "" };
const withRow = (draft: WordDraft, row: number, changed: DraftRow): WordDraft => draft.with(row - 1, changed);

export const isSpelled = (draft: WordDraft, row: number): boolean =>
  rowIn(draft, row).letters.length === rowLength(row);

export const typed = (draft: WordDraft, row: number, letter: string): WordDraft =>
  isSpelled(draft, row)
    ? draft
    : withRow(draft, row, { ...rowIn(draft, row), letters: rowIn(draft, row).letters + letter });

export const erased = (draft: WordDraft, row: number): WordDraft =>
  withRow(draft, row, { ...rowIn(draft, row), letters: rowIn(draft, row).letters.slice(0, -1) });

export const cleared = (draft: WordDraft, row: number): WordDraft => withRow(draft, row, { letters: "" });

export const withWord = (draft: WordDraft, row: number, word: string): WordDraft =>
  withRow(draft, row, { ...rowIn(draft, row), letters: word });

export const laid = (draft: WordDraft, row: number, lie: WordPlacement | undefined): WordDraft =>
  withRow(draft, row, { letters: rowIn(draft, row).letters, lie });

/** Why a spelled word cannot be used; nothing while it is being spelled. */
export const wordProblem = (draft: WordDraft, row: number, { bank, agreed = [] }: DraftTable): string | undefined =>
  isSpelled(draft, row) ? wordRefusal(bank, rowIn(draft, row).letters, agreed.includes(row))?.code : undefined;

export const isGood = (draft: WordDraft, row: number, ground: DraftTable): boolean =>
  isSpelled(draft, row) && wordProblem(draft, row, ground) === undefined;

export interface LaidRow {
  readonly row: number;
  readonly placed: PlacedBoardWord;
}

/** The words placed on the board. A word that no longer fits, after an edit or on a smaller grid, is lifted. */
export const laidRows = (draft: WordDraft, ground: DraftTable): readonly LaidRow[] => {
  const found: LaidRow[] = [];
  for (const row of rowsOf(ground.count)) {
    const { letters, lie } = rowIn(draft, row);
    if (lie === undefined || !isGood(draft, row, ground)) continue;
    const placed = { word: letters, ...lie };
    const others = found.map((one) => one.placed);
    if (placementRefusal(placed, others, ground.size) === undefined) found.push({ row, placed });
  }
  return found;
};

/** Why the row's word cannot be placed there beside the others; undefined if it can. */
export const lieProblem = (
  draft: WordDraft,
  row: number,
  lie: WordPlacement,
  ground: DraftTable,
): string | undefined => {
  const others = laidRows(draft, ground).filter((one) => one.row !== row);
  const placed = { word: rowIn(draft, row).letters, ...lie };
  return placementRefusal(
    placed,
    others.map((one) => one.placed),
    ground.size,
  )?.code;
};

/** The direction from one cell to another; undefined where they are not on a straight line. */
export const wayBetween = (from: number, to: number, size: number): WordDirection | undefined => {
  const right = (to % size) - (from % size);
  const down = Math.floor(to / size) - Math.floor(from / size);
  if ((right === 0 && down === 0) || (right !== 0 && down !== 0 && Math.abs(right) !== Math.abs(down)))
    return undefined;
  const names = ["NW", "N", "NE", "W", undefined, "E", "SW", "S", "SE"] as const;
  return names[(Math.sign(down) + 1) * 3 + Math.sign(right) + 1];
};

/** The cells where the row's word could end when it begins here. */
export const endsFrom = (draft: WordDraft, row: number, at: BoardCell, ground: DraftTable): readonly number[] =>
  linesOf(ground.size, rowLength(row))
    .filter(
      ({ start, toward }) =>
        start === indexOf(at, ground.size) && lieProblem(draft, row, { at, toward }, ground) === undefined,
    )
    .flatMap(({ cells }) => cells.at(-1) ?? []);

export interface MissingInput {
  readonly row: number;
  readonly what: "word" | "wrong" | "place";
}

/** The next row, cyclically, that still lacks something of these kinds. */
export const nextLacking = (
  draft: WordDraft,
  ground: DraftTable,
  lacks: readonly MissingInput["what"][],
  after: number,
): number | undefined => {
  const missing = missingIn(draft, ground).filter(({ what }) => lacks.includes(what));
  return (missing.find(({ row }) => row > after) ?? missing[0])?.row;
};

export const missingIn = (draft: WordDraft, ground: DraftTable): readonly MissingInput[] => {
  const lying = new Set(laidRows(draft, ground).map(({ row }) => row));
  return rowsOf(ground.count).flatMap((row): readonly MissingInput[] => {
    if (!isSpelled(draft, row)) return [{ row, what: "word" }];
    if (!isGood(draft, row, ground)) return [{ row, what: "wrong" }];
    return lying.has(row) ? [] : [{ row, what: "place" }];
  });
};

/** The row the next letter goes to: the selected one, or the first that is not complete; undefined while the selected one is refused. */
export const rowToType = (draft: WordDraft, active: number, ground: DraftTable): number | undefined => {
  if (!isSpelled(draft, active)) return active;
  if (!isGood(draft, active, ground)) return undefined;
  return rowsOf(ground.count).find((row) => !isSpelled(draft, row));
};

/** The board of all words; undefined as long as something is missing. */
export const boardOf = (draft: WordDraft, ground: DraftTable): Board | undefined => {
  const lying = laidRows(draft, ground);
  return lying.length === ground.count ? lying.map(({ placed }) => placed) : undefined;
};
