/** The dice race on the front page. */
import { Die } from "../../shell/Die.tsx";
import type { Card } from "../card.ts";

export const diceRace: Card = {
  Emblem: () => (
    <div class="emblem tilted">
      <Die face={5} />
      <Die face={1} />
    </div>
  ),
  seats: { least: 2, most: 6 },
  words: {
    en: { title: "Dice race", about: "Roll as long as you dare, then hold. A one loses what the turn has gathered." },
    de: {
      title: "Würfelrennen",
      about: "Würfle, solange du dich traust, dann halte. Eine Eins kostet, was der Zug gesammelt hat.",
    },
  },
  command: "npx turnlight record dice-race --seats holds:20,random --story",
};
