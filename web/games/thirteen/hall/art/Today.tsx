/** The daily run as a bartop cabinet: its tube shows score, dice and boxes as they stand. */
import { objectBox } from "../../../../ui/pieces/object-box.ts";

export interface CabinetBoard {
  readonly score: number;
  readonly target: number;
  /** What the dice show; empty before a roll. */
  readonly dice: readonly number[];
  /** The thirteen boxes: six above, seven below. */
  readonly boxes: readonly ("open" | "filled" | "scratched")[];
}

/** Before the first roll; the first stage's target is the same for every run. */
const start: CabinetBoard = { score: 0, target: 200, dice: [], boxes: [] };

const spots: Readonly<Record<number, readonly (readonly [across: number, down: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

const PixelDie = ({ face, x }: { readonly face: number; readonly x: number }) => (
  <g transform={`translate(${x} 76)`}>
    <rect width="26" height="26" rx="3.6" fill="#f4f6ff" />
    {(spots[face] ?? []).map(([across, down]) => (
      <rect
        key={`${across} ${down}`}
        x={2.9 + across * 7.5}
        y={2.9 + down * 7.5}
        width="5.2"
        height="5.2"
        fill="#14141c"
      />
    ))}
  </g>
);

const upper = Array.from({ length: 6 }, (_, i) => ({ x: 55 + i * 28.8, y: 112, width: 25, height: 20 }));
const lower = [
  [55, 137, 40],
  [98.2, 137, 40],
  [141.4, 137, 40],
  [184.6, 137, 40],
  [55, 156, 40],
  [98.2, 156, 40],
  [141.4, 156, 83],
].map(([x = 0, y = 0, width = 0]) => ({ x, y, width, height: 16 }));

const fills = { open: "#241a3d", filled: "#00575f", scratched: "#3a1418" } as const;

const Box = ({ index, state }: { readonly index: number; readonly state: keyof typeof fills }) => {
  const place = [...upper, ...lower][index];
  if (place === undefined) return null;
  const { x, y, width, height } = place;
  const line = index < 6 ? "#00a5c8" : "#8b55c8";
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="2.5"
        fill={fills[state]}
        stroke={state === "filled" ? "#00ffff" : line}
      />
      {state === "filled" && (
        <path
          d={`M${x + width / 2 - 5} ${y + height / 2}l3.5 4 6.5-8`}
          fill="none"
          stroke="#8ffcff"
          stroke-width="2"
          stroke-linecap="round"
        />
      )}
      {state === "scratched" && (
        <path
          d={`M${x + width / 2 - 4} ${y + height / 2 - 4}l8 8m0-8l-8 8`}
          stroke="#ff8c6b"
          stroke-width="2"
          stroke-linecap="round"
        />
      )}
    </>
  );
};

export const Today = ({ board = start }: { readonly board?: CabinetBoard | undefined }) => {
  const { score, target, dice, boxes } = board;
  const share = target === 0 ? 0 : Math.min(1, score / target);
  const pixel = "'Press Start 2P', ui-monospace, monospace";
  return (
    <svg viewBox={objectBox} aria-hidden="true">
      <defs>
        <radialGradient id="ot-t" cx=".5" cy=".4" r=".8">
          <stop offset="0" stop-color="#3a1766" />
          <stop offset=".6" stop-color="#150a2c" />
          <stop offset="1" stop-color="#07060f" />
        </radialGradient>
        <linearGradient id="ot-c" x2="0" y2="1">
          <stop offset="0" stop-color="#34304a" />
          <stop offset=".5" stop-color="#1d1a2b" />
          <stop offset="1" stop-color="#0d0b15" />
        </linearGradient>
        <pattern id="ot-l" width="3" height="3" patternUnits="userSpaceOnUse">
          <rect width="3" height="1" fill="#000" opacity=".28" />
        </pattern>
        <linearGradient id="ot-m" x2="1">
          <stop offset="0" stop-color="#7b2cbf" />
          <stop offset=".5" stop-color="#c77dff" />
          <stop offset="1" stop-color="#7b2cbf" />
        </linearGradient>
      </defs>
      <ellipse cx="140" cy="235" rx="126" ry="6" fill="#000" opacity=".55" />
      <path d="M32 8q0-6 6-6h204q6 0 6 6l8 30H24z" fill="#0d0b15" />
      <path d="M36 8h208l6 24H30z" fill="url(#ot-m)" />
      {Array.from({ length: 13 }, (_, i) => (
        <rect
          key={i}
          x={62 + i * 12.3}
          y="15"
          width="8"
          height="8"
          rx="1.5"
          fill="#fff"
          opacity={i % 2 === 0 ? 1 : 0.75}
        />
      ))}
      <path d="M24 36h232l4 160q16 8 18 40H2q2-32 18-40z" fill="url(#ot-c)" />
      <path d="M24 36h232" stroke="#5a5478" stroke-width="2" />
      <path d="M20 196h240l8 22H12z" fill="#262238" />
      <path d="M20 196h240" stroke="#5a5478" stroke-width="1.5" />
      <rect x="40" y="46" width="200" height="144" rx="14" fill="#05040c" />
      <rect x="45" y="51" width="190" height="134" rx="11" fill="url(#ot-t)" />
      <text x="55" y="67" font-family={pixel} font-size="8" fill="#ffd700">
        {score}
      </text>
      <text x="225" y="67" text-anchor="end" font-family={pixel} font-size="8" fill="#ff8c6b">
        {target}
      </text>
      <rect x="88" y="60" width="100" height="6" fill="#1a1a1f" stroke="#00cccc" stroke-width=".8" />
      <rect x="88.5" y="60.5" width={99 * share} height="5" fill="#ffd700" />
      {Array.from({ length: 5 }, (_, i) => (
        <PixelDie key={i} x={57 + 35 * i} face={dice[i] ?? i + 1} />
      ))}
      {Array.from({ length: 13 }, (_, i) => (
        <Box key={i} index={i} state={boxes[i] ?? "open"} />
      ))}
      <rect x="45" y="51" width="190" height="134" rx="11" fill="url(#ot-l)" />
      <path d="M54 58q60-10 130-4" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".1" fill="none" />
      <circle cx="58" cy="210" r="7" fill="#ff4444" />
      <path d="M58 210v-14" stroke="#ddd" stroke-width="3" />
      <circle cx="58" cy="194" r="6" fill="#ff4444" />
      <circle cx="56" cy="192" r="2" fill="#ffb0b0" />
      <rect x="150" y="203" width="84" height="12" rx="6" fill="#b8860b" />
      <rect x="150" y="201" width="84" height="12" rx="6" fill="#ffd700" />
    </svg>
  );
};
