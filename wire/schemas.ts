/** The messages between a client and its host, which runs in a worker of the page or on a server. */
import {
  type Acknowledged,
  type Action,
  type Command,
  type HeardEvent,
  mostResults,
  type Patch,
  type PresetDraw,
  type Sight,
  type Sitter,
  type TableSetup,
  type ViewerEvent,
} from "@turnlight/host";
import type { Actor, BaseFact, Departure, Occasion, Outcome, Reasons, Refusal, Viewer } from "@turnlight/kernel";
import * as z from "zod/mini";
import { limits } from "./limits.ts";

type MessageSchema<T> = z.ZodMiniType<T>;

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));
const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(least), z.lte(most));
const list = <T>(item: MessageSchema<T>, most: number) => z.array(item).check(z.maxLength(most));

export const seatSchema = whole(0, limits.seats - 1);
export const configSchema = text(0, limits.config);
const scores = list(z.number(), limits.seats);
export const seedSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const viewerSchema: MessageSchema<Viewer> = z.union([seatSchema, z.literal("spectator")]);
export const actorSchema: MessageSchema<Actor> = z.union([seatSchema, z.literal("chance"), z.literal("host")]);

export const sitterSchema: MessageSchema<Sitter> = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("person"),
    name: text(0, limits.name),
    colour: whole(0, limits.colours - 1),
    avatar: whole(0, limits.avatars - 1),
  }),
  z.object({ kind: z.literal("bot"), bot: text(1, limits.bot), name: text(0, limits.name) }),
]);

export const occasionSchema: MessageSchema<Occasion> = z.object({
  kind: text(1, limits.game),
  about: text(0, limits.occasion),
});

export const tableSetupSchema: MessageSchema<TableSetup> = z.object({
  game: text(1, limits.game),
  config: configSchema,
  sitters: list(sitterSchema, limits.seats),
  occasion: z.exactOptional(occasionSchema),
});

export const presetDrawSchema: MessageSchema<PresetDraw> = z.object({
  seed: z.exactOptional(seedSchema),
  first: z.exactOptional(seatSchema),
});

export const actionSchema: MessageSchema<Action> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("play"), text: text(1, limits.move) }),
  z.object({ kind: z.literal("resign") }),
  z.object({ kind: z.literal("take-back"), moves: whole(1, limits.moves) }),
  z.object({ kind: z.literal("set-anew"), config: configSchema, sitters: list(sitterSchema, limits.seats) }),
  z.object({ kind: z.literal("note"), text: text(1, limits.note) }),
  z.object({ kind: z.literal("restart") }),
  z.object({ kind: z.literal("rematch") }),
  z.object({ kind: z.literal("no-rematch") }),
  z.object({ kind: z.literal("claim"), takes: z.enum(["win", "draw"]) }),
]);

export const commandSchema: MessageSchema<Command> = z.object({
  id: text(1, limits.id),
  seat: seatSchema,
  base: z.exactOptional(whole(0)),
  deed: actionSchema,
});

export const acknowledgedSchema: MessageSchema<Acknowledged> = z.object({
  version: whole(0),
  match: text(1, limits.id),
});

export const refusalSchema: MessageSchema<Refusal> = z.object({
  code: text(1, limits.id),
  reason: text(0, limits.reason),
  where: z.exactOptional(text(0, limits.reason)),
  right: z.exactOptional(text(0, limits.reason)),
  values: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

const departure: MessageSchema<Departure> = z.object({ seat: seatSchema, how: z.enum(["resigned", "forfeited"]) });
const outcome: MessageSchema<Outcome> = z.object({
  scores,
  ended: z.exactOptional(departure),
  stopped: z.exactOptional(z.literal(true)),
});
export const reasonsSchema: MessageSchema<Reasons> = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
);
const telling: MessageSchema<BaseFact> = z.looseObject({ kind: text(1, limits.id) });

export const sightSchema: MessageSchema<Sight> = z.object({
  match: text(1, limits.id),
  version: whole(0),
  laid: tableSetupSchema,
  viewer: viewerSchema,
  view: z.unknown(),
  moves: z.exactOptional(list(z.string(), limits.moves)),
  waiting: list(seatSchema, limits.seats),
  outcome: z.exactOptional(outcome),
  departures: list(departure, limits.seats),
  entries: whole(0),
  canTakeBack: z.boolean(),
  commitment: z.string(),
  seed: z.exactOptional(seedSchema),
  results: z.exactOptional(list(list(z.number(), limits.seats), mostResults)),
  rematch: z.exactOptional(
    z.object({
      wants: list(seatSchema, limits.seats),
      declined: z.exactOptional(seatSchema),
      until: z.exactOptional(whole(0)),
      expired: z.exactOptional(list(seatSchema, limits.seats)),
    }),
  ),
  claimed: z.exactOptional(
    z.object({ seat: seatSchema, against: list(seatSchema, limits.seats), takes: z.enum(["win", "draw"]) }),
  ),
});

const happened: MessageSchema<HeardEvent> = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("entry"),
    n: whole(1),
    by: actorSchema,
    facts: list(telling, limits.facts),
    move: z.exactOptional(text(1, limits.move)),
    why: z.exactOptional(reasonsSchema),
  }),
  z.object({ kind: z.literal("taken-back"), seat: seatSchema, entries: whole(0) }),
  z.object({ kind: z.literal("set-anew") }),
  z.object({ kind: z.literal("note"), seat: seatSchema, text: z.exactOptional(text(1, limits.note)) }),
  z.object({ kind: z.literal("next"), match: text(1, limits.id) }),
  z.object({ kind: z.literal("fresh") }),
]);

const place = z.array(z.union([z.string(), z.number()]));
const change: MessageSchema<Patch> = list(z.union([z.tuple([place]), z.tuple([place, z.unknown()])]), limits.changes);

export const viewerEventSchema: MessageSchema<ViewerEvent> = z.object({
  version: whole(0),
  happened,
  seen: z.union([z.object({ sight: sightSchema }), z.object({ change })]),
});
