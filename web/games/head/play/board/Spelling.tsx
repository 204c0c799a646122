/** A whole word being spelled: shown letters stay, blanks fill in order. */
import { blank } from "@turnlight/games/head";
import { useEffect, useRef } from "preact/hooks";
import { Button, CheckIcon, CloseIcon, EraseIcon, IconButton } from "../../shared.ts";
import { words } from "../../words/play.ts";
import { composed, type Spelling as Spelled } from "../spelling.ts";
import type { Hunter } from "../useHunter.ts";

interface SpellingProps {
  readonly hunter: Hunter;
  readonly spelling: Spelled;
  /** How many words there are: the spelling takes the place of their rows. */
  readonly rows: number;
}

export const Spelling = ({ hunter, spelling, rows }: SpellingProps) => {
  const group = useRef<HTMLElement>(null);
  const texts = words.value;
  const word = composed(spelling);
  const next = word.indexOf(blank);
  // Keys work from anywhere; the focus is for screen readers.
  useEffect(() => group.current?.focus(), [spelling.row]);
  return (
    <section
      ref={group}
      class="hunt-spelling panel-words"
      tabIndex={-1}
      aria-label={texts.typeWord(spelling.row)}
      style={{ "--rows": rows }}
    >
      <IconButton icon={CloseIcon} label={texts.cancel} onPress={hunter.drop} />
      <span class="hunt-tiles" aria-hidden="true">
        {[...word].map((letter, at) => {
          const fixed = spelling.pattern[at] !== blank;
          const state = fixed ? "known" : letter === blank ? "open" : "typed";
          return (
            <i
              key={at}
              class={`hunt-tile ${state}${at === next ? " next" : ""}`}
              data-letter={letter === blank ? "" : letter}
            />
          );
        })}
      </span>
      <IconButton icon={EraseIcon} label={texts.erase} disabled={spelling.typed === ""} onPress={hunter.erase} />
      <Button icon={CheckIcon} disabled={next >= 0} onPress={hunter.accept}>
        {texts.accept}
      </Button>
    </section>
  );
};
