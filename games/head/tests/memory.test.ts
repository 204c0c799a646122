/** What the Executioner remembers: only what lay open at the end, and only what has become a habit. */
import { expect, test } from "vitest";
import { type DuelMemory, habitsIn, memoryOf, readDuelMemory } from "../index.ts";

const board = [
  { word: "CAT", at: "B2", toward: "E" },
  { word: "CART", at: "B3", toward: "E" },
  { word: "RAVEN", at: "A1", toward: "S" },
] as const;

const memory = (changed: Partial<DuelMemory> = {}): DuelMemory => ({
  at: 1,
  words: ["OWL", "MASK", "PLUME"],
  corner: "top-left",
  onEdge: false,
  opening: "E",
  ...changed,
});

test("a duel leaves words, quarter, edge and opening, and is read as it was kept", () => {
  const guesses = [
    { kind: "cell", cell: "A1", by: 0, hit: false, again: false },
    { kind: "letter", letter: "S", by: 0, hit: true, again: false },
  ] as const;
  const noted = memoryOf(board, 8, guesses, 5);
  expect(noted).toEqual({ at: 5, words: ["CAT", "CART", "RAVEN"], corner: "top-left", onEdge: true, opening: "S" });
  expect(readDuelMemory(noted)).toEqual({ ok: true, value: noted });
});

test("twice is no habit, three times of four is; a word is remembered from the second time", () => {
  const fresh = (n: number) => memory({ words: [`W${n}A`, `W${n}AB`, `W${n}ABC`] });
  expect(habitsIn([memory(), fresh(2)])).toEqual([]);
  const often = [memory({ onEdge: true }), memory({ onEdge: true, corner: "top-right" }), memory({ onEdge: true })];
  expect(habitsIn([...often, fresh(4)])).toEqual([
    { kind: "edge", times: 3, of: 4 },
    { kind: "corner", corner: "top-left", times: 3, of: 4 },
    { kind: "opening", letter: "E", times: 4, of: 4 },
    { kind: "word", word: "OWL", times: 3 },
  ]);
});
