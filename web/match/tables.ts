/** The tables of this page, wherever they stand: whoever starts the page says where. */
import { type Result, refuse } from "@turnlight/kernel";
import type { PracticeRequest, PresetDraw, Table, TableSetup, TableSource } from "./table.ts";

let injected: TableSource | undefined;

export const injectTables = (from: TableSource): void => {
  injected = from;
};

const nowhere = refuse("no-tables", "no tables are set up here");

export const createTable = async (laid: TableSetup, drawn?: PresetDraw): Promise<Result<string>> =>
  injected === undefined ? nowhere : injected.lay(laid, drawn);

/** Goes on from a moment of a record, with fresh dice: a match of practice that counts for nothing. */
export const startPracticeFrom = async (from: PracticeRequest): Promise<Result<string>> =>
  injected === undefined ? nowhere : injected.playOn(from);

export const openTable = async (address: string, how = { take: false }): Promise<Result<Table>> =>
  injected === undefined ? nowhere : injected.open(address, how);
