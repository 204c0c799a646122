/** What a table needs around it. */
import type { HostPorts } from "@turnlight/host";
import type { Seat } from "@turnlight/kernel";
import type { Intent, Remark } from "@turnlight/wire";
import type { OnlineStore } from "../store/store.ts";
import type { Pause } from "./pauses.ts";
import type { Presence } from "./presence.ts";

export interface TablePorts extends HostPorts {
  readonly store: OnlineStore;
  /** Called when the table begins or loads this match. */
  playing(match: string): void;
  /** Sends presence to the other nodes. */
  sayPresence(table: string, presence: Presence): void;
  sayRemark(table: string, seat: Seat, remark: Remark): void;
  sayIntent(table: string, match: string, seat: Seat, intent: Intent): void;
  /** Milliseconds after a lost connection in which a player counts as reconnecting. */
  readonly reconnecting: number;
  /** Milliseconds for which a rematch offer stands at tables where people stay between moves. */
  readonly rematchOffer: number;
  /** When no server was running. */
  downtimes(): readonly Pause[];
  /** Called when the creator of a listed table comes or goes. */
  creatorHere(isHere: boolean): void;
  /** Reports errors of background work. */
  report(problem: unknown): void;
}
