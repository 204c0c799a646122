/**
 * A client's connection to a server. It reconnects by itself, resumes from the version it has, and resends what was not
 * answered, so its user sees one continuous table and whether the connection is up.
 */
import type { Acknowledged, Action, ViewerEvent } from "@turnlight/host";
import { accept, type Result, refuse, type Viewer } from "@turnlight/kernel";
import type { ConnectionService, ConnectionSocket, ServerConnectionPorts, ServiceLine } from "./connection-ports.ts";
import {
  changeTable,
  type FollowedTable,
  hearEvent,
  hearOfTable,
  type Subscription,
  type TableListener,
} from "./followed-table.ts";
import { Heartbeat, type HeartbeatLimits, heartbeatLimits } from "./heartbeat.ts";
import {
  type ClientFrame,
  type Intent,
  type ServerFrame,
  serverMessageSchema,
  signedOutClose,
  type TableState,
} from "./protocol.ts";
import { readMessage } from "./read-message.ts";

const firstPause = 100;
const longestPause = 5000;
/** Milliseconds until an attempt to connect is given up. */
const connectPatience = 8000;

/** Temporary refusals of a table, as while a database is being restarted; they are retried. */
const passing: ReadonlySet<string> = new Set(["table-broken", "too-fast"]);

const signedOut = refuse("signed-out", "you were signed out on this device", { right: "to sign in again" });

interface UnansweredCommand {
  readonly table: string;
  readonly frame: ClientFrame;
  answer(read: Result<Acknowledged>): void;
}

/** One socket: the one in use, or the next one while it is being opened. */
interface Line {
  readonly socket: ConnectionSocket;
  isOver: boolean;
}

/** A connection to a server, for any number of tables. */
export class ServerConnection {
  readonly #ports: ServerConnectionPorts;
  readonly #seats = new Map<string, FollowedTable>();
  readonly #unanswered = new Map<string, UnansweredCommand>();
  /** Pending `watch` requests by id. */
  readonly #watches = new Map<string, FollowedTable>();
  readonly #services = new Set<ConnectionService>();
  readonly #heartbeat: Heartbeat;
  /** The line the server has welcomed. While it is silent, it is kept until the next one is welcomed. */
  #line: Line | undefined;
  /** The line that is being opened. */
  #opening: Line | undefined;
  /** The server answers on `#line`. */
  #standing = false;
  #pause = firstPause;
  #closed = false;
  /** The server has signed this device out: no reconnecting until somebody uses the connection again. */
  #signedOut = false;
  /** Cancels the pause before the next attempt, or the patience with the current one. */
  #cancel: () => void = () => undefined;
  #ids = 0;

  constructor(ports: ServerConnectionPorts) {
    this.#ports = ports;
    this.#heartbeat = new Heartbeat({
      later: (milliseconds, act) => ports.later(milliseconds, act),
      limits: () => this.#heartbeatLimits(),
      ping: () => this.#ping(),
      silent: () => this.#lineIsSilent(),
    });
    this.#connect();
  }

  /** Whether the connection is up: the server has answered within the limits of the heartbeat. */
  get standing(): boolean {
    return this.#standing;
  }

  follow(table: string, token: string | undefined, following: TableListener): Subscription {
    const seat: FollowedTable = {
      table,
      token,
      following,
      now: { here: [], watchers: 0, names: [] },
      attached: false,
    };
    this.#seats.set(table, seat);
    if (this.#standing) this.#watch(seat);
    else if (this.#signedOut) this.renew();
    return {
      get now() {
        return seat.now;
      },
      send: (deed) => this.#command(seat, deed),
      say: (remark) => this.#send({ kind: "say", id: this.#freshId(), table, remark }),
      intend: (intent) => this.#intend(seat, intent),
      call: (name) => {
        if (seat.attached) this.#send({ kind: "name", id: this.#freshId(), table, name });
      },
      leave: () => {
        if (this.#seats.get(table) !== seat) return;
        this.#seats.delete(table);
        if (this.#standing) this.#send({ kind: "leave", id: this.#freshId(), table });
      },
    };
  }

  /** Lets a service use the connection; it is told at once if the connection is up. */
  attach(service: ConnectionService): ServiceLine {
    this.#services.add(service);
    const open = (): void => {
      if (this.#standing && this.#services.has(service)) service.opened();
    };
    // After this call has returned, so that the service has its line.
    if (this.#standing) void Promise.resolve().then(open);
    else if (this.#signedOut) this.renew();
    return {
      freshId: () => this.#freshId(),
      send: (frame) => this.#send(frame),
      detach: () => this.#services.delete(service),
    };
  }

  /** The user or the network is back: reconnects at once if the connection is down, and pings if it seems up. */
  wake(): void {
    if (this.#closed || this.#signedOut) return;
    if (this.#standing) this.#heartbeat.probe();
    else this.renew();
  }

  /** Reconnects at once, as after the device has signed in as another guest. */
  renew(): void {
    if (this.#closed) return;
    this.#pause = firstPause;
    this.#signedOut = false;
    this.#drop(this.#line);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
    this.#drop(this.#opening);
    this.#drop(this.#line);
    for (const { answer } of this.#unanswered.values()) answer(refuse("closed", "the connection was closed"));
    this.#unanswered.clear();
  }

  #freshId(): string {
    this.#ids += 1;
    return `${this.#ports.name}-${this.#ids}`;
  }

  #heartbeatLimits(): HeartbeatLimits {
    for (const { now } of this.#seats.values()) {
      const { sight, viewer } = now;
      if (sight?.outcome === undefined && sight?.waiting.some((seat) => seat === viewer) === true)
        return heartbeatLimits.onTurn;
    }
    return heartbeatLimits.idle;
  }

  /** Opens a line; the one in use is kept until the server has welcomed the new one. */
  #connect(): void {
    this.#cancel();
    this.#drop(this.#opening);
    const line: Line = { socket: this.#ports.connect(), isOver: false };
    const { socket } = line;
    this.#opening = line;
    this.#cancel = this.#ports.later(connectPatience, () => this.#lost(line));
    socket.addEventListener("message", ({ data }) => {
      // Handling a frame may end this line: the rest of the message is then dropped.
      if (typeof data === "string" && !line.isOver)
        for (const frame of this.#framesIn(data)) if (!line.isOver) this.#receive(line, frame);
    });
    socket.addEventListener("close", ({ code }) => {
      if (!line.isOver && code === signedOutClose) this.#tellSignedOut(line);
      else this.#lost(line);
    });
    socket.addEventListener("error", () => this.#lost(line));
  }

  /** Takes a line out of use without trying another one. */
  #drop(line: Line | undefined): void {
    if (line === undefined || line.isOver) return;
    line.isOver = true;
    if (line === this.#opening) this.#opening = undefined;
    if (line === this.#line) {
      this.#line = undefined;
      this.#heartbeat.stop();
      this.#watches.clear();
      for (const seat of this.#seats.values()) seat.attached = false;
      if (!this.#closed) for (const service of [...this.#services]) service.lost?.();
      this.#stand(false);
    }
    line.socket.close();
  }

  /** A line has ended: tries the next one after a pause, unless one is being opened already. */
  #lost(line: Line): void {
    if (line.isOver) return;
    this.#drop(line);
    if (this.#closed || this.#signedOut || this.#opening !== undefined) return;
    this.#cancel();
    this.#cancel = this.#ports.later(this.#pause, () => this.#connect());
    this.#pause = Math.min(longestPause, this.#pause * 2);
  }

  /**
   * The server does not answer: says so and opens another line. The silent one is still listened to, since on a slow
   * network its answer may arrive before the other line is open.
   */
  #lineIsSilent(): void {
    this.#stand(false);
    if (this.#opening === undefined) this.#connect();
  }

  #stand(is: boolean, serverNow?: number): void {
    if (this.#standing === is && serverNow === undefined) return;
    this.#standing = is;
    if (!this.#closed) this.#ports.stands?.(is, serverNow);
  }

  /** The server has answered on the line in use. */
  #answers(): void {
    this.#heartbeat.heard();
    if (this.#standing) return;
    this.#cancel();
    this.#drop(this.#opening);
    this.#pause = firstPause;
    this.#stand(true);
    for (const seat of this.#seats.values()) if (seat.attached) this.#resend(seat);
    for (const seat of this.#seats.values()) if (!seat.attached) this.#watch(seat);
  }

  #welcomed(line: Line, serverNow: number): void {
    this.#cancel();
    this.#opening = undefined;
    this.#drop(this.#line);
    this.#line = line;
    this.#pause = firstPause;
    this.#stand(true, serverNow);
    this.#heartbeat.heard();
    for (const seat of this.#seats.values()) this.#watch(seat);
    for (const service of [...this.#services]) service.opened();
    // Asks to be checked as often from the first moment: a line that is lost before the first pause is noticed as soon.
    this.#ping();
  }

  #receive(line: Line, frame: ServerFrame): void {
    if (frame.kind === "welcome") this.#welcomed(line, frame.now);
    if (line !== this.#line) return;
    // Only an answer proves that both directions work.
    const isAnswer = "id" in frame ? frame.id !== undefined : frame.kind === "events" && frame.answers !== undefined;
    if (isAnswer) this.#answers();
    this.#understand(frame);
  }

  #ping(): void {
    this.#send({ kind: "ping", id: this.#freshId(), every: this.#heartbeatLimits().ping });
  }

  /** Notifies every followed table and pending request once. */
  #tellSignedOut(line: Line): void {
    this.#signedOut = true;
    this.#cancel();
    this.#drop(this.#opening);
    this.#drop(line);
    this.#drop(this.#line);
    for (const { answer } of this.#unanswered.values()) answer(signedOut);
    this.#unanswered.clear();
    for (const { following } of [...this.#seats.values()]) following.refused?.(signedOut.refusal);
  }

  #send(frame: ClientFrame): void {
    if (this.#standing) this.#line?.socket.send(JSON.stringify(frame));
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
    seat.watch = id;
    const name = this.#ports.called?.();
    const since = sight === undefined ? undefined : { match: sight.match, version: sight.version };
    this.#send({
      kind: "watch",
      id,
      table,
      ...(token !== undefined && { token }),
      ...(name !== undefined && name !== "" && { name }),
      ...(since !== undefined && { since }),
      live: true,
      together: true,
    });
  }

  #intend({ table, now, attached }: FollowedTable, intent: Intent): void {
    if (attached && now.sight !== undefined)
      this.#send({ kind: "intent", id: this.#freshId(), table, match: now.sight.match, intent });
  }

  #command(seat: FollowedTable, deed: Action): Promise<Result<Acknowledged>> {
    const { sight } = seat.now;
    if (this.#signedOut) return Promise.resolve(signedOut);
    if (sight === undefined) return Promise.resolve(refuse("not-begun", "the match hasn't started"));
    const id = this.#freshId();
    const frame: ClientFrame = { kind: "command", id, table: seat.table, match: sight.match, deed };
    return new Promise((answer) => {
      this.#unanswered.set(id, { table: seat.table, frame, answer });
      if (!seat.attached || !this.#standing) return;
      this.#send(frame);
      // Its answer proves the line: without one soon, the line is dead.
      this.#heartbeat.expect();
    });
  }

  #framesIn(text: string): readonly ServerFrame[] {
    const read = readMessage(serverMessageSchema, JSON.parse(text));
    // A message that does not validate comes from a server with another protocol version.
    if (!read.ok) throw new Error(`the server said what nobody understands: ${read.refusal.where}`);
    return read.value;
  }

  #understand(frame: ServerFrame): void {
    switch (frame.kind) {
      case "welcome":
        return;
      case "done": {
        const seat = this.#asked(frame.id);
        if (frame.now !== undefined) this.#ports.serverTime?.(frame.now);
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
      case "clock":
      case "intent":
      case "said":
        hearOfTable(this.#seats.get(frame.table), frame);
        return;
      case "event":
        this.#event(frame.table, frame.event);
        return;
      case "events":
        this.#events(frame);
        return;
      default:
        for (const service of [...this.#services]) service.heard(frame);
    }
  }

  /** A player who lost their seat before the match began subscribes again, with what they may see now. */
  #tableChanged(table: TableState): void {
    const seat = this.#seats.get(table.id);
    changeTable(seat, { table });
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

  /** The followed table whose subscription, confirmed earlier, the server has ended. */
  #removedFrom(id: string): FollowedTable | undefined {
    const seat = [...this.#seats.values()].find(({ watch, attached }) => attached && watch === id);
    if (seat !== undefined) seat.attached = false;
    return seat;
  }

  #refused({ id = "", refusal }: Extract<ServerFrame, { kind: "refused" }>): void {
    const seat = this.#asked(id) ?? this.#removedFrom(id);
    for (const service of [...this.#services]) service.refused?.(id, refusal);
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
    changeTable(seat, { viewer });
    this.#resend(seat);
  }

  #resend({ table }: FollowedTable): void {
    for (const command of this.#unanswered.values()) if (command.table === table) this.#send(command.frame);
  }

  #answered(id: string, read: Result<Acknowledged>): void {
    const command = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    command?.answer(read);
  }

  #event(table: string, event: ViewerEvent): void {
    hearEvent(this.#seats.get(table), event, () => this.#heartbeat.adjust());
  }

  /** The events of one commit, and perhaps the answer to the command that caused it. */
  #events({ table, match, events, answers }: Extract<ServerFrame, { kind: "events" }>): void {
    for (const event of events) this.#event(table, event);
    const version = events.at(-1)?.version;
    if (answers !== undefined && version !== undefined) this.#answered(answers, accept({ version, match }));
  }
}
