/** Who is connected to a table, through this node and as reported by others. */
import type { Viewer } from "@turnlight/kernel";
import { limits } from "@turnlight/wire";

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
