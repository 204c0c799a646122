/** The dice race, as the home page shows it. */
import { Die } from "../../../ui/die-face/Die.tsx";
import type { HallCard } from "../../page.ts";
import "./scene.css";

export const card: HallCard = {
  room: "parlour",
  featured: false,
  Scene: () => (
    <div class="emblem tilted" data-scope="dice-race-scene">
      <Die face={5} />
      <Die face={1} />
    </div>
  ),
  words: {
    en: { title: "Dice race", tagline: "Roll as long as you dare, then hold." },
    de: { title: "Würfelrennen", tagline: "Würfle, solange du dich traust, dann halte." },
  },
};
