/** What games say of everything that was played: a game that keeps a ledger is one line here. */
import type { GameStatistics } from "./statistics.ts";

const ledgers: Readonly<Record<string, () => Promise<{ readonly ledger: GameStatistics }>>> = {
  head: () => import("./head/hall/statistics.ts"),
  wisp: () => import("./wisp/hall/statistics.ts"),
  zonk: () => import("./zonk/hall/statistics.ts"),
  thirteen: () => import("./thirteen/hall/statistics.ts"),
};

/** Nothing for a game that keeps none. */
export const statisticsOf = async (game: string): Promise<GameStatistics | undefined> =>
  Object.hasOwn(ledgers, game) ? (await ledgers[game]?.())?.ledger : undefined;
