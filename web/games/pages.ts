/** The pages of all games, loaded as one chunk by every route except the home page. */
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

/** Must be awaited before `pageOf`. Repeated calls share the result; a failed load is retried. */
export const loadPages = (): Promise<void> => {
  loading ??= load().catch((problem) => {
    loading = undefined;
    throw problem;
  });
  return loading;
};

/** A map lookup, since names come from addresses, files and storage: only a registered name finds a page. */
export const pageOf = (game: string): GamePage | undefined => pages.get(game);

/** In the order of the home page, followed by the side-by-side games. */
export const allPages = (): readonly (readonly [game: string, page: GamePage])[] => [...pages];

/** Undefined for a game without statistics. */
export const statisticsOf = async (game: string): Promise<GameStatistics | undefined> => {
  await loadPages();
  return (await pageOf(game)?.statistics?.())?.statistics;
};
