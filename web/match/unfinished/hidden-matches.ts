/** Matches that somebody does not want to be reminded of. They stay where they are, and can be brought back. */
import { store } from "../../store/device-store.ts";
import { type Format, form, moment } from "../../store/index.ts";

const format: Format<{ readonly at: number }> = { name: "put-away", version: 1, read: form({ at: moment }) };

const drawer = async () => (await store).drawer("hall", format);

export const hiddenMatches = async (): Promise<ReadonlySet<string>> =>
  new Set((await (await drawer()).list()).map(({ key }) => key));

export const hideMatch = async (match: string): Promise<void> => {
  await (await drawer()).put(match, { at: Date.now() });
};

export const unhideMatch = async (match: string): Promise<void> => (await drawer()).remove(match);
