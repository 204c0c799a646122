/** The show of a score: each die, each charm with a rising pitch, the result, the upper bonus, and the growing bar. */
import { type ReadonlySignal, type Signal, useComputed, useSignal } from "@preact/signals";
import { type BoxScore, type Category, target } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { pace, reducedMotion, sound } from "../shared.ts";
import type { Beat } from "./beats.ts";
import type { RunScreenProps } from "./run.ts";
import { storyOf, strengthOf } from "./showtime.ts";

interface Fresh {
  readonly category: Category;
  readonly points: number;
  /** 0 ordinary … 3 huge, by its share of the target. */
  readonly strength: number;
}

/** A score being shown: all of its beats and the current one; once that is past the last, the result. */
export interface Show extends Fresh {
  readonly beats: readonly Beat[];
  readonly at: number;
}

/** The charm that is adding to the score. */
export const firingIn = (show: Show | undefined): string | undefined => {
  const by = show?.beats[show.at]?.by;
  return typeof by === "object" && "charm" in by ? by.charm : undefined;
};

/** The upper bonus being shown, with the pips that reached it. */
export interface Finale {
  readonly points: number;
  readonly pips: number;
}

export interface Feel {
  /** Points of performed facts that are not yet in the sight. */
  readonly gained: ReadonlySignal<number>;
  readonly fresh: ReadonlySignal<Fresh | undefined>;
  readonly show: ReadonlySignal<Show | undefined>;
  readonly finale: ReadonlySignal<Finale | undefined>;
  /** A counter; each change triggers a shake. */
  readonly shakes: Signal<number>;
}

interface FeelInput {
  readonly entries: number;
  /** Points of the facts before the current one. */
  readonly before: number;
  readonly now: number;
  readonly fresh?: Fresh;
  /** Base pips of the box, for the upper bonus that may follow. */
  readonly pips: number;
}

const nothing: FeelInput = { entries: -1, before: 0, now: 0, pips: 0 };

export const useFeel = ({ sight, fact, busy }: Pick<RunScreenProps, "sight" | "fact" | "busy">): Feel => {
  const input = useSignal<FeelInput>(nothing);
  const shakes = useSignal(0);
  const show = useSignal<Show | undefined>(undefined);
  const finale = useSignal<Finale | undefined>(undefined);
  // Several facts may arrive before the next render; each needs its effect.
  useEffect(() => {
    let timers: readonly ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    };
    const shake = ({ total }: Pick<BoxScore, "total">, goal: number) => {
      const strength = strengthOf(total, goal);
      if (strength < 2 || reducedMotion.peek()) return;
      shakes.value += 1;
      navigator.vibrate?.(strength * 20);
    };
    const stopListening = fact.subscribe((now) => {
      const { entries, view: state } = sight.peek();
      if (now?.kind !== "scored" && now?.kind !== "bonus") return;
      stop();
      const was = input.peek().entries === entries ? input.peek() : { ...nothing, entries };
      const before = was.before + was.now;
      if (now.kind === "bonus") {
        shake(now, target(state));
        show.value = undefined;
        finale.value = { points: now.total, pips: state.sheet.upper + was.pips };
        input.value = { ...was, before, now: now.total };
        return;
      }
      const { category, total: points } = now;
      const { preview, beats, timing, strength } = storyOf(now, state);
      input.value = { entries, before, now: 0, pips: preview.pips };
      finale.value = undefined;
      const beat = (at: number) => {
        show.value = { category, points, strength, beats, at };
        sound.play("tick", { lift: at, strength: 0.7 });
      };
      const slam = () => {
        show.value = { category, points, strength, beats, at: beats.length };
        sound.play("chime", { lift: 2 * strength, strength: 0.6 + 0.2 * strength });
        shake(now, target(state));
        input.value = { ...input.peek(), now: points, fresh: { category, points, strength } };
      };
      const { factor } = pace.peek();
      if (reducedMotion.peek() || factor === 0 || strength === 0) return slam();
      timers = [
        ...timing.starts.map((start, at) => setTimeout(() => beat(at), start * factor)),
        setTimeout(slam, timing.slam * factor),
      ];
    });
    const stopShow = busy.subscribe((is) => {
      if (is) return;
      stop();
      show.value = undefined;
      finale.value = undefined;
    });
    return () => {
      stop();
      stopListening();
      stopShow();
    };
  }, [sight, fact, busy, input, show, finale, shakes]);
  // Computed, not copied: the sight and what is added to it change in one step.
  const gained = useComputed(() => {
    const { entries, before, now } = input.value;
    return busy.value && sight.value.entries === entries ? before + now : 0;
  });
  const fresh = useComputed(() => {
    const { entries, fresh: last } = input.value;
    const since = sight.value.entries - entries;
    return (since === 0 && busy.value) || since === 1 ? last : undefined;
  });
  return { gained, fresh, show, finale, shakes };
};
