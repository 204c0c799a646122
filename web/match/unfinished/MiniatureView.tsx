/** A position in small. What it shows is said in words beside it. */
import type { Miniature } from "../../games/summary.ts";
import "./unfinished.css";

export const MiniatureView = ({ of: { width, height, shapes } }: { readonly of: Miniature }) => (
  <svg class="miniature" viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
    {shapes.map(({ tone, path }, i) => (
      <path key={i} class={`mini mini-tone-${tone}`} d={path} />
    ))}
  </svg>
);
