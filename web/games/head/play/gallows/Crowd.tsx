/** The carnival crowd: silhouettes that cheer, groan and jump, each a little out of step with the next. */
import type { CSSProperties } from "preact";
import "./crowd.css";

export type Reaction = "still" | "cheer" | "groan" | "gasp" | "riot";

/** Hats of the town, on a head of about ten units. */
const hats = [
  "",
  "M-7-8q7-12 14 0z",
  "M-9-8h18l-4-2v-9h-10v9z",
  "M-6-9 0-24 6-9z",
  "M-8-9c-6-8 2-12 8-4 6-8 14-4 8 4z",
  "M-8-8c0-8 4-9 8-9s8 1 8 9l6 2H-14z",
  "M-7-9l2-7 3 4 2-6 2 6 3-4 2 7z",
] as const;

interface CrowdFigure {
  readonly x: number;
  readonly y: number;
  readonly hat: number;
  readonly size: number;
  readonly hands: boolean;
  readonly pennant: boolean;
}

/** Deterministic, so that the crowd looks the same every time. */
const figures = (count: number, y: number, from: number): readonly CrowdFigure[] =>
  Array.from({ length: count }, (_, i) => ({
    x: from + (i * 400) / count + ((i * 53) % 11) - 5,
    y: y + ((i * 29) % 7),
    hat: (i * 5 + (i >> 1) + from) % hats.length,
    size: 0.9 + ((i * 17) % 5) / 16,
    hands: i % 3 !== 1,
    pennant: i % 7 === 3,
  }));

const back = figures(15, 30, 6);
const front = figures(13, 46, 18);

const Person = ({ figure, at }: { readonly figure: CrowdFigure; readonly at: number }) => {
  const { x, y, hat, size, hands, pennant } = figure;
  const turn: CSSProperties = { "--late": `${(at * 37) % 170}ms` };
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <g class="bystander" style={turn}>
        {hands && <path class="hands" d="M-9 14q-7-8-5-20l3 1q-1 9 6 15zM9 14q7-8 5-20l-3 1q1 9-6 15z" />}
        {pennant && <path class="hands" d="M11 12-1-30l2-.4L13 11zM0-30l18 3-15 8z" />}
        <path d="M-12 44C-13 20-8 9 0 9s13 11 12 35z" />
        <circle r="8.5" />
        <path d={hats[hat] ?? ""} />
      </g>
    </g>
  );
};

export const Crowd = ({ reaction }: { readonly reaction: Reaction }) => (
  <svg
    class={`gallows-crowd ${reaction}`}
    viewBox="0 0 400 64"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <g class="crowd-back">
      {back.map((figure, at) => (
        <Person key={figure.x} figure={figure} at={at} />
      ))}
    </g>
    <g class="crowd-front">
      {front.map((figure, at) => (
        <Person key={figure.x} figure={figure} at={at + 5} />
      ))}
    </g>
  </svg>
);
