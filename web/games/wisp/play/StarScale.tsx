/** The moves each number of stars allows. Apart from the stars, which the lobby loads without the rules. */
import { starMoves } from "@turnlight/games/wisp";
import { StarEmptyIcon, StarIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import "./star-scale.css";

/** How many moves are allowed for how many stars; the best result so far is lit. */
export const StarScale = ({ par, best }: { readonly par: number; readonly best: number }) => {
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
      aria-label={`${panel.stars(best)}. ${panel.starScale(most[3], most[2])}`}
    >
      {rows.map(([stars, moves]) => (
        <span key={stars} class={stars <= best ? "scale lit" : "scale"}>
          {Array.from({ length: stars }, (_, i) => (stars <= best ? <StarIcon key={i} /> : <StarEmptyIcon key={i} />))}
          <b>{moves}</b>
        </span>
      ))}
    </span>
  );
};
