/** What was earned at the tavern's tables, and what its learning opponent remembers of the person who plays there. */
import { aftermath, type OpponentMemory, type ZonkStanding } from "@turnlight/games/zonk";
import { type Format, form, whole } from "../../../store/index.ts";
import { store } from "../shared.ts";
import { legacyStanding } from "./legacy-import.ts";
import { memoryOf } from "./opponent-memory.ts";

const game = "zonk";
const only = "mine";

/** All that was earned at the tavern's tables. */
export const standing = async (): Promise<ZonkStanding> => (await store).standing(game, aftermath, legacyStanding);

interface Forgotten {
  /** What matches showed until then is forgotten. */
  readonly at: number;
}
const forgottenFormat: Format<Forgotten> = { name: "forgotten", version: 1, read: form({ at: whole(0) }) };

const drawer = async () => (await store).drawer(game, forgottenFormat);

/** Older matches say nothing about today's habits. */
const lastMatches = 100;

/** What the learning opponent remembers of the person at this device. */
export const remembered = async (): Promise<OpponentMemory> => {
  const since = (await (await drawer()).get(only))?.at ?? 0;
  const results = await (await store).results({ game, limit: lastMatches });
  return memoryOf(results, since);
};
export const forget = async (): Promise<void> => {
  await (await drawer()).put(only, { at: Date.now() });
};
