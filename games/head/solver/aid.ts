/** The deduction aid: what follows from a hunt for its board, word by word. It uses nothing but the hunt. */
import { finishedIn } from "../bots/executioner/sight.ts";
import { type Hunt, isSolved, possibleLines, shownCells } from "../rules/index.ts";

export interface DeductionAid {
  /** Cells not yet guessed on which no unfinished word can lie, by number. */
  readonly unreachable: readonly number[];
  /** The lines left for solved words that are not found yet, where they are few. */
  readonly lines: readonly { readonly row: number; readonly word: string; readonly cells: readonly number[] }[];
}

/** More lines than this would cover the board instead of explaining it. */
const mostLines = 6;

/** A word that reads the same in both directions lies on one line, not two. */
const onceEach = (lines: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  lines.filter((line, i) => lines.findIndex((one) => line.every((cell) => one.includes(cell))) === i);

export const deductionAid = (hunt: Hunt, size: number): DeductionAid => {
  const finished = finishedIn(hunt, size);
  const open = possibleLines(hunt, size).map((lines, i) =>
    (finished[i] ?? []).length > 0 ? [] : lines.map(({ cells }) => cells),
  );
  const reached = new Set(open.flat(2));
  const shown = shownCells(hunt, size);
  return {
    unreachable: shown.flatMap((sign, cell) => (sign === undefined && !reached.has(cell) ? [cell] : [])),
    lines: open.flatMap((lines, i) => {
      const word = hunt.patterns[i] ?? "";
      const distinct = isSolved(word) ? onceEach(lines) : [];
      return distinct.length > mostLines ? [] : distinct.map((cells) => ({ row: i + 1, word, cells }));
    }),
  };
};
