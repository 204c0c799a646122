/** A cell's name: column letter and row number. */
import type { Level } from "@turnlight/games/wisp";

export const spotName = ({ width }: Pick<Level, "width">, cell: number): string =>
  `${String.fromCharCode(65 + (cell % width))}${Math.floor(cell / width) + 1}`;
