/** Tables that are open in this page, by the match they hold: a match just begun needs no second worker. */
import type { Read } from "@turnlight/kernel";
import { type LocalTable, resumeTable } from "../../table/local/local-table.ts";

const open = new Map<string, LocalTable>();

export const tables = {
  set: (id: string, table: LocalTable): void => {
    open.set(id, table);
  },
  /** The table of a match, taken over by whoever shows it. */
  async take(id: string): Promise<Read<LocalTable>> {
    const there = open.get(id);
    open.delete(id);
    return there === undefined ? resumeTable(id) : { ok: true, value: there };
  },
};
