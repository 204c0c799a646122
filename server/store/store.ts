/** What a server keeps: matches through the host's port, and beside them the tables they are played at and the guests. */
import type { MatchStore } from "@turnlight/host";
import type { Remark } from "@turnlight/wire";
import type { PushStore } from "./push.ts";

export interface Guest {
  readonly id: string;
  readonly made: number;
  /** How often they have signed out everywhere: what was given to them before is void. */
  readonly signOuts: number;
}

/** The public half of a passkey, and how often it says it was used. */
export interface Passkey {
  readonly id: string;
  readonly guest: string;
  readonly key: string;
  readonly uses: number;
}

/** A table as it is kept. The state is the table's own business; who made it and whether it is open can be asked for. */
export interface StoredTable {
  readonly id: string;
  readonly version: number;
  readonly owner: string;
  readonly open: boolean;
  /** Its seats are hurried by a clock, so it may not be forgotten. */
  readonly clocked: boolean;
  /** When something last happened to it. */
  readonly touched: number;
  readonly game: string;
  /** Leads to it as long as it is open. */
  readonly code?: string;
  /** It waits for anybody who wants to play. */
  readonly listed: boolean;
  readonly state: string;
}

/** Somebody wrote: what it is about, and its newest version. */
interface WrittenEvent {
  readonly kind: "match" | "table";
  readonly id: string;
  readonly version: number;
}

/** Who is connected to a table through another node. */
interface PresenceEvent {
  readonly kind: "presence";
  readonly id: string;
  readonly node: string;
  readonly here: readonly number[];
  readonly watchers: number;
  readonly names: readonly string[];
}

/** Somebody has said something at a table, through another node. */
interface RemarkEvent {
  readonly kind: "said";
  readonly id: string;
  readonly node: string;
  readonly seat: number;
  readonly remark: Remark;
}

/** A guest has signed out everywhere, so many times by now. */
interface SignedOutThere {
  readonly kind: "signed-out";
  readonly id: string;
  readonly signOuts: number;
}

/** What one node tells the others without keeping it. */
export type TransientEvent = PresenceEvent | RemarkEvent | SignedOutThere;

/** What one node tells the others. */
export type StoreEvent = WrittenEvent | TransientEvent;

export interface OnlineStore extends MatchStore, PushStore {
  makeGuest(guest: Omit<Guest, "signOuts">, tokenHash: string): Promise<void>;
  guestBy(tokenHash: string): Promise<Guest | undefined>;
  /** Another device of the same guest. */
  addSession(guest: string, tokenHash: string, made: number): Promise<void>;
  sessionsOf(guest: string): Promise<number>;
  /** No device is the guest's any more, none is called, and no recovery code leads back; how often that was done by now. */
  endSessions(guest: string): Promise<number>;
  /** In place of the code before. */
  keepRecovery(guest: string, codeHash: string): Promise<void>;
  guestByRecovery(codeHash: string): Promise<string | undefined>;
  block(guest: string, blocked: string): Promise<void>;
  blockedBy(guest: string): Promise<number>;
  /** Those among the others with whom somebody shall not sit, by either one's wish. */
  apart(guest: string, others: readonly string[]): Promise<readonly string[]>;
  /** A new one, or one that was used again. */
  keepPasskey(passkey: Passkey): Promise<void>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(guest: string): Promise<readonly string[]>;
  keepChallenge(challenge: string, made: number): Promise<void>;
  /** Whether it was given out since then; it is gone in any case. */
  takeChallenge(challenge: string, since: number): Promise<boolean>;
  /** All tables somebody ever sat at. */
  everSat(guest: string): Promise<readonly string[]>;
  /** Removes everything that is a guest's own. */
  forgetGuest(guest: string): Promise<void>;
  /** Gives a seat of a kept match another name. */
  renameSitter(match: string, seat: number, name: string): Promise<void>;

  /** Keeps version 1 of a table, or the version after the one that is kept; false where somebody was faster. */
  keepTable(table: StoredTable): Promise<boolean>;
  table(id: string): Promise<StoredTable | undefined>;
  tableByCode(code: string): Promise<string | undefined>;
  /** Tables of a game that wait for anybody, the oldest first. */
  listedTables(game: string, most: number): Promise<readonly string[]>;
  /** Notes that somebody has taken a seat, so that they find the table again. */
  noteSitter(guest: string, table: string): Promise<void>;
  forgetSitter(guest: string, table: string): Promise<void>;
  /** Open tables somebody sits at, the latest first. */
  tablesOf(guest: string, most: number): Promise<readonly string[]>;
  openTablesOf(owner: string): Promise<number>;
  /** Open tables that nobody touched since then, at most so many. */
  idleTables(before: number, most: number): Promise<readonly StoredTable[]>;
  /** Open tables with a clock. */
  clockedTables(): Promise<readonly string[]>;

  /** Whether other nodes may write to it too. */
  readonly shared: boolean;
  /** The newest versions of these matches or tables, or how often these guests have signed out everywhere. */
  versions(kind: WrittenEvent["kind"] | "guest", ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** What is told and not kept. Nobody minds if it is lost. */
  tell(news: TransientEvent): Promise<void>;
  /** What other nodes keep, as soon as it is kept, and what they tell. Where there is only one node, nobody does. */
  listen(hear: (news: StoreEvent) => void): Promise<void>;
  close(): Promise<void>;
}
