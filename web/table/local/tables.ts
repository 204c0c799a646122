/** The tables of this device. A match just begun keeps its worker until it is opened. */
import { accept } from "@turnlight/kernel";
import type { Table, Tables } from "../table.ts";
import { beginLocal, openLocal } from "./local-table.ts";

const begun = new Map<string, Table>();

export const localTables: Tables = {
  async lay(laid, drawn) {
    const table = await beginLocal(laid, drawn);
    if (!table.ok) return table;
    const address = table.value.address.value;
    begun.set(address, table.value);
    return accept(address);
  },
  async open(address) {
    const table = begun.get(address);
    begun.delete(address);
    return table === undefined ? openLocal(address) : accept(table);
  },
};
