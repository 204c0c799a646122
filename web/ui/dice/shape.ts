/**
 * The tray's shape and its camera. A die's edge is the unit; x goes right, y up, z towards the viewer. All painters and
 * buttons use this one camera, so that they agree to the pixel.
 */
import { heading, laid } from "./model.ts";
import { randomFrom } from "./random.ts";
import { type Position3d, type Rotation, turnedBy } from "./rotation.ts";

export interface Pose {
  readonly spot: Position3d;
  readonly turn: Rotation;
  /** Its edge in units; 1 unless it stands on the rail. */
  readonly size?: number;
}

export interface TrayShape {
  /** Half the table's width and depth, without the rail. */
  readonly halfWidth: number;
  readonly halfDepth: number;
  /** Depth of the rail's strip on the near side; 0 without one. */
  readonly rail: number;
}

/** Room for six dice to roll without crowding, and for six side by side. */
const area = 36;
const leastWidth = 6.9;
const railDepth = 1.2;
/** Shapes are rounded to this, so that a few pixels more or less do not change the throw. */
const grain = 0.25;

const rounded = (value: number): number => Math.round(value / grain) * grain;

/** The shape for an element of this width over height. */
export const shapeFor = (aspect: number, withRail: boolean): TrayShape => {
  const rail = withRail ? railDepth : 0;
  const depth = (rail + Math.sqrt(rail * rail + (4 * area) / aspect)) / 2;
  const width = Math.max(leastWidth, rounded(depth * aspect));
  return { halfWidth: width / 2, halfDepth: Math.max(1.75, rounded(width / aspect - rail)) / 2, rail };
};

export const sameShape = (a: TrayShape, b: TrayShape): boolean =>
  a.halfWidth === b.halfWidth && a.halfDepth === b.halfDepth && a.rail === b.rail;

/** The camera's distance above the table in units, and its tilt from straight above. */
export const eye = { distance: 15, tilt: (17 * Math.PI) / 180 } as const;

export interface View {
  readonly shape: TrayShape;
  readonly width: number;
  readonly height: number;
  /** Pixels a unit at the middle of the table. */
  readonly scale: number;
  /** The centre of the visible area, rail included. */
  readonly middle: number;
}

export interface ScreenSpot {
  readonly left: number;
  readonly top: number;
  /** Pixels a unit there. */
  readonly scale: number;
}

/** Projects a position to the screen. */
export const project = ({ width, height, scale, middle }: View, [x, y, z]: Position3d): ScreenSpot => {
  const [sin, cos] = [Math.sin(eye.tilt), Math.cos(eye.tilt)];
  const along = (z - middle) * cos - y * sin;
  const towards = (z - middle) * sin + y * cos;
  const closer = eye.distance / (eye.distance - towards);
  return {
    left: width / 2 + x * closer * scale,
    top: height / 2 + along * closer * scale,
    scale: closer * scale,
  };
};

/** The share of the element that the tray may fill, leaving a small margin. */
const filled = 0.985;
/** A die's height: nothing at rest is taller. */
const tall = 1;

/** The corners of table and rail, on the ground and at a die's height. */
const cornersOf = ({ halfWidth, halfDepth, rail }: TrayShape): readonly Position3d[] =>
  [-halfWidth, halfWidth].flatMap((x) =>
    [-halfDepth, halfDepth + rail].flatMap((z) => [0, tall].map((y): Position3d => [x, y, z])),
  );

/** The largest scale with every corner visible, in perspective. */
export const viewOf = (shape: TrayShape, width: number, height: number): View => {
  const middle = shape.rail / 2;
  const unscaled: View = { shape, width: 0, height: 0, scale: 1, middle };
  const seen = cornersOf(shape).map((corner) => project(unscaled, corner));
  const across = Math.max(...seen.map(({ left }) => Math.abs(left)));
  const along = Math.max(...seen.map(({ top }) => Math.abs(top)));
  return { shape, width, height, scale: (filled / 2) * Math.min(width / across, height / along), middle };
};

/** The outline of a die on the screen: a box rotated with its upper face, in pixels. */
export interface Outline {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Radians. */
  readonly rotate: number;
}

const half = 0.5;
const dieCorners: readonly Position3d[] = [-half, half].flatMap((x) =>
  [-half, half].flatMap((y) => [-half, half].map((z): Position3d => [x, y, z])),
);

export const cornersOfDie = ({ spot: [x, y, z], turn, size = 1 }: Pose): readonly Position3d[] =>
  dieCorners.map((corner) => {
    const [dx, dy, dz] = turnedBy(turn, corner);
    return [x + dx * size, y + dy * size, z + dz * size];
  });

/** The smallest outline around a die, its sides included. */
export const outlineOf = (view: View, pose: Pose): Outline => {
  const rotate = heading(pose.turn);
  const [sin, cos] = [Math.sin(rotate), Math.cos(rotate)];
  const seen = cornersOfDie(pose).map((corner) => project(view, corner));
  const across = seen.map(({ left, top }) => left * cos + top * sin);
  const along = seen.map(({ left, top }) => top * cos - left * sin);
  const [x, y] = [across, along].map((list) => (Math.min(...list) + Math.max(...list)) / 2);
  const [width, height] = [across, along].map((list) => Math.max(...list) - Math.min(...list));
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    throw new Error("a die has two sides to be seen from");
  return { left: x * cos - y * sin, top: x * sin + y * cos, width, height, rotate };
};

/** Where the table ends and the rail begins, in pixels from the top. */
export const railEdge = (view: View): number => project(view, [0, 0, view.shape.halfDepth]).top;

/** Dice on the rail are smaller, so that six of them leave room for the turn's points. */
const asideSize = 0.66;
const asideGap = 0.74;

/** A place on the rail, counted from the left. */
export const asidePose = ({ halfWidth, halfDepth, rail }: TrayShape, place: number, value: number): Pose => ({
  // Leaves room below the dice for the rail's notes.
  spot: [-halfWidth + 0.5 + place * asideGap, asideSize * half, halfDepth + rail * 0.42],
  turn: laid(value, 0),
  size: asideSize,
});

/** A place without a throw, in one row or two, slightly rotated but always the same. */
export const laidPose = ({ halfWidth }: TrayShape, die: number, count: number, value: number): Pose => {
  const gap = 1.45;
  const perRow = count * gap <= 2 * halfWidth ? count : Math.ceil(count / 2);
  const row = Math.floor(die / perRow);
  const rows = Math.ceil(count / perRow);
  const inRow = Math.min(perRow, count - row * perRow);
  const random = randomFrom(`laid ${die}`);
  return {
    spot: [((die % perRow) - (inRow - 1) / 2) * gap, half, (row - (rows - 1) / 2) * gap],
    turn: laid(value, (random() - half) * 0.5),
  };
};
