/** The dice race, as the hall shows it. */
import { Die } from "../../table/dice-face/Die.tsx";
import type { Door } from "../door.ts";
import "./scene.css";

export const door: Door = {
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
