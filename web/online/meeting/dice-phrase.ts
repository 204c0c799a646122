/** A phrase of one's own for the dice: promised by its fingerprint on sitting down, handed in once everybody sits. */
import { signal } from "@preact/signals";

/** What is typed so far. */
export const ownPhrase = signal("");

const keyOf = (table: string): string => `turnlight-phrase-${table}`;
const inMemory = new Map<string, string>();

/** Kept beside the tab, so that a reload in between breaks no promise. */
export const promised = {
  keep(table: string, phrase: string): void {
    inMemory.set(table, phrase);
    try {
      sessionStorage.setItem(keyOf(table), phrase);
    } catch {
      // Without a place beside the tab it lasts as long as the page.
    }
  },
  of(table: string): string | undefined {
    try {
      return inMemory.get(table) ?? sessionStorage.getItem(keyOf(table)) ?? undefined;
    } catch {
      return inMemory.get(table);
    }
  },
};
