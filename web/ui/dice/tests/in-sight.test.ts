/** Dice that were not thrown are wholly visible, whatever the tray's size, and a ring is around its die. */
import { describe, expect, test } from "vitest";
import { asidePose, cornersOfDie, laidPose, outlineOf, project, shapeFor, viewOf } from "../shape.ts";
import { isInSight, sizes } from "./sizes.ts";

const values = [1, 2, 3, 4, 5, 6] as const;

describe.each(sizes)("on %s, %i by %i", (_, width, height) => {
  const shape = shapeFor(width / height, true);
  const view = viewOf(shape, width, height);

  test("dice laid out by hand and dice on the rail are wholly in sight", () => {
    for (const [i, value] of values.entries()) {
      expect(isInSight(view, asidePose(shape, i, value))).toBe(true);
      for (const count of [5, 6])
        if (i < count) expect(isInSight(view, laidPose(shape, i, count, value)), `${i} of ${count}`).toBe(true);
    }
  });

  test("a die's outline holds all of it, and little more", () => {
    for (const [i, value] of values.entries()) {
      const pose = laidPose(shape, i, 6, value);
      const { left, top, width: across, height: along, rotate } = outlineOf(view, pose);
      const [sin, cos] = [Math.sin(rotate), Math.cos(rotate)];
      for (const corner of cornersOfDie(pose)) {
        const seen = project(view, corner);
        const [dx, dy] = [seen.left - left, seen.top - top];
        expect(Math.abs(dx * cos + dy * sin)).toBeLessThanOrEqual(across / 2 + 1e-6);
        expect(Math.abs(dy * cos - dx * sin)).toBeLessThanOrEqual(along / 2 + 1e-6);
      }
      expect(Math.max(across, along)).toBeLessThan(1.5 * project(view, pose.spot).scale);
    }
  });
});
