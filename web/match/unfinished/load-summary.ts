/** Loads the input of a game's summary from the store: its unfinished matches, except hidden ones, and its standing. */

import { emptyText } from "../../language/all-languages.ts";
import type { Localized } from "../../language/language.ts";
import { today } from "../../language/today.ts";
import { store } from "../../store/device-store.ts";
import type { RunningMatch } from "../../store/index.ts";
import type { HallSummary, SummarySource, UnfinishedMatch } from "./summary.ts";
import { plainUnfinished } from "./unfinished.ts";
import { unfinishedMatches } from "./unfinished-ids.ts";

const keptOf = async (line: RunningMatch): Promise<readonly UnfinishedMatch[]> => {
  const stored = await (await store).load(line.id);
  return stored.ok && stored.value !== undefined ? [{ line, stored: stored.value }] : [];
};

export interface LoadedSummary extends HallSummary {
  /** How many matches are unfinished, including those beyond the limit. */
  readonly left: number;
}

/** Only the newest `limit` matches are loaded: each has to be replayed to know its position. */
export const loadSummary = async (game: string, source: SummarySource, limit: number): Promise<LoadedSummary> => {
  const [lines, standing] = await Promise.all([unfinishedMatches(game), source.standing()]);
  const matches = (await Promise.all(lines.slice(0, limit).map(keptOf))).flat();
  return { ...source.summarize({ matches, standing, today: today() }), left: lines.length };
};

/** For a game without a summary of its own: lists the players of each match. */
export const plainSummary = (called: readonly Localized[]): SummarySource => ({
  standing: async () => undefined,
  summarize: ({ matches }) => ({
    unfinished: matches.map(plainUnfinished(called)),
    goal: emptyText,
    progress: emptyText,
  }),
});
