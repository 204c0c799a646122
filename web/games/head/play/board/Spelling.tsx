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
  /** How many words there are: it stands where they stood. */
  readonly rows: number;
}

export const Spelling = ({ hunter, spelling, rows }: SpellingProps) => {
  const group = useRef<HTMLElement>(null);
  const said = words.value;
  const word = composed(spelling);
  const next = word.indexOf(blank);
  // Keys spell from anywhere; the focus says to an ear where one is.
  useEffect(() => group.current?.focus(), [spelling.row]);
  return (
    <section
      ref={group}
      class="hunt-spelling panel-words"
      tabIndex={-1}
      aria-label={said.typeWord(spelling.row)}
      style={{ "--rows": rows }}
    >
      <IconButton icon={CloseIcon} label={said.cancel} onPress={hunter.drop} />
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
      <IconButton icon={EraseIcon} label={said.erase} disabled={spelling.typed === ""} onPress={hunter.erase} />
      <Button icon={CheckIcon} disabled={next >= 0} onPress={hunter.accept}>
        {said.accept}
      </Button>
    </section>
  );
};
