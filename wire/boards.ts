/** Boards: results that the server has replayed, in order. */
import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { seatSchema } from "./schemas.ts";

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));
const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(least), z.lte(most));

/** A game and the key of one of its courses: `wisp daily 2026-11-18`, `thirteen run 2 classic`. */
export const boardNameSchema = z.string().check(z.regex(/^[a-z-]{1,40} (?:daily|level|run) [\w .:-]{1,80}$/));

export const boardListNames = ["ranked", "unranked"] as const;
export type BoardListName = (typeof boardListNames)[number];

/** Who is shown with an entry. */
export const boardPersonSchema = z.object({
  name: text(0, limits.nameSent),
  colour: whole(0, limits.colours - 1),
  avatar: whole(0, limits.avatars - 1),
});

/** A record as JSON text, which the server reads where nobody has to wait for it, and the notes about help. */
export const sentResultSchema = z.object({
  record: text(2, limits.result),
  notes: z
    .array(z.object({ after: whole(0), seat: seatSchema, text: text(1, limits.note) }))
    .check(z.maxLength(limits.notes)),
});
export type SentResult = z.infer<typeof sentResultSchema>;

export const sendResultSchema = z.object({
  board: boardNameSchema,
  person: boardPersonSchema,
  ...sentResultSchema.shape,
  /** Nobody else watches it; left out, they may. */
  hidden: z.exactOptional(z.literal(true)),
});

export const boardEntrySchema = z.object({
  id: text(1, limits.id),
  /** From 1, on its list. */
  place: z.exactOptional(whole(1)),
  name: text(0, limits.name),
  colour: whole(0, limits.colours - 1),
  avatar: whole(0, limits.avatars - 1),
  list: z.enum(boardListNames),
  /** More is better. */
  score: whole(0),
  figures: z.record(z.string(), z.number()),
  /** When the server had it; of equal results the earlier one is ahead. */
  at: whole(0),
  helped: z.exactOptional(z.literal(true)),
  /** The version of the rules. */
  rules: whole(1),
  own: z.exactOptional(z.literal(true)),
  friend: z.exactOptional(z.literal(true)),
  /** It can be watched, by this visitor and now. */
  watchable: z.exactOptional(z.literal(true)),
});
export type BoardEntry = z.infer<typeof boardEntrySchema>;

/** One's own result on a board. */
export const boardStandingSchema = z.object({
  entry: boardEntrySchema,
  place: whole(1),
  total: whole(1),
  /** The share of the others that it beats, from 0 to 1; left out while there are none. */
  beats: z.exactOptional(z.number().check(z.gte(0), z.lte(1))),
  /** Others may watch it. */
  shown: z.boolean(),
});
export type BoardStandingState = z.infer<typeof boardStandingSchema>;

const entries = z.array(boardEntrySchema);

export const boardSchema = z.object({
  board: z.string(),
  list: z.enum(boardListNames),
  total: whole(0),
  top: entries,
  around: entries,
  friends: entries,
  own: z.exactOptional(boardStandingSchema),
  /** The server's day, in UTC. */
  today: text(10, 10),
});
export type BoardState = z.infer<typeof boardSchema>;

/**
 * What became of a result: it is the entry now, the one before counts further (being first, or better), or it had
 * arrived before.
 */
export const resultFates = ["entered", "kept-before", "sent-twice"] as const;

export const sentSchema = z.object({ fate: z.enum(resultFates), standing: boardStandingSchema });
export type SentState = z.infer<typeof sentSchema>;

/** Plays a course at the server, for a ranked place. */
export const playRankedSchema = z.object({ board: boardNameSchema, person: boardPersonSchema });
export const rankedTableSchema = z.object({ table: text(1, limits.id) });

export const watchableSchema = z.object({ board: boardNameSchema, watchable: z.boolean() });

/** A record as `turnlight replay` reads it. */
export const entryRecordSchema = z.object({ name: z.string(), record: z.string() });
