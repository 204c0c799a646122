/** The manifests of all games, by name: each registered game's `page.ts`, and those that are played side by side. */
import { sideBySideName } from "@turnlight/kernel";
import { hallCards } from "./index.ts";
import type { GamePage } from "./page.ts";
import { sideBySidePage } from "./side-by-side.ts";
import type { GameStatistics } from "./statistics.ts";

const files = import.meta.glob<GamePage>("./*/page.ts", { eager: true, import: "page" });

const registered = Object.keys(hallCards).map((game): readonly [string, GamePage] => {
  const page = files[`./${game}/page.ts`];
  if (page === undefined)
    throw new Error(`${game} has no page: add web/games/${game}/page.ts (docs/adding-a-game.md, "The page")`);
  return [game, page];
});

const pages: ReadonlyMap<string, GamePage> = new Map([
  ...registered,
  ...registered.flatMap(([game, page]): (readonly [string, GamePage])[] =>
    page.sideBySide === undefined ? [] : [[sideBySideName(game), sideBySidePage(game, page, page.sideBySide)]],
  ),
]);

/** Names come from addresses, files and the device: only a game's own name finds one. */
export const pageOf = (game: string): GamePage | undefined => pages.get(game);

/** In the order of the home page, followed by those that are played side by side. */
export const allPages = (): readonly (readonly [game: string, page: GamePage])[] => [...pages];

/** Undefined for a game without statistics. */
export const statisticsOf = async (game: string): Promise<GameStatistics | undefined> =>
  (await pageOf(game)?.statistics?.())?.statistics;
