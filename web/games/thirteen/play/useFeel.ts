/** What makes a score feel like one: the points on their way to the bar, the glow, the shake, the rising pitch. */
import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { type Category, target } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import type { ScreenProps } from "../../screen.ts";
import { reducedMotion, sound } from "../shared.ts";
import { factIn, runIn } from "./run.ts";

interface Fresh {
  readonly category: Category;
  readonly points: number;
  /** 0 ordinary … 3 huge, by its share of the target. */
  readonly might: number;
}

export interface Feel {
  /** Points told of but not yet in the sight. */
  readonly gained: ReadonlySignal<number>;
  readonly fresh: ReadonlySignal<Fresh | undefined>;
  /** Counts shakes; each new number is one. */
  readonly shakes: Signal<number>;
}

/** Shares of the target from which a score is big, bigger, huge. */
const mights = [0.1, 0.2, 0.35];
const mightOf = (points: number, goal: number): number => mights.filter((share) => points >= share * goal).length;

/** Between two ticks of a score that counts up. */
const tickEvery = 60;

const countUp = (might: number): void => {
  for (let tick = 0; tick <= 2 * might; tick++)
    setTimeout(() => sound.play("tick", { lift: 2 * tick, strength: 0.7 }), tick * tickEvery);
};

export const useFeel = ({ sight, fact, busy }: Pick<ScreenProps, "sight" | "fact" | "busy">): Feel => {
  const told = useSignal<{ readonly entries: number; readonly points: number; readonly fresh?: Fresh }>({
    entries: -1,
    points: 0,
  });
  const shakes = useSignal(0);
  const gained = useSignal(0);
  const fresh = useSignal<Fresh | undefined>(undefined);
  // Several facts may come before the next picture; each has to be felt.
  useEffect(
    () =>
      fact.subscribe((heard) => {
        const now = factIn(heard);
        const { entries, view } = sight.peek();
        const state = runIn(view);
        if (state === undefined || (now?.kind !== "scored" && now?.kind !== "bonus")) return;
        const before = told.peek().entries === entries ? told.peek() : { entries, points: 0 };
        const might = mightOf(now.total, target(state));
        told.value = {
          ...before,
          points: before.points + now.total,
          ...(now.kind === "scored" && { fresh: { category: now.category, points: now.total, might } }),
        };
        countUp(might);
        if (might >= 2 && !reducedMotion.peek()) {
          shakes.value += 1;
          navigator.vibrate?.(might * 20);
        }
      }),
    [sight, fact, told, shakes],
  );
  useSignalEffect(() => {
    const now = told.value;
    const since = sight.value.entries - now.entries;
    const performing = since === 0 && busy.value;
    gained.value = performing ? now.points : 0;
    fresh.value = performing || since === 1 ? now.fresh : undefined;
  });
  return { gained, fresh, shakes };
};
