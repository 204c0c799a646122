/** The sacred grove: an arch of birches over a pool of light, with more blossom for each creature purified. */

const crown = [
  [14, 22, 17],
  [30, 6, 19],
  [50, -4, 20],
  [70, 6, 19],
  [86, 22, 17],
  [40, 16, 13],
  [61, 15, 13],
] as const;

const blossoms = [
  [50, -12, 1],
  [27, 2, 0.9],
  [73, 1, 0.95],
  [12, 20, 0.85],
  [88, 21, 0.85],
  [39, 12, 0.8],
  [62, 13, 0.8],
  [20, 34, 0.7],
  [81, 35, 0.7],
  [50, 8, 0.75],
] as const;

const petals = [0, 72, 144, 216, 288] as const;

const Blossom = ({
  x,
  y,
  size,
  open,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly open: boolean;
}) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <g class={`blossom${open ? " open" : ""}`}>
      {petals.map((turn) => (
        <ellipse key={turn} class="petal" cx="0" cy="-5.5" rx="4" ry="5.5" transform={`rotate(${turn})`} />
      ))}
      <circle class="heart" r="2.6" />
    </g>
  </g>
);

/** `bloom` from 0 to 1. */
export const Grove = ({ bloom }: { readonly bloom: number }) => {
  const open = Math.round(bloom * blossoms.length);
  return (
    <g class="grove">
      <ellipse class="grove-pool" cx="50" cy="80" rx="42" ry="16" />
      <path class="grove-light" d="M24 84Q22 40 50 26 78 40 76 84 50 96 24 84z" />
      <path class="grove-rays" d="M50 34v44M40 42l-5 36M60 42l5 36" />
      <path class="birch" d="M17 90C14 62 16 34 46 6" />
      <path class="birch" d="M83 90C86 62 84 34 54 6" />
      <path
        class="bark"
        d="M13 78l7-1M14 64l6 1M17 50l6 2M24 36l5 4M34 22l4 5M87 80l-7-1M86 66l-6 1M83 52l-6 2M76 36l-5 4M66 22l-4 5"
      />
      <path class="roots" d="M17 90q-6 1-9 5M17 90q4 2 6 5M83 90q6 1 9 5M83 90q-4 2-6 5" />
      {crown.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} class="crown" cx={x} cy={y} r={r} />
      ))}
      {crown.map(([x, y, r]) => (
        <circle key={`${x} ${y} lit`} class="crown-lit" cx={x - r * 0.22} cy={y - r * 0.28} r={r * 0.58} />
      ))}
      {blossoms.map(([x, y, size], i) => (
        <Blossom key={`${x} ${y}`} x={x} y={y} size={size} open={i < open} />
      ))}
    </g>
  );
};
