/** The eight directions of the wisp. Enemies use four of them, and prefer them in this order: up, right, down, left. */

export const directions = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Direction = (typeof directions)[number];

export const cardinals = ["N", "E", "S", "W"] as const;
export type Cardinal = (typeof cardinals)[number];

const steps: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** A cell's number: y · width + x, with 0,0 at the top left. */
export type Cell = number;

export interface Grid {
  readonly width: number;
  readonly height: number;
}

export const cellsOf = ({ width, height }: Grid): number => width * height;

/** The neighbouring cell in a direction; undefined beyond the edge. */
export const neighbour = ({ width, height }: Grid, cell: Cell, direction: Direction): Cell | undefined => {
  const [dx, dy] = steps[direction];
  const x = (cell % width) + dx;
  const y = Math.floor(cell / width) + dy;
  return x >= 0 && x < width && y >= 0 && y < height ? y * width + x : undefined;
};

export const apart = ({ width }: Grid, a: Cell, b: Cell): number =>
  Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));

/** A cell as people write it: `3,2`. */
export const spot = ({ width }: Grid, cell: Cell): string => `${cell % width},${Math.floor(cell / width)}`;
