/** Why a cell was better, as far as the lines of solved words say it. */
import { type HeadView, indexOf, isSolved, other, possibleLines, readCell } from "@turnlight/games/head";

interface GuessPair {
  readonly view: HeadView;
  readonly seat: number;
  readonly best: string;
  readonly made: string;
}

interface LinesBehind {
  /** The cells' names. */
  readonly made: string;
  readonly best: string;
  /** Solved words that can still run through the better cell; none of them can through the other. */
  readonly words: readonly string[];
}

const cellIn = (move: string): string | undefined => /^cell (\w+)$/.exec(move)?.[1];

export const linesBehind = ({ view, seat, best, made }: GuessPair): LinesBehind | undefined => {
  const [good, bad] = [cellIn(best), cellIn(made)];
  if (good === undefined || bad === undefined) return undefined;
  const size = view.config.grids[other(seat)];
  const hunt = view.hunts[seat === 0 ? 0 : 1];
  const at = (cell: string): number => {
    const read = readCell(cell);
    return read.ok ? indexOf(read.value, size) : -1;
  };
  const lines = possibleLines(hunt, size);
  const through = (cell: string): readonly string[] =>
    hunt.patterns.filter((pattern, i) => isSolved(pattern) && lines[i]?.some(({ cells }) => cells.includes(at(cell))));
  const words = through(good);
  return words.length === 0 || through(bad).length > 0 ? undefined : { made: bad, best: good, words };
};
