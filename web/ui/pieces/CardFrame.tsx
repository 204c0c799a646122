/** The frame of a card with a body: an item, a charm. Rarity is the frame's shape as well as its colour. */
import "./card-frame.css";
import type { ComponentChildren } from "preact";

type CardRarity = "common" | "uncommon" | "rare";

interface CardFrameProps {
  readonly rarity: CardRarity;
  readonly title: string;
  readonly picture: ComponentChildren;
  readonly children?: ComponentChildren;
}

export const CardFrame = ({ rarity, title, picture, children }: CardFrameProps) => (
  <div class={`card-frame is-${rarity}`}>
    <div class="card-picture" aria-hidden="true">
      {picture}
    </div>
    <p class="card-title">{title}</p>
    {children}
  </div>
);
