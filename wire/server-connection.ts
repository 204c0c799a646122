/**
 * A client's connection to a server. It reconnects by itself, resumes from the version it has, and resends what was not
 * answered, so its user sees one continuous table and whether the connection is up.
 */
import { type Acknowledged, type Action, applyPatch, type Sight, type ViewerEvent } from "@turnlight/host";
import { accept, type Result, refuse, type Viewer } from "@turnlight/kernel";
import {
  type ClientFrame,
  type Remark,
  type ServerFrame,
  serverMessageSchema,
  signedOutClose,
  type TableState,
} from "./protocol.ts";
import { readMessage } from "./read-message.ts";
import { sightSchema } from "./schemas.ts";

/** The part of the WebSocket interface that is used. */
export interface ConnectionSocket {
  send(text: string): void;
  close(): void;
  addEventListener(kind: "open" | "error", hear: () => void): void;
  addEventListener(kind: "close", hear: (end: { readonly code?: unknown; readonly data?: unknown }) => void): void;
  addEventListener(kind: "message", hear: (message: { readonly data: unknown }) => void): void;
}

export interface ServerConnectionPorts {
  connect(): ConnectionSocket;
  /** Runs a function after that many milliseconds; returns the function that cancels it. */
  later(milliseconds: number, act: () => void): () => void;
  /** A unique prefix for this connection's frame ids. */
  readonly name: string;
  /** The name shown to others while spectating. */
  called?(): string | undefined;
  /** Called when the connection opens or closes, with the server's time when it opens. */
  stands?(is: boolean, serverNow?: number): void;
}

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

export interface Subscription {
  readonly now: FollowedState;
  /** Resolves with the server's answer, across any number of reconnects. */
  send(deed: Action): Promise<Result<Acknowledged>>;
  /** Delivered to those connected now; dropped if the connection is down. */
  say(remark: Remark): void;
  leave(): void;
}

const firstPause = 100;
const longestPause = 5000;
/** Milliseconds between two pings, and until the connection counts as dead without an answer. */
const betweenPings = 15_000;
const patience = 8000;
/** The same for a device that has just woken up: its connection is most likely dead. */
const wakingPatience = 2500;
/** Temporary refusals of a table, as while a database is being restarted; they are retried. */
const passing: ReadonlySet<string> = new Set(["table-broken", "too-fast"]);

const signedOut = refuse("signed-out", "this device was signed out", { right: "to sign in again" });

interface FollowedTable {
  readonly table: string;
  readonly token: string | undefined;
  readonly following: TableListener;
  now: FollowedState;
  /** The server has confirmed the subscription; nothing else is sent for this table before. */
  attached: boolean;
}

interface UnansweredCommand {
  readonly table: string;
  readonly frame: ClientFrame;
  answer(read: Result<Acknowledged>): void;
}

export class ServerConnection {
  readonly #ports: ServerConnectionPorts;
  readonly #seats = new Map<string, FollowedTable>();
  readonly #unanswered = new Map<string, UnansweredCommand>();
  /** Pending `watch` requests by id. */
  readonly #watches = new Map<string, FollowedTable>();
  #socket: ConnectionSocket | undefined;
  #standing = false;
  #pause = firstPause;
  #closed = false;
  /** The server has signed this device out: no reconnecting until somebody uses the connection again. */
  #signedOut = false;
  #cancel: () => void = () => undefined;
  #stopPinging: () => void = () => undefined;
  #lose: () => void = () => undefined;
  /** Messages received so far, to detect a silent connection. */
  #heard = 0;
  #ids = 0;

  constructor(ports: ServerConnectionPorts) {
    this.#ports = ports;
    this.#connect();
  }

  /** Whether the connection is up. */
  get standing(): boolean {
    return this.#standing;
  }

  follow(table: string, token: string | undefined, following: TableListener): Subscription {
    const seat: FollowedTable = { table, token, following, now: { here: [], watchers: 0, names: [] }, attached: false };
    this.#seats.set(table, seat);
    if (this.#standing) this.#watch(seat);
    else if (this.#signedOut) this.renew();
    return {
      get now() {
        return seat.now;
      },
      send: (deed) => this.#command(seat, deed),
      say: (remark) => this.#send({ kind: "say", id: this.#freshId(), table, remark }),
      leave: () => {
        if (this.#seats.get(table) !== seat) return;
        this.#seats.delete(table);
        if (this.#standing) this.#send({ kind: "leave", id: this.#freshId(), table });
      },
    };
  }

  /** The user or the network is back: reconnects at once if the connection is down, and pings if it seems up. */
  wake(): void {
    if (this.#closed || this.#signedOut) return;
    if (this.#standing) this.#ping(wakingPatience);
    else this.renew();
  }

  /** Reconnects at once, as after the device has signed in as another guest. */
  renew(): void {
    if (this.#closed) return;
    this.#pause = firstPause;
    this.#signedOut = false;
    this.#lose();
    this.#cancel();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
    this.#lose();
    for (const { answer } of this.#unanswered.values()) answer(refuse("closed", "the line was closed"));
    this.#unanswered.clear();
  }

  #freshId(): string {
    this.#ids += 1;
    return `${this.#ports.name}-${this.#ids}`;
  }

  #connect(): void {
    const socket = this.#ports.connect();
    this.#socket = socket;
    let over = false;
    const lost = (): void => {
      if (over) return;
      over = true;
      this.#stopPinging();
      this.#standing = false;
      this.#watches.clear();
      for (const seat of this.#seats.values()) seat.attached = false;
      if (this.#closed) return;
      this.#ports.stands?.(false);
      if (this.#signedOut) return;
      this.#cancel = this.#ports.later(this.#pause, () => this.#connect());
      this.#pause = Math.min(longestPause, this.#pause * 2);
    };
    this.#lose = () => {
      lost();
      socket.close();
    };
    this.#listenFor(patience);
    socket.addEventListener("open", () => {
      if (over) return;
      this.#standing = true;
      for (const seat of this.#seats.values()) this.#watch(seat);
    });
    socket.addEventListener("message", ({ data }) => {
      if (over || typeof data !== "string") return;
      // Handling a frame may open a new connection: the rest of the message is then dropped.
      for (const frame of this.#framesIn(data)) if (!over) this.#understand(frame);
    });
    socket.addEventListener("close", ({ code }) => {
      if (!over && code === signedOutClose) this.#tellSignedOut(lost);
      else lost();
    });
    socket.addEventListener("error", lost);
  }

  /** Notifies every followed table and pending request once. */
  #tellSignedOut(lost: () => void): void {
    this.#signedOut = true;
    lost();
    for (const { answer } of this.#unanswered.values()) answer(signedOut);
    this.#unanswered.clear();
    for (const { following } of [...this.#seats.values()]) following.refused?.(signedOut.refusal);
  }

  /** Gives the connection up if nothing arrives in time. */
  #listenFor(milliseconds: number): void {
    const received = this.#heard;
    this.#stopPinging();
    this.#stopPinging = this.#ports.later(milliseconds, () => {
      if (this.#heard === received) this.#lose();
      else this.#pingLater();
    });
  }

  #pingLater(): void {
    this.#stopPinging();
    this.#stopPinging = this.#ports.later(betweenPings, () => this.#ping(patience));
  }

  #ping(milliseconds: number): void {
    this.#send({ kind: "ping", id: this.#freshId() });
    this.#listenFor(milliseconds);
  }

  #send(frame: ClientFrame): void {
    if (this.#standing) this.#socket?.send(JSON.stringify(frame));
  }

  #watch(seat: FollowedTable): void {
    const {
      table,
      token,
      now: { sight },
    } = seat;
    // Nothing to do if the table was left meanwhile; without a connection, reconnecting subscribes again.
    if (!this.#standing || this.#seats.get(table) !== seat) return;
    const id = this.#freshId();
    this.#watches.set(id, seat);
    const name = this.#ports.called?.();
    const since = sight === undefined ? undefined : { match: sight.match, version: sight.version };
    this.#send({
      kind: "watch",
      id,
      table,
      ...(token !== undefined && { token }),
      ...(name !== undefined && name !== "" && { name }),
      ...(since !== undefined && { since }),
    });
  }

  #command(seat: FollowedTable, deed: Action): Promise<Result<Acknowledged>> {
    const { sight } = seat.now;
    if (this.#signedOut) return Promise.resolve(signedOut);
    if (sight === undefined) return Promise.resolve(refuse("not-begun", "the match has not begun"));
    const id = this.#freshId();
    const frame: ClientFrame = { kind: "command", id, table: seat.table, match: sight.match, deed };
    return new Promise((answer) => {
      this.#unanswered.set(id, { table: seat.table, frame, answer });
      if (seat.attached) this.#send(frame);
    });
  }

  #framesIn(text: string): readonly ServerFrame[] {
    this.#heard += 1;
    const read = readMessage(serverMessageSchema, JSON.parse(text));
    // A message that does not validate comes from a server with another protocol version.
    if (!read.ok) throw new Error(`the server said what nobody understands: ${read.refusal.where}`);
    return read.value;
  }

  #understand(frame: ServerFrame): void {
    switch (frame.kind) {
      case "welcome":
        this.#pause = firstPause;
        this.#pingLater();
        this.#ports.stands?.(true, frame.now);
        return;
      case "done": {
        const seat = this.#asked(frame.id);
        if (seat !== undefined && frame.viewer !== undefined) this.#attach(seat, frame.viewer);
        return;
      }
      case "acknowledged":
        this.#answered(frame.id, accept(frame.done));
        return;
      case "refused":
        this.#refused(frame);
        return;
      case "table":
        this.#tableChanged(frame.table);
        return;
      case "presence":
        this.#change(this.#seats.get(frame.table), {
          here: frame.here,
          watchers: frame.watchers,
          names: frame.names ?? [],
        });
        return;
      case "clock":
        this.#change(this.#seats.get(frame.table), { runsOut: frame.runsOut });
        return;
      case "said":
        this.#seats.get(frame.table)?.following.said?.(frame.seat, frame.remark);
        return;
      case "event":
        this.#event(frame.table, frame.event);
    }
  }

  /** A player who lost their seat before the match began subscribes again, with what they may see now. */
  #tableChanged(table: TableState): void {
    const seat = this.#seats.get(table.id);
    this.#change(seat, { table });
    const viewer = seat?.now.viewer;
    const hasLost = typeof viewer === "number" && table.seats[viewer]?.kind !== "person";
    if (seat !== undefined && hasLost && this.#watches.size === 0) this.#watch(seat);
  }

  /** The table that sent this request, if it is still followed. */
  #asked(id: string): FollowedTable | undefined {
    const seat = this.#watches.get(id);
    this.#watches.delete(id);
    return seat === undefined || this.#seats.get(seat.table) !== seat ? undefined : seat;
  }

  #refused({ id = "", refusal }: Extract<ServerFrame, { kind: "refused" }>): void {
    const seat = this.#asked(id);
    if (seat === undefined) this.#answered(id, { ok: false, refusal });
    else if (passing.has(refusal.code)) this.#ports.later(this.#pause, () => this.#watch(seat));
    else seat.following.refused?.(refusal);
  }

  /** The subscription is confirmed: resends unanswered commands. */
  #attach(seat: FollowedTable, viewer: Viewer): void {
    const { sight, ...now } = seat.now;
    if (sight !== undefined && sight.viewer !== viewer) {
      // A sight of another viewer is no base for this one's patches.
      seat.now = now;
      this.#watch(seat);
      return;
    }
    seat.attached = true;
    this.#change(seat, { viewer });
    for (const { frame, table } of this.#unanswered.values()) if (table === seat.table) this.#send(frame);
  }

  #answered(id: string, read: Result<Acknowledged>): void {
    const command = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    command?.answer(read);
  }

  #event(table: string, event: ViewerEvent): void {
    const seat = this.#seats.get(table);
    // Events before the subscription is confirmed were meant for an earlier one; they are sent again after it.
    if (seat?.attached !== true) return;
    const sight =
      "sight" in event.seen
        ? event.seen.sight
        : readMessage(sightSchema, applyPatch(seat.now.sight, event.seen.change));
    if ("ok" in sight && !sight.ok) throw new Error(`a change leads nowhere: ${sight.refusal.reason}`);
    const { runsOut: _, ...now } = seat.now;
    seat.now = { ...now, sight: "ok" in sight ? sight.value : sight };
    seat.following.event?.(event, seat.now);
  }

  #change(seat: FollowedTable | undefined, what: Partial<FollowedState>): void {
    if (seat === undefined) return;
    seat.now = { ...seat.now, ...what };
    seat.following.changed?.(seat.now);
  }
}
