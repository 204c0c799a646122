/** The online protocol between client and server, over WebSocket and HTTP. Documented in docs/protocol.md. */
import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { profileAudiences, publishedProfileSchema, shownRecordSchema } from "./profile.ts";
import { ratingSchema } from "./ratings.ts";
import { acknowledgedSchema, actionSchema, refusalSchema, viewerEventSchema, viewerSchema } from "./schemas.ts";
import { syncFiguresSchema } from "./sync.ts";

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
/** Seconds added after each move; `clock` is then each player's time for the whole match. */
const increment = whole(0, limits.increment);
/** Seconds somebody must be away before the others may claim the win or a draw. */
const claim = whole(limits.fastestClaim, limits.slowestClaim);
/** Days off each player may take in a match; their clock is paused meanwhile. */
const vacation = whole(0, limits.vacation);
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

/** The settings that can be proposed before a match begins: those of the game, and the pace. */
const settings = {
  config: text(0, limits.config),
  clock: z.exactOptional(clock),
  increment: z.exactOptional(increment),
};

/** The same, and who may watch, have hints and find the table; each of these stays as it is if absent. */
const proposed = {
  ...settings,
  watching: z.exactOptional(z.boolean()),
  help: z.exactOptional(z.boolean()),
  rated: z.exactOptional(z.boolean()),
  listed: z.exactOptional(z.boolean()),
};

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
  /** The result counts for both players' ratings; being ready means agreeing to that. */
  rated: z.exactOptional(z.literal(true)),
  /** Seats that agree to stop the match without a result; it stops when all people agree. */
  stopping: z.exactOptional(z.array(seat).check(z.maxLength(limits.seats))),
  increment: z.exactOptional(increment),
  claim: z.exactOptional(claim),
  vacation: z.exactOptional(vacation),
  /** Players on vacation, and until when at most, by the server's clock. */
  vacations: z.exactOptional(z.array(z.object({ seat, until: whole(0) })).check(z.maxLength(limits.seats))),
  /** Whole days off each seat has left, if the table allows any. */
  vacationLeft: z.exactOptional(z.array(vacation).check(z.maxLength(limits.seats))),
  /** The seats that are ready to begin; present if the match waits for everybody to say so. */
  ready: z.exactOptional(z.array(seat).check(z.maxLength(limits.seats))),
  /** Settings somebody proposes before the match begins, and the seats that agree. */
  proposal: z.exactOptional(z.object({ seat, ...proposed, agreed: z.array(seat).check(z.maxLength(limits.seats)) })),
});
export type TableState = z.infer<typeof tableSchema>;

/** What a player to move is doing. Only what everybody may know: held dice in Zonk, in other games nothing more. */
export const intentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("thinking") }),
  z.object({ kind: z.literal("holding"), dice: z.array(whole(0, 5)).check(z.maxLength(6)) }),
]);
export type Intent = z.infer<typeof intentSchema>;

/**
 * Connected; reconnecting: the connection was lost a moment ago; away: it was closed, or has been lost for longer.
 * `since` is by the server's clock.
 */
const seatPresenceSchema = z.object({
  seat,
  state: z.enum(["connected", "reconnecting", "away"]),
  since: whole(0),
});
export type SeatPresence = z.infer<typeof seatPresenceSchema>;

/** A seat's clock: when it runs out if it is running, else the milliseconds left. */
const seatClockSchema = z.object({
  seat,
  runsOut: z.exactOptional(whole(0)),
  left: z.exactOptional(whole(0)),
});
export type SeatClock = z.infer<typeof seatClockSchema>;

const friendId = id;
/** A friend: connected and willing to show it, or not. */
const friendSchema = z.object({ friend: friendId, name: text(1, limits.name), online: z.boolean() });
export type Friend = z.infer<typeof friendSchema>;
/** Somebody who has asked to be friends, or was asked. */
const friendRequestSchema = z.object({ friend: friendId, name: text(1, limits.name) });
/** A table somebody invites one to. */
const challengeSchema = z.object({ table: z.lazy(() => tableSchema), friend: friendId });
export type ReceivedChallenge = z.infer<typeof challengeSchema>;

/** A text of the server's operator for everybody, perhaps also in German, and until when it counts. */
export const announcementSchema = z.object({
  id,
  at: whole(0),
  until: z.exactOptional(whole(0)),
  text: text(1, limits.announcement),
  german: z.exactOptional(text(1, limits.announcement)),
});

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
    /** The client understands `intent` frames, and `seats` in `presence` and `clock`. */
    live: z.exactOptional(z.literal(true)),
    /** The client understands `events` frames. */
    together: z.exactOptional(z.literal(true)),
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
  /** `every` asks the server to check the connection after that many milliseconds of silence, and drop a dead one. */
  z.object({ kind: z.literal("ping"), id, every: z.exactOptional(whole(limits.fastestPing, limits.slowestPing)) }),
  /** The name of somebody who has a table open without a seat, as the others there see it; empty for none. */
  z.object({ kind: z.literal("name"), id, table: id, name: text(0, limits.nameSent) }),
  /** What a player to move is doing, for the others to see; never part of the match. */
  z.object({ kind: z.literal("intent"), id, table: id, match: id, intent: intentSchema }),
  /** Joins the queue for a quick match, or changes what one waits for. */
  z.object({
    kind: z.literal("queue"),
    id,
    game: text(1, limits.game),
    ...settings,
    person: z.object({ ...personSchema.shape, name: text(0, limits.nameSent) }),
    /** The match may count for ratings; it does if the other wants that as well. */
    rated: z.exactOptional(z.literal(true)),
  }),
  /** Answers a `found` offer, or takes the bot that `queued` offers. */
  z.object({
    kind: z.literal("confirm"),
    id,
    offer: id,
    agrees: z.boolean(),
    /** Contributes to the seed, whose commitment is in the offer. */
    phrase: z.exactOptional(text(1, limits.phrase)),
  }),
  z.object({ kind: z.literal("unqueue"), id }),
  /** Subscribes to one's friends' presence; `shown` lets them see one's own while this connection stands. */
  z.object({ kind: z.literal("friends"), id, shown: z.boolean() }),
  /** Subscribes to what the operator announces. */
  z.object({ kind: z.literal("announcements"), id }),
]);
export type ClientFrame = z.infer<typeof clientFrameSchema>;

/** Frames from server to client. */
export const serverFrameSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("welcome"), protocol: whole(1), now: whole(0) }),
  /** Answer to everything but a command; to a `ping` with the server's clock. */
  z.object({
    kind: z.literal("done"),
    id,
    viewer: z.exactOptional(viewerSchema),
    now: z.exactOptional(whole(0)),
  }),
  /** Answer to a command that was committed. */
  z.object({ kind: z.literal("acknowledged"), id, done: acknowledgedSchema }),
  /** A refusal; without an id if the frame could not be read. */
  z.object({ kind: z.literal("refused"), id: z.exactOptional(id), refusal: refusalSchema }),
  z.object({ kind: z.literal("table"), table: tableSchema }),
  z.object({ kind: z.literal("event"), table: id, match: id, event: viewerEventSchema }),
  /** For `together` viewers: the events of one commit, and the command of this client that they answer. */
  z.object({
    kind: z.literal("events"),
    table: id,
    match: id,
    events: z.array(viewerEventSchema).check(z.minLength(1)),
    answers: z.exactOptional(id),
  }),
  /** The connected seats, the number of spectators, and the names of those who gave one. */
  z.object({
    kind: z.literal("presence"),
    table: id,
    here: z.array(seat),
    watchers: whole(0),
    names: z.exactOptional(z.array(text(1, limits.name)).check(z.maxLength(limits.watcherNames))),
    /** For `live` viewers: the people at the table. */
    seats: z.exactOptional(z.array(seatPresenceSchema).check(z.maxLength(limits.seats))),
  }),
  /** A chat message; not stored. */
  z.object({ kind: z.literal("said"), table: id, seat, remark }),
  /** When the seats to move run out of time, by the server's clock. */
  z.object({
    kind: z.literal("clock"),
    table: id,
    match: id,
    version: whole(0),
    runsOut: whole(0),
    /** For `live` viewers: everybody's clock. */
    seats: z.exactOptional(z.array(seatClockSchema).check(z.maxLength(limits.seats))),
  }),
  /** For `live` viewers: what a seat to move is doing. Not stored; void with the next event. */
  z.object({ kind: z.literal("intent"), table: id, match: id, seat, intent: intentSchema }),
  /** One waits in the queue; again after an offer that came to nothing, and once more when a bot is offered. */
  z.object({
    kind: z.literal("queued"),
    since: whole(0),
    /** How many others wait for the same. */
    others: whole(0),
    /** A bot to play instead, by `confirm` with this offer. */
    bot: z.exactOptional(z.object({ offer: id, bot: text(1, limits.bot) })),
  }),
  /** Somebody to play: to be confirmed until then, by the server's clock. */
  z.object({
    kind: z.literal("found"),
    offer: id,
    name: text(1, limits.name),
    until: whole(0),
    /** SHA-256 of the server's part of the seed. */
    commitment: fingerprint,
    /** It counts for ratings: both want that. */
    rated: z.exactOptional(z.literal(true)),
    /** One has confirmed, the other has not. */
    confirmed: z.exactOptional(z.literal(true)),
  }),
  /** Everybody has confirmed: the table is laid, and the seat is the guest's. */
  z.object({ kind: z.literal("seated"), offer: id, table: id, seat }),
  /** One is no longer in the queue: by one's own doing, without a confirmation in time, or from another device. */
  z.object({ kind: z.literal("unqueued"), why: z.enum(["left", "not-confirmed", "elsewhere"]) }),
  /** One's friends and the tables they invite one to, after `friends` and with every change. */
  z.object({
    kind: z.literal("friends"),
    friends: z.array(friendSchema),
    challenges: z.array(challengeSchema),
    /** Absent from an older server. */
    wishes: z.exactOptional(z.array(friendRequestSchema)),
    asked: z.exactOptional(z.array(friendRequestSchema)),
  }),
  /** What the operator announces, after `announcements` if there is something and with every change; or that it is over. */
  z.object({ kind: z.literal("announcement"), current: z.exactOptional(announcementSchema) }),
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
  /** For two people and without help: the match waits until both are ready, and counts for their ratings. */
  rated: z.exactOptional(z.literal(true)),
  increment: z.exactOptional(increment),
  /** The server's usual time if absent. */
  claim: z.exactOptional(claim),
  /** Only with a clock of a day or more; the server's usual number if absent. */
  vacation: z.exactOptional(vacation),
  /** The match waits until everybody has said that they are ready. */
  ready: z.exactOptional(z.literal(true)),
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

/** Says that one is ready to begin, or not yet. */
export const readySchema = z.object({ token: z.exactOptional(token), ready: z.boolean() });

/** Proposes other settings before the match begins; they apply once everybody seated agrees. */
export const proposeSchema = z.object({ token: z.exactOptional(token), ...proposed });
/** Agrees to the proposed settings; disagreeing, or withdrawing one's own, clears the proposal. */
export const proposalAnswerSchema = z.object({ token: z.exactOptional(token), agrees: z.boolean() });

/** Takes that many days off from now; 0 ends a vacation. */
export const vacationSchema = z.object({ token: z.exactOptional(token), days: vacation });

/** Offers friendship to the player in this seat, or accepts theirs. `name` is what they see one as. */
export const befriendSchema = z.object({ seat });
/** A link that makes whoever opens it a friend. */
export const friendLinkSchema = z.object({ name: text(0, limits.nameSent) });
export const friendLinkMadeSchema = z.object({ code: token, until: whole(0) });
export const friendAcceptSchema = z.object({ code: token, name: text(0, limits.nameSent) });
export const friendsSchema = z.object({
  friends: z.array(friendSchema),
  /** Those who would like to be friends, and have not been answered. */
  wishes: z.array(friendRequestSchema),
  /** Those one has asked, who have not answered. */
  asked: z.array(friendRequestSchema),
  challenges: z.array(challengeSchema),
});
/** Lays a table for a friend and oneself, takes a seat, and invites the friend. */
export const friendChallengeSchema = z.object({
  game: text(1, limits.game),
  ...settings,
  person: z.object({ ...personSchema.shape, name: text(0, limits.nameSent) }),
});

/** Somebody one has played lately; by table and seat, as they can be befriended, blocked or reported. */
export const recentOpponentsSchema = z.object({
  opponents: z.array(
    z.object({
      table: id,
      seat,
      name: text(1, limits.name),
      game: text(1, limits.game),
      at: whole(0),
      /** Friends already, or asked by one of the two. */
      friend: z.exactOptional(z.enum(["friend", "asked", "wishes"])),
    }),
  ),
});

export const reportReasons = ["name", "behaviour", "cheating", "other"] as const;
/** Tells the server's operator about the player in this seat. */
export const reportSchema = z.object({
  seat,
  reason: z.enum(reportReasons),
  text: z.exactOptional(text(0, limits.reportText)),
});
export type ReportReason = (typeof reportReasons)[number];

/** The address under which others reach this server, to be put into links; absent if only this machine does. */
export const serverAddressSchema = z.object({ address: z.exactOptional(text(1, limits.endpoint)) });

/** A recovery code: twenty letters and digits in four groups, which signs another device in as the same guest. */
const recoveryCode = z.string().check(z.regex(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){3}$/));
export const recoverySchema = z.object({ code: recoveryCode });

/** A client may choose the code itself, so that the server need not know what a person was shown. */
export const recoveryWishSchema = z.object({ code: z.exactOptional(recoveryCode) });

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
  /** The language of the notification, as the page calls it: the server passes it on. */
  language: z.string().check(z.regex(/^[a-z]{2,8}$/)),
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
  /** The names of friends, of those one has asked, and of those who have asked. */
  friends: z.exactOptional(z.array(text(1, limits.name))),
  /** What one has published of one's profile. */
  profile: z.exactOptional(z.object({ audience: z.enum(profileAudiences), profile: publishedProfileSchema })),
  /** One's results on boards. */
  results: z.exactOptional(
    z.array(z.object({ board: z.string(), at: whole(0), figures: z.record(z.string(), z.number()) })),
  ),
  /** Levels one has published, and how many of others' one has played. */
  levels: z.exactOptional(z.array(z.object({ id, title: z.string(), made: whole(0) }))),
  levelsPlayed: z.exactOptional(whole(0)),
  /** One's ratings, and the matches one shows on one's profile. */
  ratings: z.exactOptional(z.array(ratingSchema)),
  shownRecords: z.exactOptional(z.array(shownRecordSchema)),
  /** How much sealed data of one's sync is kept. */
  sync: z.exactOptional(syncFiguresSchema),
  /** Reports one has made. */
  reports: z.exactOptional(
    z.array(z.object({ at: whole(0), table: id, name: z.string(), reason: z.enum(reportReasons), text: z.string() })),
  ),
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
export const ownTablesSchema = z.object({
  tables: z.array(ownTableSchema),
  /** Finished tables, latest first, where a rematch can be asked for or has been. */
  recent: z.exactOptional(
    z.array(
      z.object({
        ...ownTableSchema.shape,
        /** Seats that want a rematch. */
        wants: z.array(seat),
      }),
    ),
  ),
});

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
  /** Who played, seat by seat; `bot` for bots. */
  players: z.exactOptional(
    z
      .array(z.object({ name: text(0, limits.name), bot: z.exactOptional(text(1, limits.bot)) }))
      .check(z.maxLength(limits.seats)),
  ),
  fair: z.exactOptional(
    z.object({ server: fingerprint, phrases: z.array(z.union([z.null(), text(1, limits.phrase)])) }),
  ),
});
