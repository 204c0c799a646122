/** Dice come to rest on the values drawn, whatever they did on the way. */
import { describe, expect, test } from "vitest";
import { restOf } from "../course.ts";
import { labelledThrow } from "../labelled-throw.ts";
import { faceUp, flatness, labelling, laid, outward } from "../model.ts";
import { simulate } from "../physics/simulate.ts";
import { randomFrom } from "../random.ts";
import { after, turnedBy } from "../rotation.ts";
import { laidPose, type Pose, shapeFor, viewOf } from "../shape.ts";
import { isInSight, sizes } from "./sizes.ts";

const values = [1, 2, 3, 4, 5, 6] as const;

describe("the die", () => {
  test("opposite faces add up to seven", () => {
    for (const [i, face] of outward.entries()) {
      const opposite = outward.findIndex((other) => other.every((part, k) => part + (face[k] ?? 0) === 0));
      expect(i + 1 + opposite + 1).toBe(7);
    }
  });

  test.each(values)("laid down with %s on top it shows it, whichever way it is turned", (value) => {
    for (const heading of [0, 0.4, 2, -3]) {
      expect(faceUp(laid(value, heading))).toBe(value);
      expect(flatness(laid(value, heading))).toBeCloseTo(1);
    }
  });

  test("labelling any rest for any value, turned any of four ways, shows that value and keeps the die a die", () => {
    for (const rest of values)
      for (const value of values)
        for (const spin of [0, 1, 2, 3]) {
          const turn = after(laid(rest, 0.3), labelling(laid(rest, 0.3), value, spin));
          expect(faceUp(turn)).toBe(value);
          const [one, two, three] = outward.slice(0, 3).map((face) => turnedBy(turn, face));
          // One, two and three are in the same order around their corner on every die.
          const cross = [
            (one?.[1] ?? 0) * (two?.[2] ?? 0) - (one?.[2] ?? 0) * (two?.[1] ?? 0),
            (one?.[2] ?? 0) * (two?.[0] ?? 0) - (one?.[0] ?? 0) * (two?.[2] ?? 0),
            (one?.[0] ?? 0) * (two?.[1] ?? 0) - (one?.[1] ?? 0) * (two?.[0] ?? 0),
          ];
          for (const [k, part] of cross.entries()) expect(part).toBeCloseTo(three?.[k] ?? 0);
        }
  });
});

const edge = 1;
const apart = (a: Pose, b: Pose): boolean => {
  // Separating axis test: some edge of one of them separates their outlines.
  const axes = [a, b].flatMap(({ turn }) => [
    turnedBy(turn, [1, 0, 0]),
    turnedBy(turn, [0, 1, 0]),
    turnedBy(turn, [0, 0, 1]),
  ]);
  return axes
    .filter((axis) => Math.abs(axis[1]) < 0.5)
    .some((axis) => {
      const reach = ({ turn }: Pose): number =>
        [turnedBy(turn, [1, 0, 0]), turnedBy(turn, [0, 1, 0]), turnedBy(turn, [0, 0, 1])]
          .map((side) => Math.abs(side[0] * axis[0] + side[2] * axis[2]) * (edge / 2))
          .reduce((sum, part) => sum + part, 0);
      const distance = Math.abs((a.spot[0] - b.spot[0]) * axis[0] + (a.spot[2] - b.spot[2]) * axis[2]);
      return distance > reach(a) + reach(b) - 0.04;
    });
};

/** Fewer dice more often, as in a turn that goes on. */
const fewOrMany = (share: number): number => 1 + Math.floor(6 * share * share);

// Every throw is simulated until it rests, which takes more than a minute on a busy machine.
const timeout = 600_000;

test("2,000 throws come to rest on the values drawn and wholly in sight, at four sizes", { timeout }, () => {
  for (let n = 0; n < 2000; n++) {
    const random = randomFrom(`drawn ${n}`);
    const [, width, height] = sizes[n % sizes.length] ?? sizes[0];
    const shape = shapeFor(width / height, random() < 0.5);
    const view = viewOf(shape, width, height);
    const values = Array.from({ length: fewOrMany(random()) }, () => 1 + Math.floor(random() * 6));
    const seed = `throw ${n}`;
    const course = simulate({ seed, count: values.length, standing: [], shape, vigour: 1 });
    if (course === undefined) throw new Error(`${seed} never came to rest`);
    const { posesAt, lastStep } = labelledThrow(course, seed, values);
    const rests = posesAt(lastStep);
    expect(rests.map(({ turn }) => faceUp(turn))).toEqual(values);
    expect(
      rests.every((pose) => isInSight(view, pose)),
      seed,
    ).toBe(true);
  }
});

describe("a throw", () => {
  const shape = shapeFor(1.6, false);

  test("is the same for the same seed, and another for another", () => {
    const order = { seed: "the same", count: 5, standing: [], shape, vigour: 1 };
    expect(simulate(order)).toEqual(simulate(order));
    expect(simulate({ ...order, seed: "another" })?.frames).not.toEqual(simulate(order)?.frames);
  });

  test("leaves no die leaning, on another, in another or outside, also around dice that stay", () => {
    for (let n = 0; n < 40; n++) {
      const random = randomFrom(`throw ${n}`);
      const count = 1 + Math.floor(random() * 6);
      const standing = Array.from({ length: 6 - count }, (_, i) => laidPose(shape, i, 6, 1 + Math.floor(random() * 6)));
      const course = simulate({ seed: `throw ${n}`, count, standing, shape, vigour: 0.75 + random() * 0.5 });
      if (course === undefined) throw new Error(`throw ${n} never came to rest`);
      const rests = [...Array.from({ length: count }, (_, i) => restOf(course, count, i)), ...standing];
      for (const { spot, turn } of rests) {
        expect(flatness(turn)).toBeGreaterThan(0.9999);
        expect(spot[1]).toBeCloseTo(0.5, 3);
        expect(Math.abs(spot[0])).toBeLessThan(shape.halfWidth);
        expect(Math.abs(spot[2])).toBeLessThan(shape.halfDepth);
      }
      for (const [i, one] of rests.entries())
        for (const other of rests.slice(i + 1)) expect(apart(one, other), `throw ${n}`).toBe(true);
    }
  });
});
