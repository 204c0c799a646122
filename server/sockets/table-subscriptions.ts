/** The tables a connection follows, and what it does at them. */
import { accept, type Refusal, type Result, refuse, type Viewer } from "@turnlight/kernel";
import type { ServerFrame } from "@turnlight/wire";
import { banned } from "../people/bans.ts";
import { blockedGuests } from "../people/blocks.ts";
import { acceptedName } from "../people/names.ts";
import { type Acting, seatByToken } from "../people/sign-outs.ts";
import type { OnlineTable } from "../tables/online-table.ts";
import { seatOf, type TableRecord } from "../tables/table-record.ts";
import type { ConnectionPorts, FrameOf } from "./connection-ports.ts";
import type { CookieGuest } from "./cookie-guest.ts";

const onlyWatching = () =>
  refuse("only-watching", "you are watching this match; only its players can move or resign", {
    right: "a seat at the table",
  });

const noSpectators = () =>
  refuse("no-spectators", "spectators aren't allowed at this table", { right: "a seat's token" });

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

type SeatFound = Acting & { readonly seat: number };

type CommandReply = ReturnType<OnlineTable["command"]>;

/** The connection, as its subscriptions use it. */
interface SubscribedLine {
  /** `together` if the client understands `events` frames. */
  send(frame: ServerFrame, together?: boolean): void;
  refuse(id: string | undefined, refusal: Refusal): void;
  endSignedOut(): void;
}

export class TableSubscriptions {
  readonly #own: CookieGuest;
  readonly #ports: ConnectionPorts;
  readonly #line: SubscribedLine;
  /** Subscriptions by table, pending or established; `#here` holds the established ones. */
  readonly #places = new Map<string, Promise<Result<Subscriber>>>();
  readonly #here = new Map<string, Subscriber>();

  constructor(own: CookieGuest, ports: ConnectionPorts, line: SubscribedLine) {
    this.#own = own;
    this.#ports = ports;
    this.#line = line;
  }

  /** The guests whose seats it acts for. */
  *acting(): Iterable<Acting> {
    for (const { acting } of this.#here.values()) if (acting !== undefined) yield acting;
  }

  async watch(frame: FrameOf<"watch">): Promise<void> {
    const { id, table } = frame;
    this.leave(table, false);
    if (this.#places.size >= this.#ports.limits.tablesPerSocket) {
      this.#line.refuse(id, refuse("too-many-tables", "too many tables on one connection").refusal);
      return;
    }
    const release = this.#ports.hall.hold(table);
    try {
      await this.#join(frame);
    } finally {
      release();
    }
  }

  async #join(frame: FrameOf<"watch">): Promise<void> {
    const { id, table } = frame;
    const finding = this.#find(frame);
    this.#places.set(table, finding);
    const found = await finding;
    const wanted = this.#places.get(table);
    if (!found.ok || wanted === undefined) {
      if (wanted === finding) this.#places.delete(table);
      this.#line.refuse(id, found.ok ? refuse("gone", "you've left this table").refusal : found.refusal);
      return;
    }
    const { table: at, viewer, acting } = found.value;
    // The guest may have signed out during the lookup.
    if ([acting, this.#own.known].some((one) => one !== undefined && this.#ports.signOuts.hasEnded(one))) {
      this.#line.endSignedOut();
      return;
    }
    if (frame.since !== undefined) await this.#catchUp(at, frame.since);
    this.#line.send({ kind: "done", id, viewer });
    // A newer `watch` of the same table joins instead, so that events are not sent twice.
    if (wanted !== finding) return;
    const name = viewer === "spectator" ? shownName(frame.name ?? "") : undefined;
    const { leave, rename } = at.join(
      {
        viewer,
        ...(acting !== undefined && { guest: acting.guest }),
        ...(viewer === "spectator" && this.#own.known !== undefined && { guest: this.#own.known.guest }),
        ...(name !== undefined && { name }),
        ...(frame.live === true && { live: true }),
        send: (out) => this.#line.send(out, frame.together),
        removed: () => {
          this.#here.delete(table);
          this.#places.delete(table);
          this.#line.refuse(id, noSpectators().refusal);
        },
      },
      frame.since,
    );
    this.#here.set(table, { ...found.value, leave, rename });
  }

  /** They may have seen moves, or a rematch, at another node of which this one has not heard yet. */
  async #catchUp(table: OnlineTable, { match, version }: NonNullable<FrameOf<"watch">["since"]>): Promise<void> {
    if (!this.#ports.store.shared) return;
    if (table.match?.id !== match) await table.readAgain();
    else if (version > table.match.version) await table.heardOfMatch(match, version);
  }

  #seatAt({ record }: OnlineTable, token: string | undefined): Promise<SeatFound | undefined> {
    return token === undefined ? this.#ownSeat(record) : seatByToken(this.#ports.store, record, token);
  }

  /** Another node may have seated them a moment ago. */
  async #newSeatAt(table: OnlineTable, token: string | undefined): Promise<SeatFound | undefined> {
    if (!this.#ports.store.shared) return undefined;
    await table.readAgain();
    return this.#seatAt(table, token);
  }

  async #find({ table, token }: FrameOf<"watch">): Promise<Result<Subscriber>> {
    const found = await this.#ports.hall.table(table);
    if (!found.ok) return found;
    const [leave, rename] = [(): void => undefined, (): void => undefined];
    const own = (await this.#seatAt(found.value, token)) ?? (await this.#newSeatAt(found.value, token));
    const { record } = found.value;
    if (own !== undefined) {
      const { seat, ...acting } = own;
      if (await this.#ports.store.isBanned(acting.guest, this.#ports.now())) return banned();
      return accept({ table: found.value, viewer: seat, acting, leave, rename });
    }
    const isApart =
      this.#own.known !== undefined && (await blockedGuests(this.#ports.store, this.#own.known.guest, record));
    if (token === undefined)
      return found.value.mayWatch && !isApart
        ? accept({ table: found.value, viewer: "spectator", leave, rename })
        : noSpectators();
    return refuse("no-right", "this token isn't valid for a seat here", { right: "the token of the seat" });
  }

  async say({ table, remark }: FrameOf<"say">): Promise<Result<undefined>> {
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
  async intend({ table, match, intent }: FrameOf<"intent">): Promise<Result<undefined>> {
    const place = await this.#placeAt(table);
    if (!place.ok) return place;
    const { viewer, acting, table: at } = place.value;
    const guest = acting?.guest ?? "";
    if (viewer === "spectator" || !at.hasSeat({ viewer, guest })) return onlyWatching();
    if (!this.#ports.buckets.intents.take(guest))
      return refuse("too-fast", "too many hints", { right: "to wait a moment" });
    return at.intend(viewer, match, intent);
  }

  async rename({ table, name }: FrameOf<"name">): Promise<Result<undefined>> {
    const place = await this.#placeAt(table);
    if (!place.ok) return place;
    if (place.value.viewer !== "spectator") return refuse("has-seat", "you already have a seat here");
    this.#here.get(table)?.rename(shownName(name));
    return accept(undefined);
  }

  async #ownSeat(record: TableRecord): Promise<SeatFound | undefined> {
    const own = await this.#own.lookUp();
    const seat = own === undefined ? undefined : seatOf(record, own.guest);
    return own === undefined || seat === undefined ? undefined : { seat, ...own };
  }

  /** Runs at once if the client is subscribed; otherwise after its pending subscription. */
  command(frame: FrameOf<"command">): CommandReply {
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

  /** A player who has not moved yet may send a set-up move, which is longer than any other. */
  maySetUp(): boolean {
    return [...this.#here.values()].some(
      ({ table, viewer }) =>
        viewer !== "spectator" &&
        table.match !== undefined &&
        table.match.match.newest((by) => by === viewer) === undefined,
    );
  }

  leave(table: string, left: boolean): void {
    this.#here.get(table)?.leave(left);
    this.#here.delete(table);
    this.#places.delete(table);
  }

  /** The connection has ended; `left` if the client said so. */
  leaveAll(left: boolean): void {
    for (const table of [...this.#places.keys()]) this.leave(table, left);
  }
}
