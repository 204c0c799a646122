/**
 * The timing of a throw: a breath before it, a course that slows down towards its end, and a last die that stops on its
 * edge and rocks before it falls.
 */
import { faceUp, flatness } from "./model.ts";
import { about, after, type Position3d, turnedBy } from "./rotation.ts";
import type { Pose } from "./shape.ts";

/** Milliseconds; `natural` is how long the simulated course takes. */
interface ThrowTimes {
  readonly natural: number;
  readonly lasts: number;
  readonly breath: number;
  readonly slow: boolean;
  readonly edge: number;
}

export interface ThrowMoment {
  readonly part: "breath" | "roll" | "edge";
  /** The share of the course. */
  readonly course: number;
  /** The share of this part. */
  readonly share: number;
}

export interface ThrowTiming {
  readonly total: number;
  at(share: number): ThrowMoment;
}

export const throwTiming = ({ natural, lasts, breath, slow, edge }: ThrowTimes): ThrowTiming => {
  const roll = slow ? lasts : Math.min(natural, lasts);
  const total = breath + roll + edge;
  // A longer throw begins at its natural speed and slows down.
  const power = Math.max(1, roll / Math.max(1, natural));
  return {
    total,
    at(share) {
      const time = share * total;
      if (time < breath) return { part: "breath", course: 0, share: time / breath };
      const rolled = (time - breath) / Math.max(1, roll);
      if (rolled < 1) return { part: "roll", course: 1 - (1 - rolled) ** power, share: rolled };
      return { part: "edge", course: 1, share: edge === 0 ? 1 : Math.min(1, (time - breath - roll) / edge) };
    },
  };
};

const balance = Math.PI / 4;
/** The end of the roll in which the die rises to its edge, and the end of the rocking in which it falls. */
const rises = 0.8;
const falls = 0.88;
/** Two rocks, the second slower and smaller. */
const firstRock = 0.43;
const swings = [0.16, 0.09] as const;

/** How far the die leans, in radians; 0 lies flat. */
export const tiltAt = ({ part, share }: ThrowMoment): number => {
  if (part === "breath") return 0;
  if (part === "roll") return share < rises ? 0 : balance * Math.sin(((share - rises) / (1 - rises)) * (Math.PI / 2));
  if (share >= falls) return balance * (1 - ((share - falls) / (1 - falls)) ** 2);
  const rocked = share / falls;
  const [swing, within] =
    rocked < firstRock ? [swings[0], rocked / firstRock] : [swings[1], (rocked - firstRock) / (1 - firstRock)];
  return balance - swing * Math.sin(within * 2 * Math.PI);
};

const half = 0.5;
const sides: readonly Position3d[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** The face that would be on top if the die fell over towards this side of itself. */
const faceAfter = (pose: Pose, axis: Position3d): number => faceUp(after(about(axis, -Math.PI / 2), pose.turn));

/** The flat die leaning over the edge beyond which it would show one of the other faces. */
export const tilted = (pose: Pose, others: readonly number[], angle: number): Pose => {
  if (flatness(pose.turn) < 0.99) return pose;
  // The sides of a flat die, as they are turned about the vertical.
  const towards = sides
    .map((side) => turnedBy(pose.turn, side))
    .concat([turnedBy(pose.turn, [0, 1, 0]), turnedBy(pose.turn, [0, -1, 0])])
    .filter(([, y]) => Math.abs(y) < half);
  const axisOf = ([x, , z]: Position3d): Position3d => [-z, 0, x];
  const side = towards.find((one) => others.includes(faceAfter(pose, axisOf(one)))) ?? towards[0];
  if (side === undefined) return pose;
  const [sx, , sz] = side;
  const lean = about(axisOf(side), -angle);
  const [x, y, z] = pose.spot;
  const edge: Position3d = [x + sx * half, y - half, z + sz * half];
  const [dx, dy, dz] = turnedBy(lean, [x - edge[0], y - edge[1], z - edge[2]]);
  return { ...pose, spot: [edge[0] + dx, edge[1] + dy, edge[2] + dz], turn: after(lean, pose.turn) };
};
