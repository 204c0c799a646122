/**
 * An on-screen keyboard for letters. A letter's state is shown by shape and glyph as well as by colour: known is round
 * with a tick, near has a dot, missed is sunken and struck out, held is barred.
 */
import "./LetterKeyboard.css";
import { EnterIcon, EraseIcon } from "./icons.tsx";
import { type LetterLayout, letterLayouts } from "./letter-layouts.ts";
import { useLetterKeys } from "./useLetterKeys.ts";
import { words } from "./words.ts";

export type KeyState = "unused" | "known" | "near" | "missed" | "held";

export interface LetterKeyboardProps {
  readonly layout: LetterLayout;
  readonly onLetter: (letter: string) => void;
  /** Without it there is no erase key. */
  readonly onErase?: () => void;
  readonly onEnter?: () => void;
  /** What Enter does, as a verb. */
  readonly enterLabel?: string;
  readonly stateOf?: (letter: string) => KeyState;
  /** The game's names for the states of a letter. */
  readonly stateNames?: Readonly<Record<KeyState, string>>;
  /** The letter that was chosen, but not played yet. */
  readonly aimed?: string | undefined;
  readonly label?: string;
  readonly disabled?: boolean;
  /** Whether the physical keyboard works, too. */
  readonly listens?: boolean;
}

const glyphs: Readonly<Record<KeyState, string>> = { unused: "", known: "✓", near: "•", missed: "✕", held: "–" };

export const LetterKeyboard = (props: LetterKeyboardProps) => {
  const { layout, onLetter, onErase, onEnter, enterLabel, stateOf, disabled = false, listens = true } = props;
  const { stateNames = words.value.keyStates, aimed, label = words.value.keyboard } = props;
  const isHeld = (letter: string) => stateOf?.(letter) === "held";
  const spell = (letter: string) => {
    if (!isHeld(letter)) onLetter(letter);
  };
  useLetterKeys({ onLetter: spell, onErase, onEnter, active: listens && !disabled });

  const labels = words.value;
  const rows: readonly string[] = letterLayouts[layout];
  const last = rows.length - 1;
  return (
    <fieldset class={`letter-keys ${layout}`} aria-label={label} disabled={disabled}>
      {rows.map((row, at) => (
        <div key={row} class="letter-row">
          {at === last && onEnter && (
            <button type="button" class="key action enter" aria-label={enterLabel ?? labels.enter} onClick={onEnter}>
              <EnterIcon />
              {enterLabel && <span class="key-word">{enterLabel}</span>}
            </button>
          )}
          {[...row].map((letter) => {
            const state = stateOf?.(letter) ?? "unused";
            return (
              <button
                key={letter}
                type="button"
                class={`key ${state}${letter === aimed ? " aimed" : ""}`}
                aria-label={stateOf === undefined ? letter : `${letter}, ${stateNames[state]}`}
                aria-disabled={state === "held"}
                onClick={() => spell(letter)}
              >
                {letter}
                <span class="key-glyph" aria-hidden="true">
                  {glyphs[state]}
                </span>
              </button>
            );
          })}
          {at === last && onErase && (
            <button type="button" class="key action erase" aria-label={labels.erase} onClick={onErase}>
              <EraseIcon />
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
};
