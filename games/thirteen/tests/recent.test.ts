/** The cache of recent values holds the last ones, and computes none of them twice. */
import { expect, test } from "vitest";
import { recentlyMade } from "../solver/recent.ts";

test("the last so many are kept, and the one not asked for longest goes first", () => {
  const made: string[] = [];
  const keep = recentlyMade<string>(2);
  const ask = (name: string) =>
    keep(name, () => {
      made.push(name);
      return name;
    });
  for (const name of ["a", "b", "a", "c", "a", "b"]) expect(ask(name)).toBe(name);
  expect(made).toEqual(["a", "b", "c", "b"]);
});
