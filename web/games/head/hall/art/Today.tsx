/** The daily duel as a framed woodcut: the blade hangs as low as the misses say, the sheet shows what was found. */
import { objectBox } from "../../../../ui/pieces/object-box.ts";

export interface WoodcutBoard {
  /** Cells a side of the opponent's board. */
  readonly size: number;
  readonly cells: readonly {
    readonly index: number;
    readonly colour: "red" | "yellow" | "green";
    readonly letter: string;
  }[];
  readonly misses: number;
  readonly limit: number;
}

const start: WoodcutBoard = { size: 6, cells: [], misses: 0, limit: 1 };

const flags = ["#c8321c", "#1c1512", "#d79a2b"] as const;
const flagged: readonly (readonly [x: number, y: number])[] = [
  [24, 63],
  [46, 66.5],
  [68, 68.7],
  [90, 68.7],
  [112, 66.6],
  [156, 60.6],
  [178, 61.9],
  [200, 61.5],
  [222, 59.7],
  [242, 58.2],
];

const grounds = { open: "#fffaf0", red: "#e9dbbd", yellow: "#e3ac2e", green: "#2c6e3f" } as const;

/** The sheet's inside, in units. */
const [left, top, side] = [126, 72, 124.5] as const;

const Sheet = ({ size, cells }: Pick<WoodcutBoard, "size" | "cells">) => {
  const pitch = (side + 1.5) / size;
  const edge = pitch - 1.5;
  const known = new Map(cells.map((cell) => [cell.index, cell]));
  return (
    <>
      <rect x="119" y="65" width="138.5" height="138.5" fill="#f4ead6" stroke="#1c1512" stroke-width="2" />
      {Array.from({ length: size * size }, (_, index) => {
        const [x, y] = [left + (index % size) * pitch, top + Math.floor(index / size) * pitch];
        const cell = known.get(index);
        const third = edge * 0.3;
        return (
          <g key={index}>
            <rect x={x} y={y} width={edge} height={edge} fill={grounds[cell?.colour ?? "open"]} stroke="#1c1512" />
            {cell?.colour === "red" && (
              <path
                d={`M${x + third} ${y + third}l${edge - 2 * third} ${edge - 2 * third}m0 ${2 * third - edge}l${2 * third - edge} ${edge - 2 * third}`}
                stroke="#a8321f"
                stroke-width="2"
                fill="none"
              />
            )}
            {cell !== undefined && cell.colour !== "red" && (
              <text
                x={x + edge / 2}
                y={y + edge * 0.77}
                font-family="'Atkinson Hyperlegible', system-ui, sans-serif"
                font-weight="700"
                font-size={edge * 0.72}
                text-anchor="middle"
                fill={cell.colour === "green" ? "#fffaf0" : "#1c1512"}
              >
                {cell.letter}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
};

/** How far the blade sinks from its highest place to the neck, in units. */
const drop = 74;

const Guillotine = ({ misses, limit }: Pick<WoodcutBoard, "misses" | "limit">) => {
  const sunk = 30 + drop * Math.min(1, limit === 0 ? 0 : misses / limit);
  return (
    <g transform="translate(14 2) scale(.84 .98)">
      <path
        d="M10 176h9l-1 56h-8zM101 176h9v56h-8zM60 2a9 9 0 0 1 8 12h-16a9 9 0 0 1 8-12zM16 12l88-1 1 9-90 1zM25 18l12 .4-.6 50 .8 60-.4 50-12 .4.6-70-.8-48zM83 18.4l12-.4.4 52-.8 44 .8 64-12 .4-.6-54 .6-58zM26 150 8 176h8l12-17zM94 150l18 26h-8l-12-17z"
        fill="#1c1512"
      />
      <path d="M25.5 30v118M94.5 30v118" stroke="#c98d4c" stroke-width="1.2" opacity=".7" />
      <path d="M68 12q40 2 40 30v94" fill="none" stroke="#8a6a3a" stroke-width="2" />
      <path d={`M60 16V${sunk + 2}`} stroke="#8a6a3a" stroke-width="2" />
      <g transform={`translate(0 ${sunk})`}>
        <path d="M38 0h44v11H38z" fill="#3b322c" />
        <path d="M39 11h42v10L39 37z" fill="#6d655d" />
        <path d="M39 37l42-16v4L39 41z" fill="#efe6d2" />
      </g>
      <path d="M36 152h48v18H36z" fill="#1c1512" />
      <g transform="translate(60 148) scale(.92)">
        <path
          d="M0-24c11 3 16 11 16 21 0 8-1 14-3 19H-13c-2-5-3-11-3-19 0-10 5-18 16-21z"
          fill="#2a2430"
          stroke="#1c1512"
          stroke-width="1.5"
        />
        <path d="M-12-4q6-3 11-.6 5-2.4 11 .6.5 4-2 5.5-4 1.5-8-.5-4 2-8 .5-4.5-1.5-4-5.5z" fill="#f3d7b0" />
        <g fill="#fffaf0" stroke="#1c1512">
          <circle cx="-6" cy="-1" r="3.6" />
          <circle cx="6" cy="-1" r="3.6" />
        </g>
        <circle cx="-6" cy="-2" r="1.4" fill="#1c1512" />
        <circle cx="6" cy="-2" r="1.4" fill="#1c1512" />
      </g>
      <path d="M36 158q10 5 24 5t24-5v13H36zM2 176h116l1 10H1z" fill="#1c1512" />
      <path d="M36 211h48l-5 22H41z" fill="#8f6a34" />
      <path d="M33 207h54v6H33z" fill="#a67d40" />
    </g>
  );
};

export const Today = ({ board = start }: { readonly board?: WoodcutBoard | undefined }) => (
  <svg viewBox={objectBox} aria-hidden="true">
    <defs>
      <linearGradient id="oh-p" x2="0" y2="1">
        <stop offset="0" stop-color="#f7e6bd" />
        <stop offset=".7" stop-color="#e7cd98" />
        <stop offset="1" stop-color="#c39a63" />
      </linearGradient>
      <linearGradient id="oh-w" x2="1" y2="1">
        <stop offset="0" stop-color="#6b452a" />
        <stop offset=".5" stop-color="#3b2415" />
        <stop offset="1" stop-color="#22140b" />
      </linearGradient>
    </defs>
    <ellipse cx="140" cy="234" rx="134" ry="7" fill="#000" opacity=".5" />
    <path d="M8 46h264v184q0 6-6 6H14q-6 0-6-6z" fill="url(#oh-w)" />
    <path d="M8 46h264v3H8z" fill="#a67a4e" opacity=".8" />
    <rect x="18" y="56" width="244" height="170" fill="url(#oh-p)" />
    <path d="M18 190q60-10 122-4t122-4v44H18z" fill="#1c1512" />
    <path d="M20 190v-44l10-12 10 12v44zM250 188v-20h12v20zM100 188v-30l8-10 8 10v30z" fill="#1c1512" opacity=".22" />
    <path d="M18 60q60 22 122 2t122-2" fill="none" stroke="#1c1512" stroke-width="1.2" />
    {flagged.map(([x, y], i) => (
      <path key={x} d={`M${x} ${y}h12l-6 12z`} fill={flags[i % flags.length]} />
    ))}
    <Guillotine misses={board.misses} limit={board.limit} />
    <Sheet size={board.size} cells={board.cells} />
    <path d="M18 56h244v170" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="2" />
  </svg>
);
