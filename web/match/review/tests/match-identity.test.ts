/** One match is one review: whoever is named in its record, and whatever form it came in. */
import { readFileSync } from "node:fs";
import { readStory, writeRecord } from "@turnlight/kernel";
import { expect, test } from "vitest";
import type { SavedReview } from "../format.ts";
import { formerKey, reviewKey } from "../match-identity.ts";
import { mergedReview } from "../merged-review.ts";

const story = readStory(readFileSync(new URL("../../../../games/zonk/golden/parlour.story", import.meta.url), "utf8"));
if (!story.ok) throw new Error("the golden record is not readable");
const record = story.value;
const named = writeRecord({ ...record, players: [{ name: "Ada" }, { name: "Hinnerk", bot: "hybrid:normal" }] });
const timed = writeRecord({ ...record, entries: record.entries.map((entry) => ({ ...entry, at: 1000 * entry.n })) });
const { players: _players, ...bare } = record;
const nameless = writeRecord(bare);

test("an ending, a list and a link lead to the same review, each seat to its own", () => {
  expect(reviewKey(named, 0)).toBe(reviewKey(nameless, 0));
  expect(reviewKey(timed, 0)).toBe(reviewKey(nameless, 0));
  expect(reviewKey(named, 1)).not.toBe(reviewKey(named, 0));
  expect(formerKey(named, 0)).not.toBe(formerKey(nameless, 0));
});

test("another match is another review", () => {
  const shorter = writeRecord({ ...record, entries: record.entries.slice(0, -1) });
  expect(reviewKey(shorter, 0)).not.toBe(reviewKey(named, 0));
});

test("of two reviews of one match the newer judgement stays, with the names and the owner of either", () => {
  const review = (text: string, rest: Partial<SavedReview>): SavedReview => ({
    game: "zonk",
    record: text,
    seat: 0,
    own: false,
    at: 1,
    engine: 2,
    scale: { unit: "chance", marks: { slip: 0.01, mistake: 0.03, blunder: 0.08 }, half: 0.04 },
    entries: [],
    ...rest,
  });
  const merged = mergedReview(review(named, { own: true, engine: 1, at: 5 }), review(nameless, { at: 2 }));
  expect(merged).toMatchObject({ engine: 2, own: true, record: named });
});
