/** The letter tracker: what is known of each letter. While a word is spelled it is a keyboard, and all keys are white. */
import type { Hunt, WordLanguage } from "@turnlight/games/head";
import { type KeyState, LetterKeyboard, type LetterLayout, settings } from "../../shared.ts";
import { content } from "../../words/content.ts";
import { words } from "../../words/play.ts";
import { layoutFor } from "../layout.ts";
import "./keys.css";

interface LettersProps {
  readonly hunt: Hunt;
  readonly label: string;
  readonly layout: LetterLayout;
  readonly aimed?: string | undefined;
  readonly spelling?: boolean;
  readonly onLetter?: ((letter: string) => void) | undefined;
}

const stateIn =
  ({ known, missed }: Hunt) =>
  (letter: string): KeyState =>
    known.includes(letter) ? "known" : missed.includes(letter) ? "missed" : "unused";

const nothing = () => {};

/** As chosen in the settings; ABC in its flatter form, since a board stands above it. */
export const trackerLayout = (bank: WordLanguage): LetterLayout => {
  const layout = layoutFor(settings.value.keyboard, bank, content.value.keyboard);
  return layout === "abc" ? "nines" : layout;
};

export const Letters = ({ hunt, label, layout, aimed, spelling = false, onLetter }: LettersProps) => (
  <div class="panel-keys">
    <LetterKeyboard
      label={label}
      layout={layout}
      listens={false}
      aimed={aimed}
      disabled={onLetter === undefined}
      stateNames={words.value.key}
      {...(!spelling && { stateOf: stateIn(hunt) })}
      onLetter={onLetter ?? nothing}
    />
  </div>
);
