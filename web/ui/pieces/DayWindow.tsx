/** A day as a lit window: a pane for each game, always in the same place, so that it reads without colour. */
import "./day-window.css";

/** The panes in reading order, each lit or dark. */
const corners = [
  [3, 3],
  [14, 3],
  [3, 17],
  [14, 17],
] as const;

export const DayWindow = ({ panes }: { readonly panes: readonly boolean[] }) => (
  <svg class="day-window" viewBox="0 0 26 34" aria-hidden="true">
    <path class="pane-sill" d="M1 33h24" />
    {corners.map(([x, y], i) => (
      <rect
        key={`${x} ${y}`}
        class={`pane${panes[i] === true ? " lit" : ""}`}
        x={x}
        y={y}
        width="9"
        height="12"
        rx="1"
      />
    ))}
  </svg>
);
