/** A whole word being spelled: shown letters stay, blanks fill in order. */
import { blank } from "@turnlight/games/head";
import { useEffect, useRef } from "preact/hooks";
import { Button, CheckIcon, CloseIcon, EraseIcon, IconButton } from "../../house.ts";
import { composed, type Spelling as Spelled } from "../spelling.ts";
import type { Hunter } from "../useHunter.ts";
import { words } from "../words.ts";

export const Spelling = ({ hunter, spelling }: { readonly hunter: Hunter; readonly spelling: Spelled }) => {
  const group = useRef<HTMLFieldSetElement>(null);
  const said = words.value;
  const word = composed(spelling);
  const next = word.indexOf(blank);
  // Keys spell from anywhere; the focus says to an ear where one is.
  useEffect(() => group.current?.focus(), [spelling.row]);
  return (
    <fieldset ref={group} class="hunt-spelling panel-words" tabIndex={-1} aria-label={said.typeWord(spelling.row)}>
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
    </fieldset>
  );
};
