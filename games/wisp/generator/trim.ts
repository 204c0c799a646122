/**
 * Removes decoration: a piece of terrain, a pair of pads or an enemy without which the level demands exactly the same
 * of the player.
 */
import { faultOf, type Level } from "../rules/level.ts";
import type { Traits } from "./difficulty.ts";
import { type Rated, rate } from "./rated.ts";

/** The level without each of its pieces in turn. */
const lighter = (level: Level): readonly Level[] => [
  ...level.terrain.flatMap((terrain, cell) =>
    terrain === "clearing" ? [] : [{ ...level, terrain: level.terrain.with(cell, "clearing") }],
  ),
  ...level.pads.map((_, i) => ({ ...level, pads: level.pads.toSpliced(i, 1) })),
  ...level.enemies.map((_, i) => ({ ...level, enemies: level.enemies.toSpliced(i, 1) })),
];

/** Whether two levels make the same demands. */
export const asksTheSame = (a: Traits, b: Traits): boolean =>
  a.length === b.length &&
  a.solutions === b.solutions &&
  a.forced === b.forced &&
  a.against === b.against &&
  a.traps === b.traps;

export interface Trimmed {
  readonly rated: Rated;
  /** Positions examined for it. */
  readonly looked: number;
}

/** The same level without decoration. */
export const trimmed = (rated: Rated, states: number): Trimmed => {
  let looked = rated.study.figures.reachable;
  for (const less of lighter(rated.level)) {
    if (faultOf(less) !== undefined) continue;
    const lighterOne = rate(less, states);
    looked += lighterOne?.study.figures.reachable ?? 0;
    if (lighterOne === undefined || !asksTheSame(lighterOne.difficulty.traits, rated.difficulty.traits)) continue;
    const rest = trimmed(lighterOne, states);
    return { rated: rest.rated, looked: looked + rest.looked };
  }
  return { rated, looked };
};
