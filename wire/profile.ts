/** What of a profile is published, and to whom: figures, days played and achievements, never matches. */
import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { ratingSchema } from "./ratings.ts";
import { seatSchema } from "./schemas.ts";

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));
const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(least), z.lte(most));

/** A profile that nobody else sees is not sent to the server at all. */
export const profileAudiences = ["friends", "everyone"] as const;
export type ProfileAudience = (typeof profileAudiences)[number];

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const publishedProfileSchema = z.object({
  name: text(0, limits.nameSent),
  colour: whole(0, limits.colours - 1),
  avatar: whole(0, limits.avatars - 1),
  /** When the first match began. */
  since: z.exactOptional(whole(0)),
  matches: whole(0),
  wonShare: z.exactOptional(z.number().check(z.gte(0), z.lte(1))),
  streak: whole(0),
  accuracy: z.exactOptional(z.number().check(z.gte(0), z.lte(100))),
  hours: z.number().check(z.gte(0), z.lte(1_000_000)),
  /** Matches of each day up to `until`, oldest first; 9 stands for nine or more. */
  days: z.string().check(z.regex(/^\d{0,400}$/)),
  until: day,
  games: z
    .array(z.object({ game: text(1, limits.game), matches: whole(0), won: z.exactOptional(whole(0)) }))
    .check(z.maxLength(30)),
  achievements: z
    .array(z.object({ game: text(1, limits.game), key: text(1, limits.game), at: z.exactOptional(whole(0)) }))
    .check(z.maxLength(300)),
});
export type PublishedProfile = z.infer<typeof publishedProfileSchema>;

export const publishSchema = z.object({
  audience: z.enum(profileAudiences),
  profile: publishedProfileSchema,
  /** One's ratings are shown as well. */
  ratings: z.exactOptional(z.literal(true)),
});

/** A match that somebody shows on their profile: without names, and with the owner's seat. */
export const shownRecordSchema = z.object({
  id: text(1, limits.id),
  game: text(1, limits.game),
  played: whole(0),
  scores: z.array(z.number()).check(z.maxLength(limits.seats)),
  seat: seatSchema,
});
export type ShownRecord = z.infer<typeof shownRecordSchema>;

export const showRecordSchema = z.object({
  record: text(2, limits.result),
  played: whole(0),
  seat: seatSchema,
});
export const shownRecordsSchema = z.object({ records: z.array(shownRecordSchema) });

/** A published profile as others see it: with what the server knows and its owner shows. */
export const seenProfileSchema = z.object({
  ...publishedProfileSchema.shape,
  ratings: z.exactOptional(z.array(ratingSchema)),
  records: z.exactOptional(z.array(shownRecordSchema)),
});
export type SeenProfile = z.infer<typeof seenProfileSchema>;

/** The last part of the link to a profile. */
const link = z.string().check(z.regex(/^[\w-]{10,60}$/));

/** Whether and to whom one's profile is published. */
export const publicationSchema = z.object({
  published: z.exactOptional(
    z.object({ audience: z.enum(profileAudiences), link, at: whole(0), ratings: z.exactOptional(z.literal(true)) }),
  ),
});
export type Publication = NonNullable<z.infer<typeof publicationSchema>["published"]>;
