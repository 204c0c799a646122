/** An opponent's strength: pips, and the word. */
import { frontWords } from "../words/front.ts";
import { type Strength, strengths } from "./levels.ts";

export const Level = ({ of }: { readonly of: Strength }) => (
  <span class="front-level">
    <span class="front-pips" aria-hidden="true">
      {strengths.map((one, i) => (
        <i key={one} class={i <= strengths.indexOf(of) ? "on" : ""} />
      ))}
    </span>
    {frontWords.value.levels[of]}
  </span>
);
