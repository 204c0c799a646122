/** The online protocol between client and server, over WebSocket and HTTP. Documented in docs/protocol.md. */
import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { acknowledgedSchema, actionSchema, refusalSchema, viewerEventSchema, viewerSchema } from "./schemas.ts";

/** Raised when older clients can no longer understand the server. */
export const protocol = 2;

/** WebSocket close code after the guest signed out everywhere: reconnecting would be as a different guest. */
export const signedOutClose = 4401;

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));
const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(least), z.lte(most));
/** Ids: printable ASCII, since they are stored and forwarded. */
const id = text(1, limits.id).check(z.regex(/^[\x20-\x7e]*$/));
const seat = whole(0, limits.seats - 1);
const fingerprint = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const clock = whole(limits.fastestClock, limits.slowestClock);
/** Letters that are not easily mistaken for another letter or a digit, spoken or written. */
export const codeLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const code = z.string().check(z.regex(new RegExp(`^[${codeLetters}]{6}$`)));

/** Preset chat messages: each reader sees them in their own language. */
export const remarks = [
  "hello",
  "good-luck",
  "nice",
  "ouch",
  "thanks",
  "one-moment",
  "sorry",
  "laugh",
  "good-game",
] as const;
const remark = z.enum(remarks);
export type Remark = (typeof remarks)[number];

/** A person's appearance at a table. */
const personSchema = z.object({
  name: text(1, limits.name),
  colour: whole(0, limits.colours - 1),
  avatar: whole(0, limits.avatars - 1),
});

const seatSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open") }),
  z.object({
    kind: z.literal("person"),
    ...personSchema.shape,
    /** Whether they contribute a phrase to the seed. */
    phrase: z.enum(["none", "committed", "revealed"]),
  }),
  z.object({ kind: z.literal("bot"), bot: text(1, limits.bot), name: text(0, limits.name) }),
]);

/** The public state of a table, for everybody who has its link. */
export const tableSchema = z.object({
  id,
  /** Only grows; of two states the one with the higher version is current. */
  version: whole(1),
  game: text(1, limits.game),
  config: text(0, limits.config),
  seats: z.array(seatSchema).check(z.maxLength(limits.seats)),
  /** Waiting for people, for seed phrases, for moves; or closed. */
  phase: z.enum(["seating", "revealing", "playing", "closed"]),
  /** Whether spectators are allowed. */
  watching: z.boolean(),
  /** Seconds per move; absent without a clock. */
  clock: z.exactOptional(clock),
  /** SHA-256 of the server's part of the seed, published before anybody takes a seat. */
  commitment: fingerprint,
  match: z.exactOptional(id),
  /** The match is over and no rematch has begun. */
  over: z.exactOptional(z.literal(true)),
  /** The seat of the table's creator, who may give seats to bots and take seats back before the match begins. */
  host: z.exactOptional(seat),
  /** A six-letter join code, for people who cannot be sent a link. */
  code: z.exactOptional(code),
  /** Listed among the open tables. */
  listed: z.exactOptional(z.literal(true)),
  /** Hints and coaches are allowed; taking a seat means agreeing to that. */
  help: z.exactOptional(z.literal(true)),
  /** Seats that agree to stop the match without a result; it stops when all people agree. */
  stopping: z.exactOptional(z.array(seat).check(z.maxLength(limits.seats))),
});
export type TableState = z.infer<typeof tableSchema>;

/** Frames from client to server. Each has an id, and every id is answered. */
export const clientFrameSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("watch"),
    id,
    table: id,
    /**
     * A seat's token to view as that seat; without one, the seat that belongs to the guest's cookie, or a spectator.
     */
    token: z.exactOptional(token),
    /** A spectator's name; a seated player's name is known. */
    name: z.exactOptional(text(1, limits.name)),
    /** The newest version the client has. */
    since: z.exactOptional(z.object({ match: id, version: whole(0) })),
  }),
  z.object({ kind: z.literal("leave"), id, table: id }),
  z.object({
    kind: z.literal("command"),
    id,
    table: id,
    /** The match it is meant for, since a table plays several in a row. */
    match: id,
    base: z.exactOptional(whole(0)),
    deed: actionSchema,
  }),
  z.object({ kind: z.literal("say"), id, table: id, remark }),
  z.object({ kind: z.literal("ping"), id }),
]);
export type ClientFrame = z.infer<typeof clientFrameSchema>;

/** Frames from server to client. */
export const serverFrameSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("welcome"), protocol: whole(1), now: whole(0) }),
  /** Answer to `watch`, `leave`, `say` and `ping`. */
  z.object({ kind: z.literal("done"), id, viewer: z.exactOptional(viewerSchema) }),
  /** Answer to a command that was committed. */
  z.object({ kind: z.literal("acknowledged"), id, done: acknowledgedSchema }),
  /** A refusal; without an id if the frame could not be read. */
  z.object({ kind: z.literal("refused"), id: z.exactOptional(id), refusal: refusalSchema }),
  z.object({ kind: z.literal("table"), table: tableSchema }),
  z.object({ kind: z.literal("event"), table: id, match: id, event: viewerEventSchema }),
  /** The connected seats, the number of spectators, and the names of those who gave one. */
  z.object({
    kind: z.literal("presence"),
    table: id,
    here: z.array(seat),
    watchers: whole(0),
    names: z.exactOptional(z.array(text(1, limits.name)).check(z.maxLength(limits.watcherNames))),
  }),
  /** A chat message; not stored. */
  z.object({ kind: z.literal("said"), table: id, seat, remark }),
  /** When the seats to move run out of time, by the server's clock. */
  z.object({ kind: z.literal("clock"), table: id, match: id, version: whole(0), runsOut: whole(0) }),
]);
export type ServerFrame = z.infer<typeof serverFrameSchema>;

/** A message from the server: a batch of frames, in order. */
export const serverMessageSchema = z.array(serverFrameSchema).check(z.minLength(1));

const chair = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open") }),
  z.object({ kind: z.literal("bot"), bot: text(1, limits.bot) }),
]);

export const newTableSchema = z.object({
  game: text(1, limits.game),
  config: text(0, limits.config),
  /** Who may take each seat. */
  seats: z.array(chair).check(z.minLength(1), z.maxLength(limits.seats)),
  watching: z.boolean(),
  clock: z.exactOptional(clock),
  /** How people find it other than by its link: with a code, or also in the list of open tables. */
  found: z.exactOptional(z.enum(["by-code", "listed"])),
  help: z.exactOptional(z.literal(true)),
});
export type NewTable = z.infer<typeof newTableSchema>;

export const sitDownSchema = z.object({
  /** With the name as typed: `readName` normalises it. */
  person: z.object({ ...personSchema.shape, name: text(0, limits.nameSent) }),
  /** The first open seat if absent. */
  seat: z.exactOptional(seat),
  /** SHA-256 of a phrase that contributes to the seed; the phrase itself follows once all seats are taken. */
  fingerprint: z.exactOptional(fingerprint),
});
export type SitDown = z.infer<typeof sitDownSchema>;

/** A refusal over HTTP. */
export const refusedSchema = z.object({ refusal: refusalSchema });

export const seatedSchema = z.object({ table: tableSchema, seat, token });

export const revealSchema = z.object({ token: z.exactOptional(token), phrase: text(1, limits.phrase) });
/** Without a token, the seat that belongs to the guest's cookie. */
export const standUpSchema = z.object({ token: z.exactOptional(token) });

/** A change to a seat by the table's creator, before the match begins. */
export const seatChangeSchema = z.object({ seat, chair });

/** Whether one agrees to stop the match without a result; disagreeing clears all such offers. */
export const stopSchema = z.object({ token: z.exactOptional(token), agrees: z.boolean() });

export const blockSchema = z.object({ seat });

/** A recovery code: twenty letters and digits in four groups, which signs another device in as the same guest. */
export const recoverySchema = z.object({ code: z.string().check(z.regex(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){3}$/)) });

const timeOfDay = whole(0, 24 * 60 - 1);

/** Quiet hours for notifications: minutes after midnight, and the offset from UTC in minutes. */
const quietHoursSchema = z.object({ begins: timeOfDay, ends: timeOfDay, ahead: whole(-14 * 60, 14 * 60) });
export type QuietHours = z.infer<typeof quietHoursSchema>;

const endpoint = text(1, limits.endpoint).check(z.regex(/^https:\/\/[^/\s]+\/\S*$/));

/** A browser's push subscription, as its push service issues it. */
const callAddressSchema = z.object({
  endpoint,
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
  /** The language of the notification. */
  language: z.enum(["en", "de"]),
});
export type PushAddress = z.infer<typeof callAddressSchema>;

export const pushSubscribeSchema = z.object({ address: callAddressSchema, quiet: z.exactOptional(quietHoursSchema) });
export type PushSubscribe = z.infer<typeof pushSubscribeSchema>;
export const pushUnsubscribeSchema = z.object({ endpoint });

/** The server's public push key, and the guest's notification settings. */
export const pushSettingsSchema = z.object({
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
  addresses: whole(0),
  quiet: z.exactOptional(quietHoursSchema),
});
export type PushSettings = z.infer<typeof pushSettingsSchema>;

/** Everything the server stores about a guest. */
export const aboutMeSchema = z.object({
  guest: id,
  made: whole(0),
  devices: whole(0),
  tables: z.array(z.object({ table: tableSchema, seat })),
  blocked: whole(0),
  /** Push subscriptions of the guest. */
  callAddresses: whole(0),
  quiet: z.exactOptional(quietHoursSchema),
});
export type AboutMe = z.infer<typeof aboutMeSchema>;

/** What a browser needs to create a passkey for a guest, or to use one. */
export const passkeyOfferSchema = z.object({
  challenge: token,
  rpId: text(1, limits.name * 5),
  guest: text(0, limits.id),
  /** Ids of the guest's existing passkeys. */
  known: z.array(text(1, limits.passkey)),
});

/** Base64url, like all passkey data. */
const passkey = text(1, limits.passkey).check(z.regex(/^[A-Za-z0-9_-]*$/));
const shown = { id: passkey, rawId: passkey, type: z.literal("public-key"), clientExtensionResults: z.object({}) };

/** A passkey response from the browser, just created or just used. */
export const passkeyMadeSchema = z.object({
  ...shown,
  response: z.object({ clientDataJSON: passkey, attestationObject: passkey }),
});
export const passkeyUsedSchema = z.object({
  ...shown,
  response: z.object({ clientDataJSON: passkey, authenticatorData: passkey, signature: passkey }),
});
export type PasskeyMade = z.infer<typeof passkeyMadeSchema>;
export type PasskeyUsed = z.infer<typeof passkeyUsedSchema>;

export const tablesSchema = z.object({ tables: z.array(tableSchema) });

/** A table the guest has a seat at: who is to move, and since when. */
const ownTableSchema = z.object({
  table: tableSchema,
  seat,
  waiting: z.array(seat),
  since: whole(0),
});
export type OwnTable = z.infer<typeof ownTableSchema>;
export const ownTablesSchema = z.object({ tables: z.array(ownTableSchema) });

export const gamesSchema = z.object({
  games: z.array(z.object({ game: text(1, limits.game), about: z.string(), bots: z.array(z.string()) })),
});

/** A finished match's record, and how its seed was made if people contributed to it. */
export const recordSchema = z.object({
  game: text(1, limits.game),
  version: whole(1),
  config: text(0, limits.config),
  seed: fingerprint,
  entries: z.array(
    z.object({ n: whole(1), by: z.union([seat, z.enum(["chance", "host"])]), move: z.string(), at: whole(0) }),
  ),
  fair: z.exactOptional(
    z.object({ server: fingerprint, phrases: z.array(z.union([z.null(), text(1, limits.phrase)])) }),
  ),
});
