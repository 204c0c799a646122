/** Keys of the keyboard, wherever the focus is. */
import { useLayoutEffect, useRef } from "preact/hooks";

const isWithin = (target: EventTarget | null, places: string): boolean =>
  target instanceof HTMLElement && target.closest(places) !== null;

const fields = "input, textarea, select, [contenteditable]";

export const isTyping = (target: EventTarget | null): boolean => isWithin(target, fields);

/** A field or a dialog has keys of its own. */
export const isInOtherControl = (target: EventTarget | null): boolean => isWithin(target, `${fields}, dialog`);

/** Hears every key from the moment on at which this can be seen, so that none comes too early. */
export const useKeyPress = (press: (event: KeyboardEvent) => void, isOn = true): void => {
  const latest = useRef(press);
  latest.current = press;
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const hear = (event: KeyboardEvent): void => latest.current(event);
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [isOn]);
};
