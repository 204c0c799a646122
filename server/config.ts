/** The server's configuration, validated at start. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { limits as wireLimits } from "@turnlight/wire";
import * as z from "zod/mini";
import { isNetwork } from "./networks.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A token bucket: its capacity and its refill per second. */
const bucket = z.object({ most: z.number().check(z.gte(1)), perSecond: z.number().check(z.positive()) });
export type BucketSize = z.infer<typeof bucket>;

const whole = (least: number, most = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(least), z.lte(most));

const limitsSchema = z.strictObject({
  /** Bytes of a frame, and of one that may hold a set-up move. */
  frame: whole(512, 1 << 20),
  setUpFrame: whole(512, 1 << 20),
  /** Frames per socket, commands per guest, and frames per address. */
  connection: bucket,
  account: bucket,
  address: bucket,
  /** Chat messages per guest. */
  remarks: bucket,
  /** Requests per address. */
  requests: bucket,
  socketsPerAddress: whole(1),
  tablesPerSocket: whole(1),
  /** Consecutive frames that were invalid or too fast, after which the connection is closed. */
  strikes: whole(1),
  /** Bytes that may be buffered for a slow reader. */
  outbox: whole(65_536),
  openTables: whole(1),
  /** Blobs, and characters in all of them, that are kept for a guest's sync. */
  syncBlobs: whole(0),
  syncBytes: whole(0),
  /** Milliseconds in which a request must have arrived completely, against slow-request attacks. */
  arrival: whole(100),
  /** Milliseconds of silence beyond what a client asked to be checked after, until its connection is dropped. */
  pongPatience: whole(100),
  /** Milliseconds after a lost connection in which a player counts as reconnecting; then they are away. */
  reconnecting: whole(0),
  /** Hints about what a player is doing, per guest. */
  intents: bucket,
  /** Milliseconds between two pings, and between two comparisons with the store. */
  heartbeat: whole(1000),
  reconcile: whole(10),
  /** Milliseconds until a table without viewers is dropped from memory; it is reloaded from the store on demand. */
  forget: whole(0),
  /** Versions of a match that a returning viewer receives one by one; after more they get a whole sight. */
  remembered: whole(1),
  /** Milliseconds until an idle table is closed: before its match began, and after. */
  idleSeating: whole(minute),
  idlePlaying: whole(minute),
  /** Milliseconds to confirm an opponent in the queue, and until a bot is offered instead. */
  confirm: whole(100),
  botAfter: whole(0),
  /** Seconds of absence after which a win or draw may be claimed: with less than an hour per move, and without a clock. */
  claimHurried: whole(wireLimits.fastestClaim, wireLimits.slowestClaim),
  claimUnclocked: whole(wireLimits.fastestClaim, wireLimits.slowestClaim),
  /** Milliseconds for which a rematch offer stands; with an hour or more per move as long as a move may take. */
  rematchOffer: whole(1000),
  /** Days off per player and match, with a day or more per move. */
  vacation: whole(0, wireLimits.vacation),
  /** Milliseconds that a guest must be offline before a notification about their turn is sent. */
  callAfter: whole(0),
  /**
   * Milliseconds for a graceful stop, half of them for work in progress. Some systems kill a process after ten seconds.
   */
  grace: whole(1000),
  botPatience: whole(100),
  botWorkers: whole(1, 64),
  /** Megabytes of memory for one bot worker. */
  botMemory: whole(64, 4096),
});
export type ServerLimits = z.infer<typeof limitsSchema>;

export const defaultLimits: ServerLimits = {
  frame: wireLimits.frame,
  setUpFrame: wireLimits.setUpFrame,
  connection: { most: 60, perSecond: 20 },
  account: { most: 120, perSecond: 40 },
  address: { most: 600, perSecond: 200 },
  remarks: { most: 4, perSecond: 0.5 },
  requests: { most: 120, perSecond: 20 },
  socketsPerAddress: 200,
  tablesPerSocket: 20,
  strikes: 20,
  outbox: 1 << 20,
  openTables: 20,
  syncBlobs: 50_000,
  syncBytes: 64 << 20,
  arrival: 10 * second,
  pongPatience: 3 * second,
  reconnecting: 30 * second,
  intents: { most: 12, perSecond: 4 },
  heartbeat: 30 * second,
  reconcile: second,
  forget: 5 * minute,
  remembered: 12,
  idleSeating: day,
  idlePlaying: 30 * day,
  confirm: 5 * second,
  botAfter: 20 * second,
  claimHurried: 60,
  claimUnclocked: 86_400,
  rematchOffer: minute,
  vacation: 14,
  callAfter: 30 * second,
  grace: 8 * second,
  botPatience: 10 * second,
  botWorkers: 2,
  botMemory: 192,
};

/** How much is logged, from nothing to everything. */
export const logLevels = ["silent", "error", "warn", "info", "debug"] as const;

const days = whole(0, 36_500);

const expirySchema = z.strictObject({
  /** Days without a visit after which a guest without an open table, and a session, are deleted. 0: never. */
  guests: days,
  sessions: days,
  /** Days after which a finished match is deleted, and after which it is packed into one row. 0: never. */
  matches: days,
  pack: days,
});
export type Expiry = z.infer<typeof expirySchema>;

/** A cookie lasts a year, so nobody who could still come back is forgotten. */
const usualExpiry: Expiry = { guests: 400, sessions: 400, matches: 0, pack: 7 };

/** The proxies that are trusted if none are named: those on this machine. */
const usualProxies = ["127.0.0.0/8", "::1"];

const postgresUrl = z.string().check(z.regex(/^postgres(ql)?:\/\/./));

const configSchema = z.strictObject({
  port: whole(0, 65_535),
  host: z.string().check(z.minLength(1)),
  page: z.exactOptional(z.string()),
  /**
   * The store: in memory, in a folder (SQLite), or in PostgreSQL, whose nodes may use another database for
   * notifications.
   */
  keep: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("memory") }),
    z.strictObject({ kind: z.literal("folder"), folder: z.string().check(z.minLength(1)) }),
    z.strictObject({ kind: z.literal("postgres"), url: postgresUrl, bus: z.exactOptional(postgresUrl) }),
  ]),
  /** The public address, if it differs from the one listened on: `https://play.example.org`. */
  origin: z.exactOptional(z.string().check(z.regex(/^https?:\/\/[^/\s]+$/))),
  /** The path below which the page is reached, with a slash at both ends, if it is not the root: `/games/`. */
  base: z.exactOptional(z.string().check(z.regex(/^\/(?:[\w.~-]+\/)*$/))),
  /** Addresses and networks of proxies, whose word about a request is believed. */
  proxies: z.array(z.string().check(z.refine(isNetwork, { error: "it isn't an address or network" }))),
  log: z.enum(logLevels),
  /** Whoever sends it sees metrics. Without it nobody does. */
  operatorToken: z.exactOptional(z.string().check(z.minLength(16), z.regex(/^[\x21-\x7e]+$/))),
  expiry: expirySchema,
  limits: limitsSchema,
});
export type ServerConfig = z.infer<typeof configSchema>;

/** Required: where to listen. Without a store setting, matches are held in memory and lost when the server stops. */
export type ServeOptions = Omit<ServerConfig, "limits" | "keep" | "proxies" | "log" | "expiry"> & {
  readonly keep?: ServerConfig["keep"];
  readonly proxies?: ServerConfig["proxies"];
  readonly log?: ServerConfig["log"];
  readonly expiry?: Partial<Expiry>;
  readonly limits?: Partial<ServerLimits>;
};

export const readConfig = ({ limits, expiry, ...rest }: ServeOptions): Result<ServerConfig> => {
  const parsed = configSchema.safeParse({
    keep: { kind: "memory" },
    proxies: usualProxies,
    log: "warn",
    ...rest,
    expiry: { ...usualExpiry, ...expiry },
    limits: { ...defaultLimits, ...limits },
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse("bad-config", issue?.message ?? "it has the wrong format", {
      where: issue?.path.map(String).join(".") ?? "the server's settings",
    });
  }
  const { frame, setUpFrame } = parsed.data.limits;
  if (setUpFrame < frame)
    return refuse("bad-config", `setUpFrame is ${setUpFrame}`, { where: "limits", right: `at least frame, ${frame}` });
  return accept(parsed.data);
};
