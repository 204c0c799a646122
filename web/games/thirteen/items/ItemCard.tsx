/** An item as a card: its picture, name, effect and kind. Rarity is the frame's shape as well as its colour. */
import type { Item, RunState } from "@turnlight/games/thirteen";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { reducedMotion } from "../shared.ts";
import { words } from "../words/words.ts";
import { aboutOf, nameOf, rarityOf } from "./describe.ts";
import { Glyph } from "./Glyph.tsx";
import "./items.css";

interface ItemCardProps {
  readonly item: Item;
  readonly state?: RunState;
  readonly quiet?: boolean;
  /** Overrides name and description where one card stands for several items. */
  readonly told?: { readonly name: string; readonly about: string };
  /** Set where the card opens when it is tapped. */
  readonly onLook?: () => void;
  /** Controls below the description. */
  readonly children?: ComponentChildren;
}

/** Maximum tilt towards the pointer, in degrees. */
const lean = 9;

export const ItemCard = ({ item, state, quiet = false, told, onLook, children }: ItemCardProps) => {
  const card = useRef<HTMLElement>(null);
  const texts = words.value;
  const rarity = rarityOf(item);
  const name = told?.name ?? nameOf(item.id);
  const tilt = (event: PointerEvent) => {
    const element = card.current;
    if (element === null || event.pointerType !== "mouse" || reducedMotion.value) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    element.style.setProperty("--tilt-y", `${((event.clientX - left) / width - 0.5) * 2 * lean}deg`);
    element.style.setProperty("--tilt-x", `${(0.5 - (event.clientY - top) / height) * 2 * lean}deg`);
  };
  const straighten = () => {
    card.current?.style.setProperty("--tilt-x", "0deg");
    card.current?.style.setProperty("--tilt-y", "0deg");
  };
  return (
    <article
      ref={card}
      class={`item-card kind-${item.kind} ${rarity}${quiet ? " quiet" : ""}`}
      data-item={item.id}
      onPointerMove={tilt}
      onPointerLeave={straighten}
    >
      <Glyph item={item.id} />
      <h3>
        {onLook === undefined ? (
          name
        ) : (
          <button type="button" class="item-look" onClick={onLook}>
            {name}
          </button>
        )}
      </h3>
      <p class="item-about">{told?.about ?? aboutOf(item, state)}</p>
      <p class="item-kind">{item.kind === "charm" ? texts.rarities[rarity] : texts.items.kinds[item.kind]}</p>
      {children}
    </article>
  );
};
