/** The standing over all matches, and the learning opponent's memory of the player. */
import { aftermath, type OpponentMemory, type ZonkStanding } from "@turnlight/games/zonk";
import { integer, object } from "@turnlight/kernel/schema";
import type { Format } from "../../../store/index.ts";
import { store } from "../shared.ts";
import { legacyStanding } from "./legacy-import.ts";
import { memoryOf } from "./opponent-memory.ts";

const game = "zonk";
const only = "mine";

/** The standing over all matches. */
export const standing = async (): Promise<ZonkStanding> => (await store).standing(game, aftermath, legacyStanding);

interface Forgotten {
  /** Matches up to this time are ignored. */
  readonly at: number;
}
const forgottenFormat: Format<Forgotten> = { name: "forgotten", version: 1, read: object({ at: integer(0) }) };

const drawer = async () => (await store).drawer(game, forgottenFormat);

/** Older matches say little about current habits. */
const lastMatches = 100;

/** The learning opponent's memory of the player at this device. */
export const remembered = async (): Promise<OpponentMemory> => {
  const since = (await (await drawer()).get(only))?.at ?? 0;
  const results = await (await store).results({ game, limit: lastMatches });
  return memoryOf(results, since);
};
export const forget = async (): Promise<void> => {
  await (await drawer()).put(only, { at: Date.now() });
};
