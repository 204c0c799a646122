/** The pips of every look have a shape of their own, so that special dice are distinguishable without colour. */
import type { DiceLook } from "./tray.ts";

const round = "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z";
const star = Array.from({ length: 10 }, (_, i) => {
  const [angle, far] = [(i * Math.PI) / 5, i % 2 === 0 ? 1.35 : 0.58];
  return `${i === 0 ? "M" : "L"}${(Math.sin(angle) * far).toFixed(3)} ${(-Math.cos(angle) * far).toFixed(3)}`;
}).join("");
const leaf = (x: number, y: number): string => `M${x - 0.62} ${y}a.62 .62 0 1 0 1.24 0a.62 .62 0 1 0-1.24 0z`;

const shapes: Readonly<Record<DiceLook, string>> = {
  plain: round,
  heavy: "M-.92-.92H.92V.92H-.92z",
  light: "M-.62 0a.62 .62 0 1 0 1.24 0a.62 .62 0 1 0-1.24 0z",
  // Two bars for even, a triangle for odd.
  even: "M-1-.78H1V-.2H-1zM-1 .2H1V.78H-1z",
  odd: "M0-1.15L1.08 .82H-1.08z",
  bridge: "M-1.05 .8V0a1.05 1.05 0 0 1 2.1 0V.8H.5V.05a.5 .5 0 0 0-1 0V.8z",
  // A ring around a point.
  double: `${round}M-.68 0a.68 .68 0 1 1 1.36 0a.68 .68 0 1 1-1.36 0zM-.38 0a.38 .38 0 1 0 .76 0a.38 .38 0 1 0-.76 0z`,
  lucky: leaf(-0.5, -0.5) + leaf(0.5, -0.5) + leaf(-0.5, 0.5) + leaf(0.5, 0.5),
  steel: "M-.36-1.08H.36V-.36H1.08V.36H.36V1.08H-.36V.36H-1.08V-.36H-.36z",
  copper: "M-1.1 0L-.55-.95H.55L1.1 0L.55 .95H-.55z",
  // Two halves with a gap.
  "two-faced": "M-1.08-.18a1.08 1.08 0 0 1 2.16 0zM-1.08 .18a1.08 1.08 0 0 0 2.16 0z",
  wild: `${star}z`,
  gold: "M0-1.25L1.05 0L0 1.25L-1.05 0z",
  glass: `${round}M-.6 0a.6 .6 0 1 1 1.2 0a.6 .6 0 1 1-1.2 0z`,
  slate: round,
  jade: round,
  ruby: round,
  midnight: round,
};

/** A path around the origin, about as large as a circle of radius 1. */
export const pipShape = (look: DiceLook): string => shapes[look];

/** The single pip is larger, as on any die. Radii as shares of an edge. */
export const pipRadius = (value: number): number => (value === 1 ? 0.118 : 0.095);
