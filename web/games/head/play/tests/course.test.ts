import { expect, test } from "vitest";
import { courseOf } from "../ending/course.ts";

test("a decided series is retold by how it went", () => {
  expect(courseOf({ won: [0, 0], winner: 0 }, 3)).toBe("swept");
  expect(courseOf({ won: [0, 1, 1], winner: 1 }, 3)).toBe("turned");
  expect(courseOf({ won: [0, 1, 0, 1, 0], winner: 0 }, 5)).toBe("decider");
  expect(courseOf({ won: [0, 1, 0, 0], winner: 0 }, 5)).toBe("ahead");
});
