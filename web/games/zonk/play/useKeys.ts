/** The keyboard at the table. Dice have the tray's own keys, 1 to 6. */
import { useEffect, useRef } from "preact/hooks";

type Keys = Readonly<Record<string, (() => void) | undefined>>;

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest("dialog") !== null);

/** Enter presses the button that has the focus, if one has. */
const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("button, a") !== null;

export const useKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || isTaken(event.target)) return;
      const key = event.key.toLowerCase();
      if ((key === "enter" || key === " ") && isOnButton(event.target)) return;
      const act = latest.current[key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
};
