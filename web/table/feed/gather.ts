/** From the device to a game's feed: its unfinished matches, except those that were put away, and what it has earned. */
import type { Worded } from "../../language/language.ts";
import { today } from "../../language/today.ts";
import { unsaid } from "../../language/worded.ts";
import { store } from "../../store/device.ts";
import type { RunningMatch } from "../../store/index.ts";
import type { Feed, Feeder, KeptMatch } from "./feed.ts";
import { leftMatches } from "./left.ts";
import { plainlyLeft } from "./unfinished.ts";

const keptOf = async (line: RunningMatch): Promise<readonly KeptMatch[]> => {
  const stored = await (await store).load(line.id);
  return stored.ok && stored.value !== undefined ? [{ line, stored: stored.value }] : [];
};

export interface Gathered extends Feed {
  /** How many matches are unfinished, also those that were not looked at. */
  readonly left: number;
}

/** Of all unfinished matches the newest `limit` are looked at: each has to be played through to know how it stands. */
export const gather = async (game: string, feeder: Feeder, limit: number): Promise<Gathered> => {
  const [lines, standing] = await Promise.all([leftMatches(game), feeder.standing()]);
  const matches = (await Promise.all(lines.slice(0, limit).map(keptOf))).flat();
  return { ...feeder.feedOf({ matches, standing, today: today() }), left: lines.length };
};

/** For a game that tells nothing of itself: who sits there is known of every match. */
export const plainFeeder = (called: readonly Worded[]): Feeder => ({
  standing: async () => undefined,
  feedOf: ({ matches }) => ({ unfinished: matches.map(plainlyLeft(called)), goal: unsaid, progress: unsaid }),
});
