/** The year of evenings counts days, not matches, and every day has its place. */
import { expect, test } from "vitest";
import { yearOf } from "../evenings.ts";

const at = (date: string, hour = 20): number => Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000;
/** A Wednesday. */
const today = "2026-11-18";

test("a window is lit by its day's matches, one to four and more", () => {
  const ended = [
    at("2026-11-17"),
    ...[1, 2].map((hour) => at("2026-11-16", hour)),
    ...[1, 2, 3, 4].map((hour) => at("2026-11-09", hour)),
  ];
  const { weeks, evenings } = yearOf(ended, today);
  expect(weeks.at(-1)?.map(({ light }) => light)).toEqual([2, 1, 0, 0, 0, 0, 0]);
  expect(weeks.at(-2)?.[0]?.light).toBe(3);
  expect(evenings).toBe(3);
});

test("the current week is the last house, and its coming days are ahead", () => {
  const { weeks } = yearOf([], today);
  expect(weeks).toHaveLength(53);
  expect(weeks.at(-1)?.map(({ date }) => date)[0]).toBe("2026-11-16");
  expect(weeks.at(-1)?.filter(({ isAhead }) => isAhead)).toHaveLength(4);
  expect(weeks[0]?.[0]?.date).toBe("2025-11-17");
});

test("what lies further back than the year is not counted", () => {
  const { evenings, months } = yearOf([at("2025-11-16"), at("2025-11-17"), at("2026-02-28")], today);
  expect(evenings).toBe(2);
  expect(months.filter((month) => month.evenings > 0)).toEqual([
    { month: "2025-11", evenings: 1 },
    { month: "2026-02", evenings: 1 },
  ]);
});
