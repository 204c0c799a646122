/** The static background: sky, moon, rows of silhouettes with mist between them. */

import type { Biome } from "@turnlight/games/wisp";
import { useMemo } from "preact/hooks";
import { between, scatter } from "./scatter.ts";
import "./forest.css";

const wide = 1600;
const high = 1000;

/** A fir in silhouette. */
const fir = (x: number, foot: number, size: number): string => {
  const tiers = [
    [0.36, -0.38],
    [0.27, -0.62],
    [0.17, -0.84],
  ] as const;
  const right = tiers.map(
    ([half, top], i) =>
      `L${x + half * size} ${foot + (i === 0 ? -0.1 : (tiers[i - 1]?.[1] ?? 0) + 0.06) * size}L${x + half * 0.42 * size} ${foot + top * size}`,
  );
  const left = tiers.map(
    ([half, top], i) =>
      `L${x - half * 0.42 * size} ${foot + top * size}L${x - half * size} ${foot + (i === 0 ? -0.1 : (tiers[i - 1]?.[1] ?? 0) + 0.06) * size}`,
  );
  return `M${x} ${foot}${right.join("")}L${x} ${foot - size}${left.reverse().join("")}L${x} ${foot}z`;
};

/** A bare tree with crooked branches. */
const snag = (x: number, foot: number, size: number): string => {
  const s = (dx: number, dy: number) => `${x + dx * size} ${foot + dy * size}`;
  return `M${s(-0.06, 0)}Q${s(-0.02, -0.4)} ${s(-0.05, -0.55)}L${s(-0.24, -0.78)} ${s(-0.03, -0.64)}Q${s(0, -0.8)} ${s(-0.06, -1)}Q${s(0.05, -0.84)} ${s(0.04, -0.62)}L${s(0.26, -0.86)} ${s(0.06, -0.48)}Q${s(0.04, -0.3)} ${s(0.07, 0)}z`;
};

/** A pointed rock. */
const tooth = (x: number, foot: number, size: number): string =>
  `M${x - size * 0.24} ${foot}Q${x - size * 0.06} ${foot - size * 0.5} ${x} ${foot - size}Q${x + size * 0.1} ${foot - size * 0.45} ${x + size * 0.26} ${foot}z`;

/** A broken pillar. */
const pillar = (x: number, foot: number, size: number): string => {
  const half = size * 0.11;
  return `M${x - half * 1.4} ${foot}v${-size * 0.06}h${half * 0.4}V${foot - size * 0.82}l${half * 0.7} ${size * 0.07} ${half * 0.6} ${-size * 0.12} ${half * 0.7} ${size * 0.09}V${foot - size * 0.06}h${half * 0.4}v${size * 0.06}z`;
};

const shapes: Readonly<Record<Biome, (x: number, foot: number, size: number) => string>> = {
  forest: fir,
  swamp: snag,
  cave: tooth,
  ruin: (x, foot, size) => (Math.round(x) % 3 === 0 ? fir(x, foot, size * 0.9) : pillar(x, foot, size)),
};

const row = (biome: Biome, n: number, count: number, foot: number, size: number): string => {
  return Array.from({ length: count }, (_, i) => {
    const x = (i + 0.5) * (wide / count) + between(i, n * 7 + 1, -26, 26);
    // Lower in the middle, where the clearing is.
    const away = Math.abs(x / wide - 0.5) * 2;
    return shapes[biome](x, foot + 14, size * (0.5 + 0.55 * away) * (0.72 + 0.5 * scatter(i, n * 7 + 2)));
  }).join("");
};

/** The ground below them, down to the bottom of the picture. */
const floor = (foot: number): string => `M0 ${foot}Q400 ${foot - 22} 800 ${foot + 6}T${wide} ${foot - 8}V${high}H0z`;

/** From far to near: count, foot, size. */
const rows = [
  [34, 600, 300],
  [25, 740, 400],
  [17, 900, 520],
] as const;

/** The moon stands where no window has a control: at the left, below the bar, behind the board. */
const Moon = () => (
  <svg class="moonrise" viewBox="0 0 460 460" aria-hidden="true">
    <defs>
      <radialGradient id="forest-moon">
        <stop class="moon-0" offset="0" />
        <stop class="moon-1" offset="1" />
      </radialGradient>
    </defs>
    <circle cx="230" cy="230" r="230" fill="url(#forest-moon)" />
    <path class="moon" d="M262 178a62 62 0 1 0 34 96 52 52 0 1 1-34-96z" />
  </svg>
);

export const Forest = ({ biome }: { readonly biome: Biome }) => {
  const paths = useMemo(() => rows.map(([count, foot, size], n) => row(biome, n, count, foot, size)), [biome]);
  return (
    <>
      <svg
        class="forest"
        data-biome={biome}
        viewBox={`0 0 ${wide} ${high}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id="forest-sky" x2="0" y2="1">
            <stop class="sky-0" offset="0" />
            <stop class="sky-1" offset=".6" />
            <stop class="sky-2" offset="1" />
          </linearGradient>
          <linearGradient id="forest-mist" x2="0" y2="1">
            <stop class="mist-0" offset="0" />
            <stop class="mist-1" offset="1" />
          </linearGradient>
        </defs>
        <rect width={wide} height={high} fill="url(#forest-sky)" />
        {biome !== "cave" && (
          <g class="stars">
            {Array.from({ length: 46 }, (_, i) => (
              <circle key={i} cx={between(i, 81, 0, wide)} cy={between(i, 82, 0, 420)} r={between(i, 83, 0.6, 1.7)} />
            ))}
          </g>
        )}
        {paths.map((path, n) => (
          <g key={path.length}>
            <rect class="mist" y={(rows[n]?.[1] ?? 0) - 230} width={wide} height="270" fill="url(#forest-mist)" />
            <path class={`row-${n}`} d={path} />
            <path class={`row-${n}`} d={floor((rows[n]?.[1] ?? high) - 0.3 * (rows[n]?.[2] ?? 0))} />
          </g>
        ))}
      </svg>
      {biome !== "cave" && <Moon />}
    </>
  );
};
