/** A level: the ground, the starting positions, and the order in which the enemies move. */
import { type Cardinal, type Cell, cellsOf, type Grid, neighbour } from "./directions.ts";

/** The terrain of a cell; pads and the goal need clear ground. */
export const terrains = ["clearing", "tree", "mud", "ice"] as const;
export type Terrain = (typeof terrains)[number];

export type EnemyStart =
  | { readonly kind: "red" | "purple" | "sleeper"; readonly at: Cell }
  /** The steps of its route from where it stands; a route that returns to its start is a loop. */
  | { readonly kind: "guard"; readonly at: Cell; readonly route: readonly Cardinal[] };

export type EnemyKind = EnemyStart["kind"];

export interface Level extends Grid {
  /** One per cell. */
  readonly terrain: readonly Terrain[];
  /** Each pair with its earlier cell first, the pairs in reading order. */
  readonly pads: readonly (readonly [Cell, Cell])[];
  readonly goal: Cell;
  readonly wisp: Cell;
  /** In the order they move; an enemy's index in this list is its permanent id. */
  readonly enemies: readonly EnemyStart[];
}

export const leastSide = 3;
export const mostSide = 9;
/** Limited by the number of digits available to write them. */
export const mostPads = 9;

/**
 * The place of an error in a level: a cell, one step of the route of the guard standing at a cell, or the grid as a
 * whole.
 */
type FaultPlace =
  | { readonly kind: "grid" }
  | { readonly kind: "cell"; readonly cell: Cell }
  | { readonly kind: "step"; readonly guard: Cell; readonly step: number };

export interface LevelFault {
  readonly code: string;
  readonly reason: string;
  readonly right: string;
  readonly place: FaultPlace;
}

/** The cells of a route, its beginning first; stops where it leaves the grid. */
export const routeCells = (grid: Grid, at: Cell, route: readonly Cardinal[]): readonly Cell[] => {
  const cells = [at];
  for (const step of route) {
    const next = neighbour(grid, cells.at(-1) ?? at, step);
    if (next === undefined) break;
    cells.push(next);
  }
  return cells;
};

const grid: FaultPlace = { kind: "grid" };
const atCell = (cell: Cell): FaultPlace => ({ kind: "cell", cell });

const isSide = (side: number): boolean => Number.isInteger(side) && side >= leastSide && side <= mostSide;

const groundFault = (level: Level): LevelFault | undefined => {
  const { width, height, terrain, goal, wisp } = level;
  const size = `${leastSide} to ${mostSide} rows of ${leastSide} to ${mostSide} cells`;
  if (!isSide(width) || !isSide(height))
    return { code: "bad-size", reason: `the board is ${width} wide and ${height} high`, right: size, place: grid };
  const cells = cellsOf(level);
  if (terrain.length !== cells)
    return { code: "bad-size", reason: `${terrain.length} cells have a terrain`, right: `${cells}`, place: grid };
  const inside = (cell: Cell) => Number.isInteger(cell) && cell >= 0 && cell < cells;
  const everywhere = [goal, wisp, ...level.pads.flat(), ...level.enemies.map(({ at }) => at)];
  if (!everywhere.every(inside))
    return { code: "outside", reason: "something is off the board", right: "a cell on the board", place: grid };
  if (terrain[goal] !== "clearing")
    return { code: "bad-goal", reason: "the grove is not on open ground", right: "open ground", place: atCell(goal) };
  return undefined;
};

const padFault = ({ terrain, pads, goal }: Level): LevelFault | undefined => {
  if (pads.length > mostPads)
    return { code: "bad-pad", reason: `there are ${pads.length} pairs`, right: `at most ${mostPads}`, place: grid };
  const cells = pads.flat();
  for (const [i, cell] of cells.entries()) {
    if (terrain[cell] !== "clearing" || cell === goal)
      return {
        code: "bad-pad",
        reason: "the twin stone is not on open ground",
        right: "open ground",
        place: atCell(cell),
      };
    if (cells.indexOf(cell) !== i)
      return { code: "bad-pad", reason: "there are two twin stones here", right: "one per cell", place: atCell(cell) };
  }
  for (const [i, [a, b]] of pads.entries())
    if (a > b || a < (pads[i - 1]?.[0] ?? 0))
      return {
        code: "bad-pad",
        reason: "the pairs are not in reading order",
        right: "the first one first",
        place: grid,
      };
  return undefined;
};

const routeFault = (level: Level, guard: Cell, route: readonly Cardinal[]): LevelFault | undefined => {
  const fault = (step: number, reason: string, right: string): LevelFault => ({
    code: "bad-route",
    reason,
    right,
    place: { kind: "step", guard, step },
  });
  if (route.length === 0) return fault(0, "the route goes nowhere", "at least one step: N, E, S or W");
  const cells = routeCells(level, guard, route);
  if (cells.length <= route.length)
    return fault(cells.length - 1, "the route leaves the board", "a step to a cell on the board");
  for (const [i, cell] of cells.entries()) {
    const step = i - 1;
    if (level.terrain[cell] === "tree") return fault(step, "the route leads through a tree", "a step around it");
    const before = cells.indexOf(cell);
    if (before === i) continue;
    const closes = before === 0 && i === cells.length - 1 && i >= 4;
    if (!closes) return fault(step, "the route crosses itself", "each cell once, or a loop back to the start");
  }
  return undefined;
};

const enemyFault = (level: Level): LevelFault | undefined => {
  const { enemies, terrain, goal, wisp } = level;
  if (enemies.length === 0)
    return { code: "no-enemy", reason: "there is no creature", right: "at least one r, p, P or g", place: grid };
  const taken = new Set([wisp]);
  for (const enemy of enemies) {
    const { at } = enemy;
    const misplaced = (reason: string, right: string): LevelFault => ({
      code: "misplaced",
      reason,
      right,
      place: atCell(at),
    });
    if (taken.has(at)) return misplaced("something else is here", "one per cell");
    taken.add(at);
    if (terrain[at] === "tree") return misplaced("a creature is in a tree", "any other ground");
    if (at === goal) return misplaced("a creature is in the grove", "any other cell");
    const fault = enemy.kind === "guard" ? routeFault(level, at, enemy.route) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** The first error found in a level; undefined if it is valid. */
export const faultOf = (level: Level): LevelFault | undefined =>
  groundFault(level) ?? padFault(level) ?? enemyFault(level);
