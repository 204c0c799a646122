/** One die, drawn with its pips. */
import { spots } from "./spots.ts";
import "./die.css";

export const Die = ({ face }: { readonly face: number | undefined }) => (
  <svg class="die" viewBox="0 0 40 40" aria-hidden="true">
    <rect x="1" y="1" width="38" height="38" rx="8" />
    {(face === undefined ? [] : (spots[face] ?? [])).map(([x, y]) => (
      <circle key={`${x}${y}`} cx={x * 10} cy={y * 10} r="3.6" />
    ))}
  </svg>
);
