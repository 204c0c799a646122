/** What each cell of a board shows and is called, on the hunter's side and on the owner's. */
import { type Board, type Cell, cellAt, cellsOf, type Hunt, lettersOn } from "@turnlight/games/head";
import type { PlayTexts } from "../../words/play.en.ts";
import { seenName } from "../sentences.ts";

export type CellState = "hidden" | "red" | "yellow" | "green" | "own" | "own-yellow" | "left";

export interface ShownCell {
  readonly cell: Cell;
  readonly state: CellState;
  readonly letter: string;
  readonly name: string;
}

/** What the hunter sees; once the board is shown, also what they never found. */
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

/** What the owner sees: their letters, and where the other has looked. */
export const ownCells = (hunt: Hunt, size: number, board: Board, words: PlayTexts): readonly ShownCell[] => {
  const seen = new Map(hunt.cells.map((one) => [one.cell, one.colour]));
  const said = words.cell;
  return lettersOn(board, size).map((letter, index) => {
    const cell = cellAt(index, size);
    const colour = seen.get(cell);
    if (letter === "") {
      const name = colour === undefined ? said.ownEmpty : said.ownRed;
      return { cell, state: colour === undefined ? "hidden" : "red", letter, name };
    }
    if (colour === "green") return { cell, state: "green", letter, name: said.ownGreen(letter) };
    if (colour === "yellow") return { cell, state: "own-yellow", letter, name: said.ownYellow(letter) };
    return { cell, state: "own", letter, name: said.own(letter) };
  });
};
