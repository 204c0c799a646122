/** The ground of a level: a patch of turf for every cell on a slab of earth, and everything that grows or lies there. */
import type { Biome, Level } from "@turnlight/games/wisp";
import { Grove } from "./Grove.tsx";
import { between, scatter } from "./scatter.ts";
import { Ice, Mud, Pad, Tree } from "./Terrain.tsx";

const Tuft = ({ cell }: { readonly cell: number }) => {
  const x = between(cell, 11, 16, 84);
  const y = between(cell, 12, 22, 86);
  return <path class="tuft" d={`M${x} ${y}q-4-7-7-8M${x} ${y}q-1-9 1-13M${x} ${y}q3-7 8-8`} />;
};

const Pebble = ({ cell }: { readonly cell: number }) => {
  const x = between(cell, 21, 18, 82);
  const y = between(cell, 22, 20, 84);
  return (
    <g class="pebble">
      <ellipse cx={x} cy={y} rx="6" ry="4" />
      <ellipse cx={x + 9} cy={y + 3} rx="3.4" ry="2.4" />
    </g>
  );
};

const Bud = ({ cell }: { readonly cell: number }) => {
  const x = between(cell, 31, 18, 82);
  const y = between(cell, 32, 24, 82);
  return (
    <g class="bud">
      <path d={`M${x} ${y}v9`} />
      <circle cx={x} cy={y} r="3" />
      <circle cx={x - 4} cy={y + 1.5} r="2.2" />
      <circle cx={x + 4} cy={y + 1.5} r="2.2" />
    </g>
  );
};

const Turf = ({ cell }: { readonly cell: number }) => {
  const tone = Math.floor(scatter(cell, 5) * 3);
  const grows = scatter(cell, 6);
  return (
    <>
      <rect class={`turf tone-${tone}`} x="2" y="2" width="96" height="96" rx="13" />
      <path class="turf-edge" d="M15 3.5h70q11.500 0 11.500 11.500" />
      <path class="turf-foot" d="M3.500 84q0 12.500 11.500 12.500h70q11.500 0 11.500-12.500" />
      <path
        class="blades"
        d={[40, 41, 42, 43, 44]
          .map(
            (salt) =>
              `M${between(cell, salt, 12, 88)} ${between(cell, salt + 10, 16, 90)}l${between(cell, salt + 20, -3, 3)}-6`,
          )
          .join("")}
      />
      {grows < 0.34 && <Tuft cell={cell} />}
      {grows > 0.78 && <Pebble cell={cell} />}
      {grows > 0.55 && grows < 0.68 && <Bud cell={cell} />}
    </>
  );
};

/** The slab of earth seen from the front, with roots that reach into the mist. */
const Slab = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const right = width * 100 + 9;
  const foot = height * 100 + 9;
  const roots = Array.from({ length: width * 2 }, (_, i) => {
    const x = 20 + i * 50 + between(i, 61, -12, 12);
    const deep = between(i, 62, 24, 58);
    return `Q${x - 13} ${foot + 30} ${x - 7} ${foot + 26}T${x} ${foot + deep}T${x + 9} ${foot + 27}`;
  }).join("");
  return (
    <>
      <path
        class="slab-deep"
        d={`M-9 ${foot - 30}V${foot + 18}Q-8 ${foot + 27} 2 ${foot + 27}${roots}Q${right} ${foot + 28} ${right} ${foot + 16}V${foot - 30}z`}
      />
      <rect class="slab-side" x="-9" y={foot - 60} width={right + 9} height="82" rx="20" />
      <path class="slab-line" d={`M4 ${foot + 9}H${right - 14}`} />
      <rect class="slab-top" x="-9" y="-9" width={right + 9} height={foot + 9} rx="22" />
    </>
  );
};

const at = (cell: number, width: number): string =>
  `translate(${(cell % width) * 100} ${Math.floor(cell / width) * 100})`;

const pairOf = ({ pads }: Level, cell: number): number => 1 + pads.findIndex((pair) => pair.includes(cell));

interface GroundProps {
  readonly level: Level;
  readonly bloom: number;
  readonly biome: Biome;
}

export const Ground = ({ level, bloom, biome }: GroundProps) => {
  const { width, height, terrain, goal } = level;
  const cells = terrain.map((kind, cell) => ({ kind, cell }));
  return (
    <svg class="ground" viewBox={`0 0 ${width * 100} ${height * 100}`} aria-hidden="true">
      <Slab width={width} height={height} />
      {cells.map(({ kind, cell }) => (
        <g key={cell} transform={at(cell, width)}>
          <Turf cell={cell} />
          {kind === "mud" && <Mud cell={cell} />}
          {kind === "ice" && <Ice cell={cell} />}
          {pairOf(level, cell) > 0 && <Pad pair={pairOf(level, cell)} />}
        </g>
      ))}
      {cells
        .filter(({ kind, cell }) => kind === "tree" || cell === goal)
        .map(({ cell }) => (
          <g key={cell} transform={at(cell, width)}>
            {cell === goal ? <Grove bloom={bloom} /> : <Tree cell={cell} biome={biome} />}
          </g>
        ))}
    </svg>
  );
};
