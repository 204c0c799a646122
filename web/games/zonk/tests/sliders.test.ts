/** Every slider stands exactly where the regular's figure is. */
import { classic, hybridKeys, parlour } from "@turnlight/games/zonk";
import { describe, expect, test } from "vitest";
import { baseNames, rangeOf, startOf } from "../lobby/ranges.ts";

describe.each([parlour, classic])("at the table $name", (table) => {
  test.each(baseNames)("the stranger that starts like %s shows the values it has", (base) => {
    const start = startOf(base, table);
    for (const key of hybridKeys) {
      const [low, high, step] = rangeOf(key, start[key]);
      // What a browser makes of a value between two steps is another value.
      const shown = low + Math.round((start[key] - low) / step) * step;
      expect([key, shown]).toEqual([key, expect.closeTo(start[key], 6)]);
      expect(start[key]).toBeGreaterThanOrEqual(low);
      expect(start[key]).toBeLessThanOrEqual(high);
    }
  });
});
