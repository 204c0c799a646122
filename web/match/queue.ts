/**
 * Plays facts in order. A screen performs each fact and returns how long it takes; a tap skips to the end, a new match
 * cancels, and what the screen shows (`shown`) is updated only when the facts before it have been played.
 */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { BaseFact } from "@turnlight/kernel";
import type { HeardEntry, Table, TableSight } from "./table.ts";
import { pauseBefore, type ThinkTime } from "./think-time.ts";

/** Plays one fact, beside the position that is still shown; returns its duration in milliseconds at normal speed. */
export type Perform = (fact: BaseFact, heard: HeardEntry, before: TableSight) => number;

export interface Pace {
  /** 0 plays everything at once. */
  readonly factor: number;
}

/** A bot's pause before its move in milliseconds: the same range for every move, or computed from what it saw. */
export type Thinks = ThinkTime | ((before: TableSight, heard: HeardEntry) => number);

const usualThinkTime: Thinks = [500, 1100];

export interface Queue {
  readonly shown: ReadonlySignal<TableSight>;
  /** Whether something is still being played. */
  readonly busy: ReadonlySignal<boolean>;
  /** The bot whose pause is being played. */
  readonly thinking: ReadonlySignal<number | undefined>;
  /** The entry being played, or the last one. */
  readonly entry: ReadonlySignal<HeardEntry | undefined>;
  /** Skips to the end; while the queue is held, only to the end of the current fact. */
  skip(): void;
  /**
   * Pauses the queue after the current fact, as while an explanation is read; returns the way to resume. With
   * `untilSkip`, a skip resumes, too.
   */
  hold(how?: { readonly untilSkip: boolean }): () => void;
  close(): void;
}

export const queueOf = (
  table: Table,
  pace: ReadonlySignal<Pace>,
  perform: Perform,
  thinks: Thinks = usualThinkTime,
  hurry: (heard: HeardEntry) => number = () => 1,
): Queue => {
  const shown = signal(table.sight.value);
  const busy = signal(false);
  const thinking = signal<number | undefined>(undefined);
  const entry = signal<HeardEntry | undefined>(undefined);
  let waiting: HeardEntry[] = [];
  let wake: (() => void) | undefined;
  let hurried = false;
  let closed = false;
  /** The active holds, and those who wait for their end. */
  const holds = new Set<{ readonly untilSkip: boolean }>();
  let goOn: (() => void) | undefined;

  /** Resolves after the time given, or at once when somebody skips. */
  const pause = (ms: number): Promise<void> => {
    const wanted = ms * pace.value.factor;
    if (wanted <= 0 || hurried || closed) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wanted);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };

  /** Waits until nothing holds the queue, and ends skipping: what follows is played at its own speed. */
  const released = async (): Promise<void> => {
    while (holds.size > 0 && !closed) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      hurried = false;
    }
  };

  const isBot = (heard: HeardEntry): boolean =>
    typeof heard.by === "number" && heard.sight.laid.sitters[heard.by]?.kind === "bot";

  const playAll = async (): Promise<void> => {
    busy.value = true;
    for (let heard = waiting.shift(); heard !== undefined && !closed; heard = waiting.shift()) {
      if (holds.size > 0) await released();
      if (isBot(heard)) {
        thinking.value = typeof heard.by === "number" ? heard.by : undefined;
        // A function decides about hurrying by itself.
        await pause(
          typeof thinks === "function" ? thinks(shown.value, heard) : hurry(heard) * pauseBefore(heard.n, thinks),
        );
        thinking.value = undefined;
      }
      entry.value = heard;
      for (const [i, fact] of heard.facts.entries()) {
        if (holds.size > 0) {
          // From the second fact on, an explanation is read beside the position it led to.
          if (i > 0) shown.value = heard.sight;
          await released();
        }
        await pause(hurry(heard) * perform(fact, heard, shown.value));
      }
      if (!closed) shown.value = waiting.length === 0 ? table.sight.value : heard.sight;
    }
    batch(() => {
      busy.value = false;
      hurried = false;
      if (!closed) shown.value = table.sight.value;
    });
  };

  const stopListening = table.listen((heard) => {
    waiting.push(heard);
    if (!busy.value) void playAll();
  });
  const stopWatching = table.sight.subscribe((sight) => {
    // A new match or an undo: whatever was still queued is obsolete.
    if (sight.entries < shown.value.entries || sight.commitment !== shown.value.commitment) {
      waiting = [];
      wake?.();
    }
    if (!busy.value) shown.value = sight;
  });

  const skip = (): void => {
    for (const one of holds) if (one.untilSkip) holds.delete(one);
    if (holds.size === 0) {
      hurried = busy.value;
      goOn?.();
    }
    wake?.();
  };
  const hold: Queue["hold"] = ({ untilSkip } = { untilSkip: false }) => {
    const one = { untilSkip };
    holds.add(one);
    return () => {
      holds.delete(one);
      if (holds.size === 0) goOn?.();
    };
  };
  return {
    shown,
    busy,
    thinking,
    entry,
    skip,
    hold,
    close() {
      closed = true;
      goOn?.();
      stopListening();
      stopWatching();
      wake?.();
    },
  };
};
