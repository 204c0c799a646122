/** What lies on the lobby's table: a cup, six dice, a candle. */
import { spots } from "../../../../ui/die-face/spots.ts";

const dice = [
  { x: 330, y: 176, size: 62, turn: -16, face: 1 },
  { x: 420, y: 140, size: 60, turn: 14, face: 5 },
  { x: 504, y: 190, size: 62, turn: -8, face: 1 },
  { x: 404, y: 226, size: 64, turn: 32, face: 4 },
  { x: 590, y: 150, size: 58, turn: 24, face: 6 },
  { x: 596, y: 236, size: 64, turn: -24, face: 2 },
] as const;

/** Ones and fives, which always score, catch the light. */
const BoneDie = ({ x, y, size, turn, face }: (typeof dice)[number]) => {
  const isLit = face === 1 || face === 5;
  const half = size / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx={size / 10} cy={half} rx={size * 0.68} ry={size * 0.3} fill="#000" opacity=".36" />
      <g transform={`rotate(${turn})`}>
        <rect x={-half} y={size * -0.37} width={size} height={size} rx={size / 5} fill="#b39a6c" />
        <rect x={-half} y={-half} width={size} height={size} rx={size / 5} fill={isLit ? "#f8eed6" : "#d9cba8"} />
        <rect
          x={size * -0.43}
          y={size * -0.43}
          width={size * 0.86}
          height={size * 0.86}
          rx={size * 0.17}
          fill="#fffaec"
          opacity={isLit ? 0.55 : 0.15}
        />
        {(spots[face] ?? []).map(([across, down]) => (
          <circle
            key={`${across} ${down}`}
            cx={(across - 2) * size * 0.29}
            cy={(down - 2) * size * 0.29}
            r={size * 0.095}
            fill="#33200f"
          />
        ))}
      </g>
    </g>
  );
};

export const TableThings = () => (
  <svg class="front-things" viewBox="0 0 900 300" aria-hidden="true">
    <defs>
      <radialGradient id="zonk-candle">
        <stop offset="0" stop-color="#fff0c4" stop-opacity=".95" />
        <stop offset=".12" stop-color="#ffd98c" stop-opacity=".5" />
        <stop offset=".32" stop-color="#ffb347" stop-opacity=".16" />
        <stop offset=".6" stop-color="#ffb347" stop-opacity=".06" />
        <stop offset="1" stop-color="#ffb347" stop-opacity="0" />
      </radialGradient>
    </defs>
    <g transform="translate(148 96)">
      <ellipse cx="40" cy="96" rx="58" ry="12" fill="#000" opacity=".4" />
      <path d="M0 8q34-12 68 0l-8 84q-26 12-52 0z" fill="#5a3a1e" />
      <ellipse cx="34" cy="8" rx="34" ry="10" fill="#2a180b" />
      <path d="M2 24q32 12 64 0M5 76q29 12 58 0" stroke="#a8793f" stroke-width="3" fill="none" stroke-dasharray="6 4" />
      <path d="M0 8q34-12 68 0" stroke="#8a5f30" stroke-width="3" fill="none" />
      <path d="M48 12l-5 80q10-2 17-6l8-78z" fill="#ffce7a" opacity=".22" />
    </g>
    <circle class="front-glow" cx="712" cy="30" r="330" fill="url(#zonk-candle)" />
    <ellipse cx="716" cy="172" rx="70" ry="17" fill="#000" opacity=".4" />
    <ellipse cx="712" cy="164" rx="64" ry="17" fill="#8a6426" />
    <ellipse cx="712" cy="160" rx="60" ry="15" fill="#d9ab5b" />
    <ellipse cx="712" cy="158" rx="44" ry="10" fill="#7d5a22" />
    <path d="M686 48h52v106q-26 12-52 0z" fill="#f2e4c0" />
    <path d="M686 48q13 20 8 44t10 34V48zM738 48q-9 16-5 34l-9-34z" fill="#fff8e2" />
    <path d="M686 48h52l-6 6q-20 8-40 0z" fill="#fffdf2" />
    <path class="front-flame" d="M712-34c22 28 28 44 28 56a28 28 0 0 1-56 0c0-12 6-28 28-56z" fill="#ffb83d" />
    <path d="M712-4c12 15 15 24 15 31a15 15 0 0 1-30 0c0-7 3-16 15-31z" fill="#fffbea" />

    {dice.map((die) => (
      <BoneDie key={`${die.x} ${die.y}`} {...die} />
    ))}
  </svg>
);
