/** Typical tray sizes in pixels, and whether a die is wholly visible in one. */
import { cornersOfDie, type Pose, project, type View } from "../shape.ts";

export const sizes = [
  ["a small phone", 300, 260],
  ["a phone", 366, 340],
  ["a tablet", 740, 420],
  ["a desk", 900, 620],
] as const;

export const isInSight = (view: View, pose: Pose): boolean =>
  cornersOfDie(pose).every((corner) => {
    const { left, top } = project(view, corner);
    return left >= 0 && top >= 0 && left <= view.width && top <= view.height;
  });
