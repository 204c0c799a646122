/** Enriches a bare field: adds pieces of terrain, each of which changes what the level demands. */
import { type Draw, pick } from "@turnlight/kernel";
import { faultOf, type Level, type Terrain } from "../rules/level.ts";
import type { LevelDifficulty } from "./difficulty.ts";
import { type Rated, rate } from "./rated.ts";
import { asksTheSame } from "./trim.ts";

/** How many pieces are tried before a field stays bare: most of them change nothing, or too much. */
const tries = 24;

export interface Wanted {
  /** The pieces that may be placed. */
  readonly kinds: readonly Terrain[];
  /** Whether a level still meets the requirements. */
  readonly fits: (difficulty: LevelDifficulty) => boolean;
  readonly isBare: (level: Level) => boolean;
}

export interface Furnished {
  readonly rated: Rated;
  /** Positions examined for it. */
  readonly looked: number;
}

/** The level with a piece placed on a free cell. */
const withPiece = (draw: Draw, level: Level, kinds: readonly Terrain[]): Level => {
  const taken = new Set([level.goal, level.wisp, ...level.pads.flat(), ...level.enemies.map(({ at }) => at)]);
  const free = level.terrain.flatMap((terrain, cell) => (terrain === "clearing" && !taken.has(cell) ? [cell] : []));
  return { ...level, terrain: level.terrain.with(pick(draw, free), pick(draw, kinds)) };
};

/** The level with pieces added until it is no longer bare, or as many as were found. */
export const furnished = (draw: Draw, bare: Rated, { kinds, fits, isBare }: Wanted, states: number): Furnished => {
  let rated = bare;
  let looked = 0;
  for (let i = 0; i < tries && kinds.length > 0 && isBare(rated.level); i++) {
    const level = withPiece(draw, rated.level, kinds);
    if (faultOf(level) !== undefined) continue;
    const more = rate(level, states);
    looked += more?.study.figures.reachable ?? 0;
    const isBetter = more !== undefined && fits(more.difficulty);
    if (isBetter && !asksTheSame(more.difficulty.traits, rated.difficulty.traits)) rated = more;
  }
  return { rated, looked };
};
