/** The hidden number, as the home page shows it. */
import { catalogue } from "../../../language/catalogue.ts";
import type { CardTexts, HallCard } from "../../page.ts";
import "./scene.css";

export const card: HallCard = {
  room: "parlour",
  featured: false,
  Scene: () => (
    <svg class="emblem" data-scope="hidden-number-scene" viewBox="0 0 96 72" aria-hidden="true">
      <g class="slip">
        <rect x="10" y="12" width="40" height="50" rx="4" transform="rotate(-8 30 37)" />
        <text x="30" y="47" transform="rotate(-8 30 37)">
          ?
        </text>
        <rect x="48" y="12" width="40" height="50" rx="4" transform="rotate(7 68 37)" />
        <text x="68" y="47" transform="rotate(7 68 37)">
          7
        </text>
      </g>
    </svg>
  ),
  words: catalogue<CardTexts>(import.meta.glob("../words/card.*.ts")),
};
