/** The daily level under a glass dome: the clearing as it stands, and the grove in bloom once it is solved. */
import type { EnemyKind, Terrain } from "@turnlight/games/wisp";
import { objectBox } from "../../../../ui/pieces/object-box.ts";

export interface DomeBoard {
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly Terrain[];
  readonly goal: number;
  readonly wisp: number;
  readonly enemies: readonly { readonly kind: EnemyKind; readonly at: number }[];
  readonly isSolved: boolean;
}

/** The clearing's inside, in units. */
const area = { x: 47, y: 92, width: 185, height: 99 } as const;

const leaves = [
  [
    "M50 22C55.8 51 71.6 71 86 77Q69.8 85 60 81Q50 91 39.2 82Q28.4 85 14 77C28.4 71 44.2 51 50 22Z",
    "M50 22C55.8 51 71.6 71 86 77Q69.8 85 60 81Q50 89 48 85Q57 56.8 50 22Z",
  ],
  [
    "M50 -4C54.8 22 68 39 80 45Q66.5 53 58.4 49Q50 59 41 50Q32 53 20 45C32 39 45.2 22 50 -4Z",
    "M50 -4C54.8 22 68 39 80 45Q66.5 53 58.4 49Q50 57 48 53Q57 27.2 50 -4Z",
  ],
  [
    "M50 -28C53.4 -6 62.6 7 71 13Q61.6 21 55.9 17Q50 27 43.7 18Q37.4 21 29 13C37.4 7 46.6 -6 50 -28Z",
    "M50 -28C53.4 -6 62.6 7 71 13Q61.6 21 55.9 17Q50 25 48 21Q57 -1.6 50 -28Z",
  ],
] as const;

const Tree = () => (
  <>
    <ellipse cx="50" cy="86" rx="34" ry="11" fill="#030e12" opacity=".5" />
    <path d="M44 72h12l3 16q-9 5-18 0z" fill="#4a372a" />
    {leaves.map(([lit, away]) => (
      <g key={lit}>
        <path d={lit} fill="#35936a" stroke="#0b2a26" stroke-width="2" />
        <path d={away} fill="#1f6350" />
      </g>
    ))}
    <path
      d="M47-18Q43-4 36 6M44 8Q38 22 28 34M42 38Q34 54 22 64"
      fill="none"
      stroke="#a4f0be"
      stroke-width="2.5"
      stroke-linecap="round"
      opacity=".7"
    />
  </>
);

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
  [50, -12, 1.25],
  [27, 2, 1.13],
  [73, 1, 1.19],
  [12, 20, 1.06],
  [88, 21, 1.06],
  [39, 12, 1],
  [62, 13, 1],
] as const;

/** Before it is solved a single bud is open. */
const Grove = ({ isSolved }: { readonly isSolved: boolean }) => (
  <>
    <ellipse cx="50" cy="80" rx="42" ry="16" fill="#b9ffce" opacity=".35" />
    <path d="M24 84Q22 40 50 26 78 40 76 84 50 96 24 84z" fill="#7dffb2" opacity=".5" />
    <path d="M50 34v44M40 42l-5 36M60 42l5 36" stroke="#e6ffee" stroke-width="3" opacity=".7" fill="none" />
    <path
      d="M17 90C14 62 16 34 46 6M83 90C86 62 84 34 54 6"
      fill="none"
      stroke="#eef1e6"
      stroke-width="8"
      stroke-linecap="round"
    />
    <path d="M13 78l7-1M14 64l6 1M17 50l6 2M87 80l-7-1M86 66l-6 1M83 52l-6 2" stroke="#37413c" stroke-width="2" />
    {crown.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} fill="#2f8f63" stroke="#0d3b2c" stroke-width="1.5" />
    ))}
    {crown.map(([x, y, r]) => (
      <circle key={x} cx={x - r * 0.22} cy={y - r * 0.28} r={r * 0.58} fill="#63c98a" />
    ))}
    {blossoms.slice(0, isSolved ? blossoms.length : 1).map(([x, y, size]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse
            key={turn}
            cy="-5.5"
            rx="4"
            ry="5.5"
            transform={`rotate(${turn})`}
            fill="#ffe3f1"
            stroke="#d787b0"
            stroke-width=".6"
          />
        ))}
        <circle r="2.6" fill="#ffd45e" />
      </g>
    ))}
  </>
);

const Wisp = () => (
  <>
    <circle class="art-glow" cx="50" cy="54" r="92" fill="url(#ow-h)" />
    <path d="M50 6Q62 22 58 34 76 44 74 62A24 24 0 0 1 26 62Q26 48 38 38 36 30 44 26 52 18 50 6z" fill="url(#ow-w)" />
    <circle fill="#d9feff" cx="64" cy="20" r="3" />
    <circle fill="#d9feff" cx="34" cy="22" r="2" />
    <path d="M42.5 55v8M57.5 55v8" fill="none" stroke="#0d4a55" stroke-width="5" stroke-linecap="round" />
  </>
);

/** Each kind by its shape: pricked ears, a curled ring, a crest, a cloak with a lantern. */
const Creature = ({ kind }: { readonly kind: EnemyKind }) => {
  switch (kind) {
    case "red":
      return (
        <>
          <path
            fill="#ef5a4c"
            stroke="#3d0a13"
            stroke-width="3"
            stroke-linejoin="round"
            d="M50 91C36 85 21 64 18 41L11 7 36 25Q50 20 64 25L89 7 82 41C79 64 64 85 50 91z"
          />
          <path fill="#b32c39" d="M50 91Q57 60 52 22 58 22.5 64 25L89 7 82 41C79 64 64 85 50 91z" />
          <path fill="#5c0f1f" d="M18 17 33 28 23 37zM82 17 67 28 77 37z" />
          <path fill="none" stroke="#5c0f1f" stroke-width="6" stroke-linecap="round" d="M24 42l20 9M76 42l-20 9" />
          <path fill="#f7b48d" d="M50 90Q41 80 44 68q6-5 12 0 3 12-6 22z" />
          <path fill="#33060f" d="M45 67h10l-5 6z" />
          <path fill="#fff3c9" d="M26 47l17 7q-4 9-11 6t-6-13zM74 47l-17 7q4 9 11 6t6-13z" />
          <path fill="#1c0a12" d="M35 51l3 1.5-2 7-2.5-.5zM65 51l-3 1.5 2 7 2.5-.5z" />
        </>
      );
    case "sleeper":
      return (
        <>
          <circle cx="50" cy="56" r="28" fill="none" stroke="#6f58a8" stroke-width="20" />
          <circle cx="50" cy="56" r="34" fill="none" stroke="#9a83d6" stroke-width="5" />
          <circle cx="72" cy="44" r="15" fill="#8a74c6" stroke="#3a2b66" stroke-width="3" />
          <path d="M65 44q7 6 14 0" fill="none" stroke="#1f1540" stroke-width="4" stroke-linecap="round" />
        </>
      );
    case "purple":
      return (
        <>
          <path d="M30 34 38 8l12 18L62 8l8 26z" fill="#8747d6" stroke="#2c1152" stroke-width="3" />
          <circle cx="50" cy="58" r="32" fill="#b57bff" stroke="#2c1152" stroke-width="3" />
          <path fill="#fff3c9" d="M30 50l15 6q-4 8-10 5t-5-11zM70 50l-15 6q4 8 10 5t5-11z" />
          <path d="M40 76q10 6 20 0" fill="none" stroke="#2c1152" stroke-width="4" stroke-linecap="round" />
        </>
      );
    case "guard":
      return (
        <>
          <path d="M50 8q24 2 27 42l7 40H16l7-40Q26 10 50 8z" fill="#4f8fe8" stroke="#0a1d42" stroke-width="3" />
          <path d="M50 24q16 2 16 20t-16 18-16-18 16-20z" fill="#081330" />
          <path d="M42 42h.1M58 42h.1" stroke="#ffe9a8" stroke-width="7" stroke-linecap="round" />
          <circle cx="78" cy="70" r="13" fill="#ffe08a" stroke="#e8b44a" stroke-width="4" />
        </>
      );
  }
};

/** Creatures are drawn on a hundred units and stand in the middle of their cell, larger ones rising above it. */
const Clearing = ({ board }: { readonly board: DomeBoard }) => {
  const { width, height, terrain, goal, wisp, enemies, isSolved } = board;
  const [across, down] = [area.width / width, area.height / height];
  const at = (cell: number) => [area.x + (cell % width) * across, area.y + Math.floor(cell / width) * down] as const;
  const stand = (cell: number, size: number) => {
    const [x, y] = at(cell);
    const scale = (Math.min(across, down * 1.25) / 100) * size;
    return `translate(${x + across / 2 - 50 * scale} ${y + down - 92 * scale}) scale(${scale})`;
  };
  const rows = Array.from({ length: height }, (_, row) => row);
  const rowOf = (cell: number) => Math.floor(cell / width);
  return (
    <>
      {terrain.map((kind, cell) => {
        const [x, y] = at(cell);
        const turf = ["#4a8a6c", "#437f66", "#529375"][(cell * 7 + rowOf(cell)) % 3];
        return (
          <g key={cell}>
            <rect x={x} y={y} width={across - 1.5} height={down - 1.5} rx="4" fill={turf} />
            <path d={`M${x + 3} ${y + 1}h${across - 7.5}`} stroke="#9ad8ac" stroke-width="1.2" opacity=".55" />
            {kind === "mud" && (
              <ellipse cx={x + across / 2} cy={y + down / 2} rx={across * 0.36} ry={down * 0.32} fill="#a06c26" />
            )}
            {kind === "ice" && (
              <rect x={x + 3} y={y + 3} width={across - 7.5} height={down - 7.5} rx="3" fill="#bfe8f5" opacity=".85" />
            )}
          </g>
        );
      })}
      <rect x="41" y="87" width="197" height="110" rx="8" fill="url(#ow-d)" />
      {rows.map((row) => (
        <g key={row}>
          {terrain.map((kind, cell) =>
            kind === "tree" && rowOf(cell) === row ? (
              <g key={cell} transform={stand(cell, 1.15)}>
                <Tree />
              </g>
            ) : null,
          )}
          {rowOf(goal) === row && (
            <g transform={stand(goal, 1.25)}>
              <Grove isSolved={isSolved} />
            </g>
          )}
          {enemies
            .filter((enemy) => rowOf(enemy.at) === row)
            .map(({ kind, at: cell }) => (
              <g key={cell} transform={stand(cell, 0.95)}>
                <Creature kind={kind} />
              </g>
            ))}
          {rowOf(wisp) === row && (
            <g transform={stand(wisp, 1.15)}>
              <Wisp />
            </g>
          )}
        </g>
      ))}
    </>
  );
};

/** Cells of a clearing nobody has seen yet. */
const unseen = { across: 6, down: 4 } as const;

/** Until the day's level is known, mist lies over the clearing. */
const Mist = () => (
  <>
    {Array.from({ length: unseen.across * unseen.down }, (_, i) => (
      <rect
        key={i}
        x={area.x + (i % unseen.across) * 31}
        y={area.y + Math.floor(i / unseen.across) * 25}
        width="29.5"
        height="23.5"
        rx="4"
        fill={["#33655a", "#2c5b52", "#3a7062"][(i * 7) % 3]}
      />
    ))}
    <rect x="41" y="87" width="197" height="110" rx="8" fill="url(#ow-d)" />
    <path d="M20 150q40-22 84-8t160-12v90H20zM20 176q60-18 110-4t134-8v56H20z" fill="#5fa6ad" opacity=".28" />
    <g transform="translate(116 104) scale(.5)">
      <Wisp />
    </g>
  </>
);

export const Today = ({ board }: { readonly board?: DomeBoard | undefined }) => (
  <svg viewBox={objectBox} aria-hidden="true">
    <defs>
      <radialGradient id="ow-n" cx=".36" cy=".62" r=".75">
        <stop offset="0" stop-color="#1d6470" />
        <stop offset=".45" stop-color="#0f3440" />
        <stop offset="1" stop-color="#050d1a" />
      </radialGradient>
      <linearGradient id="ow-g" x2="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".5" />
        <stop offset=".16" stop-color="#fff" stop-opacity="0" />
        <stop offset=".9" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#fff" stop-opacity=".2" />
      </linearGradient>
      <linearGradient id="ow-b" x2="1">
        <stop offset="0" stop-color="#5a3e17" />
        <stop offset=".3" stop-color="#e3b766" />
        <stop offset=".6" stop-color="#a0742f" />
        <stop offset="1" stop-color="#3d290d" />
      </linearGradient>
      <radialGradient id="ow-d" cx=".5" cy=".5" r=".7">
        <stop offset=".2" stop-color="#031016" stop-opacity="0" />
        <stop offset="1" stop-color="#031016" stop-opacity=".62" />
      </radialGradient>
      <radialGradient id="ow-h">
        <stop offset="0" stop-color="#d9feff" stop-opacity=".8" />
        <stop offset=".4" stop-color="#63e0e8" stop-opacity=".34" />
        <stop offset="1" stop-color="#2fb9c4" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="ow-w" cx=".5" cy=".62" r=".6">
        <stop offset="0" stop-color="#fff" />
        <stop offset=".55" stop-color="#c5fbff" />
        <stop offset="1" stop-color="#58dbe6" />
      </radialGradient>
      <clipPath id="ow-c">
        <path d="M26 214V122Q26 14 140 14T254 122v92z" />
      </clipPath>
    </defs>
    <ellipse cx="140" cy="235" rx="130" ry="6" fill="#000" opacity=".5" />
    <g clip-path="url(#ow-c)">
      <rect x="20" y="10" width="240" height="210" fill="url(#ow-n)" />
      <circle cx="196" cy="54" r="13" fill="#dff3ee" opacity=".9" />
      <circle cx="190" cy="50" r="12" fill="#0f303b" />
      <g fill="#dff3ee" opacity=".7">
        <circle cx="92" cy="48" r="1" />
        <circle cx="130" cy="34" r="1.2" />
        <circle cx="160" cy="72" r=".9" />
        <circle cx="222" cy="92" r="1" />
        <circle cx="66" cy="82" r="1" />
      </g>
      <path
        d="M20 150l14-40 12 26 16-44 16 40 14-30 14 36 20-50 18 46 14-30 16 34 18-48 16 44 14-28 16 40 20-24v90H20z"
        fill="#0a222b"
      />
      <rect x="41" y="87" width="197" height="124" rx="8" fill="#16231f" />
      <rect x="41" y="87" width="197" height="110" rx="8" fill="#38433c" />
      {board === undefined ? <Mist /> : <Clearing board={board} />}
    </g>
    <path
      d="M26 214V122Q26 14 140 14T254 122v92z"
      fill="url(#ow-g)"
      stroke="#bfe8f0"
      stroke-opacity=".55"
      stroke-width="2"
    />
    <path d="M40 190v-66q2-58 46-84" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".28" />
    <circle cx="140" cy="9" r="7" fill="url(#ow-b)" />
    <path d="M14 212h252l6 12q2 12-10 12H18q-12 0-10-12z" fill="url(#ow-b)" />
    <path d="M10 224h260" stroke="#2c1d08" stroke-opacity=".5" stroke-width="2" />
  </svg>
);
