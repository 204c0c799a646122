/** Effects of a score: its parts one after the other with a rising pitch, the growing bar, the shake. */
import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { type BoxScore, type Category, previewBox, target, usualBook } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { pace, reducedMotion, sound } from "../shared.ts";
import { type Beat, beatsOf } from "./beats.ts";
import type { RunScreenProps } from "./run.ts";
import { showTime } from "./showtime.ts";

interface Fresh {
  readonly category: Category;
  readonly points: number;
  /** 0 ordinary … 3 huge, by its share of the target. */
  readonly might: number;
}

/** A score being performed: all of its beats, and the current one. */
export interface Show {
  readonly category: Category;
  readonly beats: readonly Beat[];
  readonly at: number;
}

export interface Feel {
  /** Points of performed facts that are not yet in the sight. */
  readonly gained: ReadonlySignal<number>;
  readonly fresh: ReadonlySignal<Fresh | undefined>;
  readonly show: ReadonlySignal<Show | undefined>;
  /** A counter; each change triggers a shake. */
  readonly shakes: Signal<number>;
}

/** Shares of the target from which a score is big, bigger, huge. */
const mights = [0.1, 0.2, 0.35];
const mightOf = (points: number, goal: number): number => mights.filter((share) => points >= share * goal).length;

/** The share of a score's time in which its beats play; the last one stays for the rest. */
const beatsTake = 0.75;

/** Plays beats one after the other, or all at once under reduced motion. Returns a function that stops it. */
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
  /** Points of the facts before the current one. */
  readonly before: number;
  readonly now: number;
  readonly fresh?: Fresh;
}

export const useFeel = ({ sight, fact, busy }: Pick<RunScreenProps, "sight" | "fact" | "busy">): Feel => {
  const input = useSignal<FeelInput>({ entries: -1, before: 0, now: 0 });
  const shakes = useSignal(0);
  const gained = useSignal(0);
  const fresh = useSignal<Fresh | undefined>(undefined);
  const show = useSignal<Show | undefined>(undefined);
  // Several facts may arrive before the next render; each needs its effect.
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
    const stopListening = fact.subscribe((now) => {
      const { entries, view: state } = sight.peek();
      if (now?.kind !== "scored" && now?.kind !== "bonus") return;
      stop();
      const was = input.peek().entries === entries ? input.peek() : { entries, before: 0, now: 0 };
      const before = was.before + was.now;
      if (now.kind === "bonus") {
        shake(now, target(state));
        show.value = undefined;
        input.value = { ...was, before, now: now.total };
        return;
      }
      const { category } = now;
      const beats = beatsOf(previewBox(usualBook, state, category));
      input.value = { entries, before, now: 0 };
      stop = performed(beats, showTime(now) * pace.peek().factor, (at) => {
        show.value = { category, beats, at };
        const isLast = at === beats.length - 1;
        const might = isLast ? shake(now, target(state)) : 0;
        input.value = {
          ...input.peek(),
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
  }, [sight, fact, busy, input, show, shakes]);
  useSignalEffect(() => {
    const now = input.value;
    const since = sight.value.entries - now.entries;
    const performing = since === 0 && busy.value;
    gained.value = performing ? now.before + now.now : 0;
    fresh.value = performing || since === 1 ? now.fresh : undefined;
  });
  return { gained, fresh, show, shakes };
};
