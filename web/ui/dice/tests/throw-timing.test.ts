/** A throw's timing: the breath, the slowed course, and the die on its edge. */
import { describe, expect, test } from "vitest";
import { faceUp, flatness, laid } from "../model.ts";
import { cornersOfDie, type Pose } from "../shape.ts";
import { throwTiming, tiltAt, tilted } from "../throw-timing.ts";

describe("a slow throw", () => {
  const timing = throwTiming({ natural: 900, lasts: 1600, breath: 700, slow: true, edge: 1100 });
  test("lasts exactly as long as it was given, with its breath and its edge", () => expect(timing.total).toBe(3400));
  test("is held for its breath, begins at its natural speed, and is slower at the end", () => {
    expect(timing.at(0.1).part).toBe("breath");
    const course = (ms: number): number => timing.at((700 + ms) / 3400).course;
    expect(course(90)).toBeCloseTo(0.1, 1);
    expect(course(1600) - course(1510)).toBeLessThan(0.02);
    expect(timing.at(1)).toMatchObject({ part: "edge", course: 1 });
  });
});

test("a brisk throw is never longer than its course", () =>
  expect(throwTiming({ natural: 900, lasts: 1600, breath: 0, slow: false, edge: 0 }).total).toBe(900));

describe("a die on its edge", () => {
  test("stands at 45° when the rocking begins, rocks twice to both sides, and lies flat in the end", () => {
    const tilts = Array.from({ length: 101 }, (_, i) => tiltAt({ part: "edge", course: 1, share: i / 100 }));
    expect(tilts[0]).toBeCloseTo(Math.PI / 4);
    expect(tilts.at(-1)).toBeCloseTo(0);
    const rocking = tilts.slice(0, 88).map((tilt) => Math.sign(Math.round(1000 * (tilt - Math.PI / 4))));
    const turns = rocking.filter((side, i) => side !== 0 && rocking.slice(0, i).findLast((one) => one !== 0) !== side);
    expect(turns).toHaveLength(4);
  });
  test.each([1, 2, 3, 4, 5, 6])("leans between a %i and a face of the other result, on the felt", (value) => {
    const scores = (face: number): boolean => face === 1 || face === 5;
    const others = [1, 2, 3, 4, 5, 6].filter((face) => scores(face) !== scores(value));
    const pose: Pose = { spot: [1, 0.5, -1], turn: laid(value, 0.3) };
    const beyond = tilted(pose, others, Math.PI / 2 - 0.01);
    expect(others).toContain(faceUp(beyond.turn));
    expect(faceUp(tilted(pose, others, Math.PI / 4 - 0.05).turn)).toBe(value);
    expect(flatness(tilted(pose, others, Math.PI / 4).turn)).toBeLessThan(0.75);
    const lowest = Math.min(...cornersOfDie(tilted(pose, others, Math.PI / 4)).map(([, y]) => y));
    expect(lowest).toBeCloseTo(0);
  });
});
