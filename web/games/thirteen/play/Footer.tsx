/** The roll button with a pip for each roll, and the consumables beside it. */
import { type RunState, rollsLeft, rollsOf, usualBook } from "@turnlight/games/thirteen";
import type { RefObject } from "preact";
import { nameOf } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { words } from "../words/words.ts";
import "./controls.css";

interface FooterProps {
  readonly state: RunState;
  readonly canRoll: boolean;
  readonly rollKey: RefObject<HTMLButtonElement | null>;
  canUse(item: string): boolean;
  onRoll(): void;
  onUse(item: string): void;
}

const Pips = ({ left, of }: { readonly left: number; readonly of: number }) => (
  <span class="pips" aria-hidden="true">
    {Array.from({ length: Math.max(of, left) }, (_, i) => (
      <i key={`pip ${i + 1}`} class={i < left ? "pip" : "pip used"} />
    ))}
  </span>
);

const Pocket = ({ state, canUse, onUse }: Pick<FooterProps, "state" | "canUse" | "onUse">) => (
  <div class="pocket">
    {state.pocket.map((item, i) => (
      <button
        key={`${item} ${i + 1}`}
        type="button"
        class="pocket-item"
        aria-label={words.value.keys.use(nameOf(item))}
        title={nameOf(item)}
        onClick={() => onUse(item)}
        aria-disabled={!canUse(item)}
      >
        <Glyph item={item} />
      </button>
    ))}
  </div>
);

export const Footer = ({ state, canRoll, rollKey, canUse, onRoll, onUse }: FooterProps) => {
  const texts = words.value.keys;
  const left = rollsLeft(usualBook, state);
  const all = rollsOf(usualBook, state) + state.sheet.tokens;
  return (
    <footer class="controls" data-keys="">
      <button
        ref={rollKey}
        type="button"
        class="slab gold roll"
        aria-disabled={!canRoll}
        aria-label={`${texts.roll}, ${texts.rollsLeft(left)}`}
        onClick={onRoll}
      >
        <Pips left={left} of={all} />
        <span class="roll-word">{texts.roll}</span>
      </button>
      {state.pocket.length > 0 && <Pocket state={state} canUse={canUse} onUse={onUse} />}
    </footer>
  );
};
