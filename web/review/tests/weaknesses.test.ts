/** What one tends to do wrong, counted over matches. */
import type { ReviewedEntry } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { weaknessesIn } from "../weaknesses.ts";

const fault = (habit: string, given: number): ReviewedEntry => ({
  n: 1,
  cause: "you",
  judged: {
    move: "m",
    options: [],
    best: given,
    made: 0,
    given,
    counts: true,
    turn: 1,
    exact: true,
    mark: "slip",
    habit,
  },
});

test("a habit costs what it gave away in a match, over all matches, also those without it", () => {
  const reviews = [{ entries: [fault("early 3", 0.02), fault("early 3", 0.04)] }, { entries: [fault("late", 0.1)] }];
  expect(weaknessesIn(reviews)).toEqual([
    { habit: "late", times: 1, perMatch: 0.05 },
    { habit: "early 3", times: 2, perMatch: 0.03 },
  ]);
});

test("where nothing was marked there is no habit", () => expect(weaknessesIn([{ entries: [] }])).toEqual([]));
