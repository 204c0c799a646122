/** The hidden number on the front page. */
import type { Card } from "../card.ts";

export const hiddenNumber: Card = {
  Emblem: () => (
    <svg class="emblem" viewBox="0 0 96 72" aria-hidden="true">
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
  seats: { least: 2, most: 2 },
  words: {
    en: { title: "Hidden number", about: "Both hide a number, then take turns guessing: higher, lower, found." },
    de: {
      title: "Verborgene Zahl",
      about: "Beide verstecken eine Zahl und raten abwechselnd: höher, tiefer, gefunden.",
    },
  },
  command: "npx turnlight record hidden-number --seats halving,random --story",
};
