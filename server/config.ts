/** Everything about a server that can be set, in one place. It is checked when the server starts, and fails loudly. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { limits as wireLimits } from "@turnlight/wire";
import * as z from "zod/mini";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A bucket of tokens: so many at once, and so many a second after that. */
const bucket = z.object({ most: z.number().check(z.gte(1)), perSecond: z.number().check(z.positive()) });
export type BucketSize = z.infer<typeof bucket>;

const whole = (least: number, most = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(least), z.lte(most));

const limitsSchema = z.strictObject({
  /** Bytes of a frame, and of one that may hold a set-up move. */
  frame: whole(512, 1 << 20),
  setUpFrame: whole(512, 1 << 20),
  /** Frames over one socket, by one guest's seats, and from one address. */
  connection: bucket,
  account: bucket,
  address: bucket,
  /** Remarks by one guest: nobody is shouted at. */
  remarks: bucket,
  /** Requests from one address. */
  requests: bucket,
  socketsPerAddress: whole(1),
  tablesPerSocket: whole(1),
  /** Frames in a row that could not be read or came too fast, after which the line is cut. */
  strikes: whole(1),
  /** Bytes that may wait for a slow reader. */
  outbox: whole(65_536),
  openTables: whole(1),
  /** Milliseconds in which a request must have arrived: nobody holds a line by whispering. */
  arrival: whole(100),
  /** Milliseconds between two pings, and between two comparisons with what is kept. */
  heartbeat: whole(1000),
  reconcile: whole(10),
  /** Milliseconds until a table that nobody looks at is dropped from memory; it comes back from the log. */
  forget: whole(0),
  /** Versions of a match that somebody who was away hears one by one; who has missed more sees how things stand. */
  remembered: whole(1),
  /** Milliseconds until a table at which nothing happened is closed: before its match began, and after. */
  idleSeating: whole(minute),
  idlePlaying: whole(minute),
  /** Milliseconds that somebody may be gone before they are called to a match that waits for them. */
  callAfter: whole(0),
  /**
   * Milliseconds in which a server that is asked to stop must have ended, of which half are for what is under way. Some
   * systems kill whoever takes more than ten seconds.
   */
  grace: whole(1000),
  botPatience: whole(100),
  botWorkers: whole(1, 64),
});
export type ServerLimits = z.infer<typeof limitsSchema>;

const usualLimits: ServerLimits = {
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
  arrival: 10 * second,
  heartbeat: 30 * second,
  reconcile: second,
  forget: 5 * minute,
  remembered: 12,
  idleSeating: day,
  idlePlaying: 30 * day,
  callAfter: 30 * second,
  grace: 8 * second,
  botPatience: 10 * second,
  botWorkers: 2,
};

const postgresUrl = z.string().check(z.regex(/^postgres(ql)?:\/\/./));

const configSchema = z.strictObject({
  port: whole(0, 65_535),
  host: z.string().check(z.minLength(1)),
  page: z.exactOptional(z.string()),
  /** Where matches are kept: nowhere but in memory, in a folder, or in a PostgreSQL, whose nodes may tell each other over another one. */
  keep: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("memory") }),
    z.strictObject({ kind: z.literal("folder"), folder: z.string().check(z.minLength(1)) }),
    z.strictObject({ kind: z.literal("postgres"), url: postgresUrl, bus: z.exactOptional(postgresUrl) }),
  ]),
  /** The address people use, where it is not the one listened on: `https://play.example.org`. */
  origin: z.exactOptional(z.string().check(z.regex(/^https?:\/\/[^/\s]+$/))),
  limits: limitsSchema,
});
export type ServerConfig = z.infer<typeof configSchema>;

/** What must be said: where to listen. Without a place to keep matches, they end with the server. */
export type ServeOptions = Omit<ServerConfig, "limits" | "keep"> & {
  readonly keep?: ServerConfig["keep"];
  readonly limits?: Partial<ServerLimits>;
};

export const readConfig = ({ limits, ...rest }: ServeOptions): Result<ServerConfig> => {
  const parsed = configSchema.safeParse({ keep: { kind: "memory" }, ...rest, limits: { ...usualLimits, ...limits } });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse("bad-config", issue?.message ?? "it has another form", {
      where: issue?.path.map(String).join(".") ?? "the server's settings",
    });
  }
  const { frame, setUpFrame } = parsed.data.limits;
  if (setUpFrame < frame)
    return refuse("bad-config", `setUpFrame is ${setUpFrame}`, { where: "limits", right: `at least frame, ${frame}` });
  return accept(parsed.data);
};
