/** The tavern table: felt, a candle, bone dice and a chalked score. */
import "./scene.css";

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  3: [
    [-8, -8],
    [0, 0],
    [8, 8],
  ],
  5: [
    [-8, -8],
    [8, -8],
    [0, 0],
    [-8, 8],
    [8, 8],
  ],
};

const Bone = ({ x, y, turn, face }: { x: number; y: number; turn: number; face: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-17" y="-14" width="36" height="36" rx="7" fill="#000" opacity=".28" />
    <rect x="-18" y="-18" width="36" height="36" rx="7" fill="#f6ecd4" stroke="#b79f74" stroke-width="1.5" />
    {(pips[face] ?? []).map(([px, py]) => (
      <circle key={`${px} ${py}`} cx={px} cy={py} r="3.4" fill="#3a2616" />
    ))}
  </g>
);

export const Scene = () => (
  <svg
    class="scene scene-zonk"
    data-scope="zonk-scene"
    viewBox="0 0 320 180"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <defs>
      <radialGradient id="zonk-candle" cx=".76" cy=".35" r=".8">
        <stop offset="0" stop-color="#ffe2a1" stop-opacity=".75" />
        <stop offset=".45" stop-color="#ffcf73" stop-opacity=".16" />
        <stop offset="1" stop-color="#000" stop-opacity=".35" />
      </radialGradient>
    </defs>
    <rect width="320" height="180" fill="#1d5a37" />
    <path d="M0 0h320v22H0zM0 166h320v14H0z" fill="#5a3818" />
    <path d="M0 22h320v3H0zM0 163h320v3H0z" fill="#2d1a09" />
    <g transform="rotate(-6 66 84)">
      <rect x="24" y="44" width="84" height="76" rx="4" fill="#2b3034" stroke="#7a5a30" stroke-width="5" />
      <g fill="none" stroke="#e9efe9" stroke-width="2.4" stroke-linecap="round" opacity=".85">
        <path d="M38 62h24M38 76h34M38 90h20M80 60l4-3v14M78 80q8-6 8 1t-8 8h9M42 104l40-3" />
      </g>
    </g>
    <rect width="320" height="180" fill="url(#zonk-candle)" />
    <g>
      <path d="M230 66h24v66h-24z" fill="#f2e4c0" />
      <path d="M230 66q6 10 4 22t4 16v-38zM254 66q-5 8-3 16l-3-16z" fill="#fff6dc" />
      <ellipse cx="242" cy="134" rx="26" ry="7" fill="#b98a3e" />
      <path class="candle" d="M242 36c8 10 10 16 10 21a10 10 0 0 1-20 0c0-5 2-11 10-21z" fill="#ffb83d" />
      <path class="candle" d="M242 48c4 5 5 8 5 10a5 5 0 0 1-10 0c0-2 1-5 5-10z" fill="#fff5da" />
    </g>
    <g class="throw">
      <Bone x={132} y={76} turn={-14} face={5} />
      <Bone x={182} y={108} turn={18} face={1} />
      <Bone x={138} y={132} turn={40} face={3} />
    </g>
  </svg>
);
