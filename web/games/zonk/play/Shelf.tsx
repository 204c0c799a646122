/** The wall behind the opponent: planks, and a shelf of bottles. */

const bottles = [
  [14, 26, 16],
  [47, 37, 21],
  [74, 28, 20],
  [108, 39, 19],
  [136, 30, 18],
  [171, 41, 17],
  [200, 32, 16],
  [236, 43, 21],
  [266, 34, 20],
  [303, 45, 19],
  [334, 36, 18],
  [372, 27, 17],
] as const;
const glasses = ["#34452f", "#4a2f1c", "#27393f", "#3d2a3a", "#4a3c1e"] as const;

export const Shelf = () => (
  <svg class="tavern-shelf" viewBox="0 0 400 120" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <g class="shelf-bottles">
      {bottles.map(([x, tall, wide], i) => (
        <path
          key={x}
          d={`M${x} 72v-${tall}h${wide * 0.3}v-12h${wide * 0.4}v12h${wide * 0.3}v${tall}z`}
          fill={glasses[i % glasses.length]}
        />
      ))}
    </g>
    <path class="shelf-board" d="M0 72h400v6H0z" />
    <path class="shelf-shade" d="M0 78h400v4H0z" />
  </svg>
);
