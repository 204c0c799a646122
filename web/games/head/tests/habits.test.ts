/** What the Executioner says about somebody's habits, and how the list puts them. */
import type { Habit } from "@turnlight/games/head";
import { describe, expect, test } from "vitest";
import { habitAtEnd, habitFor, habitNoted, habitSaid } from "../play/habits.ts";
import { de } from "../words/play.de.ts";
import { en } from "../words/play.en.ts";

const [times, of] = [13, 20];
const corner = { kind: "corner", corner: "bottom-right", times, of } as const;
const habits: readonly Habit[] = [
  { kind: "edge", times, of },
  corner,
  { ...corner, corner: "bottom-left" },
  { ...corner, corner: "top-right" },
  { ...corner, corner: "top-left" },
  { kind: "opening", letter: "W", times, of },
  { kind: "word", word: "WWWWWW", times },
];

/** A line that fits beside the boards of a phone. */
const mostLetters = 60;

describe.each([
  ["English", en, /^“.*”$/],
  ["German", de, /^„.*“$/],
] as const)("in %s", (_, texts, quoted) => {
  test.each([
    ["before the first guess", habitSaid],
    ["at the end", habitAtEnd],
  ] as const)("%s he says a line of its own about each habit, short enough for a phone", (_, lineOn) => {
    const lines = habits.map((habit) => lineOn(habit, texts));
    expect(new Set(lines).size).toBe(habits.length);
    for (const line of lines) expect(line).toMatch(quoted);
    expect(lines.filter((line) => line.length > mostLetters)).toEqual([]);
    expect(lines.at(-2)).toContain("W");
    expect(lines.at(-1)).toContain("WWWWWW");
  });

  test("the list says how often each was seen", () => {
    const lines = habits.map((habit) => habitNoted(habit, texts));
    expect(new Set(lines).size).toBe(habits.length);
    expect(lines.filter((line) => line.length > mostLetters)).toEqual([]);
    for (const [i, line] of lines.entries())
      expect(line.match(/\d+/g)?.map(Number)).toEqual(habits[i]?.kind === "word" ? [times] : [times, of]);
  });
});

test("the corner is named as it lies on the board", () => {
  expect(habitSaid(corner, en)).toBe("“Let me guess: bottom right again.”");
  expect(habitAtEnd(corner, de)).toContain("unten rechts");
});

test("of several habits another one is spoken of in each match", () => {
  const [first, second] = habits;
  if (first === undefined || second === undefined) throw new Error("there are habits");
  expect([0, 1, 2].map((before) => habitFor([first, second], before))).toEqual([first, second, first]);
  expect(habitFor([], 3)).toBeUndefined();
});
