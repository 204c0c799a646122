/** The viewers of a table, seated or spectating: through this node, and as reported by others. */
import type { Seat, Viewer } from "@turnlight/kernel";
import type { SeatPresence, ServerFrame } from "@turnlight/wire";
import { type Presence, PresenceOfTable, presenceOf, SeatPresences } from "./presence.ts";

export interface TableViewer {
  readonly viewer: Viewer;
  /** The guest who has the seat; of a spectator, if it is known. */
  readonly guest?: string;
  /** A spectator's name. */
  readonly name?: string;
  /** The client understands `intent` frames, and everybody's presence and clock. */
  readonly live?: true;
  send(frame: ServerFrame): void;
  /** Called when a spectator may no longer watch. */
  removed?(): void;
}

/** A viewer, and the function that ends their match subscription. */
export interface AttachedViewer {
  onlooker: TableViewer;
  stop: () => void;
}

export interface TableViewersPorts {
  readonly table: string;
  /** Milliseconds after a lost connection in which a player counts as reconnecting. */
  readonly reconnecting: number;
  now(): number;
  /** Sends presence to the other nodes. */
  say(presence: Presence): void;
  /** The seats with people, whose presence is told. */
  people(): readonly Seat[];
}

export class TableViewers {
  readonly #ports: TableViewersPorts;
  readonly #attached = new Set<AttachedViewer>();
  readonly #presence = new PresenceOfTable();
  readonly #seats: SeatPresences;
  /** When a seat that is reconnecting will count as away, as it was last told. */
  #due: number | undefined;

  constructor(ports: TableViewersPorts) {
    this.#ports = ports;
    this.#seats = new SeatPresences(ports.now(), ports.reconnecting);
  }

  /** Viewers through this node. */
  get size(): number {
    return this.#attached.size;
  }

  /** The connected seats, through any node. */
  get seats(): readonly number[] {
    return this.#everywhere().here;
  }

  /** Whether this seat is connected through this node. */
  hasSeat(seat: number): boolean {
    for (const { onlooker } of this.#attached) if (onlooker.viewer === seat) return true;
    return false;
  }

  [Symbol.iterator](): Iterator<AttachedViewer> {
    return this.#attached.values();
  }

  add(onlooker: TableViewer): AttachedViewer {
    const attached: AttachedViewer = { onlooker, stop: () => undefined };
    this.#attached.add(attached);
    return attached;
  }

  /** False if already removed. */
  remove(attached: AttachedViewer): boolean {
    attached.stop();
    return this.#attached.delete(attached);
  }

  tellAll(frame: ServerFrame): void {
    for (const { onlooker } of this.#attached) onlooker.send(frame);
  }

  /** Sends a frame that only newer clients understand, except to the seat it comes from. */
  tellLive(frame: ServerFrame, from: Seat): void {
    for (const { onlooker } of this.#attached)
      if (onlooker.live === true && onlooker.viewer !== from) onlooker.send(frame);
  }

  /** Whether a seat is connected, reconnecting or away, and since when. */
  presenceOf(seat: Seat): SeatPresence {
    return this.#seats.of(seat, this.#ports.now());
  }

  /** Tells the viewers once a seat has been reconnecting for too long. */
  tick(now: number): void {
    if (this.#due !== undefined && now >= this.#due) this.#tellPresence();
  }

  /** Sends this node's presence to the other nodes. */
  sayPresence(): void {
    this.#ports.say(this.#own());
  }

  /** A viewer of this node joined, left or changed their name; `left` is one whose client has said goodbye. */
  presenceChanged(left?: Viewer): void {
    this.#tellPresence(left);
    this.sayPresence();
  }

  /** Another node has sent its presence; a node unknown so far does not know ours either and gets it. */
  heardOfPresence(node: string, there: Presence): void {
    const isNew = this.#presence.heard(node, there, this.#ports.now());
    this.#tellPresence();
    if (isNew && this.size > 0) this.sayPresence();
  }

  #own(): Presence {
    return presenceOf([...this.#attached].map(({ onlooker }) => onlooker));
  }

  #everywhere(): Presence {
    return this.#presence.with(this.#own(), this.#ports.now());
  }

  #tellPresence(left?: Viewer): void {
    const { here, watchers, names } = this.#everywhere();
    const now = this.#ports.now();
    this.#seats.update(here, now, left);
    const due = this.#seats.nextChange;
    this.#due = due !== undefined && due > now ? due : undefined;
    const frame: ServerFrame = {
      kind: "presence",
      table: this.#ports.table,
      here: [...here],
      watchers,
      ...(names.length > 0 && { names: [...names] }),
    };
    const live: ServerFrame = { ...frame, seats: this.#ports.people().map((seat) => this.#seats.of(seat, now)) };
    for (const { onlooker } of this.#attached) onlooker.send(onlooker.live === true ? live : frame);
  }
}
