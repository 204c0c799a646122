/** How many of a game's achievements have been earned on this device. */

import { statisticsOf } from "../../games/pages.ts";
import { summaryOf } from "../../games/summaries.ts";

export interface AchievementCount {
  readonly game: string;
  readonly got: number;
  readonly all: number;
}

/** `undefined` for a game that has none. */
export const achievementsOf = async (game: string): Promise<readonly AchievementCount[]> => {
  const statistics = await statisticsOf(game);
  if (statistics === undefined) return [];
  const source = await summaryOf(game);
  const list = statistics.achievementsOf(await source.standing());
  return [{ game, got: list.filter(({ got }) => got).length, all: list.length }];
};
