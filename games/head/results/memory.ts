/**
 * What the Executioner remembers of somebody over evenings: where they hide, which words, how they begin. Noted at the
 * end of a duel, when both boards lie open; it changes nothing about how he plays.
 */
import { boolean, integer, list, object, oneOf, type Schema, string } from "@turnlight/kernel/schema";
import { type Board, cellsOn, type JudgedGuess } from "../rules/index.ts";

const corners = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;
export type BoardCorner = (typeof corners)[number];

export interface DuelMemory {
  readonly at: number;
  readonly words: readonly string[];
  /** The quarter in which most of the words' cells lie. */
  readonly corner: BoardCorner;
  /** The longest word lies along an edge. */
  readonly onEdge: boolean;
  /** The first letter they asked for; empty if they asked for none. */
  readonly opening: string;
}

export const readDuelMemory: Schema<DuelMemory> = object({
  at: integer(0),
  words: list(string(3, 6), 4),
  corner: oneOf(...corners),
  onEdge: boolean,
  opening: string(0, 1),
});

const most = <T>(values: readonly T[]): { readonly value: T; readonly times: number } | undefined => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, two]) => two - one);
  return first && { value: first[0], times: first[1] };
};

/** From the board somebody has set and their own guesses, once the duel is over. */
export const memoryOf = (
  board: Board,
  size: number,
  guesses: readonly JudgedGuess[],
  at: number,
): DuelMemory | undefined => {
  const longest = board.at(-1);
  if (longest === undefined) return undefined;
  const quarter = (cell: number): BoardCorner => {
    const isRight = cell % size >= size / 2;
    const isLow = Math.floor(cell / size) >= size / 2;
    return isLow ? (isRight ? "bottom-right" : "bottom-left") : isRight ? "top-right" : "top-left";
  };
  const line = cellsOn(longest, size);
  const isEdge = (at: (cell: number) => number): boolean =>
    [0, size - 1].some((edge) => line.every((cell) => at(cell) === edge));
  const first = guesses.find(({ kind }) => kind === "letter");
  return {
    at,
    words: board.map(({ word }) => word),
    corner: most(board.flatMap((placed) => cellsOn(placed, size).map(quarter)))?.value ?? "top-left",
    onEdge: isEdge((cell) => cell % size) || isEdge((cell) => Math.floor(cell / size)),
    opening: first?.kind === "letter" ? first.letter : "",
  };
};

export type Habit =
  | { readonly kind: "corner"; readonly corner: BoardCorner; readonly times: number; readonly of: number }
  | { readonly kind: "edge"; readonly times: number; readonly of: number }
  | { readonly kind: "opening"; readonly letter: string; readonly times: number; readonly of: number }
  | { readonly kind: "word"; readonly word: string; readonly times: number };

/** A habit shows in at least three duels, and in half of them; a word is remembered from the second time. */
const least = { times: 3, share: 0.5, word: 2 } as const;

export const habitsIn = (memories: readonly DuelMemory[]): readonly Habit[] => {
  const of = memories.length;
  const isHabit = (times: number): boolean => times >= least.times && times >= least.share * of;
  const edges = memories.filter(({ onEdge }) => onEdge).length;
  const corner = most(memories.map((one) => one.corner));
  const opening = most(memories.flatMap((one) => (one.opening === "" ? [] : [one.opening])));
  const word = most(memories.flatMap(({ words }) => words));
  return [
    ...(isHabit(edges) ? [{ kind: "edge", times: edges, of } as const] : []),
    ...(corner !== undefined && isHabit(corner.times)
      ? [{ kind: "corner", corner: corner.value, times: corner.times, of } as const]
      : []),
    ...(opening !== undefined && isHabit(opening.times)
      ? [{ kind: "opening", letter: opening.value, times: opening.times, of } as const]
      : []),
    ...(word !== undefined && word.times >= least.word
      ? [{ kind: "word", word: word.value, times: word.times } as const]
      : []),
  ];
};
