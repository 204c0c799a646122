/** A cell's position in the drawing of marks, 100 units a cell. */
import type { Cell, Level } from "@turnlight/games/wisp";

export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

export const centre = ({ width }: Pick<Level, "width">, cell: Cell): BoardPoint => ({
  x: (cell % width) * 100 + 50,
  y: Math.floor(cell / width) * 100 + 54,
});
