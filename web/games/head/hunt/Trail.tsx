/** A hunt's guesses in order, as coloured squares with a sign each. */
import { trailCells, trailColumns, trailSquare } from "./trail.ts";

export const Trail = ({ trail, label }: { readonly trail: string; readonly label: string }) => {
  const columns = trailColumns(trail.length);
  const rows = Math.max(1, Math.ceil(trail.length / columns));
  return (
    <svg
      class="hunt-trail"
      viewBox={`0 0 ${columns * trailSquare} ${rows * trailSquare}`}
      role="img"
      aria-label={label}
    >
      {trailCells(trail).map(({ look, x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect x="1.5" y="1.5" width="31" height="31" rx="4" fill={look.ground} />
          <path
            transform="translate(17 17)"
            d={look.path}
            fill="none"
            stroke={look.ink}
            stroke-width="2.2"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </g>
      ))}
    </svg>
  );
};
