/** Loads a game's home page summary. */
import { plainSummary } from "../match/unfinished/load-summary.ts";
import type { SummarySource } from "../match/unfinished/summary.ts";
import { hallCards } from "./index.ts";

/** A game without a summary of its own gets a default one that lists the players. */
export const summaryOf = async (game: string): Promise<SummarySource> => {
  const card = Object.hasOwn(hallCards, game) ? hallCards[game] : undefined;
  const own = await card?.summary?.();
  if (own !== undefined) return own.summary;
  const [{ pageOf }, { opponentNames }] = await Promise.all([import("./pages.ts"), import("./page.ts")]);
  const page = pageOf(game);
  return plainSummary(page === undefined ? [] : opponentNames(page));
};
