/** What each cell of a board shows and its accessible name, for the hunter and for the owner. */
import { type Board, type BoardCell, cellAt, cellsOf, type Hunt, lettersOn } from "@turnlight/games/head";
import type { PlayTexts } from "../../words/play.en.ts";
import { seenName } from "../sentences.ts";

export type CellState = "hidden" | "red" | "yellow" | "green" | "own" | "own-yellow" | "left";

export interface ShownCell {
  readonly cell: BoardCell;
  readonly state: CellState;
  readonly letter: string;
  readonly name: string;
}

/** The hunter's cells; once the board is revealed, including what they never found. */
export const huntedCells = (hunt: Hunt, size: number, board: Board | null, words: PlayTexts): readonly ShownCell[] => {
  const seen = new Map(hunt.cells.map((one) => [one.cell, one]));
  const letters = board === null ? undefined : lettersOn(board, size);
  return cellsOf(size).map((cell, index) => {
    const found = seen.get(cell);
    const letter = letters?.[index] ?? "";
    if (letter !== "" && found?.colour !== "green")
      return { cell, state: found === undefined ? "left" : "own-yellow", letter, name: words.cell.left(letter) };
    return {
      cell,
      state: found?.colour ?? "hidden",
      letter: found?.colour === "green" ? found.letter : "",
      name: seenName(found, words),
    };
  });
};

/** The owner's cells: their letters, and where the other has guessed. */
export const ownCells = (hunt: Hunt, size: number, board: Board, words: PlayTexts): readonly ShownCell[] => {
  const seen = new Map(hunt.cells.map((one) => [one.cell, one.colour]));
  const texts = words.cell;
  return lettersOn(board, size).map((letter, index) => {
    const cell = cellAt(index, size);
    const colour = seen.get(cell);
    if (letter === "") {
      const name = colour === undefined ? texts.ownEmpty : texts.ownRed;
      return { cell, state: colour === undefined ? "hidden" : "red", letter, name };
    }
    if (colour === "green") return { cell, state: "green", letter, name: texts.ownGreen(letter) };
    if (colour === "yellow") return { cell, state: "own-yellow", letter, name: texts.ownYellow(letter) };
    return { cell, state: "own", letter, name: texts.own(letter) };
  });
};
