/** When one's own mistakes come back: after growing intervals, until they are right twice. */
import { describe, expect, test } from "vitest";
import { answered, dueToday, fresh, type Practised, waiting } from "../schedule.ts";

const position = (practised: Practised, cost = 1, name = "") => ({ practised, cost, name });
const isAsked = (practised: Practised, day: number): boolean => dueToday([position(practised)], day).length === 1;

describe("a position", () => {
  test("is asked from the day on that its mistake was made", () => {
    expect(isAsked(fresh(10), 9)).toBe(false);
    expect(isAsked(fresh(10), 10)).toBe(true);
    expect(isAsked(fresh(10), 30)).toBe(true);
  });

  test("comes back later after a right answer than after a wrong one", () => {
    const wrong = answered(fresh(10), false, 10);
    const right = answered(fresh(10), true, 10);
    expect(wrong.due).toBe(11);
    expect(right.due).toBeGreaterThan(wrong.due);
    expect(isAsked(right, 11)).toBe(false);
  });

  test("is learned once it was right twice in a row, and is never asked again", () => {
    const once = answered(fresh(10), true, 10);
    const twice = answered(once, true, once.due);
    expect(isAsked(twice, 10_000)).toBe(false);
    expect(waiting([position(twice)], 0)).toBe(0);
  });

  test("begins again after a wrong answer", () => {
    const once = answered(fresh(10), true, 10);
    const lost = answered(once, false, once.due);
    expect(lost).toMatchObject({ right: 0, times: 2, due: once.due + 1 });
    expect(isAsked(answered(lost, true, lost.due), 10_000)).toBe(true);
  });
});

describe("a day", () => {
  test("asks a handful: those that wait longest first, and of equals the costliest", () => {
    const many = Array.from({ length: 9 }, (_, i) => position(fresh(i < 2 ? 1 : 3), i, String(i)));
    expect(dueToday(many, 5).map(({ name }) => name)).toEqual(["1", "0", "8", "7", "6"]);
  });

  test("says how many wait for another day", () =>
    expect(waiting([position(fresh(3)), position(answered(fresh(3), true, 3))], 3)).toBe(1));
});
