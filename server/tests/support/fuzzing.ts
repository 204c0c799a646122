/** Fuzzes a server with invalid frames and requests, each of which must be answered or disconnected with a reason. */
import { firstLight, writeCode } from "@turnlight/games/wisp";
import { type Draw, drawOf, pick, seedOf } from "@turnlight/kernel";
import { routes } from "../../http/routes.ts";
import { Visitor } from "./house.ts";
import { type RawRequest, RawSocket, rawRequest } from "./raw.ts";

export interface FuzzTarget {
  readonly url: string;
  readonly table: string;
  readonly match: string;
  readonly tokens: readonly string[];
}

export interface FuzzTally {
  frames: number;
  answered: number;
  /** By code and reason. */
  readonly closed: Map<string, number>;
  requests: number;
  /** By status. */
  readonly statuses: Map<number, number>;
  /** Inputs that were neither answered nor disconnected with a reason, or that broke the server. */
  readonly wrong: string[];
}

const oddStrings = [
  "",
  "__proto__",
  "constructor",
  "\u0000",
  "a\u0000b",
  "\u001b[2J",
  "\u0085",
  "\u202eabc",
  "\ufeff",
  "\udfff",
  "\uffff",
  "%00",
  "😀".repeat(30),
  "\ud800",
  "../..",
  "x".repeat(120),
  "roll",
];
const person = { name: "A name", colour: 0, avatar: 0 };
const oddNumbers = [0, -1, 0.5, 1e308, 2 ** 53, -0, 99, 100];

const oddValue = (draw: Draw, depth = 0): unknown => {
  const kinds = depth > 3 ? 5 : 8;
  switch (draw.below(kinds)) {
    case 0:
      return null;
    case 1:
      return draw.below(2) === 0;
    case 2:
      return pick(draw, oddNumbers);
    case 3:
    case 4:
      return pick(draw, oddStrings);
    case 5:
      return Array.from({ length: draw.below(4) }, () => oddValue(draw, depth + 1));
    case 6:
      return Object.fromEntries([[pick(draw, oddStrings), oddValue(draw, depth + 1)]]);
    default:
      return JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`);
  }
};

/** Valid frames, to be corrupted. */
const honest = (draw: Draw, { table, match, tokens }: FuzzTarget, id: string): Record<string, unknown> => {
  const deeds = [
    { kind: "play", text: pick(draw, ["roll", "hold", "hide 1", "resign", "forfeit 0", "x".repeat(2001)]) },
    { kind: "take-back", moves: 1 },
    { kind: "note", text: "a note" },
    { kind: "set-anew", config: "", sitters: [] },
    { kind: "restart" },
    { kind: "rematch" },
    { kind: "no-rematch" },
  ];
  return pick(draw, [
    { kind: "watch", id, table, token: pick(draw, [...tokens, "x".repeat(43)]) },
    { kind: "watch", id, table: pick(draw, [table, "none"]), since: { match, version: draw.below(10) } },
    { kind: "command", id, table, match: pick(draw, [match, table]), base: draw.below(5), deed: pick(draw, deeds) },
    { kind: "command", id, table, match, deed: pick(draw, deeds) },
    { kind: "watch", id, table, name: "A name" },
    { kind: "say", id, table, remark: "hello" },
    { kind: "leave", id, table },
    { kind: "ping", id },
    { kind: "ping", id, every: 30_000 },
    { kind: "name", id, table, name: "A name" },
    { kind: "intent", id, table, match, intent: { kind: "holding", dice: [0, 5] } },
    { kind: "intent", id, table, match, intent: { kind: "thinking" } },
    { kind: "command", id, table, match, deed: { kind: "claim", takes: pick(draw, ["win", "draw"]) } },
    { kind: "queue", id, game: "dice-race", config: "", clock: 60, increment: 5, person },
    { kind: "queue", id, game: pick(draw, ["zonk", "none"]), config: pick(draw, ["", "seats=3", "="]), person },
    { kind: "confirm", id, offer: pick(draw, ["bot", "none"]), agrees: true, phrase: "a phrase" },
    { kind: "unqueue", id },
    { kind: "friends", id, shown: draw.below(2) === 0 },
  ]);
};

/** The number of strings in it, at any depth. */
const textsIn = (value: unknown): number => {
  if (typeof value === "string") return 1;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, inside) => sum + textsIn(inside), 0);
};

const withTextAt = (value: unknown, at: number, odd: (text: string) => string): unknown => {
  if (typeof value === "string") return at === 0 ? odd(value) : value;
  if (typeof value !== "object" || value === null) return value;
  let before = 0;
  const entries = Object.entries(value).map(([key, inside]) => {
    const from = before;
    before += textsIn(inside);
    return [key, at >= from && at < before ? withTextAt(inside, at - from, odd) : inside];
  });
  return Array.isArray(value) ? entries.map(([, inside]) => inside) : Object.fromEntries(entries);
};

/** Replaces or extends one of its strings with odd text. */
const withOddText = (draw: Draw, value: unknown): unknown => {
  const odd = pick(draw, oddStrings);
  const how = draw.below(3);
  return withTextAt(value, draw.below(textsIn(value)), (text) => [odd, text + odd, odd + text][how] ?? odd);
};

const spoiled = (draw: Draw, frame: Record<string, unknown>): unknown => {
  const key = pick(draw, Object.keys(frame));
  switch (draw.below(4)) {
    case 0:
      return Object.fromEntries(Object.entries(frame).filter(([one]) => one !== key));
    case 1:
      return { ...frame, [key]: oddValue(draw) };
    case 2:
      return { ...frame, [pick(draw, oddStrings)]: oddValue(draw) };
    default:
      return oddValue(draw);
  }
};

const noise = (draw: Draw, length: number): Buffer => Buffer.from(Array.from({ length }, () => draw.below(256)));

/** Bytes that are no UTF-8: cut off, overlong, surrogates, beyond the last code point, and continuing nothing. */
const brokenUtf8 = ["c3", "e282", "c080", "eda080", "f4908080", "80", "ff", "fe", "f8888080"].map((hex) =>
  Buffer.from(hex, "hex"),
);

/** Stands for bytes in text, and occurs nowhere else. */
const mark = "\ue000";

/** JSON with bytes that are no UTF-8 in one of its texts. */
const withBrokenUtf8 = (draw: Draw, value: unknown): Buffer => {
  const marked = withTextAt(value, draw.below(textsIn(value)), (text) => `${text}${mark}`);
  const [before = "", after = ""] = JSON.stringify(marked).split(mark);
  return Buffer.concat([Buffer.from(before), pick(draw, brokenUtf8), Buffer.from(after)]);
};

const nextFrame = (draw: Draw, target: FuzzTarget, i: number): string | Buffer => {
  const frame = honest(draw, target, `f${i}`);
  switch (draw.below(21)) {
    case 20:
      return withBrokenUtf8(draw, frame);
    case 0:
      return noise(draw, draw.below(60));
    case 1:
      return noise(draw, draw.below(60)).toString("latin1");
    case 2:
      return JSON.stringify(frame).slice(0, draw.below(40));
    case 3:
      return draw.below(20) === 0
        ? JSON.stringify({ ...frame, more: "x".repeat(pick(draw, [4000, 9000, 20_000])) })
        : "{}";
    case 4:
    case 5:
    case 6:
      return JSON.stringify(frame);
    case 7:
    case 8:
    case 9:
    case 10:
      return JSON.stringify(withOddText(draw, frame));
    default:
      return JSON.stringify(spoiled(draw, frame));
  }
};

const add = <K>(map: Map<K, number>, key: K): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};

/** Sends frames one after the other, reconnecting as needed. */
export const fuzzFrames = async (target: FuzzTarget, frames: number, seed: string, tally: FuzzTally): Promise<void> => {
  const draw = drawOf(seedOf(seed));
  let socket: RawSocket | undefined;
  let connections = 0;
  for (let i = 0; i < frames; i++) {
    if (socket === undefined) {
      // Every second connection is a guest's, who may use the queue and have friends.
      const { cookie } = connections % 2 === 0 ? new Visitor(target.url) : await Visitor.guest(target.url);
      connections += 1;
      socket = new RawSocket(target.url, cookie === undefined ? {} : { cookie });
      await socket.opened;
    }
    const frame = nextFrame(draw, target, i);
    // A `watch` is followed by events: the answer to a later ping shows that all of them have arrived.
    const answers = () => socket?.frames.filter(({ kind }) => /^(done|acknowledged|refused)$/.test(kind)).length ?? 0;
    socket.frames.length = 0;
    // Bytes are sent as text, or as what they are.
    socket.socket.send(frame, { binary: typeof frame !== "string" && draw.below(2) === 0 });
    const alive = await socket.answer({ kind: "ping", id: `ping ${i}` });
    tally.frames += 1;
    if (alive === undefined) {
      const { code, reason } = await socket.closed;
      add(tally.closed, `${code} ${reason}`);
      if (code === 1006 || code === 1011) tally.wrong.push(`${code} after ${String(frame).slice(0, 200)}`);
      socket = undefined;
    } else if (answers() >= 2) tally.answered += 1;
    else if (!(await answeredLater(socket))) tally.wrong.push(`no answer to ${String(frame).slice(0, 200)}`);
    else tally.answered += 1;
  }
  socket?.socket.terminate();
};

/** Pings after which a missing answer counts as none: far more than a busy database needs. */
const mostPings = 100_000;

/** Answers that wait for a commit arrive after that of a later ping. */
const answeredLater = async (socket: RawSocket): Promise<boolean> => {
  const isAnswer = ({ kind, id }: { readonly kind: string; readonly id?: string }) =>
    /^(done|acknowledged|refused)$/.test(kind) && !id?.startsWith("ping ");
  for (let i = 0; i < mostPings && !socket.frames.some(isAnswer); i++)
    if ((await socket.answer({ kind: "ping", id: `ping again ${i}` })) === undefined) return true;
  return socket.frames.some(isAnswer);
};

/** Odd parts of a path or query, already encoded. */
const oddParts = [
  "%00",
  "a%00b",
  "%",
  "%zz",
  "%ff",
  "%ed%a0%80",
  "%1b%5b2J",
  "%e2%80%ae",
  "..%2f..",
  "__proto__",
  "[",
  "\u00ff",
  "x".repeat(300),
  "",
];

const oddHosts = ["[", "a b", "a:b:c", "%", "http://[", "\u00e4\u00ff", "localhost:99999", "[::1", "@", "\u0000", ""];
const oddHeaders = [...oddHosts, "null", "https://evil.example", "turnlight", ";;;=", "x".repeat(5000)];

const someBytes = (draw: Draw): Buffer =>
  Buffer.concat([Buffer.from('{"phrase":"'), noise(draw, 1 + draw.below(8)), Buffer.from('"}')]);

/** A body with the fields of all requests: each uses what it needs. */
const honestBody = (draw: Draw, { tokens }: FuzzTarget): Record<string, unknown> => ({
  token: pick(draw, [...tokens, "x".repeat(43)]),
  phrase: "p",
  person: { name: "A", colour: 0, avatar: 0 },
  seat: 0,
  chair: { kind: "bot", bot: "random" },
  agrees: false,
  code: pick(draw, ["AAAAA-AAAAA-AAAAA-AAAAA", "x".repeat(43)]),
  ready: true,
  days: 1,
  name: "A",
  reason: "other",
  text: "a text",
  game: "dice-race",
  config: "target=50",
  seats: [{ kind: "open" }, { kind: "bot", bot: "random" }],
  watching: true,
  address: {
    endpoint: "https://push.apple.com/here",
    keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) },
    language: "en",
  },
  endpoint: "https://push.apple.com/here",
  id: "key",
  rawId: "key",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "e30", attestationObject: "oA", authenticatorData: "e30", signature: "e30" },
});

const pathOf = (draw: Draw, { table, match }: FuzzTarget, { path }: { readonly path: string }): string => {
  const isSpoiled = draw.below(2) === 0;
  const asked = path
    .replace(":table", isSpoiled ? pick(draw, oddParts) : table)
    .replace(":code", isSpoiled ? pick(draw, oddParts) : "ABCDEF")
    .replace(":friend", isSpoiled ? pick(draw, oddParts) : "x".repeat(22));
  return draw.below(2) === 0
    ? asked
    : `${asked}?game=${pick(draw, [...oddParts, "zonk"])}&match=${pick(draw, [...oddParts, match])}`;
};

/** Every header that something here or below reads. */
const headerNames = [
  "cookie",
  "origin",
  "x-forwarded-for",
  "content-type",
  "if-none-match",
  "sec-fetch-site",
  "accept-encoding",
  "accept",
  "range",
  "expect",
  "referer",
  "user-agent",
  "authorization",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-prefix",
  "accept-language",
  "content-encoding",
  "sec-websocket-extensions",
  "sec-websocket-protocol",
];

/** Short links, the level's picture and what the page asks its host. */
const linkPath = (draw: Draw, { table, match }: FuzzTarget): string => {
  const part = (usual: string): string => pick(draw, [usual, ...oddParts, "x".repeat(9000)]);
  return pick(draw, [
    `/t/${part(table)}`,
    `/t/${part("ABCDEF")}`,
    `/l/${part(someLevel)}`,
    `/l/${someLevel}/${part("Foggy%20Bog")}`,
    `/l/${part(someLevel)}.png`,
    `/r/${part(table)}`,
    `/r/${table}/${part(match)}`,
    `/p/${part("zonk")}/${part("daily")}`,
    `/f/${part("x".repeat(43))}`,
    "/server.json",
    "/",
  ]);
};
const someLevel = writeCode(firstLight);

const otherPaths = ["/api/socket", "//[", "http://[/", "*", "/%2e%2e/%2e%2e/package.json", `/${"x/".repeat(3000)}`];

const nextRequest = (draw: Draw, target: FuzzTarget, cookie: string): RawRequest => {
  const request = pick(draw, routes);
  const isLink = draw.below(6) === 0;
  const odd = () => `${pick(draw, otherPaths)}${pick(draw, oddParts)}`;
  const apiPath = () => (draw.below(8) === 0 ? odd() : pathOf(draw, target, request));
  const path = isLink ? linkPath(draw, target) : apiPath();
  const usualMethod = isLink ? "GET" : request.method;
  const method = draw.below(8) === 0 ? pick(draw, ["PUT", "DELETE", "OPTIONS", "PATCH", "HEAD"]) : usualMethod;
  const isUpgrade = draw.below(8) === 0;
  const spoiledHeader = pick(draw, headerNames);
  const body = honestBody(draw, target);
  return {
    method,
    path,
    ...(draw.below(4) === 0 && { host: pick(draw, oddHosts) }),
    headers: {
      cookie,
      ...(draw.below(4) === 0 && { [spoiledHeader]: pick(draw, oddHeaders) }),
      ...(isUpgrade && {
        connection: "Upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": pick(draw, ["", "AAAAAAAAAAAAAAAAAAAAAA=="]),
      }),
    },
    ...(method === "POST" && {
      body: pick(draw, [
        JSON.stringify(body),
        JSON.stringify(withOddText(draw, body)),
        JSON.stringify(withOddText(draw, body)),
        JSON.stringify(spoiled(draw, body)),
        "{",
        someBytes(draw),
        withBrokenUtf8(draw, body),
        withBrokenUtf8(draw, body),
      ]),
    }),
  };
};

/** Sends requests one after the other, each on its own connection, by changing guests. */
export const fuzzRequests = async (
  target: FuzzTarget,
  count: number,
  seed: string,
  tally: FuzzTally,
): Promise<void> => {
  const draw = drawOf(seedOf(seed));
  let cookie = "";
  for (let i = 0; i < count; i++) {
    // Guests sign out and delete themselves now and then.
    if (i % 50 === 0) cookie = (await Visitor.guest(target.url)).cookie ?? "";
    const request = nextRequest(draw, target, cookie);
    const { status } = await rawRequest(target.url, request);
    tally.requests += 1;
    add(tally.statuses, status ?? 0);
    if (status === undefined || status >= 500)
      tally.wrong.push(
        `${status} to ${JSON.stringify({ ...request, body: String(request.body ?? "") }).slice(0, 400)}`,
      );
  }
};

export const emptyTally = (): FuzzTally => ({
  frames: 0,
  answered: 0,
  closed: new Map(),
  requests: 0,
  statuses: new Map(),
  wrong: [],
});
