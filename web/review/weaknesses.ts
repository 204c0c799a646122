/** Recurring mistakes over many reviews of one game: each habit with its cost per match. */
import { accuracyOf } from "@turnlight/kernel";
import type { SavedReview } from "../match/review/format.ts";

export interface Weakness {
  /** As named by the reviewer. */
  readonly habit: string;
  readonly times: number;
  /** Average loss per match by this habit, over all matches. */
  readonly perMatch: number;
}

/** The costliest first. */
export const weaknessesIn = (reviews: readonly Pick<SavedReview, "entries">[]): readonly Weakness[] => {
  const found = new Map<string, { times: number; given: number }>();
  for (const { entries } of reviews)
    for (const { judged } of entries) {
      if (judged?.habit === undefined) continue;
      const one = found.get(judged.habit) ?? { times: 0, given: 0 };
      found.set(judged.habit, { times: one.times + 1, given: one.given + judged.given });
    }
  return [...found]
    .map(([habit, { times, given }]) => ({ habit, times, perMatch: given / Math.max(1, reviews.length) }))
    .toSorted((a, b) => b.perMatch - a.perMatch);
};

/** Accuracy match by match, in the order the reviews were made; matches without a decision are left out. */
export const courseOf = (reviews: readonly SavedReview[]): readonly number[] =>
  reviews.toSorted((a, b) => a.at - b.at).flatMap(({ scale, entries }) => accuracyOf(scale, entries).accuracy ?? []);
