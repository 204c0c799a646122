/** A table with all that shows it: the game's screen and words, and the queue that performs what is told. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { BaseFact } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import type { FactWords } from "../../games/facts.ts";
import { pageOf } from "../../games/index.ts";
import type { ScreenProps } from "../../games/screen.ts";
import type { Localized } from "../../language/language.ts";
import type { RefusalWords } from "../../language/texts/refusal-said.ts";
import { type Pace, type Queue, queueOf } from "../../match/queue.ts";
import type { Table, TableSnapshot } from "../../match/table.ts";
import { sound } from "../../sound/index.ts";
import { PlainScreen } from "./PlainScreen.tsx";

/** What a fact takes at normal speed when the game's screen does not say: long enough to be seen. */
const glance = 220;

export interface Stage<T extends Table = Table> {
  readonly table: T;
  readonly queue: Queue;
  readonly fact: Signal<BaseFact | undefined>;
  readonly Screen: ComponentType<ScreenProps>;
  /** The game's own words for what it refuses. */
  readonly refusals: Localized<RefusalWords> | undefined;
  /** Sentences for what happens. */
  readonly facts: Localized<FactWords> | undefined;
  close(): void;
}

/** No screen knows an end without a result: it shows the board as it was left, and the frame says how it ended. */
export const forScreen = (sight: TableSnapshot): TableSnapshot => {
  const { outcome, ...rest } = sight;
  return outcome?.stopped === true ? { ...rest, moves: [], waiting: [] } : sight;
};

/** `told` where every fact is wanted in words; else only a game without a screen of its own brings them. */
export const openStage = async <T extends Table>(
  table: T,
  tempo: ReadonlySignal<Pace>,
  { told }: { readonly told: boolean },
): Promise<Stage<T>> => {
  const card = pageOf(table.sight.value.laid.game);
  const [screen, own, words] = await Promise.all([
    card?.screen?.(),
    card?.refusals?.(),
    told || card?.screen === undefined ? card?.facts() : undefined,
  ]);
  const fact = signal<BaseFact | undefined>(undefined);
  const queue = queueOf(
    table,
    tempo,
    (now, { by }) => {
      fact.value = now;
      const sounds = card?.sounds[now.kind] ?? (by === "chance" ? "dice" : "tap");
      if (card?.quiet?.includes(now.kind) !== true) sound.play(typeof sounds === "function" ? sounds(now) : sounds);
      const time = card?.times?.[now.kind] ?? glance;
      return typeof time === "function" ? time(now) : time;
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
