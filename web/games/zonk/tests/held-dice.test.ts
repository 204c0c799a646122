/** Held dice as the others see them. */
import { expect, test } from "vitest";
import { facesAt, placesOf } from "../play/held-dice.ts";

test("held dice are told by their places in the roll, and found again by their faces", () => {
  const roll = [5, 1, 5, 3] as const;
  expect(placesOf(roll, [5, 5])).toEqual([0, 2]);
  expect(placesOf(roll, [1, 5])).toEqual([0, 1]);
  expect(placesOf(roll, [6])).toEqual([]);
  expect(facesAt(roll, [0, 2])).toEqual([5, 5]);
  expect(facesAt(roll, [3, 9])).toEqual([3]);
});
