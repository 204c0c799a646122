/** A table with everything that renders it: the game's screen and texts, and the queue that plays back facts. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { BaseFact } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import type { FactWords } from "../../games/facts.ts";
import { pageOf } from "../../games/pages.ts";
import type { ScreenProps } from "../../games/screen.ts";
import type { Localized } from "../../language/catalogue.ts";
import type { RefusalWords } from "../../language/texts/refusal-said.ts";
import { type Pace, type Queue, queueOf } from "../../match/queue.ts";
import type { Table, TableSight } from "../../match/table.ts";
import { sound } from "../../sound/index.ts";
import { performanceOf } from "./fact-performance.ts";
import { PlainScreen } from "./PlainScreen.tsx";

export interface Stage<T extends Table = Table> {
  readonly table: T;
  readonly queue: Queue;
  readonly fact: Signal<BaseFact | undefined>;
  readonly Screen: ComponentType<ScreenProps>;
  /** The game's own refusal texts. */
  readonly refusals: Localized<RefusalWords> | undefined;
  /** Sentences for what happens. */
  readonly facts: Localized<FactWords> | undefined;
  close(): void;
}

/** Screens do not handle an end without a result: they get the board as it was, and the frame says how it ended. */
export const forScreen = (sight: TableSight): TableSight => {
  const { outcome, ...rest } = sight;
  return outcome?.stopped === true ? { ...rest, moves: [], waiting: [] } : sight;
};

/** `told` loads sentences for every fact; otherwise only games whose screen does not announce facts itself load them. */
export const openStage = async <T extends Table>(
  table: T,
  tempo: ReadonlySignal<Pace>,
  { told }: { readonly told: boolean },
): Promise<Stage<T>> => {
  const card = pageOf(table.sight.value.laid.game);
  const [screen, own, words] = await Promise.all([
    card?.screen?.(),
    card?.refusals?.(),
    told || card?.announcesItself !== true ? card?.facts() : undefined,
  ]);
  const fact = signal<BaseFact | undefined>(undefined);
  const queue: Queue = queueOf(
    table,
    tempo,
    (now, { by }, before) => {
      fact.value = now;
      const { effect, time } = performanceOf(card, now, by);
      if (effect !== undefined) sound.play(effect);
      return screen?.lasts?.(now, before.view, before) ?? time;
    },
    screen?.thinks ?? card?.thinks,
    ({ sight: { view } }) => card?.hurry?.(view) ?? 1,
  );
  return {
    table,
    queue,
    fact,
    Screen: screen?.Screen ?? PlainScreen,
    refusals: own?.refusals,
    facts: words?.facts,
    close() {
      queue.close();
      table.close();
    },
  };
};
