/** Everybody who watches a final, as silhouettes in the colour around them. */

/** Heads of the crowd: where each stands. */
const crowd = [
  [20, 138],
  [50, 145],
  [78, 138],
  [162, 145],
  [192, 138],
  [222, 145],
] as const;

export const Crowd = () => (
  <g>
    {crowd.map(([x, y]) => (
      <path key={x} d={`M${x - 13} ${y}a13 13 0 1 0 26 0a13 13 0 1 0-26 0zM${x - 20} 190q0-36 20-36t20 36z`} />
    ))}
  </g>
);
