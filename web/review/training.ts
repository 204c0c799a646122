/** Practice positions: every marked decision of one's own reviews, with its schedule. */

import { integer, object } from "@turnlight/kernel/schema";
import type { SavedReview } from "../match/review/format.ts";
import { formerKey } from "../match/review/match-identity.ts";
import { store } from "../store/device-store.ts";
import type { Format } from "../store/index.ts";
import { answered, fresh, type Practised } from "./schedule.ts";

export interface TrainingPosition {
  /** The review's key and the number of the decision's entry. */
  readonly key: string;
  readonly review: SavedReview;
  readonly n: number;
  /** In units of the scale's half-value, so that games can be compared. */
  readonly cost: number;
  readonly practised: Practised;
}

const practisedFormat: Format<Practised> = {
  name: "practised",
  version: 1,
  read: object({ due: integer(0), right: integer(0), times: integer(0) }),
};

const drawer = async () => (await store).drawer("review", practisedFormat);

const dayLength = 86_400_000;
/** Days are counted in UTC, as elsewhere. */
export const dayNumber = (at: number): number => Math.floor(at / dayLength);

export const positionsOf = async (
  reviews: readonly { readonly key: string; readonly value: SavedReview }[],
): Promise<readonly TrainingPosition[]> => {
  const known = new Map((await (await drawer()).list()).map(({ key, value }) => [key, value]));
  return reviews.flatMap(({ key, value: review }) =>
    review.entries.flatMap(({ n, judged }): readonly TrainingPosition[] => {
      if (judged?.mark === undefined) return [];
      const own = `${key}:${n}`;
      const practised =
        known.get(own) ?? known.get(`${formerKey(review.record, review.seat)}:${n}`) ?? fresh(dayNumber(review.at));
      return [{ key: own, review, n, cost: judged.given / review.scale.half, practised }];
    }),
  );
};

export const keepAnswer = async ({ key, practised }: TrainingPosition, right: boolean, now: number): Promise<void> =>
  void (await (await drawer()).put(key, answered(practised, right, dayNumber(now))));
