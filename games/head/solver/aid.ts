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

type LinesByRow = readonly (readonly (readonly number[])[])[];

/** A found cell that only one word can explain lies on that word's line; what is ruled out may settle further cells. */
const explained = (rows: LinesByRow, hits: readonly number[]): LinesByRow => {
  let left = rows;
  for (;;) {
    const now = left;
    const narrowed = now.map((lines, row) =>
      hits.reduce((some, hit) => {
        const isElsewhere = now.some((others, i) => i !== row && others.some((line) => line.includes(hit)));
        return isElsewhere || !some.some((line) => line.includes(hit))
          ? some
          : some.filter((line) => line.includes(hit));
      }, lines),
    );
    if (narrowed.every((lines, row) => lines.length === now[row]?.length)) return now;
    left = narrowed;
  }
};

export const deductionAid = (hunt: Hunt, size: number): DeductionAid => {
  const finished = finishedIn(hunt, size);
  const shown = shownCells(hunt, size);
  const hits = shown.flatMap((sign, cell) => (sign === undefined || sign === "" ? [] : [cell]));
  const all = possibleLines(hunt, size).map((lines, i) => {
    const found = finished[i] ?? [];
    return found.length > 0 ? found : lines.map(({ cells }) => cells);
  });
  const open = explained(all, hits).map((lines, i) => ((finished[i] ?? []).length > 0 ? [] : lines));
  const reached = new Set(open.flat(2));
  return {
    unreachable: shown.flatMap((sign, cell) => (sign === undefined && !reached.has(cell) ? [cell] : [])),
    lines: open.flatMap((lines, i) => {
      const word = hunt.patterns[i] ?? "";
      const distinct = isSolved(word) ? onceEach(lines) : [];
      return distinct.length > mostLines ? [] : distinct.map((cells) => ({ row: i + 1, word, cells }));
    }),
  };
};
