/** From the device to a game's feed: its unfinished matches, except those that were put away, and what it has earned. */

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
  /** How many matches are unfinished, also those that were not looked at. */
  readonly left: number;
}

/** Of all unfinished matches the newest `limit` are looked at: each has to be played through to know how it stands. */
export const loadSummary = async (game: string, source: SummarySource, limit: number): Promise<LoadedSummary> => {
  const [lines, standing] = await Promise.all([unfinishedMatches(game), source.standing()]);
  const matches = (await Promise.all(lines.slice(0, limit).map(keptOf))).flat();
  return { ...source.summarize({ matches, standing, today: today() }), left: lines.length };
};

/** For a game that tells nothing of itself: who sits there is known of every match. */
export const plainSummary = (called: readonly Localized[]): SummarySource => ({
  standing: async () => undefined,
  summarize: ({ matches }) => ({
    unfinished: matches.map(plainUnfinished(called)),
    goal: emptyText,
    progress: emptyText,
  }),
});
