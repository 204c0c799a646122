/** Shows a turn of the lesson fact by fact, with the sounds and times of a match. */
import { type Signal, useSignal } from "@preact/signals";
import type { WispFact, WispState } from "@turnlight/games/wisp";
import { useEffect, useRef } from "preact/hooks";
import { pace } from "../../../settings/settings.ts";
import { sound } from "../../../sound/index.ts";
import { type BoardPicture, following, shownOf } from "../board/board-picture.ts";
import { page } from "../page.ts";
import type { WispLessonStep } from "./script.ts";

interface Performance {
  readonly shown: Signal<BoardPicture>;
  readonly busy: Signal<boolean>;
  /** Shows a position at once; whatever was being shown ends. */
  show(state: WispState): void;
  /** Shows the facts of a step one after the other, then calls `done`. */
  perform(step: WispLessonStep, done: () => void): void;
  /** Ends what is being shown, as if its time were over. */
  skip(): void;
}

const soundOf = (fact: WispFact) => {
  const named = page.sounds[fact.kind] ?? "tap";
  return typeof named === "function" ? named(fact) : named;
};

const timeOf = (fact: WispFact): number => {
  const time = page.times?.[fact.kind] ?? 0;
  return (typeof time === "function" ? time(fact) : time) * pace.peek().factor;
};

export const usePerformance = (start: WispState): Performance => {
  const shown = useSignal(shownOf(start));
  const busy = useSignal(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useRef<(() => void) | undefined>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    end.current = undefined;
    busy.value = false;
  };
  useEffect(() => stop, []);
  return {
    shown,
    busy,
    show(state) {
      stop();
      shown.value = shownOf(state, shown.peek());
    },
    perform({ facts, after }, done) {
      stop();
      busy.value = true;
      end.current = () => {
        stop();
        shown.value = shownOf(after, shown.peek());
        done();
      };
      const next = ([fact, ...rest]: readonly WispFact[]): void => {
        if (fact === undefined) {
          end.current?.();
          return;
        }
        sound.play(soundOf(fact));
        shown.value = following(shown.peek(), fact);
        timer.current = setTimeout(() => next(rest), timeOf(fact));
      };
      next(facts);
    },
    skip: () => end.current?.(),
  };
};
