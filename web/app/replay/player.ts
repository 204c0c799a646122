/** Plays a record's table: continuously, step by step, or between key moments. */
import { batch, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Viewer } from "@turnlight/kernel";
import type { Queue } from "../../match/queue.ts";
import type { RecordTable } from "../../match/replay/record-table.ts";

export interface ReplayPlayer {
  /** The entry being shown, from 0. */
  readonly n: ReadonlySignal<number>;
  readonly playing: Signal<boolean>;
  readonly speed: Signal<number>;
  readonly viewer: ReadonlySignal<Viewer>;
  /** Shows the position after this many entries at once. */
  go(n: number): void;
  /** Plays back the next entry. */
  forward(): void;
  back(): void;
  /** At the end, starts again from the beginning. */
  toggle(): void;
  /** The key moment before or after this one, where there is one. */
  toMoment(step: 1 | -1): void;
  look(viewer: Viewer): void;
  close(): void;
}

export const replaySpeeds = [0.5, 1, 2, 4] as const;

/** Milliseconds between two entries at normal speed. */
const rest = 350;

interface ReplayPorts {
  readonly table: RecordTable;
  readonly queue: Queue;
  readonly speed: Signal<number>;
  /** The entries of key moments, in order. */
  readonly moments: readonly number[];
  /** Called on a jump, after which the last fact no longer applies. */
  onJump(): void;
}

export const replayPlayer = ({ table, queue, speed, moments, onJump }: ReplayPorts): ReplayPlayer => {
  const n = signal(table.sight.peek().entries);
  const playing = signal(false);
  const viewer = signal(table.sight.peek().holder);
  const stopFollowing = table.sight.subscribe(({ entries }) => {
    n.value = entries;
  });
  const stopPlaying = effect(() => {
    if (!playing.value || queue.busy.value) return undefined;
    if (n.value >= table.length) {
      playing.value = false;
      return undefined;
    }
    const timer = setTimeout(() => table.step(), rest / speed.value);
    return () => clearTimeout(timer);
  });
  const jump = (act: () => void): void =>
    batch(() => {
      playing.value = false;
      queue.skip();
      onJump();
      act();
    });
  const go = (to: number): void => jump(() => table.go(to));
  return {
    n,
    playing,
    speed,
    viewer,
    go,
    forward() {
      playing.value = false;
      queue.skip();
      table.step();
    },
    back: () => go(n.peek() - 1),
    toggle() {
      const on = !playing.peek();
      if (on && n.peek() === table.length) table.go(0);
      playing.value = on;
    },
    toMoment(step) {
      const now = n.peek();
      const next = step > 0 ? moments.find((one) => one > now) : moments.findLast((one) => one < now);
      if (next !== undefined) go(next);
    },
    look(eyes) {
      viewer.value = eyes;
      jump(() => table.look(eyes));
    },
    close() {
      stopPlaying();
      stopFollowing();
    },
  };
};
