/** Published levels: made by people, solved by the server, played and rated by others. */
import * as z from "zod/mini";
import { boardPersonSchema, sentResultSchema } from "./boards.ts";
import { limits } from "./limits.ts";

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));
const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(least), z.lte(most));

const id = text(1, limits.id);
const game = z.string().check(z.regex(/^[a-z-]{1,40}$/));

/** `best` by what people finish and like, `new`, those that nobody has solved, and those that the operator has picked. */
export const levelShelves = ["best", "new", "unsolved", "picked"] as const;
export type LevelShelf = (typeof levelShelves)[number];

/** By the number of cells. */
export const levelSizes = ["small", "medium", "large"] as const;
export type LevelSize = (typeof levelSizes)[number];

export const levelVotes = ["like", "dislike"] as const;
export type LevelVote = (typeof levelVotes)[number];

export const levelAuthorSchema = z.object({
  id,
  name: text(0, limits.name),
  colour: whole(0, limits.colours - 1),
  avatar: whole(0, limits.avatars - 1),
});
export type LevelAuthor = z.infer<typeof levelAuthorSchema>;

export const publishedLevelSchema = z.object({
  id,
  game,
  title: text(0, limits.name),
  code: text(1, limits.config),
  author: levelAuthorSchema,
  width: whole(1),
  height: whole(1),
  par: whole(0),
  /** Computed from the level, from 1 to 10; left out where it is too large for that. */
  difficulty: z.exactOptional(whole(1, 10)),
  /** Measured by how many of those who tried it have solved it, and how directly; left out until there are enough. */
  measured: z.exactOptional(whole(1, 10)),
  ideas: z.array(text(1, limits.game)),
  made: whole(0),
  /** People who have begun it, and who have solved it. */
  players: whole(0),
  solvers: whole(0),
  likes: whole(0),
  dislikes: whole(0),
  picked: z.exactOptional(z.literal(true)),
  own: z.exactOptional(z.literal(true)),
  /** One's own attempt: without `moves` it is not solved yet. */
  played: z.exactOptional(z.object({ moves: z.exactOptional(whole(0)), vote: z.exactOptional(z.enum(levelVotes)) })),
});
export type PublishedLevel = z.infer<typeof publishedLevelSchema>;

const levels = z.array(publishedLevelSchema);

/** One page of a shelf; `next` asks for the following one. */
export const levelListSchema = z.object({ levels, next: z.exactOptional(whole(1)) });
export type LevelList = z.infer<typeof levelListSchema>;

export const publishLevelSchema = z.object({
  game,
  title: text(1, limits.nameSent),
  code: text(1, limits.config),
  person: boardPersonSchema,
});

export const levelResultSchema = z.object(sentResultSchema.shape);
export const voteSchema = z.object({ vote: z.enum([...levelVotes, "none"]) });

export const levelReportReasons = ["name", "copied", "other"] as const;
export type LevelReportReason = (typeof levelReportReasons)[number];
export const levelReportSchema = z.object({
  reason: z.enum(levelReportReasons),
  text: z.exactOptional(text(0, limits.reportText)),
});

/** Several of one's published levels in an order, with a title and a tale. */
export const publishPackSchema = z.object({
  game,
  title: text(1, limits.nameSent),
  tale: text(0, limits.tale),
  levels: z.array(id).check(z.minLength(1), z.maxLength(limits.packLevels)),
  person: boardPersonSchema,
});

export const publishedPackSchema = z.object({
  id,
  game,
  title: text(0, limits.name),
  tale: text(0, limits.tale),
  author: levelAuthorSchema,
  made: whole(0),
  own: z.exactOptional(z.literal(true)),
  /** Those that have not been withdrawn. */
  levels,
});
export type PublishedPack = z.infer<typeof publishedPackSchema>;

export const packSummarySchema = z.object({
  id,
  title: text(0, limits.name),
  author: levelAuthorSchema,
  levels: whole(0),
});
export type PackSummary = z.infer<typeof packSummarySchema>;
export const packListSchema = z.object({ packs: z.array(packSummarySchema), next: z.exactOptional(whole(1)) });

export const authorPageSchema = z.object({
  author: levelAuthorSchema,
  levels,
  packs: z.array(packSummarySchema),
  own: z.exactOptional(z.literal(true)),
});
export type AuthorPage = z.infer<typeof authorPageSchema>;
