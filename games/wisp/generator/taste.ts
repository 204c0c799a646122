/** The quality of a level besides its score: few shortest solutions, forced moves, counter-intuitive moves. */
import { cellsOf } from "../rules/directions.ts";
import type { Level } from "../rules/level.ts";
import type { LevelDifficulty, Rank } from "./difficulty.ts";
import { doublings } from "./difficulty.ts";

/**
 * By rank: the maximum number of shortest solutions, and the minimum numbers of forced and of counter-intuitive moves.
 */
interface Demands {
  readonly solutions: number;
  readonly forced: number;
  readonly against: number;
}

const demands: Readonly<Record<Rank, Demands>> = {
  1: { solutions: 16, forced: 0, against: 0 },
  2: { solutions: 16, forced: 0, against: 0 },
  3: { solutions: 24, forced: 0, against: 1 },
  4: { solutions: 24, forced: 1, against: 1 },
  5: { solutions: 32, forced: 1, against: 2 },
  6: { solutions: 32, forced: 2, against: 2 },
  7: { solutions: 32, forced: 2, against: 3 },
  8: { solutions: 32, forced: 3, against: 3 },
  9: { solutions: 32, forced: 3, against: 4 },
  10: { solutions: 32, forced: 4, against: 4 },
};

/** The points of the score by which a doubling too many, or a move too few, is weighted. */
const pointsEach = 3;

/** By how many points a level falls short of its rank's requirements; 0 if it meets them. */
export const lacks = ({ traits }: LevelDifficulty, rank: Rank): number => {
  const { solutions, forced, against } = demands[rank];
  const tooMany = traits.solutions > solutions ? doublings(traits.solutions) - doublings(solutions) : 0;
  const tooFew = Math.max(0, forced - traits.forced) + Math.max(0, against - traits.against);
  return pointsEach * (tooMany + tooFew);
};

/** A large field with almost nothing on it is tedious: the maximum number of cells per thing on the field. */
const cellsEach = 12;
/** Easy levels may be emptier: decoration is removed from them, and more things would make them harder. */
const cellsEachOfEasy = 24;
const mostEasy = 3;

export const isBare = (level: Level, rank: Rank): boolean => {
  const { terrain, pads, enemies } = level;
  const things = terrain.filter((kind) => kind !== "clearing").length + 2 * pads.length + enemies.length;
  return things * (rank <= mostEasy ? cellsEachOfEasy : cellsEach) < cellsOf(level);
};
