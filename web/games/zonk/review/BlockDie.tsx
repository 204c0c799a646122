/** A die lying on the felt, seen from above and a little from the front. */
import { spots } from "../shared.ts";

/** Each lies a little differently, always the same way. */
const tilts = [-8, 5, -5, 8, -10, 7];
const drops = [0, 7, -2, 4, 2, -4];

export const BlockDie = ({ face, at }: { readonly face: number; readonly at: number }) => (
  <svg
    class="block-die"
    viewBox="0 0 104 126"
    aria-hidden="true"
    style={{ "--tilt": `${tilts[at % tilts.length]}deg`, "--drop": `${drops[at % drops.length]}px` }}
  >
    <path class="side" d="M6 24h92v78a18 18 0 0 1-18 18H24A18 18 0 0 1 6 102z" />
    <path class="shade" d="M6 90h92v12a18 18 0 0 1-18 18H24A18 18 0 0 1 6 102z" />
    <rect class="top" x="6" y="4" width="92" height="92" rx="19" />
    <rect class="gleam" x="8" y="6" width="88" height="88" rx="17" />
    {(spots[face] ?? []).map(([x, y]) => (
      <circle key={`${x}${y}`} cx={6 + x * 23} cy={4 + y * 23} r="8.4" />
    ))}
  </svg>
);
