/** Blocks between guests: one guest's block applies to both, at every table. */
import type { OnlineStore } from "../store/store.ts";
import { guestsAt, type TableRecord } from "../tables/table-record.ts";

export const blockedGuests = async (store: OnlineStore, guest: string, record: TableRecord): Promise<boolean> =>
  (await store.apart(guest, guestsAt(record))).length > 0;

/** Whether any two of these guests have a block between them. */
export const anyApart = async (store: OnlineStore, guests: readonly string[]): Promise<boolean> => {
  for (const guest of guests) if ((await store.apart(guest, guests)).length > 0) return true;
  return false;
};
