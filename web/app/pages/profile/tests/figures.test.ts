/** The profile's figures come from results, finished matches and reviews, each match counted once. */
import { expect, test } from "vitest";
import type { MatchResult } from "../../../../store/index.ts";
import { figuresOf, type Medal, medalsToShow } from "../figures.ts";

const hour = 3_600_000;

const result = (match: string, game: string, won: boolean, ended: number): MatchResult => ({
  match,
  game,
  seat: 0,
  begun: ended - hour / 2,
  ended,
  won,
  score: 1,
  decisions: 1,
  judged: true,
});

const isSolo = (game: string) => game === "wisp";

test("a match is counted once, deleted ones and those of several people too", () => {
  const { matches, ended } = figuresOf({
    results: [result("a", "zonk", true, 10 * hour), result("deleted", "zonk", false, 20 * hour)],
    finished: [
      { id: "a", begun: 9 * hour, ended: 10 * hour },
      { id: "two-people", begun: 29 * hour, ended: 30 * hour },
    ],
    reviews: [],
    isSolo,
  });
  expect(matches).toBe(3);
  expect(ended).toEqual([10 * hour, 20 * hour, 30 * hour]);
});

test("only matches against somebody are won or lost, and a night left open is no night played", () => {
  const figures = figuresOf({
    results: [
      result("a", "zonk", true, 10 * hour),
      result("b", "zonk", false, 11 * hour),
      { ...result("c", "wisp", true, 40 * hour), begun: 20 * hour },
    ],
    finished: [],
    reviews: [],
    isSolo,
  });
  expect(figures.wonShare).toBe(0.5);
  expect(figures.hours).toBe(3);
  expect(figures.since).toBe(9.5 * hour);
  expect(figuresOf({ results: [], finished: [], reviews: [], isSolo })).toMatchObject({
    matches: 0,
    wonShare: undefined,
    since: undefined,
    accuracy: undefined,
  });
});

test("accuracy is that of one's own reviews", () => {
  const scale = { unit: "chance" as const, marks: { slip: 0.02, mistake: 0.05, blunder: 0.1 }, half: 0.04 };
  const review = (own: boolean, given: number) => ({
    own,
    scale,
    entries: [
      {
        n: 1,
        cause: "you" as const,
        judged: { move: "x", options: [], best: 1, made: 1 - given, given, counts: true, turn: 0, exact: true },
      },
    ],
  });
  const { accuracy } = figuresOf({
    results: [],
    finished: [],
    reviews: [review(true, 0.04), review(false, 0)],
    isSolo,
  });
  expect(accuracy).toBeCloseTo(50);
});

const medal = (key: string, got: boolean, more: Partial<Medal> = {}): Medal => ({
  game: "zonk",
  key,
  name: { value: key },
  about: { value: key },
  got,
  ...more,
});

test("the latest medals come first, then the nearest open ones, which always have a third of the places", () => {
  const got = [1, 2, 3, 4, 5].map((at) => medal(`got${at}`, true, { at }));
  const open = [
    medal("far", false, { progress: { done: 1, of: 10 } }),
    medal("near", false, { progress: { done: 8, of: 10 } }),
    medal("unknown", false),
  ];
  const shown = (all: readonly Medal[]) => medalsToShow(all, 6).map(({ key }) => key);
  expect(shown([...got, ...open])).toEqual(["got5", "got4", "got3", "got2", "near", "far"]);
  expect(shown(open)).toEqual(["near", "far", "unknown"]);
  expect(shown(got)).toEqual(["got5", "got4", "got3", "got2", "got1"]);
});
