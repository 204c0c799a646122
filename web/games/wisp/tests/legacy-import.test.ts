import { expect, test } from "vitest";
import { legacyStanding } from "../hall/legacy-import.ts";

const drawn = (name: string, key: string, value: unknown) => ({ name, key, value });

test("stars, days and endless play that were kept in drawers are the first standing", () => {
  const standing = legacyStanding([
    drawn("best", "first-light", { stars: 2, moves: 3, line: ["N", "E", "N"] }),
    drawn("best", "1abc", { stars: 1, moves: 2, line: ["S", "S"] }),
    drawn("daily", "2026-11-01", { code: "1abc", moves: 2, par: 2, stars: 1, inTime: true }),
    drawn("endless", "mine", { side: 5, rank: 6, follow: true, mechanics: [], solved: 4 }),
    drawn("best", "damaged", { stars: 9 }),
    drawn("daily", "no day", { code: "1abc", moves: 2, par: 2, stars: 1, inTime: true }),
  ]);
  expect(standing).toEqual({
    bests: [
      { level: "first-light", stars: 2, line: ["N", "E", "N"] },
      { level: "1abc", stars: 1, line: ["S", "S"] },
    ],
    days: [
      { date: "2026-11-01", code: "1abc", line: ["S", "S"], par: { exact: true, moves: 2 }, stars: 1, inTime: true },
    ],
    endless: { solved: 4, rank: 6 },
    marked: [],
    proven: [],
  });
});

test("where nothing was kept there is nothing to adopt", () => {
  expect(legacyStanding([drawn("habits", "mine", { tellDraw: true, seen: [] })])).toBeUndefined();
});
