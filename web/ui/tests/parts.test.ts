/** Pure functions of the components: grid navigation, keys, bubble positions, scales. */
import { expect, test } from "vitest";
import { placeBubble } from "../bubble-position.ts";
import { everyOf, scaleOf, shareOf } from "../charts/scale.ts";
import { keyLeadsTo, onGrid } from "../grid-moves.ts";
import { letterLayouts, spelledBy } from "../letter-layouts.ts";
import { texts as partsDe } from "../texts.de.ts";
import { texts as partsEn } from "../texts.en.ts";
import { withToast } from "../toast-order.ts";

const size = { rows: 4, columns: 6 };
const from = { row: 1, column: 2 };

test("arrows lead one cell on and stop at the edge", () => {
  expect(keyLeadsTo("ArrowUp", false, from, size)).toEqual({ row: 0, column: 2 });
  expect(keyLeadsTo("ArrowLeft", false, { row: 1, column: 0 }, size)).toEqual({ row: 1, column: 0 });
  expect(keyLeadsTo("ArrowDown", false, { row: 3, column: 5 }, size)).toEqual({ row: 3, column: 5 });
});

test("Home and End lead along the row, with Ctrl across the board, Page keys along the column", () => {
  expect(keyLeadsTo("Home", false, from, size)).toEqual({ row: 1, column: 0 });
  expect(keyLeadsTo("End", false, from, size)).toEqual({ row: 1, column: 5 });
  expect(keyLeadsTo("Home", true, from, size)).toEqual({ row: 0, column: 0 });
  expect(keyLeadsTo("End", true, from, size)).toEqual({ row: 3, column: 5 });
  expect(keyLeadsTo("PageDown", false, from, size)).toEqual({ row: 3, column: 2 });
  expect(keyLeadsTo("PageUp", false, from, size)).toEqual({ row: 0, column: 2 });
});

test("other keys lead nowhere", () => {
  expect(keyLeadsTo("x", false, from, size)).toBeUndefined();
});

test("a cell of a larger board is found again on a smaller one", () => {
  expect(onGrid({ row: 9, column: 9 }, size)).toEqual({ row: 3, column: 5 });
});

test("every layout has every letter once", () => {
  for (const rows of Object.values(letterLayouts))
    expect([...rows.join("")].sort().join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
});

test("a key spells a letter, erases or enters, and nothing else", () => {
  expect(spelledBy("q")).toEqual({ kind: "letter", letter: "Q" });
  expect(spelledBy("Backspace")).toEqual({ kind: "erase" });
  expect(spelledBy("Enter")).toEqual({ kind: "enter" });
  for (const key of ["F5", "Tab", "1", "ß", "Escape"]) expect(spelledBy(key)).toBeUndefined();
});

const screen = { width: 390, height: 844 };
const bubble = { width: 300, height: 160 };

test("a bubble stands below what it explains, above it near the bottom", () => {
  expect(placeBubble({ left: 100, top: 50, width: 40, height: 40 }, bubble, screen).side).toBe("below");
  expect(placeBubble({ left: 100, top: 780, width: 40, height: 40 }, bubble, screen).side).toBe("above");
});

test("a bubble never leaves the screen, and its tip points at the middle of its target", () => {
  for (const left of [0, 170, 350]) {
    const placed = placeBubble({ left, top: 300, width: 40, height: 40 }, bubble, screen);
    expect(placed.left).toBeGreaterThanOrEqual(12);
    expect(placed.left + bubble.width).toBeLessThanOrEqual(screen.width - 12);
    expect(Math.abs(placed.left + placed.tip - (left + 20))).toBeLessThanOrEqual(12);
  }
});

test("an axis has round steps, includes zero and covers every value", () => {
  expect(scaleOf([3, 97, 410]).ticks).toEqual([0, 200, 400, 600]);
  expect(scaleOf([-30, 12]).ticks).toEqual([-40, -20, 0, 20]);
  const scale = scaleOf([5, 25]);
  expect(shareOf(0, scale)).toBe(0);
  expect(shareOf(scale.most, scale)).toBe(1);
});

test("counts have whole steps", () => {
  expect(scaleOf([0, 1, 2]).ticks).toEqual([0, 1, 2]);
});

test("places are evenly spaced and no more than asked", () => {
  expect(everyOf(12, 6)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(everyOf(3, 6)).toEqual([0, 1, 2]);
  expect(everyOf(1000, 8)).toHaveLength(8);
});

test("no text is left empty in either language", () => {
  for (const words of [partsEn, partsDe])
    for (const [key, text] of Object.entries(words)) if (typeof text === "string") expect(text, key).not.toBe("");
});

test("news about the same take each other's place, other news wait their turn", () => {
  const all = [{ text: "no E", about: "guess" }, { text: "saved" }];
  expect(withToast(all, { text: "no A1", about: "guess" })).toEqual([
    { text: "no A1", about: "guess" },
    { text: "saved" },
  ]);
  expect(withToast(all, { text: "copied" })).toEqual([...all, { text: "copied" }]);
});
