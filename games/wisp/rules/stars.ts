/** The stars of a solved level. */

export type Stars = 1 | 2 | 3;

export interface SolvedLevel {
  readonly moves: number;
  /** The length of a shortest solution; undefined if it is unknown. */
  readonly par: number | undefined;
  /** Whether a hint was used, or the solution shown. */
  readonly helped: boolean;
}

const twoStarsWithin = 2;

export const starsFor = ({ moves, par, helped }: SolvedLevel): Stars => {
  if (helped || par === undefined) return 1;
  return moves <= par ? 3 : moves <= par + twoStarsWithin ? 2 : 1;
};
