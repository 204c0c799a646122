/** Online tables: what a client and a server say to each other, over the socket and over HTTP. docs/protocol.md tells it. */
import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { acknowledgedSchema, actionSchema, refusalSchema, viewerEventSchema, viewerSchema } from "./schemas.ts";

/** Raised when an older client could no longer follow. */
export const protocol = 2;

/** What a line is closed with when its guest has signed out everywhere: whoever comes back does so as somebody else. */
export const signedOutClose = 4401;

const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));
const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(least), z.lte(most));
/** What things are called by: plain characters, since it is kept and told on. */
const id = text(1, limits.id).check(z.regex(/^[\x20-\x7e]*$/));
const seat = whole(0, limits.seats - 1);
const fingerprint = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const clock = whole(limits.fastestClock, limits.slowestClock);
/** Letters that nobody mistakes for another or for a digit, said or written. */
export const codeLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const code = z.string().check(z.regex(new RegExp(`^[${codeLetters}]{6}$`)));

/** What people can say to each other at a table: everybody reads it in their own language. */
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

/** How a person is shown at a table. */
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
    /** Whether they add a phrase of their own to the seed. */
    phrase: z.enum(["none", "committed", "revealed"]),
  }),
  z.object({ kind: z.literal("bot"), bot: text(1, limits.bot), name: text(0, limits.name) }),
]);

/** Everything about a table that everybody who has its link may know. */
export const tableSchema = z.object({
  id,
  /** Only grows; of two states the one with the higher version is true. */
  version: whole(1),
  game: text(1, limits.game),
  config: text(0, limits.config),
  seats: z.array(seatSchema).check(z.maxLength(limits.seats)),
  /** Waiting for people, for phrases, for moves; or nobody plays here any more. */
  phase: z.enum(["seating", "revealing", "playing", "closed"]),
  /** Whether people without a seat may look on. */
  watching: z.boolean(),
  /** Seconds for a move; nothing where nobody is hurried. */
  clock: z.exactOptional(clock),
  /** SHA-256 of the server's part of the seed, from before anybody sat down. */
  commitment: fingerprint,
  match: z.exactOptional(id),
  /** The match is over, and no other has begun. */
  over: z.exactOptional(z.literal(true)),
  /** The seat of whoever laid the table: they may give seats to bots and take them back before the match begins. */
  host: z.exactOptional(seat),
  /** Six letters that lead here, for whoever cannot be sent a link. */
  code: z.exactOptional(code),
  /** Everybody may find it among the open tables. */
  listed: z.exactOptional(z.literal(true)),
  /** Hints and coaches are allowed: whoever sits down agrees. */
  help: z.exactOptional(z.literal(true)),
  /** Seats that would stop the match without a result: it is when all people agree. */
  stopping: z.exactOptional(z.array(seat).check(z.maxLength(limits.seats))),
});
export type TableState = z.infer<typeof tableSchema>;

/** What a client sends over the socket. Everything has an id, and every id gets an answer. */
export const clientFrameSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("watch"),
    id,
    table: id,
    /** A seat's token for its eyes; without one, those of the seat one has by the guest's cookie, or a spectator's. */
    token: z.exactOptional(token),
    /** How whoever looks on is called; who sits is known by the seat. */
    name: z.exactOptional(text(1, limits.name)),
    /** What the client has already seen. */
    since: z.exactOptional(z.object({ match: id, version: whole(0) })),
  }),
  z.object({ kind: z.literal("leave"), id, table: id }),
  z.object({
    kind: z.literal("command"),
    id,
    table: id,
    /** The match it is meant for: a table goes on from one to the next. */
    match: id,
    base: z.exactOptional(whole(0)),
    deed: actionSchema,
  }),
  z.object({ kind: z.literal("say"), id, table: id, remark }),
  z.object({ kind: z.literal("ping"), id }),
]);
export type ClientFrame = z.infer<typeof clientFrameSchema>;

/** What a server sends over the socket. */
export const serverFrameSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("welcome"), protocol: whole(1), now: whole(0) }),
  /** To `watch`, `leave`, `say` and `ping`. */
  z.object({ kind: z.literal("done"), id, viewer: z.exactOptional(viewerSchema) }),
  /** To a command that was kept. */
  z.object({ kind: z.literal("acknowledged"), id, done: acknowledgedSchema }),
  /** To anything that cannot be; without an id where it could not be read. */
  z.object({ kind: z.literal("refused"), id: z.exactOptional(id), refusal: refusalSchema }),
  z.object({ kind: z.literal("table"), table: tableSchema }),
  z.object({ kind: z.literal("event"), table: id, match: id, event: viewerEventSchema }),
  /** The seats whose people are connected, how many look on, and how those are called who said so. */
  z.object({
    kind: z.literal("presence"),
    table: id,
    here: z.array(seat),
    watchers: whole(0),
    names: z.exactOptional(z.array(text(1, limits.name)).check(z.maxLength(limits.watcherNames))),
  }),
  /** Somebody said something; it is not kept. */
  z.object({ kind: z.literal("said"), table: id, seat, remark }),
  /** When the seats the match waits for run out of time, as the server's clock counts. */
  z.object({ kind: z.literal("clock"), table: id, match: id, version: whole(0), runsOut: whole(0) }),
]);
export type ServerFrame = z.infer<typeof serverFrameSchema>;

/** A message from the server: all it has to say at once, in order. */
export const serverMessageSchema = z.array(serverFrameSchema).check(z.minLength(1));

const chair = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open") }),
  z.object({ kind: z.literal("bot"), bot: text(1, limits.bot) }),
]);

export const newTableSchema = z.object({
  game: text(1, limits.game),
  config: text(0, limits.config),
  /** Who may sit on each seat. */
  seats: z.array(chair).check(z.minLength(1), z.maxLength(limits.seats)),
  watching: z.boolean(),
  clock: z.exactOptional(clock),
  /** How people find it besides by its link: with a code, or also among the open tables. */
  found: z.exactOptional(z.enum(["by-code", "listed"])),
  help: z.exactOptional(z.literal(true)),
});
export type NewTable = z.infer<typeof newTableSchema>;

export const sitDownSchema = z.object({
  /** With a name as it was typed: `readName` says what becomes of it. */
  person: z.object({ ...personSchema.shape, name: text(0, limits.nameSent) }),
  /** The first open one where none is named. */
  seat: z.exactOptional(seat),
  /** SHA-256 of a phrase of one's own for the seed; the phrase itself follows once everybody sits. */
  fingerprint: z.exactOptional(fingerprint),
});
export type SitDown = z.infer<typeof sitDownSchema>;

/** Whatever cannot be, over HTTP. */
export const refusedSchema = z.object({ refusal: refusalSchema });

export const seatedSchema = z.object({ table: tableSchema, seat, token });

export const revealSchema = z.object({ token: z.exactOptional(token), phrase: text(1, limits.phrase) });
/** Without a token, the seat one has by the guest's cookie. */
export const standUpSchema = z.object({ token: z.exactOptional(token) });

/** What becomes of a seat before the match begins, by the word of whoever laid the table. */
export const seatChangeSchema = z.object({ seat, chair });

/** Whether one would stop the match without a result; who would not clears all offers to. */
export const stopSchema = z.object({ token: z.exactOptional(token), agrees: z.boolean() });

export const blockSchema = z.object({ seat });

/** A recovery code: twenty letters and digits in four groups, that make another device the same guest. */
export const recoverySchema = z.object({ code: z.string().check(z.regex(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){3}$/)) });

const timeOfDay = whole(0, 24 * 60 - 1);

/** When nobody is to call: minutes after midnight, and how many minutes clocks there are ahead of UTC. */
const quietHoursSchema = z.object({ begins: timeOfDay, ends: timeOfDay, ahead: whole(-14 * 60, 14 * 60) });
export type QuietHours = z.infer<typeof quietHoursSchema>;

const endpoint = text(1, limits.endpoint).check(z.regex(/^https:\/\/[^/\s]+\/\S*$/));

/** Where a browser can be called while no page is open, as its push service hands it out. */
const callAddressSchema = z.object({
  endpoint,
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
  /** The one the call is read in. */
  language: z.enum(["en", "de"]),
});
export type PushAddress = z.infer<typeof callAddressSchema>;

export const pushSubscribeSchema = z.object({ address: callAddressSchema, quiet: z.exactOptional(quietHoursSchema) });
export type PushSubscribe = z.infer<typeof pushSubscribeSchema>;
export const pushUnsubscribeSchema = z.object({ endpoint });

/** The key a browser subscribes with, and what a guest has asked for. */
export const pushSettingsSchema = z.object({
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
  addresses: whole(0),
  quiet: z.exactOptional(quietHoursSchema),
});
export type PushSettings = z.infer<typeof pushSettingsSchema>;

/** Everything the server knows of a guest. */
export const aboutMeSchema = z.object({
  guest: id,
  made: whole(0),
  devices: whole(0),
  tables: z.array(z.object({ table: tableSchema, seat })),
  blocked: whole(0),
  /** Browsers that are called when a match waits. */
  callAddresses: whole(0),
  quiet: z.exactOptional(quietHoursSchema),
});
export type AboutMe = z.infer<typeof aboutMeSchema>;

/** What a browser needs to make a passkey for a guest, or to show one. */
export const passkeyOfferSchema = z.object({
  challenge: token,
  rpId: text(1, limits.name * 5),
  guest: text(0, limits.id),
  /** Passkeys the guest has already. */
  known: z.array(text(1, limits.passkey)),
});

/** In base64url, as everything of a passkey is handed over. */
const passkey = text(1, limits.passkey).check(z.regex(/^[A-Za-z0-9_-]*$/));
const shown = { id: passkey, rawId: passkey, type: z.literal("public-key"), clientExtensionResults: z.object({}) };

/** As browsers hand a passkey over, just made or just used. */
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

/** A table one has a seat at: whom it waits for, and since when. */
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

/** A finished match's record, and how its seed came to be where people added to it. */
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
