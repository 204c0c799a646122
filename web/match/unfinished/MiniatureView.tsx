/** A miniature of a position. It is decorative: the same is in text beside it. */
import type { Miniature } from "./summary.ts";
import "./unfinished.css";

export const MiniatureView = ({ of: { width, height, shapes } }: { readonly of: Miniature }) => (
  <svg class="miniature" viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
    {shapes.map(({ tone, path }, i) => (
      <path key={i} class={`mini mini-tone-${tone}`} d={path} />
    ))}
  </svg>
);
