/** A simulated throw: the pose of each thrown die at every step, and its impacts. */

import { between, type Position3d, type Rotation } from "./rotation.ts";
import type { Pose } from "./shape.ts";

export interface Impact {
  /** The step at which it happened. */
  readonly step: number;
  /** From 0, hardly audible, to 1. */
  readonly strength: number;
  /** −1 on the left … 1 on the right. */
  readonly pan: number;
}

export interface Course {
  readonly steps: number;
  /** Seven numbers for each die at each step: position and rotation. */
  readonly frames: Float32Array;
  readonly impacts: readonly Impact[];
}

const stride = 7;

export const poseAt = ({ frames, steps }: Course, count: number, die: number, time: number): Pose => {
  const step = Math.min(steps - 1, Math.max(0, Math.floor(time)));
  const next = Math.min(steps - 1, step + 1);
  const share = Math.min(1, Math.max(0, time - step));
  const at = (which: number, part: number): number => frames[(which * count + die) * stride + part] ?? 0;
  const spot = (which: number): Position3d => [at(which, 0), at(which, 1), at(which, 2)];
  const turn = (which: number): Rotation => [at(which, 3), at(which, 4), at(which, 5), at(which, 6)];
  const [from, to] = [spot(step), spot(next)];
  return {
    spot: [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ],
    turn: between(turn(step), turn(next), share),
  };
};

export const restOf = (course: Course, count: number, die: number): Pose =>
  poseAt(course, count, die, course.steps - 1);
