/** The card's picture: two dice. */
import { Die } from "../../../ui/die-face/Die.tsx";
import "./scene.css";

export const Scene = () => (
  <div class="emblem tilted" data-scope="dice-race-scene">
    <Die face={5} />
    <Die face={1} />
  </div>
);
