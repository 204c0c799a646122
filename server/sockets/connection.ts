/** One client's WebSocket connection: reads frames and answers each of them. */
import { isDecentName } from "@turnlight/decency";
import { accept, type Refusal, type Result, refuse, type Viewer } from "@turnlight/kernel";
import {
  type ClientFrame,
  clientFrameSchema,
  protocol,
  readFromClient,
  readName,
  type ServerFrame,
  signedOutClose,
} from "@turnlight/wire";
import type { WebSocket } from "ws";
import type { ServerLimits } from "../config.ts";
import { type Acting, type SignOuts, seatByToken } from "../people/sign-outs.ts";
import type { RateLimiter } from "../rate-limit.ts";
import type { OnlineStore } from "../store/store.ts";
import type { OnlineTable } from "../tables/online-table.ts";
import type { TableDirectory } from "../tables/table-directory.ts";
import { seatOf, type TableRecord } from "../tables/table-record.ts";
import { hashOf } from "../tokens.ts";
import type { UnderWay } from "../under-way.ts";
import { Outbox } from "./outbox.ts";

export interface ConnectionPorts {
  readonly hall: TableDirectory;
  readonly store: OnlineStore;
  readonly signOuts: SignOuts;
  readonly limits: ServerLimits;
  readonly buckets: {
    readonly connection: RateLimiter;
    readonly account: RateLimiter;
    readonly address: RateLimiter;
    readonly remarks: RateLimiter;
  };
  readonly underWay: UnderWay;
  now(): number;
  report(problem: unknown): void;
}

/** The client of a connection. */
export interface Client {
  readonly name: string;
  readonly address: string;
  /** The token of their cookie, if a browser sent one. */
  readonly cookie: string | undefined;
}

/** WebSocket close codes. */
const closing = { goingAway: 1001, notAllowed: 1008, tooLarge: 1009, signedOut: signedOutClose } as const;

interface Subscriber {
  readonly table: OnlineTable;
  readonly viewer: Viewer;
  /** The guest who has the seat, if it is one. */
  readonly acting?: Acting;
  leave(): void;
}

type CommandReply = ReturnType<OnlineTable["command"]>;

type FrameOf<K extends ClientFrame["kind"]> = Extract<ClientFrame, { kind: K }>;

export class Connection {
  readonly #outbox: Outbox;
  readonly #name: string;
  readonly #address: string;
  readonly #cookie: string | undefined;
  readonly #ports: ConnectionPorts;
  /** Subscriptions by table, pending or established; `#here` holds the established ones. */
  readonly #places = new Map<string, Promise<Result<Subscriber>>>();
  readonly #here = new Map<string, Subscriber>();
  #strikes = 0;
  /** The guest of the cookie, as of the last lookup. */
  #own: Acting | undefined;
  #isEnding = false;

  constructor(socket: WebSocket, { name, address, cookie }: Client, ports: ConnectionPorts) {
    this.#outbox = new Outbox(socket, ports.limits.outbox);
    this.#name = name;
    this.#address = address;
    this.#cookie = cookie;
    this.#ports = ports;
    socket.on("message", (bytes: Buffer, isBinary) => this.#hear(bytes, isBinary));
    socket.on("close", () => this.#end());
    // An error is followed by a close event, which does the clean-up.
    socket.on("error", () => undefined);
    this.#send({ kind: "welcome", protocol, now: ports.now() });
  }

  /** Closes with a reason, after everything already queued. */
  close(why: keyof typeof closing, reason: string): void {
    this.#isEnding = true;
    this.#outbox.close(closing[why], reason);
  }

  /** The guests this connection acts for. */
  *guests(): Iterable<string> {
    for (const { guest } of this.#acting()) yield guest;
  }

  /**
   * Closes the connection if it uses a credential from before the sign-out: nothing more is seen or done through it.
   */
  signedOut(guest: string, signOuts: number): void {
    const isOurs = [...this.#acting()].some((acting) => acting.guest === guest && acting.signOuts < signOuts);
    if (isOurs) this.#endSignedOut();
  }

  #endSignedOut(): void {
    this.#end();
    this.close("signedOut", "signed-out");
  }

  *#acting(): Iterable<Acting> {
    if (this.#own !== undefined) yield this.#own;
    for (const { acting } of this.#here.values()) if (acting !== undefined) yield acting;
  }

  #hear(bytes: Buffer, isBinary: boolean): void {
    const { limits, report, underWay } = this.#ports;
    if (this.#isEnding) return;
    if (bytes.length > limits.frame && !this.#maySetUp()) {
      this.close("tooLarge", "frame-too-large");
      return;
    }
    const read = isBinary ? refuse("bad-message", "it is no text") : this.#read(bytes);
    if (!read.ok) {
      this.#strike(undefined, read.refusal);
      return;
    }
    if (!this.#allowed()) {
      this.#strike(read.value.id, refuse("too-fast", "too many frames", { right: "a moment's rest" }).refusal);
      return;
    }
    this.#strikes = 0;
    const frame = read.value;
    const done = underWay.begin();
    // No answer while stopping: the client retries with the next server.
    if (done === undefined) return;
    this.#answer(frame)
      .catch((problem: unknown) => {
        report(problem);
        this.#refuse(frame.id, refuse("table-broken", "something broke here; nothing was kept").refusal);
      })
      .finally(done);
  }

  #read(bytes: Buffer): Result<ClientFrame> {
    let value: unknown;
    try {
      value = JSON.parse(bytes.toString("utf8"));
    } catch {
      return refuse("bad-message", "it is no JSON");
    }
    return readFromClient(clientFrameSchema, value);
  }

  async #answer(frame: ClientFrame): Promise<void> {
    switch (frame.kind) {
      case "ping":
        this.#send({ kind: "done", id: frame.id });
        return;
      case "leave":
        this.#leave(frame.table);
        this.#send({ kind: "done", id: frame.id });
        return;
      case "say": {
        const sent = await this.#say(frame);
        if (sent.ok) this.#send({ kind: "done", id: frame.id });
        else this.#refuse(frame.id, sent.refusal);
        return;
      }
      case "watch":
        await this.#watch(frame);
        return;
      case "command": {
        const done = await this.#command(frame);
        if (done.ok) this.#send({ kind: "acknowledged", id: frame.id, done: done.value });
        else this.#refuse(frame.id, done.refusal);
      }
    }
  }

  async #watch(frame: FrameOf<"watch">): Promise<void> {
    const { id, table } = frame;
    this.#leave(table);
    if (this.#places.size >= this.#ports.limits.tablesPerSocket) {
      this.#refuse(id, refuse("too-many-tables", "one line cannot follow more tables").refusal);
      return;
    }
    const finding = this.#find(frame);
    this.#places.set(table, finding);
    const found = await finding;
    const wanted = this.#places.get(table);
    if (!found.ok || wanted === undefined) {
      if (wanted === finding) this.#places.delete(table);
      this.#refuse(id, found.ok ? refuse("gone", "you have left this table").refusal : found.refusal);
      return;
    }
    const { table: at, viewer, acting } = found.value;
    // The guest may have signed out during the lookup.
    if ([acting, this.#own].some((one) => one !== undefined && this.#ports.signOuts.hasEnded(one))) {
      this.#endSignedOut();
      return;
    }
    this.#send({ kind: "done", id, viewer });
    // A newer `watch` of the same table joins instead, so that events are not sent twice.
    if (wanted !== finding) return;
    const name = viewer === "spectator" ? readName(frame.name ?? "") : undefined;
    const leave = at.join(
      {
        viewer,
        ...(acting !== undefined && { guest: acting.guest }),
        ...(name?.ok === true && isDecentName(name.value) && { name: name.value }),
        send: (out) => this.#send(out),
      },
      frame.since,
    );
    this.#here.set(table, { ...found.value, leave });
  }

  async #find({ table, token }: FrameOf<"watch">): Promise<Result<Subscriber>> {
    const found = await this.#ports.hall.table(table);
    if (!found.ok) return found;
    const leave = (): void => undefined;
    const { record } = found.value;
    const own = token === undefined ? await this.#ownSeat(record) : await seatByToken(this.#ports.store, record, token);
    if (own !== undefined) {
      const { seat, ...acting } = own;
      return accept({ table: found.value, viewer: seat, acting, leave });
    }
    if (token === undefined)
      return found.value.record.watching
        ? accept({ table: found.value, viewer: "spectator", leave })
        : refuse("no-spectators", "nobody may look on at this table", { right: "a seat's token" });
    return refuse("no-right", "this token opens no seat here", { right: "the seat's own" });
  }

  async #say({ table, remark }: FrameOf<"say">): Promise<Result<undefined>> {
    const place = await this.#placeAt(table);
    if (!place.ok) return place;
    const { viewer, acting, table: at } = place.value;
    const guest = acting?.guest ?? "";
    if (viewer === "spectator" || !at.hasSeat({ viewer, guest }))
      return refuse("no-right", "whoever looks on is silent");
    if (!this.#ports.buckets.remarks.take(guest))
      return refuse("too-fast", "too many words", { right: "a moment's rest" });
    at.say(viewer, remark);
    return accept(undefined);
  }

  async #ownSeat(record: TableRecord): Promise<(Acting & { readonly seat: number }) | undefined> {
    const guest = this.#cookie === undefined ? undefined : await this.#ports.store.guestBy(hashOf(this.#cookie));
    if (guest === undefined) return undefined;
    this.#own = { guest: guest.id, signOuts: guest.signOuts };
    const seat = seatOf(record, guest.id);
    return seat === undefined ? undefined : { seat, ...this.#own };
  }

  /** Runs at once if the client is subscribed; otherwise after its pending subscription. */
  #command(frame: FrameOf<"command">): CommandReply {
    const here = this.#here.get(frame.table);
    if (here !== undefined) return this.#commandAt(here, frame);
    return this.#placeAt(frame.table).then((place) => (place.ok ? this.#commandAt(place.value, frame) : place));
  }

  #commandAt(place: Subscriber, { id, match, base, deed }: FrameOf<"command">): CommandReply {
    const { viewer, acting, table } = place;
    const guest = acting?.guest ?? "";
    if (viewer === "spectator")
      return Promise.resolve(refuse("no-right", "whoever looks on cannot play", { right: "a seat's token" }));
    // A command queued behind a `watch` may run after the guest has signed out.
    if (acting !== undefined && this.#ports.signOuts.hasEnded(acting))
      return Promise.resolve(refuse("signed-out", "this device was signed out", { right: "to sign in again" }));
    if (!table.hasSeat({ viewer, guest }))
      return Promise.resolve(refuse("no-right", "this seat is not yours any more"));
    if (!this.#ports.buckets.account.take(guest))
      return Promise.resolve(refuse("too-fast", "too many commands", { right: "a moment's rest" }));
    return table.command(viewer, { id, match, deed, ...(base !== undefined && { base }) });
  }

  async #placeAt(table: string): Promise<Result<Subscriber>> {
    return (
      (await this.#places.get(table)) ?? refuse("not-here", "you are not at this table", { right: "to watch it first" })
    );
  }

  #allowed(): boolean {
    const { connection, address } = this.#ports.buckets;
    return connection.take(this.#name) && address.take(this.#address);
  }

  /** A player who has not moved yet may send a set-up move, which is longer than any other. */
  #maySetUp(): boolean {
    return [...this.#here.values()].some(
      ({ table, viewer }) =>
        viewer !== "spectator" &&
        table.match !== undefined &&
        table.match.match.newest((by) => by === viewer) === undefined,
    );
  }

  #leave(table: string): void {
    this.#here.get(table)?.leave();
    this.#here.delete(table);
    this.#places.delete(table);
  }

  #strike(id: string | undefined, refusal: Refusal): void {
    this.#refuse(id, refusal);
    this.#strikes += 1;
    if (this.#strikes >= this.#ports.limits.strikes) this.close("notAllowed", refusal.code);
  }

  #refuse(id: string | undefined, refusal: Refusal): void {
    this.#send({ kind: "refused", ...(id !== undefined && { id }), refusal });
  }

  #send(frame: ServerFrame): void {
    this.#outbox.send(frame);
  }

  #end(): void {
    for (const table of [...this.#places.keys()]) this.#leave(table);
  }
}
