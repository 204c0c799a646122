/** The pages of all games, once they are fetched: one file for all of them, which every room but the home page loads. */
import { sideBySideName } from "@turnlight/kernel";
import { hallCards } from "./index.ts";
import type { GamePage } from "./page.ts";
import { sideBySidePage } from "./side-by-side.ts";
import type { GameStatistics } from "./statistics.ts";

const pages = new Map<string, GamePage>();
let loading: Promise<void> | undefined;

const load = async (): Promise<void> => {
  const all = await Promise.all(
    Object.entries(hallCards).map(async ([game, card]) => [game, (await card.page()).page] as const),
  );
  for (const [game, page] of all) pages.set(game, page);
  for (const [game, page] of all)
    if (page.sideBySide !== undefined) pages.set(sideBySideName(game), sideBySidePage(game, page, page.sideBySide));
};

/** Rooms are shown once this is done; asked again, it is done already, or tries again. */
export const loadPages = (): Promise<void> => {
  loading ??= load().catch((problem) => {
    loading = undefined;
    throw problem;
  });
  return loading;
};

/** Names come from addresses, files and the device: only a game's own name finds one. */
export const pageOf = (game: string): GamePage | undefined => pages.get(game);

/** In the order of the home page, and behind them those that are played side by side. */
export const allPages = (): readonly (readonly [game: string, page: GamePage])[] => [...pages];

/** Nothing for a game that says nothing of what was played. */
export const statisticsOf = async (game: string): Promise<GameStatistics | undefined> => {
  await loadPages();
  return (await pageOf(game)?.statistics?.())?.statistics;
};
