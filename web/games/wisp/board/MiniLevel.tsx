/** A miniature of a level, for maps and lists: simplified shapes, the same symbols. */
import { type Level, shapesOf } from "@turnlight/games/wisp";

export const MiniLevel = ({ level }: { readonly level: Level }) => (
  <svg class="mini-level" viewBox={`-1 -1 ${level.width * 10 + 2} ${level.height * 10 + 2}`} aria-hidden="true">
    {shapesOf(level).map(({ name, path }) => (
      <path key={name} class={`mini-${name}`} d={path} />
    ))}
  </svg>
);
