/** Subscribes to every value of a signal: Preact's effects run once a frame and miss values in between. */
import type { ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Skips the current value; returns the unsubscribe function. */
export const eachFact = <T>(told: ReadonlySignal<T>, hear: (value: T) => void): (() => void) => {
  let isFirst = true;
  return told.subscribe((value) => {
    if (!isFirst) hear(value);
    isFirst = false;
  });
};

export const useEachFact = <T>(told: ReadonlySignal<T> | undefined, hear: (value: T) => void): void => {
  const latest = useRef(hear);
  latest.current = hear;
  useLayoutEffect(() => (told === undefined ? undefined : eachFact(told, (value) => latest.current(value))), [told]);
};
