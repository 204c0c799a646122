/**
 * The Executioner's analysis of the board: which words are finished, which hits still belong to an unfinished word, on
 * which lines one could lie, and which lines are already apparent.
 */
import { blank, type Hunt, isSolved, linesOf, possibleLines, shownCells } from "../../rules/index.ts";

type Cells = readonly number[];

/**
 * The lines on which a finished word may lie, by row; none for a row that is not finished. Found letters of other words
 * may spell it a second time, and then it cannot be known which line is the word's own.
 */
export type Finished = readonly (readonly Cells[])[];

/** A word is finished once all its letters are known and all its cells are found: it has nothing left to reveal. */
export const finishedIn = (hunt: Hunt, size: number): Finished => {
  const shown = shownCells(hunt, size);
  const isFound = (cell: number): boolean => shown[cell] !== undefined && shown[cell] !== "";
  return possibleLines(hunt, size).map((lines, row) =>
    isSolved(hunt.patterns[row] ?? blank) ? lines.flatMap(({ cells }) => (cells.every(isFound) ? [cells] : [])) : [],
  );
};

export interface BoardReading {
  readonly size: number;
  /** Lines on which an unfinished word could lie, its letters compared with those on the board. */
  readonly lines: readonly Cells[];
  /** The same by a cheaper test: long enough, and without a miss or a finished word in the way. */
  readonly glance: readonly Cells[];
  /** Of `lines`, those of words whose direction is told and that would explain an open hit. */
  readonly told: readonly Cells[];
  /** Found, and not certainly part of a finished word. */
  readonly isOpenHit: (cell: number) => boolean;
  /** On a line where a finished word may lie. */
  readonly isFinished: (cell: number) => boolean;
}

/** Without `finished`, as for a player who has not noticed them, cells of finished words count as open hits. */
export const sightOf = (hunt: Hunt, size: number, finished: Finished = []): BoardReading => {
  const shown = shownCells(hunt, size);
  const spelt = new Set(finished.flat(2));
  const done = new Set(
    finished.flatMap(([first = [], ...others]) => first.filter((cell) => others.every((line) => line.includes(cell)))),
  );
  const isFree = (cell: number): boolean => shown[cell] !== "" && !done.has(cell);
  const isOpen = (_: unknown, row: number): boolean => (finished[row] ?? []).length === 0;
  const isOpenHit = (cell: number): boolean => shown[cell] !== undefined && shown[cell] !== "" && !done.has(cell);
  const open = possibleLines(hunt, size).map((lines, row) => ({
    cells: lines.map(({ cells }) => cells),
    isTold: (hunt.towards?.[row] ?? null) !== null,
  }));
  return {
    size,
    lines: open.filter(isOpen).flatMap(({ cells }) => cells),
    told: open
      .filter(isOpen)
      .flatMap(({ cells, isTold }) => (isTold ? cells.filter((line) => line.some(isOpenHit)) : [])),
    glance: hunt.patterns
      .map((pattern, row) => ({ length: pattern.length, told: hunt.towards?.[row] ?? null }))
      .filter(isOpen)
      .flatMap(({ length, told }) =>
        linesOf(size, length)
          .filter(({ cells, toward }) => (told === null || toward === told) && cells.every(isFree))
          .map(({ cells }) => cells),
      ),
    isOpenHit,
    isFinished: (cell) => spelt.has(cell),
  };
};

const isBeside = (one: number, two: number, size: number): boolean =>
  Math.abs((one % size) - (two % size)) <= 1 && Math.abs(Math.floor(one / size) - Math.floor(two / size)) <= 1;

/**
 * Cells worth a shot, excluding mere neighbours of a finished word. Beside one, a cell counts only if a line through it
 * would explain an open hit, or cross the finished word where the letters agree.
 */
export const worthAShot = ({ size, lines, isOpenHit, isFinished }: BoardReading, cells: Cells): Cells => {
  const asked = new Set(lines.flatMap((line) => (line.some((at) => isOpenHit(at) || isFinished(at)) ? line : [])));
  const finished = Array.from({ length: size * size }, (_, cell) => cell).filter(isFinished);
  return cells.filter((cell) => asked.has(cell) || !finished.some((done) => isBeside(cell, done, size)));
};

/** Where a direction is told, the cells next to an open hit on a line in that direction. */
export const alongToldWays = ({ told, isOpenHit }: BoardReading, cells: Cells): Cells => {
  const led = new Set<number>();
  for (const line of told)
    for (const [at, cell] of line.entries())
      if ([line[at - 1], line[at + 1]].some((next) => next !== undefined && isOpenHit(next))) led.add(cell);
  return cells.filter((cell) => led.has(cell));
};

/** Two open hits on a line suggest it: the cells next to a hit there, on the lines with the most hits. */
export const alongALine = ({ glance, isOpenHit }: BoardReading, cells: Cells): Cells => {
  let most = 2;
  let led = new Set<number>();
  for (const line of glance) {
    const hits = line.filter(isOpenHit).length;
    if (hits < most || hits === line.length) continue;
    if (hits > most) led = new Set();
    most = hits;
    for (const [at, cell] of line.entries())
      if ([line[at - 1], line[at + 1]].some((next) => next !== undefined && isOpenHit(next))) led.add(cell);
  }
  return cells.filter((cell) => led.has(cell));
};
