/** The player's own phrase for the dice: its hash is sent when taking a seat, the phrase once all seats are taken. */
import { signal } from "@preact/signals";

/** The text typed so far. */
export const ownPhrase = signal("");

const keyOf = (table: string): string => `turnlight-phrase-${table}`;
const inMemory = new Map<string, string>();

/** In session storage, so that the phrase survives a reload before it is revealed. */
export const promised = {
  keep(table: string, phrase: string): void {
    inMemory.set(table, phrase);
    try {
      sessionStorage.setItem(keyOf(table), phrase);
    } catch {
      // Without session storage it lasts as long as the page.
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
