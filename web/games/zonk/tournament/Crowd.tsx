/** Everybody who watches a final, as silhouettes in the colour around them. */

/** Where a head is. */
type Place = readonly [x: number, y: number];

const beside: readonly Place[] = [
  [20, 138],
  [50, 145],
  [78, 138],
  [162, 145],
  [192, 138],
  [222, 145],
];

const Spectators = ({ places }: { readonly places: readonly Place[] }) => (
  <g>
    {places.map(([x, y]) => (
      <path key={x} d={`M${x - 13} ${y}a13 13 0 1 0 26 0a13 13 0 1 0-26 0zM${x - 20} 190q0-36 20-36t20 36z`} />
    ))}
  </g>
);

/** On both sides of the cup. */
export const Crowd = () => <Spectators places={beside} />;

/** A row is wider than any wall; what does not fit is cut off at both ends. */
const row = Array.from({ length: 48 }, (_, i): Place => [15 + 30 * i, 138 + 3.5 * ((i * 5) % 3)]);

/** Along the wall behind the table. */
export const CrowdAlong = () => (
  <svg viewBox="0 112 1440 78" aria-hidden="true">
    <Spectators places={row} />
  </svg>
);
