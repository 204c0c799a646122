/** The dice race, as the hall shows it. */
import { Die } from "../../../ui/die-face/Die.tsx";
import type { HallCard } from "../../hall-card.ts";
import "./scene.css";

export const card: HallCard = {
  room: "parlour",
  great: false,
  Scene: () => (
    <div class="emblem tilted" data-scope="dice-race-scene">
      <Die face={5} />
      <Die face={1} />
    </div>
  ),
  words: {
    en: { title: "Dice race", call: "Roll as long as you dare, then hold." },
    de: { title: "Würfelrennen", call: "Würfle, solange du dich traust, dann halte." },
  },
};
