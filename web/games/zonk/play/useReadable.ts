/** Holds each text until it could be read, before the next one takes its place. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { pace } from "../shared.ts";
import { readingTime } from "./durations.ts";

/** A change that keeps the text shows at once. */
export const useReadable = <T>(value: T | undefined, textOf: (value: T) => string): ReadonlySignal<T | undefined> => {
  const shown = useSignal(value);
  const readAt = useRef(0);
  const text = value === undefined ? "" : textOf(value);
  useEffect(() => {
    const show = (): void => {
      shown.value = value;
      readAt.current = performance.now() + readingTime(text) * pace.peek().factor;
    };
    const before = shown.peek();
    if (before !== undefined && textOf(before) === text) {
      shown.value = value;
      return;
    }
    const left = readAt.current - performance.now();
    if (left <= 0 || pace.peek().factor === 0) return show();
    const timer = setTimeout(show, left);
    return () => clearTimeout(timer);
  }, [text, value === undefined]);
  return shown;
};
