/** Terrain, each kind with a shape of its own, drawn into a cell of 100 by 100. */
import type { Biome } from "@turnlight/games/wisp";
import { between, scatter } from "./scatter.ts";

/** One tier of a fir: its whole, and the half turned away from the moon. */
const skirt = (top: number, wide: number, high: number) => {
  const foot = top + high;
  const right = `C${50 + wide * 0.16} ${top + high * 0.5} ${50 + wide * 0.6} ${foot - 9} ${50 + wide} ${foot - 3}`;
  const back = `Q${50 + wide * 0.55} ${foot + 5} ${50 + wide * 0.28} ${foot + 1}`;
  const left = `Q50 ${foot + 11} ${50 - wide * 0.3} ${foot + 2}Q${50 - wide * 0.6} ${foot + 5} ${50 - wide} ${foot - 3}`;
  return {
    whole: `M50 ${top}${right}${back}${left}C${50 - wide * 0.6} ${foot - 9} ${50 - wide * 0.16} ${top + high * 0.5} 50 ${top}Z`,
    away: `M50 ${top}${right}${back}Q50 ${foot + 9} 48 ${foot + 5}Q57 ${top + high * 0.6} 50 ${top}Z`,
  };
};

const skirts = [skirt(22, 36, 58), skirt(-4, 30, 52), skirt(-28, 21, 44)];

/** In place of trees: a crystal in the cave, a broken column with ivy in the ruin. */
const Spire = ({ cell }: { readonly cell: number }) => (
  <g class="tree" transform={`translate(50 88) scale(${between(cell, 1, 0.9, 1.05)}) translate(-50 -88)`}>
    <ellipse class="cast" cx="50" cy="86" rx="34" ry="11" />
    <path class="leaf" d="M30 88 22 54 30 34 38 52zM70 88 80 60 72 44 62 60z" />
    <path class="leaf" d="M50 92Q34 92 30 84L40 8 52-20 62 10 70 84Q66 92 50 92z" />
    <path class="leaf-away" d="M52-20 62 10 70 84Q66 92 54 92z" />
    <path class="moonlit" d="M46-2 38 70M28 44l4 22" />
  </g>
);

const Column = ({ cell }: { readonly cell: number }) => (
  <g class="tree column" transform={`translate(50 88) scale(${scatter(cell, 2) < 0.5 ? -1 : 1} 1) translate(-50 -88)`}>
    <ellipse class="cast" cx="50" cy="86" rx="34" ry="11" />
    <path class="stone" d="M24 76h52v12q-26 9-52 0zM31 76V2l10-12 8 8 9-14 11 16V76z" />
    <path class="stone-away" d="M56 76Q60 30 54-16l4 0 11 16V76z" />
    <path class="flutes" d="M39 8v64M47 4v68M58 2v70M28 82h44" />
    <path
      class="leaf"
      d="M30 60q-9-3-8-12 8 0 9 8-2-12 6-18 6 8-2 18 6-6 12-2-4 8-13 6zM60 26q9 1 12-7-9-3-13 4-1-9-9-10-1 9 6 13z"
    />
  </g>
);

interface TreeProps {
  readonly cell: number;
  readonly biome?: Biome;
}

export const Tree = ({ cell, biome = "forest" }: TreeProps) => {
  if (biome === "cave") return <Spire cell={cell} />;
  return biome === "ruin" ? <Column cell={cell} /> : <Fir cell={cell} />;
};

const Fir = ({ cell }: { readonly cell: number }) => {
  const size = between(cell, 1, 0.86, 1.02);
  const turn = scatter(cell, 2) < 0.5 ? -1 : 1;
  return (
    <g class="tree" transform={`translate(50 88) scale(${turn * size} ${size}) translate(-50 -88)`}>
      <ellipse class="cast" cx="50" cy="86" rx="34" ry="11" />
      <path class="trunk" d="M44 72h12l3 16q-9 5-18 0z" />
      {skirts.map(({ whole, away }) => (
        <g key={whole}>
          <path class="leaf" d={whole} />
          <path class="leaf-away" d={away} />
        </g>
      ))}
      <path class="moonlit" d="M47-18Q43-4 36 6M44 8Q38 22 28 34M42 38Q34 54 22 64" />
    </g>
  );
};

export const Mud = ({ cell }: { readonly cell: number }) => (
  <g class="mud" transform={`rotate(${Math.floor(scatter(cell, 3) * 4) * 90} 50 50)`}>
    <path class="mud-rim" d="M22 30C34 10 60 14 74 22S96 48 86 66 62 92 42 86 10 74 12 54 14 42 22 30z" />
    <path class="mud-pool" d="M27 35C37 20 58 22 70 28S87 48 80 63 60 83 44 79 18 69 19 54 20 44 27 35z" />
    <path class="mud-shine" d="M34 42q14-12 30-5M30 60q4 10 14 12" />
    <circle class="mud-bubble" cx="62" cy="58" r="6" />
    <circle class="mud-bubble" cx="48" cy="52" r="3.5" />
    <circle class="mud-bubble" cx="56" cy="70" r="2.5" />
  </g>
);

/** A frozen floor from edge to edge, so that it reads as ground and not as an object. */
export const Ice = ({ cell }: { readonly cell: number }) => (
  <g class="ice" transform={`rotate(${Math.floor(scatter(cell, 4) * 2) * 180} 50 50)`}>
    <rect class="ice-face" x="3" y="3" width="94" height="94" rx="9" />
    <path class="ice-crack" d="M3 62 30 54l14 18 30-10 23 8M30 54 24 30 38 3M74 62l8-26 15-6" />
    <path class="ice-shine" d="M14 40 40 14M22 46 46 22M66 90 88 68" />
  </g>
);

/** The number of dots identifies a pair of stones. */
const dots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [43, 50],
    [57, 50],
  ],
  3: [
    [50, 43],
    [42, 56],
    [58, 56],
  ],
  4: [
    [43, 43],
    [57, 43],
    [43, 57],
    [57, 57],
  ],
  5: [
    [42, 42],
    [58, 42],
    [50, 50],
    [42, 58],
    [58, 58],
  ],
};

/** A standing stone with its pair's dots. */
export const Pad = ({ pair }: { readonly pair: number }) => (
  <g class="pad" data-pair={pair}>
    <ellipse class="pad-glow" cx="50" cy="78" rx="42" ry="18" />
    <ellipse class="pad-ring" cx="50" cy="78" rx="37" ry="14" />
    <path class="pad-stone" d="M24 82Q20 48 30 26 38 10 54 14 70 18 74 40 78 62 76 82 50 90 24 82z" />
    <path class="pad-away" d="M58 15Q70 18 74 40 78 62 76 82 68 85 60 85 66 50 58 15z" />
    {(dots[Math.min(5, pair)] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} class="pad-dot" cx={x} cy={y} r="5.5" />
    ))}
  </g>
);
