/** Boards drawn as text in tests: parsed, played, and drawn again for comparison. */
import { sentence } from "@turnlight/kernel";
import { type Direction, drawState, type Level, legalMoves, readLevel, setup, type WispFact, wisp } from "../index.ts";

/** Removes the indentation that a drawing has in the test. */
export const board = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");

export const levelOf = (drawing: string): Level => {
  const read = readLevel(board(drawing));
  if (!read.ok) throw new Error(sentence(read.refusal));
  return read.value.level;
};

const movesOf = (moves: string): readonly Direction[] =>
  moves.split(" ").map((text) => {
    const move = wisp.rules.moveText.read(text);
    if (!move.ok) throw new Error(sentence(move.refusal));
    return move.value;
  });

/** The position after these moves, none of which may be refused. */
export const stateAfter = (drawing: string, moves: string) =>
  movesOf(moves).reduce(
    (state, move) => {
      const refusal = wisp.rules.refusal(state, 0, move);
      if (refusal !== undefined) throw new Error(sentence(refusal));
      return wisp.rules.apply(state, 0, move).state;
    },
    setup(levelOf(drawing)),
  );

export const after = (drawing: string, moves: string): string => drawState(stateAfter(drawing, moves));

/** The facts of the last of these moves. */
export const toldBy = (drawing: string, moves: string): readonly WispFact[] => {
  const all = movesOf(moves);
  const last = all.at(-1);
  if (last === undefined) throw new Error("no move");
  const before = all
    .slice(0, -1)
    .reduce((state, move) => wisp.rules.apply(state, 0, move).state, setup(levelOf(drawing)));
  return wisp.rules.apply(before, 0, last).told.map(({ fact }) => fact);
};

export const movesFrom = (drawing: string): string => legalMoves(setup(levelOf(drawing))).join(" ");
