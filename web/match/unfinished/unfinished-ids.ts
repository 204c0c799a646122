/** Which matches of a game were left, without looking at how they stand. */
import { store } from "../../store/device-store.ts";
import type { RunningMatch } from "../../store/index.ts";
import { hiddenMatches } from "./hidden-matches.ts";

/** Matches that were begun and not only laid, the one played last first. */
export const unfinishedMatches = async (game: string): Promise<readonly RunningMatch[]> => {
  const { running } = await store;
  const [lines, away] = await Promise.all([running({ game }), hiddenMatches()]);
  return lines.filter(({ id, entries, occasion }) => entries > 0 && !away.has(id) && occasion?.kind !== "tour");
};
