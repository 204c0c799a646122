/** Matches that the player has hidden from the lists. They stay in the store, and can be restored. */
import { object, timestamp } from "@turnlight/kernel/schema";
import { store } from "../../store/device-store.ts";
import type { Format } from "../../store/index.ts";

const format: Format<{ readonly at: number }> = { name: "put-away", version: 1, read: object({ at: timestamp }) };

const drawer = async () => (await store).drawer("hall", format);

export const hiddenMatches = async (): Promise<ReadonlySet<string>> =>
  new Set((await (await drawer()).list()).map(({ key }) => key));

export const hideMatch = async (match: string): Promise<void> => {
  await (await drawer()).put(match, { at: Date.now() });
};

export const unhideMatch = async (match: string): Promise<void> => (await drawer()).remove(match);
