/** Who is connected to a table, through this node and as reported by others. */
import type { Seat, Viewer } from "@turnlight/kernel";
import { limits, type SeatPresence } from "@turnlight/wire";

export interface Presence {
  readonly here: readonly number[];
  readonly watchers: number;
  /** Names of spectators who gave one. */
  readonly names: readonly string[];
}

/** Summarises the viewers of one node. */
export const presenceOf = (onlookers: readonly { readonly viewer: Viewer; readonly name?: string }[]): Presence => {
  const seats = onlookers.flatMap(({ viewer }) => (viewer === "spectator" ? [] : [viewer]));
  return {
    here: [...new Set(seats)],
    watchers: onlookers.length - seats.length,
    names: onlookers.flatMap(({ name }) => (name === undefined ? [] : [name])).slice(0, limits.watcherNames),
  };
};

/** Milliseconds after which a silent node counts as gone. */
const patience = 70_000;

export class PresenceOfTable {
  readonly #elsewhere = new Map<string, Presence & { readonly at: number }>();

  /** Returns whether that node was unknown here so far. */
  heard(node: string, { here, watchers, names }: Presence, at: number): boolean {
    const isNew = !this.#elsewhere.has(node);
    if (here.length === 0 && watchers === 0) this.#elsewhere.delete(node);
    else this.#elsewhere.set(node, { here, watchers, names, at });
    return isNew;
  }

  with(own: Presence, now: number): Presence {
    for (const [node, { at }] of this.#elsewhere) if (now - at > patience) this.#elsewhere.delete(node);
    const all = [own, ...this.#elsewhere.values()];
    return {
      here: [...new Set(all.flatMap(({ here }) => here))].sort((a, b) => a - b),
      watchers: all.reduce((sum, { watchers }) => sum + watchers, 0),
      names: all.flatMap(({ names }) => names).slice(0, limits.watcherNames),
    };
  }
}

/** Since when each seat has been connected or not. Before the table was loaded nobody was, as far as is known. */
export class SeatPresences {
  readonly #begun: number;
  readonly #reconnecting: number;
  readonly #seats = new Map<Seat, { readonly isHere: boolean; readonly since: number; readonly left: boolean }>();

  /** `reconnecting` is how many milliseconds a lost connection counts as that. */
  constructor(now: number, reconnecting: number) {
    this.#begun = now;
    this.#reconnecting = reconnecting;
  }

  /** Updates which seats are connected; `left` is one whose client has said goodbye. */
  update(here: readonly Seat[], now: number, left?: Viewer): void {
    for (const seat of here)
      if (this.#seats.get(seat)?.isHere !== true) this.#seats.set(seat, { isHere: true, since: now, left: false });
    for (const [seat, { isHere }] of this.#seats)
      if (isHere && !here.includes(seat)) this.#seats.set(seat, { isHere: false, since: now, left: seat === left });
  }

  of(seat: Seat, now: number): SeatPresence {
    const known = this.#seats.get(seat);
    if (known === undefined) return { seat, state: "away", since: this.#begun };
    const { isHere, since, left } = known;
    if (isHere) return { seat, state: "connected", since };
    return { seat, state: left || now - since >= this.#reconnecting ? "away" : "reconnecting", since };
  }

  /** When the next seat that is reconnecting will count as away. */
  get nextChange(): number | undefined {
    const due = [...this.#seats.values()].flatMap(({ isHere, since, left }) =>
      isHere || left ? [] : [since + this.#reconnecting],
    );
    return due.length === 0 ? undefined : Math.min(...due);
  }
}
