/** Three stars, some of them lit, with a text alternative. */
import { StarEmptyIcon, StarIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import "./stars.css";

export const Stars = ({ count, quiet = false }: { readonly count: number; readonly quiet?: boolean }) => (
  <span
    class="wisp-stars"
    {...(quiet ? { "aria-hidden": true } : { role: "img", "aria-label": words.value.panel.stars(count) })}
  >
    {[1, 2, 3].map((n) => (
      <span key={n} class={n <= count ? "star lit" : "star"}>
        {n <= count ? <StarIcon /> : <StarEmptyIcon />}
      </span>
    ))}
  </span>
);
