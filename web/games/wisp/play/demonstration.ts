/** A solution demonstrated on the board step by step, without playing it in the match. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Direction, WispState } from "@turnlight/games/wisp";
import { foresee } from "./preview.ts";

export interface Walking {
  readonly line: readonly Direction[];
  readonly taken: number;
  readonly playing: boolean;
}

export interface Demonstration {
  readonly walking: ReadonlySignal<Walking | undefined>;
  /** What the board shows instead of the match. */
  readonly state: ReadonlySignal<WispState | undefined>;
  begin(from: WispState, line: readonly Direction[], playing: boolean): void;
  step(): void;
  play(playing: boolean): void;
  stop(): void;
}

/** Milliseconds between two steps of a demonstration. */
const restBetweenSteps = 620;

export const demonstration = (): Demonstration => {
  const walking = signal<Walking | undefined>(undefined);
  const start = signal<WispState | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const state = computed(() => {
    const walk = walking.value;
    if (walk === undefined || start.value === undefined) return undefined;
    return walk.line.slice(0, walk.taken).reduce((now, move) => foresee(now, move).after, start.value);
  });
  const walkOn = () => {
    clearTimeout(timer);
    const walk = walking.peek();
    if (walk?.playing === true && walk.taken < walk.line.length) timer = setTimeout(step, restBetweenSteps);
  };
  const step = () => {
    const walk = walking.peek();
    if (walk === undefined || walk.taken >= walk.line.length) return;
    walking.value = { ...walk, taken: walk.taken + 1 };
    walkOn();
  };
  return {
    walking,
    state,
    begin(from, line, playing) {
      start.value = from;
      walking.value = { line, taken: 0, playing };
      step();
    },
    step,
    play(playing) {
      const walk = walking.peek();
      if (walk === undefined) return;
      walking.value = { ...walk, playing };
      walkOn();
    },
    stop() {
      clearTimeout(timer);
      walking.value = undefined;
    },
  };
};
