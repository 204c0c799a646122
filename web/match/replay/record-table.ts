/** A table that plays a record: the screen of a game cannot tell it from a match that is being played, but for what it can do. */
import { signal } from "@preact/signals";
import { refuse, type Viewer } from "@turnlight/kernel";
import type { HeardEntry, Table, TableSetup, TableSnapshot } from "../table.ts";
import type { OpenRecord } from "./open.ts";

export interface RecordTable extends Table {
  /** How many entries the record has. */
  readonly length: number;
  /** Shows the position after so many entries at once; nothing is told. */
  go(n: number): void;
  /** Tells the next entry as it was told then; whether there was one. */
  step(): boolean;
  /** Shows it through other eyes. */
  look(viewer: Viewer): void;
}

export const recordTable = (record: OpenRecord, laid: TableSetup, first: Viewer): RecordTable => {
  const listeners = new Set<(heard: HeardEntry) => void>();
  let viewer = first;
  const sightAt = (n: number): TableSnapshot => {
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
