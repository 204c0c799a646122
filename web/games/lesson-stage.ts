/** What a lesson's screen is given: the table's queue, and the fact being performed with its sound and duration. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { BaseFact } from "@turnlight/kernel";
import { useEffect, useMemo } from "preact/hooks";
import type { StagedTable } from "../match/lesson/staged-table.ts";
import { type Queue, queueOf, type Thinks } from "../match/queue.ts";
import type { TableSight } from "../match/table.ts";
import { pace } from "../settings/settings.ts";
import { sound } from "../sound/index.ts";
import type { GamePage } from "./page.ts";

/** Milliseconds at normal speed, where the game sets no time. */
const glance = 220;

/** What one step of a lesson says: the thing to do, and why. */
export interface LessonNote {
  readonly title: string;
  readonly about: string;
}

interface LessonStage<View, Fact extends BaseFact> {
  readonly table: StagedTable<View, Fact>;
  readonly queue: Queue;
  readonly sight: ReadonlySignal<TableSight<View>>;
  readonly fact: ReadonlySignal<Fact | undefined>;
}

interface LessonShow<View, Fact extends BaseFact> {
  readonly page: Pick<GamePage, "sounds" | "quiet" | "times">;
  /** The duration of a fact where it depends on the position. */
  lasts?(fact: Fact, before: TableSight<View>): number | undefined;
  readonly thinks?: Thinks;
}

/** The table is made once, when the lesson is opened. */
export const useLessonStage = <View, Fact extends BaseFact>(
  open: () => StagedTable<View, Fact>,
  { page, lasts, thinks }: LessonShow<View, Fact>,
): LessonStage<View, Fact> => {
  const stage = useMemo(() => {
    const table = open();
    const performed = signal<BaseFact | undefined>(undefined);
    const queue = queueOf(
      table,
      pace,
      (now, _heard, before) => {
        performed.value = now;
        const named = page.sounds[now.kind] ?? "tap";
        if (page.quiet?.includes(now.kind) !== true) sound.play(typeof named === "function" ? named(now) : named);
        const time = page.times?.[now.kind] ?? glance;
        // A table's queue plays its own game's facts and views, here and below.
        return lasts?.(now as Fact, before as TableSight<View>) ?? (typeof time === "function" ? time(now) : time);
      },
      thinks,
    );
    return {
      table,
      queue,
      sight: queue.shown as ReadonlySignal<TableSight<View>>,
      fact: performed as ReadonlySignal<Fact | undefined>,
    };
  }, []);
  useEffect(
    () => () => {
      stage.queue.close();
      stage.table.close();
    },
    [stage],
  );
  return stage;
};
