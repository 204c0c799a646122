/** The collection's cards describe what their lock opens. */
import { stars, usualBook } from "@turnlight/games/thirteen";
import { expect, test } from "vitest";
import { contentsOf } from "../lobby/locks.ts";

const locks = Object.keys(stars.locks);

test("every locked item is behind exactly one card, and only the seals are one card for all sections", () => {
  const shown = locks.flatMap((lock) => {
    const contents = contentsOf(lock);
    if (contents === undefined) throw new Error(`"${lock}" opens nothing`);
    const { item, isOfSections, also } = contents;
    return isOfSections ? usualBook.items.filter((one) => one.lock === lock) : [item, ...also];
  });
  const locked = usualBook.items.filter(({ lock }) => lock !== undefined);
  expect(shown.map(({ id }) => id).toSorted()).toEqual(locked.map(({ id }) => id).toSorted());
  expect(locks.filter((lock) => contentsOf(lock)?.isOfSections)).toEqual(["seal"]);
});

test("a lock that opens a die and what makes one is the die's card and names the other", () => {
  expect(contentsOf("gold")).toMatchObject({ item: { id: "gold", kind: "die" }, also: [{ id: "gild" }] });
  expect(contentsOf("glass")).toMatchObject({ item: { id: "glass", kind: "die" }, also: [{ id: "glaze" }] });
});
