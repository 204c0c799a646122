/** A saved review survives the store's check, a backup and another device. */

import { readFileSync } from "node:fs";
import { games } from "@turnlight/games";
import { accuracyOf, isStory, readStory, reviewMatch, writeRecord } from "@turnlight/kernel";
import { beforeEach, expect, test } from "vitest";
import { open } from "../../../store/format.ts";
import { freshDevice } from "../../../store/tests/sample-items.ts";
import { openStore } from "../../../store/tests/sample-saves.ts";
import { presentEngine, reviewFormat, type SavedReview } from "../format.ts";

beforeEach(freshDevice);

const golden = {
  zonk: "games/zonk/golden/parlour.story",
  wisp: "games/wisp/golden/caught.story",
  head: "games/head/golden/random-loses.story",
} as const;

const reviewOf = async (name: keyof typeof golden): Promise<SavedReview> => {
  const story = readFileSync(new URL(`../../../../${golden[name]}`, import.meta.url), "utf8");
  expect(isStory(story)).toBe(true);
  const record = readStory(story);
  const game = await games[name]?.();
  const reviewer = await game?.review?.();
  if (!record.ok || game === undefined || reviewer === undefined) throw new Error(`${name} cannot be reviewed`);
  const begun = reviewMatch(game.rules, reviewer, record.value, 0);
  if (!begun.ok) throw new Error(begun.refusal.reason);
  const entries = [...begun.value.steps()];
  return {
    game: name,
    record: writeRecord(record.value),
    seat: 0,
    own: true,
    at: 1000,
    engine: presentEngine,
    scale: reviewer.scale,
    entries,
  };
};

test.each(Object.keys(golden) as (keyof typeof golden)[])("of %s", async (name) => {
  const review = await reviewOf(name);
  expect(review.entries.some(({ judged }) => judged?.mark !== undefined)).toBe(true);
  const store = await openStore();
  const drawer = store.drawer("review", reviewFormat);
  expect(await drawer.put("key-0", review)).toMatchObject({ ok: true });
  expect(await store.check()).toMatchObject({ odd: 0 });
  const file = await store.exportFile(1);
  store.close();
  freshDevice();
  const other = await openStore();
  expect(await other.importFile(file)).toMatchObject({ ok: true });
  expect(await other.drawer("review", reviewFormat).get("key-0")).toEqual(review);
});

test("what is no review is refused, and says where", () => {
  expect(reviewFormat.read({ game: "zonk" })).toMatchObject({ ok: false });
});

test("one that was kept when every decision counted by itself gets the turns that a new one has", async () => {
  const review = await reviewOf("zonk");
  const entries = review.entries.map(({ judged, ...entry }) => {
    if (judged === undefined) return entry;
    const { turn: _, ...before } = judged;
    return { ...entry, judged: before };
  });
  const read = open(reviewFormat, {
    v: 1,
    at: 1000,
    value: { ...review, scale: { ...review.scale, half: 0.02 }, entries },
  });
  if (!read.ok) throw new Error(read.refusal.reason);
  expect(read.value.scale).toEqual(review.scale);
  expect(read.value.engine).toBe(1);
  expect(accuracyOf(read.value.scale, read.value.entries)).toEqual(accuracyOf(review.scale, review.entries));
});
