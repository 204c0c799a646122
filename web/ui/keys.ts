/** Keyboard shortcuts that work wherever the focus is. */
import { useLayoutEffect, useRef } from "preact/hooks";

const isWithin = (target: EventTarget | null, places: string): boolean =>
  target instanceof HTMLElement && target.closest(places) !== null;

const fields = "input, textarea, select, [contenteditable]";

export const isTyping = (target: EventTarget | null): boolean => isWithin(target, fields);

/** Fields and dialogs handle their own keys. */
export const isInOtherControl = (target: EventTarget | null): boolean => isWithin(target, `${fields}, dialog`);

/** Listens from the layout effect on, so that no key is missed once the component is visible. */
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
