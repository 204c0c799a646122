/** Where the words about a creature's preferred way stand: beside the cell it goes to, over nobody. */
import { type Cardinal, type Cell, type Level, neighbour } from "@turnlight/games/wisp";
import type { Aimed } from "../play/preview.ts";

export interface PreferencePlace {
  readonly who: number;
  readonly way: Cardinal;
  /** The label's left edge and middle line, in cells. */
  readonly x: number;
  readonly y: number;
  /** Its width in cells. */
  readonly width: number;
  /** The side of the label that faces the way. */
  readonly tip: "left" | "right" | "top" | "bottom";
}

/** On boards with more cells across, the words need more of them. */
const usualAcross = 6;
const gap = 0.12;

/** Cells that must stay visible: everybody's places, before and after, the wisp's step, and the grove. */
const shownCells = ({ after, foretold, entered }: Aimed, wisp: Cell): ReadonlySet<Cell> =>
  new Set([wisp, entered, after.wisp, after.level.goal, ...foretold.flatMap(({ path }) => path)]);

/** The label of the first creature that had to choose; undefined where nobody had, or where it would cover somebody. */
export const preferencePlace = (level: Level, wisp: Cell, aimed: Aimed): PreferencePlace | undefined => {
  const taken = shownCells(aimed, wisp);
  const width = level.width > usualAcross ? 2.3 : 1.8;
  for (const { who, tie, path } of aimed.foretold) {
    const way = tie?.between[0];
    const [from] = path;
    const to = way === undefined || from === undefined ? undefined : neighbour(level, from, way);
    if (way === undefined || to === undefined) continue;
    const [x, y] = [to % level.width, Math.floor(to / level.width)];
    const places = [
      { x: x - gap - width, y: y + 0.5, tip: "right" },
      { x: x + 1 + gap, y: y + 0.5, tip: "left" },
      { x: Math.max(0, Math.min(level.width - width, x + 0.5 - width / 2)), y: y + 1.5, tip: "top" },
      { x: Math.max(0, Math.min(level.width - width, x + 0.5 - width / 2)), y: y - 0.5, tip: "bottom" },
    ] as const;
    const free = places.find((place) => {
      if (place.x < -0.05 || place.x + width > level.width + 0.05 || place.y < 0 || place.y > level.height)
        return false;
      const row = Math.floor(place.y);
      for (let column = Math.floor(place.x + 0.05); column < place.x + width - 0.05; column++)
        if (taken.has(row * level.width + column)) return false;
      return true;
    });
    if (free !== undefined) return { who, way, width, ...free };
  }
  return undefined;
};
