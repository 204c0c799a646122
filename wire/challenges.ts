/** Challenges: the same course for whoever has the link, each in their own time. */
import * as z from "zod/mini";
import { boardEntrySchema, boardPersonSchema, boardStandingSchema, resultFates, sentResultSchema } from "./boards.ts";
import { limits } from "./limits.ts";
import { configSchema, seedSchema } from "./schemas.ts";

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));
const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(least), z.lte(most));

/** A challenge is made from a finished match: its settings, its dice, its bots. */
export const newChallengeSchema = z.object({
  /** What it is called; may be empty. */
  title: text(0, limits.nameSent),
  person: boardPersonSchema,
  ...sentResultSchema.shape,
});

export const takeChallengeSchema = z.object({ person: boardPersonSchema, ...sentResultSchema.shape });

export const challengeSchema = z.object({
  id: text(1, limits.id),
  title: text(0, limits.name),
  /** Who made it; empty once they have deleted their account. */
  by: text(0, limits.name),
  made: whole(0),
  game: text(1, limits.game),
  rules: whole(1),
  config: configSchema,
  seed: z.exactOptional(seedSchema),
  bots: z.array(z.union([text(1, limits.bot), z.null()])).check(z.maxLength(limits.seats)),
  /** Who has played it, in the order they did. */
  played: z.array(text(0, limits.name)),
  /** All results, the best first; only once one's own is among them. */
  entries: z.exactOptional(z.array(boardEntrySchema)),
});
export type ChallengeState = z.infer<typeof challengeSchema>;

export const challengeTakenSchema = z.object({
  fate: z.enum(resultFates),
  standing: boardStandingSchema,
  challenge: challengeSchema,
});

/** Those one has made or played. */
export const challengesSchema = z.object({
  challenges: z.array(
    z.object({
      id: text(1, limits.id),
      title: text(0, limits.name),
      by: text(0, limits.name),
      game: text(1, limits.game),
      made: whole(0),
      played: whole(0),
      place: z.exactOptional(whole(1)),
    }),
  ),
});
export type ChallengeSummary = z.infer<typeof challengesSchema>["challenges"][number];
