/** The card's picture: two slips, one of them turned over. */
import "./scene.css";

export const Scene = () => (
  <svg class="emblem" data-scope="hidden-number-scene" viewBox="0 0 96 72" aria-hidden="true">
    <g class="slip">
      <rect x="10" y="12" width="40" height="50" rx="4" transform="rotate(-8 30 37)" />
      <text x="30" y="47" transform="rotate(-8 30 37)">
        ?
      </text>
      <rect x="48" y="12" width="40" height="50" rx="4" transform="rotate(7 68 37)" />
      <text x="68" y="47" transform="rotate(7 68 37)">
        7
      </text>
    </g>
  </svg>
);
