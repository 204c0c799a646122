import { expect, test } from "vitest";
import { agoIn } from "../ago.ts";

const minute = 60_000;

test("how long ago is said in the largest unit that fits", () => {
  expect(agoIn("en", 0, 59_000)).toBeUndefined();
  expect(agoIn("en", 0, 5 * minute)).toBe("5 minutes ago");
  expect(agoIn("de", 0, 3 * 60 * minute)).toBe("vor 3 Stunden");
  expect(agoIn("en", 0, 24 * 60 * minute)).toBe("yesterday");
});
