/** What a published level is worth, and how hard it has turned out to be, by the people who have tried it. */

export interface LevelTally {
  /** People who have begun it, and who have solved it. */
  readonly players: number;
  readonly solvers: number;
  /** Moves of all who have solved it beyond par, each counted up to par itself. */
  readonly detours: number;
  readonly likes: number;
  readonly dislikes: number;
}

/** Of a normal distribution, for 95 %. */
const z = 1.96;
const millionths = 1_000_000;

/**
 * The lower bound of Wilson's interval for the share of those who finish and like it among all who begin it, in
 * millionths: few attempts count for little.
 */
export const worthOf = ({ players, likes }: Pick<LevelTally, "players" | "likes">): number => {
  if (players === 0) return 0;
  const share = likes / players;
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * players)) / players);
  const bound = (share + (z * z) / (2 * players) - spread) / (1 + (z * z) / players);
  return Math.max(0, Math.round(bound * millionths));
};

/** Fewer say nothing yet. */
const leastPlayers = 5;
/** How much of the difficulty is whether people solve it; the rest is how many moves they need beyond par. */
const solvedPart = 0.7;

/** From 1 to 10, like the difficulty that is computed. */
export const measuredDifficulty = ({ players, solvers, detours }: LevelTally, par: number): number | undefined => {
  if (players < leastPlayers) return undefined;
  const unsolved = (players - solvers) / players;
  const detour = solvers === 0 ? 1 : detours / solvers / Math.max(1, par);
  const share = solvedPart * unsolved + (1 - solvedPart) * Math.min(1, detour);
  return Math.max(1, Math.min(10, Math.ceil(share * 10)));
};
