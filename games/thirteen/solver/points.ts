/** The score of every throw of a tray in every box: all that solving needs to know of a stage. */
import { baseOf, bonusPoints, type Category, categories, faceOf, fixedPoints, isFixed } from "../rules/categories.ts";
import type { Tray } from "./tray.ts";

export interface BoxPoints {
  /** Full states in which the box is valid. */
  readonly valid: Int32Array;
  /** Points in each of those. */
  readonly points: Float64Array;
  /** Base pips for the upper sum in each of those; 0 for lower boxes. */
  readonly pips: Int32Array;
  /** The distinct numbers among those. */
  readonly steps: readonly number[];
}

/** A stage in the form used by the solver. */
export interface StagePoints {
  readonly tray: Tray;
  readonly boxes: readonly BoxPoints[];
  readonly bonus: number;
  readonly rolls: number;
  readonly freeScratch: boolean;
}

const boxPoints = (
  tray: Tray,
  value: (shown: readonly number[], state: number) => { readonly points: number; readonly pips: number },
): BoxPoints => {
  const valid: number[] = [];
  const points: number[] = [];
  const pips: number[] = [];
  for (const [state, shown] of tray.shown.entries()) {
    const box = value(shown, state);
    if (box.points <= 0) continue;
    valid.push(state);
    points.push(box.points);
    pips.push(box.pips);
  }
  return {
    valid: Int32Array.from(valid),
    points: Float64Array.from(points),
    pips: Int32Array.from(pips),
    steps: [...new Set(pips)],
  };
};

/** Points for fixed boxes and factors for the others; left out, the default. */
export type Worth = Readonly<Partial<Record<Category, number>>>;

export interface PlainStage {
  readonly tray: Tray;
  readonly worth: Worth;
  readonly rolls: number;
  readonly freeScratch: boolean;
}

/** A stage without items: a box scores whole points, rounded down as usual. */
export const plainPoints = ({ tray, worth, rolls, freeScratch }: PlainStage): StagePoints => ({
  tray,
  rolls,
  freeScratch,
  bonus: bonusPoints,
  boxes: categories.map((category) =>
    boxPoints(tray, (shown) => {
      const base = baseOf(category, shown, shown);
      const factor = isFixed(category)
        ? (worth[category] ?? fixedPoints[category]) / fixedPoints[category]
        : (worth[category] ?? 1);
      return { points: Math.floor(base * factor + 1e-9), pips: faceOf(category) === undefined ? 0 : base };
    }),
  ),
});
