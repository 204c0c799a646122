/** When one's own mistakes come back: after growing intervals, until they count as learned. */
import { describe, expect, test } from "vitest";
import { answered, dueToday, fresh, inCompartment, learnedAmong, type Practised, waiting } from "../schedule.ts";

const position = (practised: Practised, cost = 1, name = "") => ({ practised, cost, name });
const isAsked = (practised: Practised, day: number): boolean => dueToday([position(practised)], day, 0).length === 1;

describe("a position", () => {
  test("is asked from the day on that its mistake was made", () => {
    expect(isAsked(fresh(10), 9)).toBe(false);
    expect(isAsked(fresh(10), 10)).toBe(true);
    expect(isAsked(fresh(10), 30)).toBe(true);
  });

  /** Each answer on the first day it is due. */
  const after = (...answers: readonly boolean[]): Practised =>
    answers.reduce((practised, right) => answered(practised, right, practised.due), fresh(10));

  test("comes back after a day when it was wrong, and after longer and longer when it was right", () => {
    expect(after(false).due - 10).toBe(1);
    expect(after(true).due - 10).toBe(3);
    expect(after(true, true).due - after(true).due).toBe(7);
    expect(after(true, true, true).due - after(true, true).due).toBe(30);
    expect(isAsked(after(true, true), after(true).due + 6)).toBe(false);
    expect(isAsked(after(true, true), after(true).due + 7)).toBe(true);
  });

  test("waits from the day on which it was answered, not from the day on which it was due", () =>
    expect(answered(fresh(10), true, 25).due).toBe(28));

  test("is learned once it was right after every interval, and is never asked again", () => {
    const learned = after(true, true, true, true);
    expect(isAsked(learned, 10_000)).toBe(false);
    expect(waiting([position(learned)])).toBe(0);
    expect(isAsked(after(true, true, true), 10_000)).toBe(true);
    expect(isAsked(after(true, true, true, false, true, true, true), 10_000)).toBe(true);
    expect(isAsked(after(true, true, true, false, true, true, true, true), 10_000)).toBe(false);
  });

  test("lies in the compartment of its interval", () => {
    const places = [[], [false], [true], [true, true], [true, true, true], [true, true, true, true]].map((answers) =>
      inCompartment(after(...answers)),
    );
    expect(places).toEqual(["new", 1, 3, 7, 30, undefined]);
    expect(inCompartment(after(true, true, false))).toBe(1);
    expect(learnedAmong([position(after(true, true, true, true)), position(after(true))])).toBe(1);
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
    expect(dueToday(many, 5, 0).map(({ name }) => name)).toEqual(["1", "0", "8", "7", "6"]);
  });

  test("asks no more than a handful: the rest of them comes the next day", () => {
    const many = Array.from({ length: 9 }, (_, i) => position(fresh(3), i, String(i)));
    const asked = dueToday(many, 5, 0);
    const after = (count: number) => {
      const done = asked.slice(0, count);
      return many.map((one) => (done.includes(one) ? { ...one, practised: answered(one.practised, true, 5) } : one));
    };
    expect(dueToday(after(2), 5, 2)).toHaveLength(3);
    expect(dueToday(after(5), 5, 5)).toEqual([]);
    expect(dueToday(after(5), 6, 0)).toHaveLength(4);
  });

  test("says how many are left for later: those that wait for their day, and those beyond the handful", () => {
    const learned = [1, 4, 11, 41].reduce((practised, day) => answered(practised, true, day), fresh(1));
    expect(waiting([fresh(3), answered(fresh(3), true, 3), learned].map((practised) => position(practised)))).toBe(2);
  });
});
