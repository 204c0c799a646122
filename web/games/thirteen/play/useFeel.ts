/** What makes a score feel like one: its parts one after the other with a rising pitch, the growing bar, the shake. */
import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { type BoxScore, type Category, previewBox, target, usualBook } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import type { ScreenProps } from "../../screen.ts";
import { pace, reducedMotion, sound } from "../shared.ts";
import { type Beat, beatsOf } from "./beats.ts";
import { factIn, runIn } from "./run.ts";
import { showTime } from "./showtime.ts";

interface Fresh {
  readonly category: Category;
  readonly points: number;
  /** 0 ordinary … 3 huge, by its share of the target. */
  readonly might: number;
}

/** A score on its way: all of its beats, and the one that is heard now. */
export interface Show {
  readonly category: Category;
  readonly beats: readonly Beat[];
  readonly at: number;
}

export interface Feel {
  /** Points told of but not yet in the sight. */
  readonly gained: ReadonlySignal<number>;
  readonly fresh: ReadonlySignal<Fresh | undefined>;
  readonly show: ReadonlySignal<Show | undefined>;
  /** Counts shakes; each new number is one. */
  readonly shakes: Signal<number>;
}

/** Shares of the target from which a score is big, bigger, huge. */
const mights = [0.1, 0.2, 0.35];
const mightOf = (points: number, goal: number): number => mights.filter((share) => points >= share * goal).length;

/** The part of a score's time in which its beats come; the last one stays for the rest. */
const beatsTake = 0.75;

/** Lets beats come one after the other; all at once where nothing may move. Returns the way to stop. */
const performed = (beats: readonly Beat[], time: number, come: (at: number) => void): (() => void) => {
  const last = beats.length - 1;
  if (reducedMotion.peek() || time === 0 || last <= 0) {
    come(Math.max(0, last));
    return () => {};
  }
  const timers = beats.map((_, at) =>
    setTimeout(
      () => {
        come(at);
        sound.play("tick", { lift: 2 * at, strength: 0.7 });
      },
      (at * time * beatsTake) / last,
    ),
  );
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
};

interface FeelInput {
  readonly entries: number;
  /** Points of facts before the one that is shown. */
  readonly before: number;
  readonly now: number;
  readonly fresh?: Fresh;
}

export const useFeel = ({ sight, fact, busy }: Pick<ScreenProps, "sight" | "fact" | "busy">): Feel => {
  const told = useSignal<FeelInput>({ entries: -1, before: 0, now: 0 });
  const shakes = useSignal(0);
  const gained = useSignal(0);
  const fresh = useSignal<Fresh | undefined>(undefined);
  const show = useSignal<Show | undefined>(undefined);
  // Several facts may come before the next picture; each has to be felt.
  useEffect(() => {
    let stop = () => {};
    const shake = (score: BoxScore, goal: number): number => {
      const might = mightOf(score.total, goal);
      if (might >= 2 && !reducedMotion.peek()) {
        shakes.value += 1;
        navigator.vibrate?.(might * 20);
      }
      return might;
    };
    const stopListening = fact.subscribe((heard) => {
      const now = factIn(heard);
      const { entries, view } = sight.peek();
      const state = runIn(view);
      if (state === undefined || (now?.kind !== "scored" && now?.kind !== "bonus")) return;
      stop();
      const was = told.peek().entries === entries ? told.peek() : { entries, before: 0, now: 0 };
      const before = was.before + was.now;
      if (now.kind === "bonus") {
        shake(now, target(state));
        show.value = undefined;
        told.value = { ...was, before, now: now.total };
        return;
      }
      const { category } = now;
      const beats = beatsOf(previewBox(usualBook, state, category));
      told.value = { entries, before, now: 0 };
      stop = performed(beats, showTime(now) * pace.peek().factor, (at) => {
        show.value = { category, beats, at };
        const isLast = at === beats.length - 1;
        const might = isLast ? shake(now, target(state)) : 0;
        told.value = {
          ...told.peek(),
          now: beats[at]?.total ?? 0,
          ...(isLast && { fresh: { category, points: now.total, might } }),
        };
      });
    });
    const stopShow = busy.subscribe((is) => {
      if (is) return;
      stop();
      show.value = undefined;
    });
    return () => {
      stop();
      stopListening();
      stopShow();
    };
  }, [sight, fact, busy, told, show, shakes]);
  useSignalEffect(() => {
    const now = told.value;
    const since = sight.value.entries - now.entries;
    const performing = since === 0 && busy.value;
    gained.value = performing ? now.before + now.now : 0;
    fresh.value = performing || since === 1 ? now.fresh : undefined;
  });
  return { gained, fresh, show, shakes };
};
