/** A game's unfinished matches, without replaying them. */
import { store } from "../../store/device-store.ts";
import type { RunningMatch } from "../../store/index.ts";
import { hiddenMatches } from "./hidden-matches.ts";

/** Matches with at least one move, except hidden ones and tutorials; the one played last first. */
export const unfinishedMatches = async (game: string): Promise<readonly RunningMatch[]> => {
  const { running } = await store;
  const [lines, away] = await Promise.all([running({ game }), hiddenMatches()]);
  return lines.filter(({ id, entries, occasion }) => entries > 0 && !away.has(id) && occasion?.kind !== "tour");
};
