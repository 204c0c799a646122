/** Ratings: per game and pace, from matches both players wanted to count. */
import * as z from "zod/mini";
import { limits } from "./limits.ts";

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));
const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(least), z.lte(most));

/** People stay at the table, or come back for each move. */
export const ratingPaces = ["live", "slow"] as const;
export type RatingPace = (typeof ratingPaces)[number];

const rating = z.number().check(z.gte(0), z.lte(10_000));

export const ratingSchema = z.object({
  game: text(1, limits.game),
  pace: z.enum(ratingPaces),
  rating,
  /** The rating lies within twice this of the true strength, in 19 of 20 cases. */
  deviation: rating,
  matches: whole(0),
  /** Until there have been ten matches. */
  provisional: z.exactOptional(z.literal(true)),
});
export type RatingState = z.infer<typeof ratingSchema>;

export const ratingsSchema = z.object({
  ratings: z.array(
    z.object({
      ...ratingSchema.shape,
      /** The newest matches, oldest first; the result is one's own, from 0 to 1. */
      history: z.array(z.object({ at: whole(0), rating, result: z.number().check(z.gte(0), z.lte(1)) })),
    }),
  ),
  /** Bots on the same scale, by game: measured in matches against each other. */
  bots: z.array(z.object({ game: text(1, limits.game), bot: text(1, limits.bot), rating, deviation: rating })),
  /** Matches of the same two people that count in a day. */
  pairLimit: whole(1),
});
export type RatingsState = z.infer<typeof ratingsSchema>;
