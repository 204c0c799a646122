/** What there is to tell about a series: how it went as a whole, and how each of its games ended. */
import type { DuelEnding, PeopleDuel, PlayedDuel, SeriesScore } from "@turnlight/games/head";

/** Without a loss; turned round after being behind; decided by the last game; or never behind. */
export type SeriesCourse = "swept" | "turned" | "decider" | "ahead";

export const courseOf = ({ won, winner }: Pick<SeriesScore, "won" | "winner">, best: number): SeriesCourse => {
  if (won.every((seat) => seat === winner)) return "swept";
  const leads = won.map((_, i) => {
    const sofar = won.slice(0, i + 1);
    return 2 * sofar.filter((seat) => seat === winner).length - sofar.length;
  });
  if (leads.some((lead) => lead < 0)) return "turned";
  return won.length === best ? "decider" : "ahead";
};

/** How a game ended, as it was kept. */
export interface EndedGame {
  readonly winner: number;
  readonly how: DuelEnding;
  /** The winner's; undefined where only the other's are kept. */
  readonly turns: number | undefined;
}

/** Duels of the person in seat `me` against a bot. */
export const gamesAgainstBot = (duels: readonly PlayedDuel[], me: 0 | 1): readonly EndedGame[] =>
  duels.map(({ won, how, summary }) => ({
    winner: won ? me : 1 - me,
    how,
    turns: won ? summary.turns : undefined,
  }));

/** Duels between the two of the last one, whose owner sits in seat `me`. */
export const gamesOfPair = (duels: readonly PeopleDuel[], me: 0 | 1): readonly EndedGame[] => {
  const last = duels.at(-1);
  return duels
    .filter(({ mine, theirs }) => mine.name === last?.mine.name && theirs.name === last.theirs.name)
    .map(({ mine, theirs, how }) => ({
      winner: mine.won ? me : 1 - me,
      how,
      turns: mine.won ? mine.turns : theirs.turns,
    }));
};

/** The games of a series among all that are kept; undefined where these were not all kept. */
export const gamesOfSeries = (
  won: readonly number[],
  games: readonly EndedGame[],
): readonly EndedGame[] | undefined => {
  const latest = games.slice(games.length - won.length);
  return latest.length === won.length && latest.every(({ winner }, i) => winner === won[i]) ? latest : undefined;
};
