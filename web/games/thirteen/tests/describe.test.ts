/** Every item has words and a picture. */
import { stars, usualBook } from "@turnlight/games/thirteen";
import { describe, expect, test } from "vitest";
import { pictures } from "../items/pictures.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

const namedIn = (names: Readonly<Record<string, string>>, id: string): boolean =>
  names[id] !== undefined || /^(manual|emblem|seal)-/.test(id);

describe("items", () => {
  test("have a name in both languages and a picture of twelve by twelve", () => {
    for (const { id, kind } of usualBook.items) {
      expect(namedIn(en.items.names, id), id).toBe(true);
      expect(namedIn(de.items.names, id), id).toBe(true);
      if (kind === "consumable") expect([en.items.about[id], de.items.about[id]]).not.toContain(undefined);
      const drawn = pictures[id] ?? pictures[id.split("-")[0] ?? ""];
      expect(drawn?.length, id).toBe(12);
      for (const row of drawn ?? []) expect(row, id).toMatch(/^[a-z.]{12}$/);
    }
  });

  test("name every lock and look that stars open", () => {
    for (const look of Object.keys(stars.looks))
      expect([en.collection.lookNames[look], de.collection.lookNames[look]]).not.toContain(undefined);
    for (const lock of Object.keys(stars.locks))
      expect(
        usualBook.items.some((item) => item.lock === lock),
        lock,
      ).toBe(true);
  });
});
