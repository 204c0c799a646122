/** Lets the physical keyboard spell, wherever the focus is, unless somebody types into a field or a dialog is open. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { spelledBy } from "./letterLayouts.ts";

export interface LetterKeys {
  readonly onLetter: (letter: string) => void;
  readonly onErase?: (() => void) | undefined;
  readonly onEnter?: (() => void) | undefined;
  /** Switched off while the keys belong to something else. */
  readonly active?: boolean;
}

/** Fields eat letters; Enter on a button presses that button. */
const isTaken = ({ target, key }: KeyboardEvent): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("input, textarea, select, [contenteditable]") !== null) return true;
  return key === "Enter" && target.closest("button, a, summary, [role=gridcell]") !== null;
};

export const useLetterKeys = (keys: LetterKeys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  const active = keys.active ?? true;
  useLayoutEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (isTaken(event) || document.querySelector("dialog[open]") !== null) return;
      const spelled = spelledBy(event.key);
      if (spelled === undefined || (event.repeat && spelled.kind !== "erase")) return;
      const { onLetter, onErase, onEnter } = latest.current;
      if (spelled.kind === "letter") onLetter(spelled.letter);
      else if (spelled.kind === "erase") onErase?.();
      else onEnter?.();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [active]);
};
