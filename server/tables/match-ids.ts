/** The matches of a table, one after the other. */
import type { MatchStore } from "@turnlight/host";
import type { StoredTable } from "../store/store.ts";
import { readRecord } from "./table-record.ts";

/** From the first on, as far as they are stored. */
export const matchIdsFrom = async (store: MatchStore, first: string | undefined): Promise<readonly string[]> => {
  const found: string[] = [];
  let id = first;
  while (id !== undefined && !found.includes(id)) {
    found.push(id);
    const stored = await store.load(id);
    const log = stored.ok ? (stored.value?.log ?? []) : [];
    id = log.flatMap(({ happened }) => (happened.kind === "next" ? [happened.match] : [])).at(-1);
  }
  return found;
};

export const matchIdsOf = async (store: MatchStore, table: StoredTable): Promise<readonly string[]> => {
  const record = readRecord(table);
  return record.ok ? matchIdsFrom(store, record.value.first ?? record.value.match) : [];
};
