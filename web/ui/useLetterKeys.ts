/** Letter input by the physical keyboard, wherever the focus is, unless a field has it or a dialog is open. */
import { isTyping, useKeyPress } from "./keys.ts";
import { spelledBy } from "./letter-layouts.ts";

export interface LetterKeys {
  readonly onLetter: (letter: string) => void;
  readonly onErase?: (() => void) | undefined;
  readonly onEnter?: (() => void) | undefined;
  /** Switched off while the keys belong to something else. */
  readonly active?: boolean;
}

/** Fields take letters; Enter on a button presses that button. */
const isTaken = ({ target, key }: KeyboardEvent): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (isTyping(target)) return true;
  return key === "Enter" && target.closest("button, a, summary, [role=gridcell]") !== null;
};

export const useLetterKeys = (keys: LetterKeys): void => {
  const { onLetter, onErase, onEnter, active = true } = keys;
  useKeyPress((event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (isTaken(event) || document.querySelector("dialog[open]") !== null) return;
    const spelled = spelledBy(event.key);
    if (spelled === undefined || (event.repeat && spelled.kind !== "erase")) return;
    if (spelled.kind === "letter") onLetter(spelled.letter);
    else if (spelled.kind === "erase") onErase?.();
    else if (onEnter !== undefined) {
      // Else the same press would also press whatever has the focus by then.
      event.preventDefault();
      onEnter();
    }
  }, active);
};
