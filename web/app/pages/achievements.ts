/** How many of a game's achievements have been earned on this device. */
import { summaryOf } from "../../games/feeders.ts";
import { statisticsOf } from "../../games/ledgers.ts";

export interface AchievementCount {
  readonly game: string;
  readonly got: number;
  readonly all: number;
}

/** Nothing for a game that has none. */
export const achievementsOf = async (game: string): Promise<readonly AchievementCount[]> => {
  const ledger = await statisticsOf(game);
  if (ledger === undefined) return [];
  const feeder = await summaryOf(game);
  const list = ledger.achievementsOf(await feeder.standing());
  return [{ game, got: list.filter(({ got }) => got).length, all: list.length }];
};
