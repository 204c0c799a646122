/** The daily table in the tavern: the day's opponent, the slate with round and score, and the dice as they lie. */
import { language } from "../../../../language/catalogue.ts";
import { numberIn } from "../../../../language/count.ts";
import { objectBox } from "../../../../ui/pieces/object-box.ts";
import { Likeness } from "../../faces/Likeness.tsx";
import type { PatronName } from "../../faces/patrons.ts";

export interface TableBoard {
  readonly opponent: PatronName;
  /** At the top of the slate: the round, as in `3/10`. */
  readonly heading: string;
  /** The player's own score first. */
  readonly scores: readonly [own: number, other: number];
  readonly dice: readonly number[];
}

/** Where each die lies and how it is turned. */
const places: readonly (readonly [x: number, y: number, turn: number])[] = [
  [104, 168, -14],
  [142, 160, 12],
  [172, 184, -24],
  [128, 190, 30],
  [86, 190, 8],
  [190, 160, 20],
];
const usualFaces = [1, 5, 1, 4, 6, 3] as const;

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A bone die; ones and fives, which always score, catch the light. */
const BoneDie = ({ face, index }: { readonly face: number; readonly index: number }) => {
  const [x, y, turn] = places[index] ?? [0, 0, 0];
  const isLit = face === 1 || face === 5;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="2.7" cy="13.5" rx="18.4" ry="8.1" fill="#000" opacity=".36" />
      <g transform={`rotate(${turn})`}>
        <rect x="-13.5" y="-10" width="27" height="27" rx="5.4" fill="#b39a6c" />
        <rect x="-13.5" y="-13.5" width="27" height="27" rx="5.4" fill={isLit ? "#f8eed6" : "#d9cba8"} />
        <rect x="-11.6" y="-11.6" width="23.2" height="23.2" rx="4.6" fill="#fffaec" opacity={isLit ? 0.55 : 0.15} />
        {(spots[face] ?? []).map(([across, down]) => (
          <circle key={`${across} ${down}`} cx={across * 7.8} cy={down * 7.8} r="2.6" fill="#33200f" />
        ))}
      </g>
    </g>
  );
};

const Slate = ({ heading, scores }: Pick<TableBoard, "heading" | "scores">) => (
  <g
    transform="rotate(-7 40 130)"
    font-family="'Fraunces Variable', Georgia, serif"
    font-weight="600"
    text-anchor="middle"
    fill="#eef3ee"
  >
    <rect x="4" y="92" width="78" height="70" rx="4" fill="#7a5526" />
    <rect x="9" y="97" width="68" height="60" fill="#22292c" />
    <text x="43" y="116" font-size="16">
      {heading}
    </text>
    <path d="M17 124h52M43 130v20" stroke="#eef3ee" stroke-opacity=".6" />
    {scores.map((score, i) => (
      <text key={i} x={i === 0 ? 26 : 60} y="147" font-size={score > 999 ? 12 : score > 99 ? 15 : 20}>
        {numberIn(language.value, score)}
      </text>
    ))}
  </g>
);

export const Today = ({ board }: { readonly board?: TableBoard | undefined }) => {
  const { opponent, heading, scores, dice } = board ?? { opponent: undefined, heading: "", scores: [0, 0], dice: [] };
  return (
    <svg viewBox={objectBox} aria-hidden="true">
      <defs>
        <radialGradient id="oz-f" cx=".72" cy=".2" r=".95">
          <stop offset="0" stop-color="#5f9a5a" />
          <stop offset=".4" stop-color="#23693f" />
          <stop offset="1" stop-color="#0b2c1b" />
        </radialGradient>
        <radialGradient id="oz-c">
          <stop offset="0" stop-color="#ffe6a8" stop-opacity=".95" />
          <stop offset=".3" stop-color="#ffc766" stop-opacity=".4" />
          <stop offset="1" stop-color="#ffb347" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="oz-w" x2="0" y2="1">
          <stop offset="0" stop-color="#8a5c2b" />
          <stop offset=".35" stop-color="#5a3818" />
          <stop offset="1" stop-color="#2a1708" />
        </linearGradient>
        <linearGradient id="oz-s" x2="1">
          <stop offset=".1" stop-color="#fff" stop-opacity=".5" />
          <stop offset=".5" stop-color="#fff" stop-opacity=".86" />
          <stop offset=".86" stop-color="#fff" />
        </linearGradient>
        <mask id="oz-k">
          <rect width="64" height="66" fill="url(#oz-s)" />
        </mask>
      </defs>
      <ellipse cx="140" cy="235" rx="136" ry="6" fill="#000" opacity=".55" />
      {opponent !== undefined && (
        <>
          <g transform="translate(60 -10) scale(2.45)" style="filter: brightness(.32)">
            <Likeness name={opponent} />
          </g>
          <g transform="translate(60 -10) scale(2.45)" mask="url(#oz-k)">
            <Likeness name={opponent} />
          </g>
        </>
      )}
      <path d="M40 142h200l36 62H4z" fill="url(#oz-f)" stroke="#2a1708" stroke-width="2" />
      <path d="M40 142h200l4 7H36z" fill="#000" opacity=".3" />
      <path d="M2 204h276v24q0 8-8 8H10q-8 0-8-8z" fill="url(#oz-w)" />
      <path d="M2 204h276v3H2z" fill="#c08a4c" />
      <path d="M20 220h80M130 226h110M190 216h70" stroke="#2a1708" stroke-width="1.5" opacity=".6" />
      <circle class="art-halo" cx="232" cy="102" r="92" fill="url(#oz-c)" />
      <Slate heading={heading} scores={[scores[0] ?? 0, scores[1] ?? 0]} />
      <ellipse cx="232" cy="176" rx="26" ry="7" fill="#2c1a06" opacity=".6" />
      <ellipse cx="232" cy="172" rx="24" ry="7" fill="#c99a48" />
      <ellipse cx="232" cy="170" rx="18" ry="4.5" fill="#7d5a22" />
      <path d="M222 116h20v54q-10 5-20 0z" fill="#f2e4c0" />
      <path d="M222 116q5 8 3 18t4 14v-32zM242 116q-4 7-2 13l-4-13z" fill="#fff8e2" />
      <g class="art-flame" style="transform-origin: 232px 114px">
        <path d="M232 84c8 10 10 16 10 20a10 10 0 0 1-20 0c0-4 2-10 10-20z" fill="#ffb83d" />
        <path d="M232 96c4 5 5 8 5 10a5 5 0 0 1-10 0c0-2 1-5 5-10z" fill="#fff8e2" />
      </g>
      {usualFaces.map((face, i) => (
        <BoneDie key={i} index={i} face={dice[i] ?? face} />
      ))}
    </svg>
  );
};
