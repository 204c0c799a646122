/** A count in chalk strokes, in fives, with its number. */
import { number } from "../shared.ts";

/** The most strokes there is room for; the number says the rest. */
const most = 10;

/** Four strokes upright, the fifth across them. */
const strokesOf = (count: number): string =>
  Array.from({ length: Math.min(count, most) }, (_, i) => {
    const left = Math.floor(i / 5) * 55;
    return i % 5 === 4 ? `M${left + 1} 22l37-14` : `M${left + 6 + (i % 5) * 9} 4v22`;
  }).join("");

export const Tally = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <div class="front-tally">
    <dt>{name}</dt>
    <dd>
      <svg viewBox="0 0 100 30" aria-hidden="true">
        <path d={strokesOf(count)} />
      </svg>
      {number(count)}
    </dd>
  </div>
);
