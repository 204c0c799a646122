/** Schemas of a stored match: data read back from storage is validated like outside data. */
import type { LogEvent, MatchHeader } from "@turnlight/host";
import type { Entry, Note } from "@turnlight/kernel";
import * as z from "zod/mini";
import {
  actorSchema,
  configSchema,
  occasionSchema,
  reasonsSchema,
  seatSchema,
  seedSchema,
  sitterSchema,
} from "./schemas.ts";

const whole = (least: number) => z.int().check(z.gte(least));
const id = z.string().check(z.minLength(1));

const entry: z.ZodMiniType<Entry> = z.object({ n: whole(1), by: actorSchema, move: z.string(), at: whole(0) });
const note: z.ZodMiniType<Note> = z.object({ after: whole(0), seat: seatSchema, text: z.string() });

export const logEventSchema: z.ZodMiniType<LogEvent> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("entry"), entry, why: z.exactOptional(reasonsSchema) }),
  z.object({ kind: z.literal("taken-back"), seat: seatSchema, entries: whole(0) }),
  z.object({
    kind: z.literal("set-anew"),
    config: configSchema,
    sitters: z.array(sitterSchema),
    entries: z.array(entry),
  }),
  z.object({ kind: z.literal("note"), note }),
  z.object({
    kind: z.literal("rematch"),
    seat: seatSchema,
    wants: z.array(seatSchema),
    declined: z.exactOptional(z.literal(true)),
    until: z.exactOptional(whole(0)),
    expired: z.exactOptional(z.literal(true)),
  }),
  z.object({
    kind: z.literal("claim"),
    seat: seatSchema,
    against: z.array(seatSchema),
    takes: z.enum(["win", "draw"]),
  }),
  z.object({ kind: z.literal("next"), match: id }),
]);

export const matchHeaderSchema: z.ZodMiniType<MatchHeader> = z.object({
  id,
  game: id,
  rules: whole(1),
  config: configSchema,
  seed: seedSchema,
  sitters: z.array(sitterSchema),
  series: z.object({
    first: seatSchema,
    results: z.array(z.array(z.number())),
    begun: z.exactOptional(whole(0)),
  }),
  occasion: z.exactOptional(occasionSchema),
  begun: whole(0),
});
