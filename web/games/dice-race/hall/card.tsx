/** The dice race, as the home page shows it. */

import { catalogue } from "../../../language/catalogue.ts";
import { Die } from "../../../ui/die-face/Die.tsx";
import type { CardTexts, HallCard } from "../../page.ts";
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
  words: catalogue<CardTexts>(import.meta.glob("../words/card.*.ts")),
};
