/** A hunt's guesses as squares: shapes for the page and for the picture to share. They tell no letters and no places. */
import type { HuntSign } from "@turnlight/games/head";

export interface TrailLook {
  readonly ground: string;
  readonly ink: string;
  /** Around 0,0 in a square of 34 units. */
  readonly path: string;
}

export const trailLooks: Readonly<Record<HuntSign, TrailLook>> = {
  h: { ground: "#2c6e3f", ink: "#fff", path: "M-4 0l3 4 5-8" },
  m: { ground: "#a8321f", ink: "#fff", path: "M-4-4 4 4M4-4-4 4" },
  u: { ground: "#e3ac2e", ink: "#1c1512", path: "M0-4.5V1.5M0 4.5v.01" },
  s: { ground: "#14431f", ink: "#fff", path: "M-5 0l3 4 3-7M1 2l1.5 2 4-8" },
};

export const trailSquare = 34;
/** Squares in a row; more where a hunt was long, so that it stays a picture. */
export const trailColumns = (guesses: number): number => (guesses <= 28 ? 7 : guesses <= 60 ? 10 : 14);

const isSign = (sign: string): sign is HuntSign => Object.hasOwn(trailLooks, sign);

export interface TrailCell {
  readonly look: TrailLook;
  readonly x: number;
  readonly y: number;
}

/** The squares with their upper left corners. */
export const trailCells = (trail: string): readonly TrailCell[] => {
  const columns = trailColumns(trail.length);
  return [...trail].filter(isSign).map((sign, i) => ({
    look: trailLooks[sign],
    x: (i % columns) * trailSquare,
    y: Math.floor(i / columns) * trailSquare,
  }));
};
