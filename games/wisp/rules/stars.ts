/** What a solved level earns. */

export interface Solved {
  readonly moves: number;
  readonly par: number;
  /** A hint or the solution was shown. */
  readonly helped: boolean;
}

const twoStarsWithin = 2;

export const starsFor = ({ moves, par, helped }: Solved): 1 | 2 | 3 => {
  if (helped) return 1;
  return moves <= par ? 3 : moves <= par + twoStarsWithin ? 2 : 1;
};
