/** The start screen's state: the choices of last time, and what the store knows. */
import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { withTexts } from "../../../../language/catalogue.ts";
import { useToday } from "../../../../language/useToday.ts";
import { afterPaint } from "../../../../ui/after-paint.ts";
import { go } from "../../shared.ts";
import { offered } from "../halves.ts";
import { isNewcomer } from "../last-game.ts";
import { changeHabits, type HeadPreferences, habits } from "../preferences.ts";
import { usualHabits } from "../preferences-format.ts";
import type { Progress } from "./progress.ts";

const nothing: Progress = { duels: [], day: undefined, streak: 0, unfinished: undefined };

export interface GateState {
  /** False until the store has answered; what was usual is shown until then. */
  readonly isLoaded: ReadonlySignal<boolean>;
  readonly kept: ReadonlySignal<HeadPreferences>;
  readonly progress: ReadonlySignal<Progress>;
  change(changed: Partial<HeadPreferences>): void;
  /** Whether Play starts the guided game. */
  readonly isNew: ReadonlySignal<boolean>;
  /** Starts the guided game for newcomers, else a duel. */
  play(): Promise<void>;
  /** Starts a duel with the choices shown, one's own words already hidden. */
  begin(): Promise<void>;
}

const loadDay = async (): Promise<Progress> => (await import("./progress.ts")).loadProgress();

const load = async (): Promise<readonly [HeadPreferences, Progress]> => {
  await afterPaint();
  const [found, progress] = await Promise.all([habits(), loadDay()]);
  return [offered(found, progress.duels.length), progress];
};

export const useGate = (): GateState => {
  const kept = useSignal<HeadPreferences>(usualHabits);
  const progress = useSignal<Progress>(nothing);
  const isLoaded = useSignal(false);
  /** What was chosen before the store had answered: it wins over what was kept. */
  const early = useRef<Partial<HeadPreferences>>({});
  const loading = useMemo(load, []);
  useEffect(() => {
    void loading.then(([found, known]) => {
      kept.value = { ...found, ...early.current };
      progress.value = known;
      isLoaded.value = true;
    });
  }, [loading]);
  const date = useToday();
  useEffect(() => {
    if (!isLoaded.peek()) return;
    void loadDay().then((known) => {
      progress.value = known;
    });
  }, [date]);
  const isNew = useComputed(() => {
    const { duels, unfinished } = progress.value;
    return isLoaded.value && unfinished === undefined && isNewcomer(kept.value, duels.length);
  });
  const begin = async () => {
    await loading;
    const now = kept.peek();
    const { beginTable } = await withTexts(import("../begin.ts"));
    // Two people at one device hide their own words.
    await beginTable(now, { hidden: now.opponent !== "person" });
  };
  return {
    isLoaded,
    kept,
    progress,
    isNew,
    change(changed) {
      kept.value = { ...kept.peek(), ...changed };
      if (!isLoaded.peek()) early.current = { ...early.current, ...changed };
      void changeHabits(isLoaded.peek() ? kept.peek() : changed);
    },
    async play() {
      await loading;
      if (isNew.peek()) go("/play/head/learn");
      else await begin();
    },
    begin,
  };
};
