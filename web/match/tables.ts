/** The table sources of this page, local and online; set by the page's entry. */
import { type Result, refuse } from "@turnlight/kernel";
import type { PracticeRequest, PresetDraw, Table, TableSetup, TableSource } from "./table.ts";

let injected: TableSource | undefined;

export const injectTables = (from: TableSource): void => {
  injected = from;
};

const nowhere = refuse("no-tables", "no tables are set up here");

export const createTable = async (laid: TableSetup, drawn?: PresetDraw): Promise<Result<string>> =>
  injected === undefined ? nowhere : injected.lay(laid, drawn);

/** Practice from a position of a record, with fresh dice; it does not count in statistics. */
export const startPracticeFrom = async (from: PracticeRequest): Promise<Result<string>> =>
  injected === undefined ? nowhere : injected.playOn(from);

export const openTable = async (address: string, how = { take: false }): Promise<Result<Table>> =>
  injected === undefined ? nowhere : injected.open(address, how);
