/** A table that plays a record: for a game's screen it is like a live match, but without any actions. */
import { signal } from "@preact/signals";
import { refuse, type Viewer } from "@turnlight/kernel";
import type { HeardEntry, Table, TableSetup, TableSight } from "../table.ts";
import type { OpenRecord } from "./open.ts";

export interface RecordTable extends Table {
  /** How many entries the record has. */
  readonly length: number;
  /** Jumps to the position after so many entries, without playing entries. */
  go(n: number): void;
  /** Plays the next entry; returns whether there was one. */
  step(): boolean;
  /** Switches to another viewer. */
  look(viewer: Viewer): void;
}

export const recordTable = (record: OpenRecord, laid: TableSetup, first: Viewer): RecordTable => {
  const listeners = new Set<(heard: HeardEntry) => void>();
  let viewer = first;
  const sightAt = (n: number): TableSight => {
    const { view, waiting, departures, outcome } = record.at(n, viewer);
    return {
      match: `record ${record.commitment}`,
      version: n,
      laid,
      viewer,
      holder: viewer,
      view,
      moves: [],
      waiting,
      departures,
      entries: n,
      canTakeBack: false,
      commitment: record.commitment,
      ...(outcome !== undefined && { outcome, seed: record.record.seed }),
    };
  };
  const sight = signal(sightAt(0));
  const within = (n: number): number => Math.max(0, Math.min(record.length, n));
  const onlyWatched = async () => refuse("watching", "this match is only watched");
  return {
    length: record.length,
    address: signal(""),
    sight,
    unsaved: signal(undefined),
    taken: signal(false),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go(n) {
      sight.value = sightAt(within(n));
    },
    step() {
      const n = sight.peek().entries + 1;
      if (n > record.length) return false;
      const { by, facts, move } = record.at(n, viewer);
      const after = sightAt(n);
      const heard: HeardEntry = { n, by: by ?? "host", facts, sight: after, ...(move !== undefined && { move }) };
      for (const listener of listeners) listener(heard);
      sight.value = after;
      return true;
    },
    look(next) {
      viewer = next;
      sight.value = sightAt(sight.peek().entries);
    },
    play: onlyWatched,
    resign: onlyWatched,
    record: onlyWatched,
    file: onlyWatched,
    can: {},
    close: () => listeners.clear(),
  };
};
