/** A table that a client follows: its state, and how the server's frames change it. */
import { type Acknowledged, type Action, applyPatch, type Sight, type ViewerEvent } from "@turnlight/host";
import type { Result, Viewer } from "@turnlight/kernel";
import type { Intent, Remark, SeatClock, SeatPresence, ServerFrame, TableState } from "./protocol.ts";
import { readMessage } from "./read-message.ts";
import { sightSchema } from "./schemas.ts";

/** The client's state of a table it follows. */
export interface FollowedState {
  readonly viewer?: Viewer;
  readonly table?: TableState;
  readonly sight?: Sight;
  readonly here: readonly number[];
  readonly watchers: number;
  /** Names of the spectators who gave one. */
  readonly names: readonly string[];
  /** When the seats to move run out of time, by the server's clock. */
  readonly runsOut?: number;
  /** Every person at the table: connected, reconnecting or away. */
  readonly presence?: readonly SeatPresence[];
  readonly clocks?: readonly SeatClock[];
  /** What the seats to move are doing, since the last event. */
  readonly intents?: readonly { readonly seat: number; readonly intent: Intent }[];
}

export interface TableListener {
  event?(event: ViewerEvent, now: FollowedState): void;
  /** Called on any other change. */
  changed?(now: FollowedState): void;
  /** Called on a chat message. */
  said?(seat: number, remark: Remark): void;
  /** The server refused the table itself. */
  refused?(refusal: { readonly code: string; readonly reason: string }): void;
}

/** A table that is followed: its state, and what can be sent to it. */
export interface Subscription {
  readonly now: FollowedState;
  /** Resolves with the server's answer, across any number of reconnects. */
  send(deed: Action): Promise<Result<Acknowledged>>;
  /** Delivered to those connected now; dropped if the connection is down. */
  say(remark: Remark): void;
  /** Shows the others what one is doing; like a chat message. */
  intend(intent: Intent): void;
  /** Shows the others the name one is choosing, before one has a seat. */
  call(name: string): void;
  leave(): void;
}

/** A table as its connection holds it. */
export interface FollowedTable {
  readonly table: string;
  readonly token: string | undefined;
  readonly following: TableListener;
  now: FollowedState;
  /** The server has confirmed the subscription; nothing else is sent for this table before. */
  attached: boolean;
  /** The id of the latest `watch` frame. */
  watch?: string;
}

/** Changes the state, and tells the listener. */
export const changeTable = (seat: FollowedTable | undefined, what: Partial<FollowedState>): void => {
  if (seat === undefined) return;
  seat.now = { ...seat.now, ...what };
  seat.following.changed?.(seat.now);
};

/** Everything about a table that is not part of its match. */
export const hearOfTable = (
  seat: FollowedTable | undefined,
  frame: Extract<ServerFrame, { kind: "presence" | "clock" | "intent" | "said" }>,
): void => {
  switch (frame.kind) {
    case "presence":
      changeTable(seat, {
        here: frame.here,
        watchers: frame.watchers,
        names: frame.names ?? [],
        ...(frame.seats !== undefined && { presence: frame.seats }),
      });
      return;
    case "clock":
      changeTable(seat, { runsOut: frame.runsOut, ...(frame.seats !== undefined && { clocks: frame.seats }) });
      return;
    case "intent": {
      const { seat: of, intent } = frame;
      const others = seat?.now.intents?.filter((one) => one.seat !== of) ?? [];
      changeTable(seat, { intents: [...others, { seat: of, intent }] });
      return;
    }
    case "said":
      seat?.following.said?.(frame.seat, frame.remark);
  }
};

/** An event of the match; `changed` is called once the sight is known, before the listener. */
export const hearEvent = (seat: FollowedTable | undefined, event: ViewerEvent, changed: () => void): void => {
  // Events before the subscription is confirmed were meant for an earlier one; they are sent again after it.
  if (seat?.attached !== true) return;
  const sight =
    "sight" in event.seen ? event.seen.sight : readMessage(sightSchema, applyPatch(seat.now.sight, event.seen.change));
  if ("ok" in sight && !sight.ok) throw new Error(`a change leads nowhere: ${sight.refusal.reason}`);
  const { runsOut: _, intents: __, ...now } = seat.now;
  seat.now = { ...now, sight: "ok" in sight ? sight.value : sight };
  changed();
  seat.following.event?.(event, seat.now);
};
