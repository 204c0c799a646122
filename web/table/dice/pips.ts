/** The pips of every look have a shape of their own, so that special dice are told apart without colour. */
import type { Look } from "./tray.ts";

const round = "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z";
const star = Array.from({ length: 10 }, (_, i) => {
  const [angle, far] = [(i * Math.PI) / 5, i % 2 === 0 ? 1.35 : 0.58];
  return `${i === 0 ? "M" : "L"}${(Math.sin(angle) * far).toFixed(3)} ${(-Math.cos(angle) * far).toFixed(3)}`;
}).join("");
const leaf = (x: number, y: number): string => `M${x - 0.62} ${y}a.62 .62 0 1 0 1.24 0a.62 .62 0 1 0-1.24 0z`;

const shapes: Readonly<Record<Look, string>> = {
  plain: round,
  heavy: "M-.92-.92H.92V.92H-.92z",
  // A ring around a point: counted twice.
  double: `${round}M-.68 0a.68 .68 0 1 1 1.36 0a.68 .68 0 1 1-1.36 0zM-.38 0a.38 .38 0 1 0 .76 0a.38 .38 0 1 0-.76 0z`,
  lucky: leaf(-0.5, -0.5) + leaf(0.5, -0.5) + leaf(-0.5, 0.5) + leaf(0.5, 0.5),
  wild: `${star}z`,
  gold: "M0-1.25L1.05 0L0 1.25L-1.05 0z",
  glass: `${round}M-.6 0a.6 .6 0 1 1 1.2 0a.6 .6 0 1 1-1.2 0z`,
  slate: round,
  jade: round,
  ruby: round,
  midnight: round,
};

/** A path around the origin, about as large as a circle of radius 1. */
export const pipShape = (look: Look): string => shapes[look];

/** The single pip is larger, as on any die. Radii as shares of an edge. */
export const pipRadius = (value: number): number => (value === 1 ? 0.118 : 0.095);
