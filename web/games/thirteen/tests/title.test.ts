/** The title screen: what it offers to whom, and the logo of every language. */
import { firstStanding, offeredChallenges } from "@turnlight/games/thirteen";
import { describe, expect, test } from "vitest";
import { charmsOpened, isNew, locks, newcomer } from "../lobby/title/arrival.ts";
import { rowsOf } from "../lobby/title/Logo.tsx";
import { vortexOf } from "../lobby/title/vortex.ts";

describe("the lesson", () => {
  test("is offered until a run has been finished", () => {
    expect(isNew(newcomer)).toBe(true);
    expect(isNew({ ...newcomer, mine: firstStanding })).toBe(true);
    expect(isNew({ ...newcomer, mine: { ...firstStanding, runs: 1 } })).toBe(false);
  });
});

test("the newest unlocked charms are shown first, and dice are none", () => {
  expect(charmsOpened({ unlocked: ["gold", "snowball", "mirror"] })).toEqual(["mirror", "snowball"]);
});

test("there are five challenges to play, and every lock can be opened", () => {
  expect(offeredChallenges).toEqual(["no-upper", "rising", "mild", "two-rolls", "purist"]);
  expect(locks).toContain("snowball");
});

test("a die takes the place of an O, or ends the second row", () => {
  expect(rowsOf("Thirteen Throws").map(({ signs }) => signs.join(""))).toEqual(["THIRTEEN", "THR⚄WS"]);
  expect(rowsOf("Dreizehn Würfe").map(({ signs }) => signs.join(""))).toEqual(["DREIZEHN", "WÜRFE⚄"]);
});

test("the vortex is bright in the middle, dark at its edge, and turns", () => {
  const [width, height] = [60, 40];
  const paint = (turn: number): Uint8ClampedArray => {
    const picture = new Uint8ClampedArray(width * height * 4);
    vortexOf(width, height, 0.5).paint(turn, picture);
    return picture;
  };
  const picture = paint(0);
  const brightness = (from: number, to: number): number => {
    let sum = 0;
    for (let x = from; x < to; x++) for (let y = 10; y < 30; y++) sum += picture[(y * width + x) * 4 + 2] ?? 0;
    return sum / (to - from);
  };
  expect(brightness(20, 40)).toBeGreaterThan(2 * brightness(0, 8));
  expect(paint(0.2)).not.toEqual(picture);
  expect(paint(0)).toEqual(picture);
});
