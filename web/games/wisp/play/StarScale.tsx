/** The moves each number of stars allows. Apart from the stars, which the lobby loads without the rules. */
import { starMoves } from "@turnlight/games/wisp";
import { StarEmptyIcon, StarIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import "./star-scale.css";

/** How many moves are allowed for how many stars; the best result so far is lit. */
interface StarScaleProps {
  readonly par: number;
  readonly best: number;
  /** Help was taken: only one star is left to earn. */
  readonly isHelped: boolean;
}

export const StarScale = ({ par, best, isHelped }: StarScaleProps) => {
  const { panel } = words.value;
  const most = starMoves(par);
  const rows = [
    [3, most[3]],
    [2, most[2]],
    [1, panel.anyMoves],
  ] as const;
  return (
    <span
      class="wisp-stars star-scale"
      role="img"
      aria-label={`${panel.stars(best)}. ${isHelped ? panel.withHelpSaid : panel.starScale(most[3], most[2])}`}
    >
      {rows.map(([stars, moves]) => (
        <span
          key={stars}
          class={`scale${stars <= best ? " lit" : ""}${isHelped && stars > Math.max(1, best) ? " closed" : ""}`}
        >
          {Array.from({ length: stars }, (_, i) => (stars <= best ? <StarIcon key={i} /> : <StarEmptyIcon key={i} />))}
          <b>{moves}</b>
        </span>
      ))}
    </span>
  );
};
