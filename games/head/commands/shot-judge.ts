/** Where a shot lies, judged from the true board and not from any bot's own reading of it. */
import { type Board, type Hunt, isSolved, lettersOn, possibleLines, shownCells } from "../rules/index.ts";

export interface JudgedShot {
  /** Beside a cell of a finished word: all its letters known and all its cells found. */
  readonly isBeside: boolean;
  /**
   * Beside a finished word where no other word could cross it or belong to an open hit, while one could still lie through
   * some open cell away from all finished words.
   */
  readonly isWasted: boolean;
  /** Of the cells not yet guessed, the share that lies beside a finished word: what shooting at random would bring. */
  readonly chance: number;
}

const isNext = (one: number, two: number, size: number): boolean =>
  Math.abs((one % size) - (two % size)) <= 1 && Math.abs(Math.floor(one / size) - Math.floor(two / size)) <= 1;

/** Which words are finished is read from the board itself. */
export const judgeShot = (board: Board, hunt: Hunt, cell: number, size: number): JudgedShot => {
  const shown = shownCells(hunt, size);
  const isHit = (at: number): boolean => shown[at] !== undefined && shown[at] !== "";
  const cellsOf = (row: number): readonly number[] =>
    lettersOn(board.slice(row, row + 1), size).flatMap((letter, at) => (letter === "" ? [] : [at]));
  const isFinished = hunt.patterns.map((pattern, row) => isSolved(pattern) && cellsOf(row).every(isHit));
  const finished = isFinished.flatMap((done, row) => (done ? cellsOf(row) : []));
  const touches = (at: number): boolean => finished.some((one) => isNext(one, at, size));
  const open = shown.flatMap((letter, at) => (letter === undefined ? [at] : []));
  const lines = possibleLines(hunt, size).flatMap((possible, row) =>
    isFinished[row] === true ? [] : possible.map(({ cells }) => cells),
  );
  const isExplained = lines.some((line) => line.includes(cell) && line.some(isHit));
  const isElsewhere = lines.some((line) => line.some((at) => shown[at] === undefined && !touches(at)));
  return {
    isBeside: touches(cell),
    isWasted: touches(cell) && !isExplained && isElsewhere,
    chance: open.filter(touches).length / Math.max(1, open.length),
  };
};
