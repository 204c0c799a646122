/** Every slider can represent the regular opponent's exact value. */
import { classic, hybridKeys, parlour } from "@turnlight/games/zonk";
import { describe, expect, test } from "vitest";
import { baseNames, rangeOf, startOf } from "../lobby/ranges.ts";

describe.each([parlour, classic])("at the table $name", (table) => {
  test.each(baseNames)("the stranger that starts like %s shows the values it has", (base) => {
    const start = startOf(base, table);
    for (const key of hybridKeys) {
      const [low, high, step] = rangeOf(key, start[key]);
      // A browser rounds a value between two steps.
      const shown = low + Math.round((start[key] - low) / step) * step;
      expect([key, shown]).toEqual([key, expect.closeTo(start[key], 6)]);
      expect(start[key]).toBeGreaterThanOrEqual(low);
      expect(start[key]).toBeLessThanOrEqual(high);
    }
  });
});
