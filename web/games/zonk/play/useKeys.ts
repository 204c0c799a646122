/** The table's keyboard shortcuts. The tray handles the dice's keys, 1 to 6. */
import { isInOtherControl, useKeyPress } from "../shared.ts";

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Enter must press the focused button, if any. */
const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("button, a") !== null;

export const useKeys = (keys: Keys): void => {
  useKeyPress((event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || isInOtherControl(event.target)) return;
    const key = event.key.toLowerCase();
    if ((key === "enter" || key === " ") && isOnButton(event.target)) return;
    const act = keys[key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
};
