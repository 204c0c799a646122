/** Plays an alternative out on the board, move by move, and then shows the position again. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { reducedMotion } from "../../settings/settings.ts";

/** Milliseconds a move, and how long the last position stands. */
const pace = 300;
const rest = 1200;

export interface PlayOut {
  /** How many moves have been played; undefined while nothing plays. */
  readonly at: number | undefined;
  start(moves: number): void;
  stop(): void;
}

export const usePlayOut = (): PlayOut => {
  const playing = useSignal<{ readonly at: number; readonly of: number } | undefined>(undefined);
  useEffect(() => {
    const now = playing.value;
    if (now === undefined) return undefined;
    const isLast = now.at >= now.of;
    const timer = setTimeout(
      () => {
        playing.value = isLast ? undefined : { ...now, at: now.at + 1 };
      },
      isLast ? rest : pace,
    );
    return () => clearTimeout(timer);
  }, [playing.value]);
  return {
    at: playing.value?.at,
    start(moves) {
      // Without motion the end of the line is shown at once.
      if (moves > 0) playing.value = { at: reducedMotion.peek() ? moves : 1, of: moves };
    },
    stop() {
      playing.value = undefined;
    },
  };
};
