/** What is published of a profile, and what comes back: figures and days, never a match. */
import { publishedProfileSchema, readMessage } from "@turnlight/wire";
import { expect, test } from "vitest";
import { yearOf } from "../evenings.ts";
import type { LoadedProfile } from "../load.ts";
import { figuresIn, publishedOf } from "../published.ts";

const today = "2026-11-18";
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const text = { value: "" };
const found: LoadedProfile = {
  figures: {
    matches: 14,
    wonShare: 0.5,
    since: noon("2026-01-02"),
    hours: 2.5,
    accuracy: undefined,
    ended: [...Array.from({ length: 12 }, () => noon("2026-11-18")), noon("2026-11-01"), noon("2020-01-01")],
  },
  games: [
    { game: "zonk", portrait: undefined, matches: 14, won: 7 },
    { game: "wisp", portrait: undefined, matches: 0, won: undefined },
  ],
  medals: [
    { game: "zonk", key: "first", name: text, about: text, got: true, at: 5 },
    { game: "zonk", key: "second", name: text, about: text, got: false, progress: { done: 1, of: 2 } },
  ],
  signs: {},
};
const mine = { name: "", colour: 2, avatar: 4 };

test("a profile is published without matches, and the server can read it", () => {
  const published = publishedOf({ mine, usualName: "Player", streak: 3, found, today });
  expect(readMessage(publishedProfileSchema, published)).toEqual({ ok: true, value: published });
  expect(published).toMatchObject({
    name: "Player",
    streak: 3,
    games: [{ game: "zonk", matches: 14, won: 7 }],
    achievements: [{ game: "zonk", key: "first", at: 5 }],
  });
  expect(published).not.toHaveProperty("accuracy");
});

test("whoever looks sees the same figures and the same year, with nine matches a day at most", () => {
  const figures = figuresIn(publishedOf({ mine, usualName: "Player", streak: 3, found, today }));
  expect(figures).toMatchObject({ matches: 14, wonShare: 0.5, since: noon("2026-01-02"), hours: 2.5 });
  const [seen, own] = [yearOf(figures.ended, today), yearOf(found.figures.ended, today)];
  expect(seen.evenings).toBe(own.evenings);
  expect(seen.weeks.map((week) => week.map(({ light }) => light))).toEqual(
    own.weeks.map((week) => week.map(({ light }) => light)),
  );
});
