/** The blow where the wisp was caught: rings and rays around the cell. */
import type { Cell, Level } from "@turnlight/games/wisp";

/** Rays around the middle of a drawing of three by three cells, alternately long and short. */
const rays = Array.from({ length: 12 }, (_, i) => {
  const turn = (i / 12) * 2 * Math.PI + 0.2;
  const [from, to] = i % 2 === 0 ? [72, 104] : [84, 122];
  const at = (far: number) => `${(150 + Math.cos(turn) * far).toFixed(1)} ${(150 + Math.sin(turn) * far).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
}).join("");

export const Impact = ({ level, at }: { readonly level: Level; readonly at: Cell }) => (
  <svg
    class="impact"
    viewBox="0 0 300 300"
    aria-hidden="true"
    style={{ "--x": at % level.width, "--y": Math.floor(at / level.width) }}
  >
    <circle class="blow" cx="150" cy="150" r="68" />
    <circle cx="150" cy="150" r="100" stroke-width="6" />
    <circle cx="150" cy="150" r="142" stroke-width="3" opacity=".6" />
    <path class="rays" d={rays} />
  </svg>
);
