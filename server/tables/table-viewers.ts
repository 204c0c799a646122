/** Everybody who looks on at a table, from a seat or beside it: through this node, and as far as the others tell. */
import type { Viewer } from "@turnlight/kernel";
import type { ServerFrame } from "@turnlight/wire";
import { type Presence, PresenceOfTable, presenceOf } from "./presence.ts";

export interface TableViewer {
  readonly viewer: Viewer;
  /** Who has the seat, where they look from one. */
  readonly guest?: string;
  /** How they are called, where they only look on. */
  readonly name?: string;
  send(frame: ServerFrame): void;
}

/** Somebody who looks on, and the way to tell them nothing more of the match. */
export interface AttachedViewer {
  readonly onlooker: TableViewer;
  stop: () => void;
}

export class TableViewers {
  readonly #table: string;
  readonly #now: () => number;
  /** Tells the other nodes. */
  readonly #say: (presence: Presence) => void;
  readonly #attached = new Set<AttachedViewer>();
  readonly #presence = new PresenceOfTable();

  constructor(table: string, now: () => number, say: (presence: Presence) => void) {
    this.#table = table;
    this.#now = now;
    this.#say = say;
  }

  /** Through this node. */
  get size(): number {
    return this.#attached.size;
  }

  /** The seats that are connected, through whatever node. */
  get seats(): readonly number[] {
    return this.#everywhere().here;
  }

  /** Whether somebody looks on from this seat, through this node. */
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

  /** False where they had left already. */
  remove(attached: AttachedViewer): boolean {
    attached.stop();
    return this.#attached.delete(attached);
  }

  tellAll(frame: ServerFrame): void {
    for (const { onlooker } of this.#attached) onlooker.send(frame);
  }

  /** Tells the other nodes who is here through this one. */
  sayPresence(): void {
    this.#say(this.#own());
  }

  /** Somebody came or went here. */
  presenceChanged(): void {
    this.#tellPresence();
    this.sayPresence();
  }

  /** Another node has told who is here through it; one that was not heard of before does not know of us either. */
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
