/** One client's WebSocket connection: reads frames and answers each of them. */
import { accept, type Refusal, type Result, refuse, type Viewer } from "@turnlight/kernel";
import {
  type ClientFrame,
  clientFrameSchema,
  protocol,
  readFromClient,
  type ServerFrame,
  signedOutClose,
} from "@turnlight/wire";
import type { WebSocket } from "ws";
import type { ServerLimits } from "../config.ts";
import type { Matchmaker } from "../matching/matchmaker.ts";
import { blockedGuests } from "../people/blocks.ts";
import type { Friends } from "../people/friends.ts";
import { acceptedName } from "../people/names.ts";
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
  readonly matchmaker: Matchmaker;
  readonly friends: Friends;
  readonly limits: ServerLimits;
  readonly buckets: {
    readonly connection: RateLimiter;
    readonly account: RateLimiter;
    readonly address: RateLimiter;
    readonly remarks: RateLimiter;
    readonly intents: RateLimiter;
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

/** Codes with which a client says goodbye: a lost connection has none. */
const wasClosed: ReadonlySet<number> = new Set([1000, 1001, 1005]);

const onlyWatching = () =>
  refuse("only-watching", "you are watching this match; only its players can move or resign", {
    right: "a seat at the table",
  });

/** A name as others may see it; `undefined` for none. */
const shownName = (text: string): string | undefined => {
  const name = acceptedName(text);
  return name.ok ? name.value : undefined;
};

interface Subscriber {
  readonly table: OnlineTable;
  readonly viewer: Viewer;
  /** The guest who has the seat, if it is one. */
  readonly acting?: Acting;
  /** `left` if the client said so, rather than being lost. */
  leave(left: boolean): void;
  rename(name: string | undefined): void;
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
  /** How often the client asked to be checked, and when something last came from it, by the system's own clock. */
  #every: number | undefined;
  #heardAt = performance.now();
  /** The guest of the cookie, as of the last lookup. */
  #own: Acting | undefined;
  #isEnding = false;
  #isOver = false;
  #leaveQueue: () => void = () => undefined;
  #leaveFriends: () => void = () => undefined;

  constructor(socket: WebSocket, { name, address, cookie }: Client, ports: ConnectionPorts) {
    this.#outbox = new Outbox(socket, ports.limits.outbox);
    this.#name = name;
    this.#address = address;
    this.#cookie = cookie;
    this.#ports = ports;
    socket.on("message", (bytes: Buffer, isBinary) => this.#hear(bytes, isBinary));
    socket.on("close", (code: number) => this.#end(wasClosed.has(code)));
    // An error is followed by a close event, which does the clean-up.
    socket.on("error", () => undefined);
    this.#send({ kind: "welcome", protocol, now: ports.now() });
  }

  /** Closes with a reason, after everything already queued. */
  close(why: keyof typeof closing, reason: string): void {
    this.#isEnding = true;
    this.#outbox.close(closing[why], reason);
  }

  /** Something has come from the client. */
  heard(): void {
    this.#heardAt = performance.now();
  }

  /** Milliseconds in which nothing could be heard do not count. */
  forgive(milliseconds: number): void {
    this.#heardAt += milliseconds;
  }

  /** Whether the client has been silent for longer than it asked to be checked after, or for so long that it is gone. */
  silence(now: number): "short" | "long" | "dead" {
    if (this.#every === undefined) return "short";
    const silent = now - this.#heardAt;
    if (silent >= this.#every + this.#ports.limits.pongPatience) return "dead";
    return silent >= this.#every ? "long" : "short";
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
    this.#end(true);
    this.close("signedOut", "signed-out");
  }

  *#acting(): Iterable<Acting> {
    if (this.#own !== undefined) yield this.#own;
    for (const { acting } of this.#here.values()) if (acting !== undefined) yield acting;
  }

  #hear(bytes: Buffer, isBinary: boolean): void {
    const { limits, report, underWay } = this.#ports;
    this.heard();
    if (this.#isEnding) return;
    if (bytes.length > limits.frame && !this.#maySetUp()) {
      this.close("tooLarge", "frame-too-large");
      return;
    }
    const read = isBinary ? refuse("bad-message", "it isn't text") : this.#read(bytes);
    if (!read.ok) {
      this.#strike(undefined, read.refusal);
      return;
    }
    if (!this.#allowed()) {
      this.#strike(read.value.id, refuse("too-fast", "too many messages", { right: "to wait a moment" }).refusal);
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
        this.#refuse(frame.id, refuse("table-broken", "something went wrong on the server; nothing was saved").refusal);
      })
      .finally(done);
  }

  #read(bytes: Buffer): Result<ClientFrame> {
    let value: unknown;
    try {
      value = JSON.parse(bytes.toString("utf8"));
    } catch {
      return refuse("bad-message", "it isn't JSON");
    }
    return readFromClient(clientFrameSchema, value);
  }

  async #answer(frame: ClientFrame): Promise<void> {
    switch (frame.kind) {
      case "ping":
        this.#every = frame.every ?? this.#every;
        this.#send({ kind: "done", id: frame.id, ...(frame.every !== undefined && { now: this.#ports.now() }) });
        return;
      case "leave":
        this.#leave(frame.table, true);
        this.#send({ kind: "done", id: frame.id });
        return;
      case "say": {
        const sent = await this.#say(frame);
        if (sent.ok) this.#send({ kind: "done", id: frame.id });
        else this.#refuse(frame.id, sent.refusal);
        return;
      }
      case "intent": {
        const sent = await this.#intend(frame);
        if (sent.ok) this.#send({ kind: "done", id: frame.id });
        else this.#refuse(frame.id, sent.refusal);
        return;
      }
      case "queue":
      case "confirm":
      case "unqueue": {
        const sent = await this.#match(frame);
        if (!sent.ok) this.#refuse(frame.id, sent.refusal);
        return;
      }
      case "name": {
        const sent = await this.#rename(frame);
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
        return;
      }
      case "friends": {
        const sent = await this.#followFriends(frame);
        if (!sent.ok) this.#refuse(frame.id, sent.refusal);
      }
    }
  }

  async #watch(frame: FrameOf<"watch">): Promise<void> {
    const { id, table } = frame;
    this.#leave(table, false);
    if (this.#places.size >= this.#ports.limits.tablesPerSocket) {
      this.#refuse(id, refuse("too-many-tables", "too many tables on one connection").refusal);
      return;
    }
    const finding = this.#find(frame);
    this.#places.set(table, finding);
    const found = await finding;
    const wanted = this.#places.get(table);
    if (!found.ok || wanted === undefined) {
      if (wanted === finding) this.#places.delete(table);
      this.#refuse(id, found.ok ? refuse("gone", "you've left this table").refusal : found.refusal);
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
    const name = viewer === "spectator" ? shownName(frame.name ?? "") : undefined;
    const { leave, rename } = at.join(
      {
        viewer,
        ...(acting !== undefined && { guest: acting.guest }),
        ...(viewer === "spectator" && this.#own !== undefined && { guest: this.#own.guest }),
        ...(name !== undefined && { name }),
        ...(frame.live === true && { live: true }),
        send: (out) => this.#send(out),
      },
      frame.since,
    );
    this.#here.set(table, { ...found.value, leave, rename });
  }

  async #find({ table, token }: FrameOf<"watch">): Promise<Result<Subscriber>> {
    const found = await this.#ports.hall.table(table);
    if (!found.ok) return found;
    const [leave, rename] = [(): void => undefined, (): void => undefined];
    const { record } = found.value;
    const own = token === undefined ? await this.#ownSeat(record) : await seatByToken(this.#ports.store, record, token);
    if (own !== undefined) {
      const { seat, ...acting } = own;
      return accept({ table: found.value, viewer: seat, acting, leave, rename });
    }
    const isApart = this.#own !== undefined && (await blockedGuests(this.#ports.store, this.#own.guest, record));
    if (token === undefined)
      return found.value.mayWatch && !isApart
        ? accept({ table: found.value, viewer: "spectator", leave, rename })
        : refuse("no-spectators", "spectators aren't allowed at this table", { right: "a seat's token" });
    return refuse("no-right", "this token isn't valid for a seat here", { right: "the token of the seat" });
  }

  async #say({ table, remark }: FrameOf<"say">): Promise<Result<undefined>> {
    const place = await this.#placeAt(table);
    if (!place.ok) return place;
    const { viewer, acting, table: at } = place.value;
    const guest = acting?.guest ?? "";
    if (viewer === "spectator" || !at.hasSeat({ viewer, guest })) return refuse("no-right", "spectators can't chat");
    if (!this.#ports.buckets.remarks.take(guest))
      return refuse("too-fast", "too many chat messages", { right: "to wait a moment" });
    at.say(viewer, remark);
    return accept(undefined);
  }

  /** Only somebody to move has something to show, and only what everybody may know. */
  async #intend({ table, match, intent }: FrameOf<"intent">): Promise<Result<undefined>> {
    const place = await this.#placeAt(table);
    if (!place.ok) return place;
    const { viewer, acting, table: at } = place.value;
    const guest = acting?.guest ?? "";
    if (viewer === "spectator" || !at.hasSeat({ viewer, guest })) return onlyWatching();
    if (!this.#ports.buckets.intents.take(guest))
      return refuse("too-fast", "too many hints", { right: "a moment's rest" });
    return at.intend(viewer, match, intent);
  }

  async #rename({ table, name }: FrameOf<"name">): Promise<Result<undefined>> {
    const place = await this.#placeAt(table);
    if (!place.ok) return place;
    if (place.value.viewer !== "spectator") return refuse("has-seat", "you already have a seat here");
    this.#here.get(table)?.rename(shownName(name));
    return accept(undefined);
  }

  /** The queue for quick matches. Its frames follow the answer. */
  async #match(frame: FrameOf<"queue" | "confirm" | "unqueue">): Promise<Result<undefined>> {
    const { matchmaker } = this.#ports;
    const acting = await this.#ownGuest();
    if (acting === undefined) return refuse("no-guest", "you are not signed in here", { right: "a guest" });
    if (frame.kind === "confirm") {
      const answered = await matchmaker.confirm(acting.guest, frame);
      if (answered.ok) this.#send({ kind: "done", id: frame.id });
      return answered;
    }
    if (frame.kind === "unqueue") {
      this.#send({ kind: "done", id: frame.id });
      matchmaker.leave(acting.guest);
      return accept(undefined);
    }
    const name = acceptedName(frame.person.name);
    if (!name.ok) return name;
    const { id, kind: _, person, ...wish } = frame;
    const mine: ServerFrame[] = [];
    let isAnswered = false;
    const joined = await matchmaker.join(acting, { ...wish, person }, { ...person, name: name.value }, (out) => {
      if (isAnswered) this.#send(out);
      else mine.push(out);
    });
    if (!joined.ok) return joined;
    this.#leaveQueue = joined.value;
    // The line may have ended meanwhile.
    if (this.#isOver) joined.value();
    this.#send({ kind: "done", id });
    isAnswered = true;
    for (const out of mine) this.#send(out);
    return accept(undefined);
  }

  async #followFriends({ id, shown }: FrameOf<"friends">): Promise<Result<undefined>> {
    const acting = await this.#ownGuest();
    if (acting === undefined) return refuse("no-guest", "you are not signed in here", { right: "a guest" });
    this.#send({ kind: "done", id });
    this.#leaveFriends();
    this.#leaveFriends = await this.#ports.friends.follow(acting.guest, shown, (out) => this.#send(out));
    if (this.#isOver) this.#leaveFriends();
    return accept(undefined);
  }

  async #ownGuest(): Promise<Acting | undefined> {
    const guest = this.#cookie === undefined ? undefined : await this.#ports.store.guestBy(hashOf(this.#cookie));
    if (guest !== undefined) this.#own = { guest: guest.id, signOuts: guest.signOuts };
    return guest === undefined ? undefined : this.#own;
  }

  async #ownSeat(record: TableRecord): Promise<(Acting & { readonly seat: number }) | undefined> {
    const own = await this.#ownGuest();
    const seat = own === undefined ? undefined : seatOf(record, own.guest);
    return own === undefined || seat === undefined ? undefined : { seat, ...own };
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
    if (viewer === "spectator") return Promise.resolve(onlyWatching());
    // A command queued behind a `watch` may run after the guest has signed out.
    if (acting !== undefined && this.#ports.signOuts.hasEnded(acting))
      return Promise.resolve(refuse("signed-out", "you were signed out on this device", { right: "to sign in again" }));
    if (!table.hasSeat({ viewer, guest })) return Promise.resolve(refuse("no-right", "you no longer have this seat"));
    if (!this.#ports.buckets.account.take(guest))
      return Promise.resolve(refuse("too-fast", "too many moves", { right: "to wait a moment" }));
    return table.command(viewer, { id, match, deed, ...(base !== undefined && { base }) });
  }

  async #placeAt(table: string): Promise<Result<Subscriber>> {
    return (
      (await this.#places.get(table)) ?? refuse("not-here", "you aren't at this table", { right: "to watch it first" })
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

  #leave(table: string, left: boolean): void {
    this.#here.get(table)?.leave(left);
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

  #end(left: boolean): void {
    this.#isOver = true;
    this.#leaveQueue();
    this.#leaveFriends();
    for (const table of [...this.#places.keys()]) this.#leave(table, left);
  }
}
