/** Loads the input of a game's summary from the store: its unfinished matches, except hidden ones, and its standing. */

import type { Occasion } from "@turnlight/kernel";
import { emptyText, textsLoaded } from "../../language/catalogue.ts";
import { today } from "../../language/today.ts";
import type { EveryLanguage } from "../../languages/files.ts";
import { store } from "../../store/device-store.ts";
import type { RunningMatch } from "../../store/index.ts";
import type { DailyMatch, HallSummary, SummarySource, UnfinishedMatch } from "./summary.ts";
import { plainUnfinished } from "./unfinished.ts";
import { unfinishedMatches } from "./unfinished-ids.ts";

const keptOf = async (line: RunningMatch): Promise<readonly UnfinishedMatch[]> => {
  const stored = await (await store).load(line.id);
  return stored.ok && stored.value !== undefined ? [{ line, stored: stored.value }] : [];
};

/** More than anybody begins in a day; the challenge's match is among the last ones. */
const looked = 40;

/** The first finished match counts; a running one comes after it only if the challenge is played again. */
const dailyOf = async (game: string, date: string): Promise<DailyMatch | undefined> => {
  const { running, finished, load } = await store;
  const [lines, rows] = await Promise.all([running({ game, limit: looked }), finished({ game, limit: looked })]);
  const isTodays = ({ occasion }: { readonly occasion?: Occasion }) =>
    occasion?.kind === "daily" && occasion.about === date;
  const over = rows.findLast(isTodays);
  const found = over ?? lines.find((line) => isTodays(line) && line.entries > 0);
  if (found === undefined) return undefined;
  const stored = await load(found.id);
  return stored.ok && stored.value !== undefined
    ? { id: found.id, isOver: over !== undefined, stored: stored.value }
    : undefined;
};

export interface LoadedSummary extends HallSummary {
  /** How many matches are unfinished, including those beyond the limit. */
  readonly left: number;
}

/** Only the newest `limit` matches are loaded: each has to be replayed to know its position. */
export const loadSummary = async (game: string, source: SummarySource, limit: number): Promise<LoadedSummary> => {
  const date = today();
  const [lines, standing, daily] = await Promise.all([unfinishedMatches(game), source.standing(), dailyOf(game, date)]);
  const matches = (await Promise.all(lines.slice(0, limit).map(keptOf))).flat();
  await textsLoaded();
  return { ...source.summarize({ matches, standing, today: date, daily }), left: lines.length };
};

/** For a game without a summary of its own: lists the players of each match. */
export const plainSummary = (called: readonly EveryLanguage[]): SummarySource => ({
  standing: async () => undefined,
  summarize: ({ matches }) => ({
    unfinished: matches.map(plainUnfinished(called)),
    goal: emptyText,
    progress: emptyText,
  }),
});
