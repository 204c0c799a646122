/** Placing dice without a throw among others. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Laying, laidAmong } from "../laid-among.ts";
import { faceUp, laid } from "../model.ts";
import { asidePose, laidPose, type Pose, shapeFor } from "../shape.ts";

const shape = shapeFor(1.6, true);
const at = (x: number, z: number): Pose => ({ spot: [x, 0.5, z], turn: laid(3, 0.4) });
const apart = (a: Pose, b: Pose): number => Math.hypot(a.spot[0] - b.spot[0], a.spot[2] - b.spot[2]);

test("a die that comes back from the rail does not go where another lies", () => {
  const home = laidPose(shape, 0, 6, 1);
  const there = at(home.spot[0] + 0.2, home.spot[2]);
  const dice: readonly Laying[] = [{ value: 5 }, { value: 3, lies: there }];
  const [back, other] = laidAmong(shape, [
    ...dice,
    ...Array.from({ length: 4 }, (_, i) => ({
      value: 1,
      aside: true,
      lies: asidePose(shape, i, 1),
    })),
  ]);
  expect(other).toBe(there);
  expect(back === undefined ? 0 : apart(back, there)).toBeGreaterThanOrEqual(1);
  expect(faceUp(back?.turn ?? home.turn)).toBe(5);
});

test("with nothing in the way everybody goes home", () => {
  const dice = [1, 2, 3, 4, 5, 6].map((value) => ({ value }));
  expect(laidAmong(shape, dice)).toEqual(dice.map(({ value }, i) => laidPose(shape, i, 6, value)));
});

test("wherever dice lie, none is ever laid inside another, and what is on the rail stays there", () => {
  const spot = fc.record({
    x: fc.double({ min: -shape.halfWidth, max: shape.halfWidth, noNaN: true }),
    z: fc.double({ min: -shape.halfDepth, max: shape.halfDepth, noNaN: true }),
    kind: fc.constantFrom("lies", "comes", "aside"),
  });
  fc.assert(
    fc.property(fc.array(spot, { minLength: 6, maxLength: 6 }), (spots) => {
      const thrown: Pose[] = [];
      const dice = spots.map(({ x, z, kind }, i): Laying => {
        if (kind === "aside") return { value: 2, aside: true, lies: asidePose(shape, i, 2) };
        const pose = at(x, z);
        // As after a throw: no two dice in one place.
        if (kind === "comes" || thrown.some((one) => apart(one, pose) < 1)) return { value: 4 };
        thrown.push(pose);
        return { value: 3, lies: pose };
      });
      const poses = laidAmong(shape, dice);
      const onTable = poses.filter((_, i) => dice[i]?.aside !== true);
      for (const [i, one] of onTable.entries())
        for (const other of onTable.slice(i + 1)) expect(apart(one, other)).toBeGreaterThanOrEqual(1);
      for (const [i, die] of dice.entries()) if (die.aside === true) expect(poses[i]).toBe(die.lies);
    }),
    { seed: 7 },
  );
});
