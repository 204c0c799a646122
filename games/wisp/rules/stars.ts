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

/** The most moves for three and for two stars; every solution is worth one. */
export const starMoves = (par: number): Readonly<Record<2 | 3, number>> => ({ 3: par, 2: par + twoStarsWithin });

export const starsFor = ({ moves, par, helped }: SolvedLevel): Stars => {
  if (helped || par === undefined) return 1;
  const most = starMoves(par);
  return moves <= most[3] ? 3 : moves <= most[2] ? 2 : 1;
};
