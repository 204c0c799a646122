/** What a person would retell of a duel: words that were known and not found, and who found the last one. */
import { cellsOn, type HeadView, indexOf, isSolved, other } from "@turnlight/games/head";
import type { RetoldMatch } from "../shared.ts";

/** A word whose letters were all known long before it was found on the board, if it ever was. */
interface KnownWord {
  readonly kind: "known";
  /** The entry in which it became known. */
  readonly n: number;
  readonly word: string;
  /** The seat's own guess in which it became known, and the one in which its last cell was found. */
  readonly guess: number;
  readonly foundAt: number | undefined;
}

/** The last cell or word that the opponent found: it ended the duel. */
interface LastFind {
  readonly kind: "last";
  readonly n: number;
  readonly word: string;
  readonly guess: number;
}

/** From so many guesses on it is worth telling. */
const longFrom = 6;

const sideOf = (seat: number): 0 | 1 => (seat === 0 ? 0 : 1);

const guessesBy = ({ guesses }: HeadView, seat: number): number => guesses.filter(({ by }) => by === seat).length;

/** The first entry after which something holds, and the seat's number of guesses by then. */
const firstWhen = (
  { of, viewAt }: RetoldMatch<HeadView>,
  seat: number,
  holds: (view: HeadView) => boolean,
): { readonly n: number; readonly guess: number } | undefined => {
  for (let n = 1; n <= of; n++) {
    const view = viewAt(n);
    if (holds(view)) return { n, guess: guessesBy(view, seat) };
  }
  return undefined;
};

/** By rows of the opponent's board, once both boards are shown at the end. */
const knownWords = (match: RetoldMatch<HeadView>): readonly KnownWord[] => {
  const { seat, of, viewAt } = match;
  const last = viewAt(of);
  const board = last.boards[other(seat)];
  if (last.fall === null || board === null) return [];
  const size = last.config.grids[other(seat)];
  const all = guessesBy(last, seat);
  return board.flatMap((placed, row): readonly KnownWord[] => {
    const cells = cellsOn(placed, size);
    const known = firstWhen(match, seat, ({ hunts }) => isSolved(hunts[sideOf(seat)].patterns[row] ?? "_"));
    if (known === undefined) return [];
    const found = firstWhen(match, seat, ({ hunts }) => {
      const seen = new Set(
        hunts[sideOf(seat)].cells.flatMap(({ cell, colour }) => (colour === "red" ? [] : [indexOf(cell, size)])),
      );
      return cells.every((cell) => seen.has(cell));
    });
    if ((found?.guess ?? all) - known.guess < longFrom) return [];
    return [{ kind: "known", n: known.n, word: placed.word, guess: known.guess, foundAt: found?.guess }];
  });
};

const lastFind = ({ seat, of, viewAt }: RetoldMatch<HeadView>): readonly LastFind[] => {
  const last = viewAt(of);
  const board = last.boards[sideOf(seat)];
  const { fall, guesses, config } = last;
  const final = guesses.at(-1);
  if (fall?.seat !== seat || fall.why !== "found" || board === null || final === undefined || final.by === seat)
    return [];
  const word =
    final.kind === "word"
      ? final.word
      : final.kind === "cell"
        ? board.find((placed) =>
            cellsOn(placed, config.grids[sideOf(seat)]).includes(indexOf(final.cell, config.grids[sideOf(seat)])),
          )?.word
        : board.find((placed) => placed.word.includes(final.letter))?.word;
  return word === undefined ? [] : [{ kind: "last", n: of, word, guess: guessesBy(last, other(seat)) }];
};

/** Words that were never found come first, then those that took longest. */
export const duelStories = (match: RetoldMatch<HeadView>): readonly (KnownWord | LastFind)[] => {
  const known = knownWords(match).toSorted((a, b) => {
    const wait = ({ guess, foundAt = Number.POSITIVE_INFINITY }: KnownWord): number => foundAt - guess;
    return wait(b) - wait(a) || a.guess - b.guess;
  });
  return [...known.slice(0, 2), ...lastFind(match)];
};
