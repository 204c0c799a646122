/** Noise against a server: frames and requests that nobody should send, each of which must be answered or cut off with a reason. */
import { type Draw, drawOf, pick, seedOf } from "@turnlight/kernel";
import { RawSocket } from "./raw.ts";

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
  /** What was neither answered nor cut off with a reason, or broke the server. */
  readonly wrong: string[];
}

const oddStrings = [
  "",
  "__proto__",
  "constructor",
  "\u0000",
  "😀".repeat(30),
  "\ud800",
  "../..",
  "x".repeat(120),
  "roll",
];
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

/** Honest frames, to be spoiled. */
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
    { kind: "leave", id, table },
    { kind: "ping", id },
  ]);
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

const nextFrame = (draw: Draw, target: FuzzTarget, i: number): string | Buffer => {
  const frame = honest(draw, target, `f${i}`);
  switch (draw.below(20)) {
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
    default:
      return JSON.stringify(spoiled(draw, frame));
  }
};

const count = <K>(map: Map<K, number>, key: K): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};

/** One frame after the other, on one line after the other. */
export const fuzzFrames = async (target: FuzzTarget, frames: number, seed: string, tally: FuzzTally): Promise<void> => {
  const draw = drawOf(seedOf(seed));
  let socket: RawSocket | undefined;
  for (let i = 0; i < frames; i++) {
    if (socket === undefined) {
      socket = new RawSocket(target.url);
      await socket.opened;
    }
    const frame = nextFrame(draw, target, i);
    // A watch is followed by what is to be seen: the answer to a ping behind it says that all of it has come.
    const answers = () => socket?.frames.filter(({ kind }) => /^(done|acknowledged|refused)$/.test(kind)).length ?? 0;
    socket.frames.length = 0;
    socket.socket.send(frame);
    const alive = await socket.answer({ kind: "ping", id: `ping ${i}` });
    tally.frames += 1;
    if (alive === undefined) {
      const { code, reason } = await socket.closed;
      count(tally.closed, `${code} ${reason}`);
      if (code === 1006 || code === 1011) tally.wrong.push(`${code} after ${String(frame).slice(0, 200)}`);
      socket = undefined;
    } else if (answers() >= 2) tally.answered += 1;
    else if (!(await answeredLater(socket))) tally.wrong.push(`no answer to ${String(frame).slice(0, 200)}`);
    else tally.answered += 1;
  }
  socket?.socket.terminate();
};

/** What must be kept first is answered after the ping behind it. */
const answeredLater = async (socket: RawSocket): Promise<boolean> => {
  const isAnswer = ({ kind, id }: { readonly kind: string; readonly id?: string }) =>
    /^(done|acknowledged|refused)$/.test(kind) && !id?.startsWith("ping ");
  for (let i = 0; i < 50 && !socket.frames.some(isAnswer); i++)
    if ((await socket.answer({ kind: "ping", id: `ping again ${i}` })) === undefined) return true;
  return socket.frames.some(isAnswer);
};

export const fuzzRequests = async (
  target: FuzzTarget,
  requests: number,
  seed: string,
  tally: FuzzTally,
): Promise<void> => {
  const draw = drawOf(seedOf(seed));
  const { table, tokens } = target;
  for (let i = 0; i < requests; i++) {
    const path = pick(draw, [
      "/api/guests",
      "/api/games",
      "/api/tables",
      `/api/tables/${table}`,
      `/api/tables/${table}/sit`,
      `/api/tables/${table}/phrase`,
      `/api/tables/${table}/stand`,
      `/api/tables/${table}/record?match=${encodeURIComponent(
        pick(
          draw,
          oddStrings.filter((one) => one !== "\ud800"),
        ),
      )}`,
      `/api/tables/${"x".repeat(300)}`,
      "/api/socket",
      "/api/%00",
      "/%2e%2e/%2e%2e/package.json",
      "/%ff",
    ]);
    const method = pick(draw, ["GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);
    const honestBody = {
      token: pick(draw, [...tokens, "x".repeat(43)]),
      phrase: "p",
      person: { name: "A", colour: 0, avatar: 0 },
    };
    const body =
      method === "GET"
        ? undefined
        : pick(draw, [JSON.stringify(spoiled(draw, honestBody)), "{", "", JSON.stringify(oddValue(draw))]);
    const answer = await fetch(new URL(path, target.url), {
      method,
      headers: {
        "content-type": pick(draw, ["application/json", "text/plain", "application/json; charset=utf-7"]),
        cookie: pick(draw, [`turnlight=${"y".repeat(43)}`, "turnlight", ";;;=", ""]),
      },
      ...(body !== undefined && { body }),
    });
    await answer.arrayBuffer();
    tally.requests += 1;
    count(tally.statuses, answer.status);
    if (answer.status >= 500) tally.wrong.push(`${answer.status} to ${method} ${path} ${body?.slice(0, 200)}`);
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
