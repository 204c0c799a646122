/** The die's geometry: the directions of its faces, the one on top, and how to label it so that a given one is. */
import { about, after, back, type Position3d, type Rotation, turnedBy, unturned } from "./rotation.ts";

/** Outward directions of the faces 1 to 6 of a die that has not been turned. Opposite faces add up to seven. */
export const outward: readonly Position3d[] = [
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, -1],
  [0, -1, 0],
];

const heights = (turn: Rotation): readonly number[] => outward.map((face) => turnedBy(turn, face)[1]);

/** The face on top. */
export const faceUp = (turn: Rotation): number => {
  const up = heights(turn);
  return up.indexOf(Math.max(...up)) + 1;
};

/** 1 if it is flat on a face, less if it leans. */
export const flatness = (turn: Rotation): number => Math.max(...heights(turn));

/** The rotation of a flat die about the vertical axis, from −45° to 45° in radians; its four sides are equivalent. */
export const heading = (turn: Rotation): number => {
  const sides = outward.map((face) => turnedBy(turn, face)).filter(([, y]) => Math.abs(y) < 0.5);
  const angles = sides.map(([x, , z]) => Math.atan2(z, x));
  return angles.find((angle) => Math.abs(angle) <= Math.PI / 4 + 1e-6) ?? 0;
};

const quarter = Math.PI / 2;
/** Rotations that bring each face to where the one is. */
const toTop: readonly Rotation[] = [
  unturned,
  about([1, 0, 0], -quarter),
  about([0, 0, 1], quarter),
  about([0, 0, 1], -quarter),
  about([1, 0, 0], quarter),
  about([1, 0, 0], 2 * quarter),
];

/**
 * The rotation to apply to a die before all others, so that one that comes to rest as `rest` shows `value`. It rotates
 * the whole die, so opposite faces still add up to seven; `spin` from 0 to 3 selects the side faces.
 */
export const labelling = (rest: Rotation, value: number, spin: number): Rotation => {
  const lies = toTop[faceUp(rest) - 1] ?? unturned;
  const wanted = toTop[value - 1] ?? unturned;
  return after(back(lies), after(about([0, 1, 0], spin * quarter), wanted));
};

/** A flat die with this value on top, rotated about the vertical axis. */
export const laid = (value: number, heading: number): Rotation =>
  after(about([0, 1, 0], heading), toTop[value - 1] ?? unturned);
