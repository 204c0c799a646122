/** What a server keeps: matches through the host's port, and beside them the tables they are played at and the guests. */
import type { MatchStore } from "@turnlight/host";

export interface Guest {
  readonly id: string;
  readonly made: number;
}

/** A table as it is kept. The state is the table's own business; who made it and whether it is open can be asked for. */
export interface KeptTable {
  readonly id: string;
  readonly version: number;
  readonly owner: string;
  readonly open: boolean;
  /** Its seats are hurried by a clock, so it may not be forgotten. */
  readonly clocked: boolean;
  /** When something last happened to it. */
  readonly touched: number;
  readonly state: string;
}

/** Somebody wrote: what it is about, and its newest version. */
export interface News {
  readonly kind: "match" | "table";
  readonly id: string;
  readonly version: number;
}

export interface OnlineStore extends MatchStore {
  makeGuest(guest: Guest, tokenHash: string): Promise<void>;
  guestBy(tokenHash: string): Promise<Guest | undefined>;

  /** Keeps version 1 of a table, or the version after the one that is kept; false where somebody was faster. */
  keepTable(table: KeptTable): Promise<boolean>;
  table(id: string): Promise<KeptTable | undefined>;
  openTablesOf(owner: string): Promise<number>;
  /** Open tables that nobody touched since then, at most so many. */
  idleTables(before: number, most: number): Promise<readonly KeptTable[]>;
  /** Open tables with a clock. */
  clockedTables(): Promise<readonly string[]>;

  /** Whether other nodes may write to it too. */
  readonly shared: boolean;
  /** The newest versions of these matches or tables. */
  versions(kind: News["kind"], ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** What other nodes keep, as soon as it is kept. Where there is only one node, nobody else writes. */
  listen(hear: (news: News) => void): Promise<void>;
  close(): Promise<void>;
}
