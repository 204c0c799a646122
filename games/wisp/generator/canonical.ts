/**
 * Levels are alike if one is a rotation or reflection of the other.
 *
 * No rotation or reflection preserves the rules: between equally good steps an enemy goes up, right, down or left in
 * that order, and each of the seven other symmetries exchanges two of these that can be tied. So a transformed level
 * may play differently, and has a par of its own. A player would still call it the same level, and that is what is
 * compared here; the order in which like enemies move is ignored for the same reason.
 */
import { writeCode } from "../rules/code.ts";
import { type Cardinal, type Cell, cardinals, cellsOf, type Grid } from "../rules/directions.ts";
import type { EnemyStart, Level } from "../rules/level.ts";

/**
 * One of the eight symmetries: optionally mirrored left to right, then rotated clockwise by a number of quarter turns.
 */
interface Symmetry {
  readonly mirrored: boolean;
  readonly quarters: number;
}

const symmetries: readonly Symmetry[] = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3].map((quarters) => ({ mirrored, quarters })),
);

const movedCell = ({ width, height }: Grid, cell: Cell, { mirrored, quarters }: Symmetry): Cell => {
  let grid = { width, height };
  let x = mirrored ? width - 1 - (cell % width) : cell % width;
  let y = Math.floor(cell / width);
  for (let i = 0; i < quarters; i++) {
    [x, y] = [grid.height - 1 - y, x];
    grid = { width: grid.height, height: grid.width };
  }
  return y * grid.width + x;
};

const movedStep = (step: Cardinal, { mirrored, quarters }: Symmetry): Cardinal => {
  const at = cardinals.indexOf(step);
  return cardinals[((mirrored ? 4 - at : at) + quarters) % 4] ?? step;
};

/** The transformed level, its enemies in reading order. */
const moved = (level: Level, symmetry: Symmetry): Level => {
  const isUpright = symmetry.quarters % 2 === 0;
  const to = (cell: Cell) => movedCell(level, cell, symmetry);
  const terrain = [...level.terrain];
  for (let cell = 0; cell < cellsOf(level); cell++) terrain[to(cell)] = level.terrain[cell] ?? "clearing";
  const pads = level.pads.map(([a, b]): readonly [Cell, Cell] => {
    const [one, two] = [to(a), to(b)];
    return one < two ? [one, two] : [two, one];
  });
  const enemies = level.enemies.map((enemy): EnemyStart => {
    if (enemy.kind !== "guard") return { kind: enemy.kind, at: to(enemy.at) };
    return { kind: "guard", at: to(enemy.at), route: enemy.route.map((step) => movedStep(step, symmetry)) };
  });
  return {
    width: isUpright ? level.width : level.height,
    height: isUpright ? level.height : level.width,
    terrain,
    pads: pads.toSorted(([a], [b]) => a - b),
    goal: to(level.goal),
    wisp: to(level.wisp),
    enemies: enemies.toSorted((a, b) => a.at - b.at),
  };
};

/** The level under all eight symmetries, itself (with its enemies in reading order) first. */
export const turnsOf = (level: Level): readonly Level[] => symmetries.map((symmetry) => moved(level, symmetry));

/** A canonical text: equal exactly for levels that are alike. */
export const likenessOf = (level: Level): string => {
  const [least = ""] = turnsOf(level).map(writeCode).sort();
  return least;
};
