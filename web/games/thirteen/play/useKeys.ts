/** Keyboard: R rolls, arrows move between boxes; the tray handles the dice's number keys. */
import { isInOtherControl, useKeyPress } from "../shared.ts";

export interface ThirteenKeyActions {
  roll(): void;
  scratch(): void;
  hint(): void;
  undo(): void;
  menu(): void;
}

const deeds: Readonly<Record<string, keyof ThirteenKeyActions>> = {
  r: "roll",
  w: "roll",
  s: "scratch",
  h: "hint",
  u: "undo",
  p: "menu",
  Escape: "menu",
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus among the boxes that can be taken. */
const walk = (step: number): boolean => {
  const open = [...document.querySelectorAll<HTMLButtonElement>(".slot:enabled")];
  if (open.length === 0) return false;
  const at = open.findIndex((slot) => slot.matches(":focus"));
  const next = at < 0 ? (step > 0 ? 0 : open.length - 1) : (at + step + open.length) % open.length;
  open[next]?.focus();
  return true;
};

/** Off for spectators, whose keys belong to the replay. */
export const useKeys = (isOn: boolean, wishes: ThirteenKeyActions): void => {
  useKeyPress((event) => {
    if (event.altKey || event.metaKey || isInOtherControl(event.target) || event.defaultPrevented) return;
    // A dialog's own keys, also when nothing in it has the focus.
    if (document.querySelector("dialog:modal") !== null) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.ctrlKey) {
      if (key !== "z") return;
      event.preventDefault();
      wishes.undo();
      return;
    }
    const step = steps[key];
    if (step !== undefined) {
      if (walk(step)) event.preventDefault();
      return;
    }
    // Escape closes the tutorial first.
    if (key === "Escape" && document.querySelector(".tutorial-bubble") !== null) return;
    const deed = deeds[key];
    if (deed === undefined || event.repeat) return;
    event.preventDefault();
    wishes[deed]();
  }, isOn);
};
