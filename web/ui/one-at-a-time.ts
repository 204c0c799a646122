/** A double tap is one tap: while what was asked for is on its way, nothing more is sent. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { useMemo } from "preact/hooks";

export interface OneAtATime {
  /** Something is on its way. */
  readonly going: ReadonlySignal<boolean>;
  /** Does it, unless something is on its way already. */
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
