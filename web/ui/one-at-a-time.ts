/** Treats a double tap as one tap: while an action is pending, no other one is started. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { useMemo } from "preact/hooks";

export interface OneAtATime {
  /** An action is pending. */
  readonly going: ReadonlySignal<boolean>;
  /** Runs the action, unless one is pending already. */
  run<T>(work: () => Promise<T>): Promise<T | undefined>;
}

export const oneAtATime = (): OneAtATime => {
  const going = signal(false);
  return {
    going,
    async run(work) {
      if (going.peek()) return undefined;
      going.value = true;
      try {
        return await work();
      } finally {
        going.value = false;
      }
    },
  };
};

export const useOneAtATime = (): OneAtATime => useMemo(oneAtATime, []);
