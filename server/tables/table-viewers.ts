/** The viewers of a table, seated or spectating: through this node, and as reported by others. */
import type { Viewer } from "@turnlight/kernel";
import type { ServerFrame } from "@turnlight/wire";
import { type Presence, PresenceOfTable, presenceOf } from "./presence.ts";

export interface TableViewer {
  readonly viewer: Viewer;
  /** The guest who has the seat, if it is one. */
  readonly guest?: string;
  /** A spectator's name. */
  readonly name?: string;
  send(frame: ServerFrame): void;
}

/** A viewer, and the function that ends their match subscription. */
export interface AttachedViewer {
  readonly onlooker: TableViewer;
  stop: () => void;
}

export class TableViewers {
  readonly #table: string;
  readonly #now: () => number;
  /** Sends presence to the other nodes. */
  readonly #say: (presence: Presence) => void;
  readonly #attached = new Set<AttachedViewer>();
  readonly #presence = new PresenceOfTable();

  constructor(table: string, now: () => number, say: (presence: Presence) => void) {
    this.#table = table;
    this.#now = now;
    this.#say = say;
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

  /** Sends this node's presence to the other nodes. */
  sayPresence(): void {
    this.#say(this.#own());
  }

  /** A viewer of this node joined or left. */
  presenceChanged(): void {
    this.#tellPresence();
    this.sayPresence();
  }

  /** Another node has sent its presence; a node unknown so far does not know ours either and gets it. */
  heardOfPresence(node: string, there: Presence): void {
    const isNew = this.#presence.heard(node, there, this.#now());
    this.#tellPresence();
    if (isNew && this.size > 0) this.sayPresence();
  }

  #own(): Presence {
    return presenceOf([...this.#attached].map(({ onlooker }) => onlooker));
  }

  #everywhere(): Presence {
    return this.#presence.with(this.#own(), this.#now());
  }

  #tellPresence(): void {
    const { here, watchers, names } = this.#everywhere();
    this.tellAll({
      kind: "presence",
      table: this.#table,
      here: [...here],
      watchers,
      ...(names.length > 0 && { names: [...names] }),
    });
  }
}
