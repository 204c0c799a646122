/** A server for the tests, and its clients: real requests, real sockets. */
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawOf, type Result, seedOf } from "@turnlight/kernel";
import { type RunningServer, type ServeOptions, type ServerEnvironment, serve } from "@turnlight/server";
import {
  type ConnectionSocket,
  type FollowedState,
  type NewTable,
  readMessage,
  ServerConnection,
  type Subscription,
  seatedSchema,
  type TableListener,
  tableSchema,
} from "@turnlight/wire";
import { WebSocket as CookieSocket } from "ws";
import { freePort } from "./free-port.ts";

export interface TestHouse {
  readonly url: string;
  readonly folder: string;
  /** Restarts as after a crash: everything only in memory is lost. */
  restart(): Promise<void>;
  /** The two halves of a restart. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const must = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error(`${read.refusal.where ?? ""} ${read.refusal.reason}`);
  return read.value;
};

export const openHouse = async (
  serving: Partial<ServeOptions> = {},
  world: Partial<ServerEnvironment> = {},
): Promise<TestHouse> => {
  const folder = mkdtempSync(join(tmpdir(), "house-"));
  const page = join(folder, "page");
  mkdirSync(page);
  writeFileSync(join(page, "index.html"), "<h1>Turnlight</h1>");
  const keep = { kind: "folder" as const, folder: join(folder, "kept") };
  // Seeds are the same in every run; ids may differ.
  let seeds = 0;
  const freshSeed = (): string => {
    seeds += 1;
    return seedOf(`house ${seeds}`);
  };
  const port = await freePort();
  const open = async (): Promise<RunningServer> =>
    must(await serve({ port, host: "127.0.0.1", page, keep, ...serving }, { freshSeed, ...world }));
  let served = await open();
  const { url } = served;
  return {
    url,
    folder: keep.folder,
    async restart() {
      await served.close();
      served = await open();
    },
    stop: () => served.close(),
    async start() {
      served = await open();
    },
    async close() {
      await served.close();
      rmSync(folder, { recursive: true });
    },
  };
};

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A guest with a cookie. */
export class Visitor {
  readonly #url: string;
  cookie: string | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async ask(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await fetch(new URL(path, this.#url), {
      method,
      headers: {
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = answer.headers.getSetCookie();
    this.cookie = cookie?.split(";")[0] ?? this.cookie;
    return { status: answer.status, body: await answer.json() };
  }

  static async guest(url: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    await visitor.ask("POST", "/api/guests");
    return visitor;
  }

  async lay(table: NewTable): Promise<string> {
    return must(readMessage(tableSchema, (await this.ask("POST", "/api/tables", table)).body)).id;
  }

  async sit(
    table: string,
    name: string,
    more: object = {},
  ): Promise<{ readonly seat: number; readonly token: string }> {
    const person = { name, colour: 0, avatar: 0 };
    const answer = await this.ask("POST", `/api/tables/${table}/sit`, { person, ...more });
    return must(readMessage(seatedSchema, answer.body));
  }
}

export const socketUrl = (url: string): string => `${url.replace(/^http/, "ws")}api/socket`;

/** The frames of a server's message, each as its original text. */
export const framesIn = (message: unknown): readonly string[] => {
  const frames: unknown = JSON.parse(String(message));
  if (!Array.isArray(frames)) throw new Error(`the server said no list of frames: ${message}`);
  return frames.map((frame) => JSON.stringify(frame));
};

/** A connection whose frames can be inspected. */
export const lineTo = (
  url: string,
  overhear: (frame: string) => void = () => undefined,
  called: string | undefined = undefined,
): ServerConnection =>
  lineOver(() => {
    const socket = new WebSocket(socketUrl(url));
    socket.addEventListener("message", ({ data }) => {
      for (const frame of framesIn(data)) overhear(frame);
    });
    return socket;
  }, called);

/** A visitor's connection: the server knows them by their cookie. */
export const lineOf = (visitor: Visitor, url: string): ServerConnection =>
  lineOver(() => new CookieSocket(socketUrl(url), { headers: { cookie: visitor.cookie ?? "" } }));

/** A connection on which everything is sent twice. */
export const stammeringLineTo = (url: string): ServerConnection =>
  lineOver(() => {
    const socket = new WebSocket(socketUrl(url));
    return {
      send(text) {
        socket.send(text);
        socket.send(text);
      },
      close: () => socket.close(),
      addEventListener: socket.addEventListener.bind(socket),
    };
  });

const lineOver = (connect: () => ConnectionSocket, called?: string): ServerConnection =>
  new ServerConnection({
    called: () => called,
    connect,
    later(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    name: randomUUID(),
  });

/** Follows a table and can wait for a condition. */
export class Watcher {
  readonly place: Subscription;
  readonly line: ServerConnection;
  #waiting: { readonly sign: (now: FollowedState) => boolean; resolve(now: FollowedState): void }[] = [];
  readonly refusals: string[] = [];
  readonly versions: number[] = [];

  constructor(line: ServerConnection, table: string, token?: string, also: TableListener = {}) {
    this.line = line;
    this.place = line.follow(table, token, {
      event: (event, now) => {
        this.versions.push(event.version);
        also.event?.(event, now);
        this.#look(now);
      },
      changed: (now) => {
        also.changed?.(now);
        this.#look(now);
      },
      said: (seat, remark) => also.said?.(seat, remark),
      refused: ({ code }) => {
        this.refusals.push(code);
        also.refused?.({ code, reason: "" });
      },
    });
  }

  get now(): FollowedState {
    return this.place.now;
  }

  until(sign: (now: FollowedState) => boolean): Promise<FollowedState> {
    return new Promise((resolve) => {
      this.#waiting.push({ sign, resolve });
      this.#look(this.now);
    });
  }

  #look(now: FollowedState): void {
    const met = this.#waiting.filter(({ sign }) => sign(now));
    this.#waiting = this.#waiting.filter((one) => !met.includes(one));
    for (const { resolve } of met) resolve(now);
  }
}

/** Two people at a new table, each with a connection of their own. */
export const twoAt = async (url: string, game: string, config = "", more: Partial<NewTable> = {}) => {
  const [ada, bo] = [await Visitor.guest(url), await Visitor.guest(url)];
  const table = await ada.lay({ game, config, seats: [{ kind: "open" }, { kind: "open" }], watching: true, ...more });
  const seats = [await ada.sit(table, "Ada"), await bo.sit(table, "Bo")];
  return { table, ada, bo, tokens: seats.map(({ token }) => token) };
};

export const draw = (name: string) => drawOf(seedOf(name));
