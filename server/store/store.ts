/** The server's store interface: matches through the host's port, and the tables and guests. */
import type { MatchStore } from "@turnlight/host";
import type { Intent, Remark } from "@turnlight/wire";
import type { AnnouncementStore } from "./announcement.ts";
import type { BoardStore } from "./boards.ts";
import type { ChallengeStore } from "./challenges.ts";
import type { FriendStore } from "./friends.ts";
import type { HostedCourseStore } from "./hosted-courses.ts";
import type { KeepingStore } from "./keeping.ts";
import type { LevelStore } from "./levels.ts";
import type { OperatorStore } from "./operator.ts";
import type { ProfileStore } from "./profiles.ts";
import type { PushStore } from "./push.ts";
import type { RatingStore } from "./ratings.ts";
import type { ShownRecordStore } from "./shown-records.ts";
import type { Guest, Passkey, StoredTable } from "./stored.ts";
import type { SyncStore } from "./sync.ts";
import type { UsageEvent } from "./usage-event.ts";

export type { Guest, StoredTable };

/** A table or match was written, with its newest version. */
interface WrittenEvent {
  readonly kind: "match" | "table";
  readonly id: string;
  readonly version: number;
}

/** The presence at a table through another node. */
interface PresenceEvent {
  readonly kind: "presence";
  readonly id: string;
  readonly node: string;
  readonly here: readonly number[];
  readonly watchers: number;
  readonly names: readonly string[];
}

/** A chat message at a table, through another node. */
interface RemarkEvent {
  readonly kind: "said";
  readonly id: string;
  readonly node: string;
  readonly seat: number;
  readonly remark: Remark;
}

/** A hint about what a player to move is doing, through another node. */
interface IntentEvent {
  readonly kind: "intent";
  readonly id: string;
  readonly node: string;
  readonly match: string;
  readonly seat: number;
  readonly intent: Intent;
}

/** A queue for quick matches was changed through another node. */
interface QueueEvent {
  readonly kind: "queue";
  readonly id: string;
}

/** A guest has signed out everywhere; with their new count. */
interface SignedOutThere {
  readonly kind: "signed-out";
  readonly id: string;
  readonly signOuts: number;
}

/** A guest has blocked another, through another node. */
interface BlockEvent {
  readonly kind: "blocked";
  readonly id: string;
  readonly other: string;
}

/** Messages between nodes that are not stored. */
export type TransientEvent =
  | PresenceEvent
  | RemarkEvent
  | IntentEvent
  | QueueEvent
  | SignedOutThere
  | BlockEvent
  | UsageEvent;

/** Messages between nodes. */
export type StoreEvent = WrittenEvent | TransientEvent;

export interface OnlineStore
  extends MatchStore,
    PushStore,
    FriendStore,
    ProfileStore,
    BoardStore,
    ChallengeStore,
    HostedCourseStore,
    LevelStore,
    RatingStore,
    ShownRecordStore,
    KeepingStore,
    OperatorStore,
    AnnouncementStore,
    SyncStore {
  makeGuest(guest: Pick<Guest, "id" | "made">, tokenHash: string): Promise<void>;
  guestBy(tokenHash: string): Promise<Guest | undefined>;
  /** Adds a session for another device of the same guest. */
  addSession(guest: string, tokenHash: string, made: number): Promise<void>;
  sessionsOf(guest: string): Promise<number>;
  /** Ends all sessions, push subscriptions and the recovery code; resolves with the new sign-out count. */
  endSessions(guest: string): Promise<number>;
  /** Replaces the previous code. */
  keepRecovery(guest: string, codeHash: string): Promise<void>;
  guestByRecovery(codeHash: string): Promise<string | undefined>;
  block(guest: string, blocked: string): Promise<void>;
  blockedBy(guest: string): Promise<number>;
  /** Those of the others who are blocked by, or have blocked, the guest. */
  apart(guest: string, others: readonly string[]): Promise<readonly string[]>;
  /** All guests who are blocked by, or have blocked, the guest. */
  allApart(guest: string): Promise<readonly string[]>;
  /** Adds a passkey, or updates its counter after use. */
  keepPasskey(passkey: Passkey): Promise<void>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(guest: string): Promise<readonly string[]>;
  keepChallenge(challenge: string, made: number): Promise<void>;
  /** Whether it was issued since then; deletes it in any case. */
  takeChallenge(challenge: string, since: number): Promise<boolean>;
  /** All tables the guest ever had a seat at. */
  everSat(guest: string): Promise<readonly string[]>;
  /** Deletes all of a guest's own data. */
  forgetGuest(guest: string): Promise<void>;
  /** Renames the player of a seat in a stored match. */
  renameSitter(match: string, seat: number, name: string): Promise<void>;

  /** Inserts version 1 of a table, or updates to the next version; false if somebody else wrote first. */
  keepTable(table: StoredTable): Promise<boolean>;
  table(id: string): Promise<StoredTable | undefined>;
  tableByCode(code: string): Promise<string | undefined>;
  /** A game's listed tables whose creator was there since then, or need not be, oldest first. */
  listedTables(game: string, since: number, most: number): Promise<readonly string[]>;
  /** Records when the creators of these listed tables were last there. */
  noteCreatorHere(tables: readonly string[], at: number): Promise<void>;
  /** Records that a guest has taken a seat, so that they find the table again. */
  noteSitter(guest: string, table: string): Promise<void>;
  forgetSitter(guest: string, table: string): Promise<void>;
  /** Open tables the guest has a seat at, latest first. */
  tablesOf(guest: string, most: number): Promise<readonly string[]>;
  /** Tables the guest has a seat at, finished ones included, latest first. */
  recentTables(guest: string, most: number): Promise<readonly string[]>;
  openTablesOf(owner: string): Promise<number>;
  /** Open tables unchanged since then, at most that many. */
  idleTables(before: number, most: number): Promise<readonly StoredTable[]>;
  /** Open tables with a clock. */
  clockedTables(): Promise<readonly string[]>;

  /** A queue for quick matches, shared by the nodes; `state` is opaque to the store. */
  queue(key: string): Promise<{ readonly version: number; readonly state: string } | undefined>;
  /** Inserts version 1 of a queue, or updates to the next version; false if somebody else wrote first. */
  keepQueue(key: string, version: number, state: string, now: number): Promise<boolean>;
  /** Deletes queues that were not written since then. */
  forgetQueues(before: number): Promise<void>;

  /** Records that a node is running, and returns when one last was. */
  noteAlive(at: number): Promise<void>;
  lastAlive(): Promise<number | undefined>;
  /** Times in which no node was running. */
  addDowntime(from: number, to: number): Promise<void>;
  downtimes(): Promise<readonly { readonly from: number; readonly to: number }[]>;

  /** Whether other nodes may write to the same store. */
  readonly shared: boolean;
  /** The newest versions of these matches or tables, or the sign-out counts of these guests. */
  versions(kind: WrittenEvent["kind"] | "guest", ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Sends a transient message to the other nodes; delivery is not guaranteed. */
  tell(news: TransientEvent): Promise<void>;
  /** Subscribes to what other nodes write and send. Never called if there is only one node. */
  listen(hear: (news: StoreEvent) => void): Promise<void>;
  close(): Promise<void>;
}
