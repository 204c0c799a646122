/**
 * A simulated throw with the drawn values on its dice: each die is rotated beforehand, so that it comes to rest on its
 * value.
 */
import { type Course, poseAt, restOf } from "./course.ts";
import { labelling } from "./model.ts";
import { randomFrom } from "./random.ts";
import { after } from "./rotation.ts";
import type { Pose } from "./shape.ts";

export interface LabelledThrow {
  readonly lastStep: number;
  /** Where every thrown die is at a step, in the order of the values. */
  posesAt(step: number): readonly Pose[];
}

export const labelledThrow = (course: Course, seed: string, values: readonly number[]): LabelledThrow => {
  const random = randomFrom(`labels ${seed}`);
  const count = values.length;
  const labels = values.map((value, die) =>
    labelling(restOf(course, count, die).turn, value, Math.floor(random() * 4)),
  );
  return {
    lastStep: course.steps - 1,
    posesAt: (step) =>
      labels.map((label, die) => {
        const { spot, turn } = poseAt(course, count, die, step);
        return { spot, turn: after(turn, label) };
      }),
  };
};
