/** Three stars, some of them lit, with a text alternative. */
import { HintIcon, StarEmptyIcon, StarIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import "./stars.css";

interface StarsProps {
  readonly count: number;
  /** Somebody else says them aloud. */
  readonly quiet?: boolean;
  /** They were earned with help. */
  readonly isHelped?: boolean | undefined;
}

/** The stars as text, and whether they were earned with help. */
export const starsSaid = (count: number, isHelped: boolean | undefined): string => {
  const { panel } = words.value;
  return isHelped === true ? `${panel.stars(count)}, ${panel.helped}` : panel.stars(count);
};

export const Stars = ({ count, quiet = false, isHelped }: StarsProps) => (
  <span
    class="wisp-stars"
    {...(quiet ? { "aria-hidden": true } : { role: "img", "aria-label": starsSaid(count, isHelped) })}
  >
    {[1, 2, 3].map((n) => (
      <span key={n} class={n <= count ? "star lit" : "star"}>
        {n <= count ? <StarIcon /> : <StarEmptyIcon />}
      </span>
    ))}
    {isHelped === true && (
      <span class="star-help" title={words.value.panel.helped}>
        <HintIcon />
      </span>
    )}
  </span>
);
