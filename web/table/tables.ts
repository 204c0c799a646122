/** The tables of this page, wherever they stand: whoever starts the page says where. */
import { type Read, refuse } from "@turnlight/kernel";
import type { Drawn, Laid, PlayOn, Table, Tables } from "./table.ts";

let injected: Tables | undefined;

export const injectTables = (from: Tables): void => {
  injected = from;
};

const nowhere = refuse("no-tables", "no tables are set up here");

export const layTable = async (laid: Laid, drawn?: Drawn): Promise<Read<string>> =>
  injected === undefined ? nowhere : injected.lay(laid, drawn);

/** Goes on from a moment of a record, with fresh dice: a match of practice that counts for nothing. */
export const playOnFrom = async (from: PlayOn): Promise<Read<string>> =>
  injected === undefined ? nowhere : injected.playOn(from);

export const openTable = async (address: string, how = { take: false }): Promise<Read<Table>> =>
  injected === undefined ? nowhere : injected.open(address, how);
