/** The server: the page and online play, on one port. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { accept, quote, type Read, refuse } from "@turnlight/kernel";
import { botPool } from "./bots/pool.ts";
import { Calls } from "./calls/calls.ts";
import { type CallRequest, deliver, freshCallKeys } from "./calls/message.ts";
import { readConfig, type ServerConfig, type Serving } from "./config.ts";
import { httpOf } from "./http/http.ts";
import { holdLittle } from "./memory.ts";
import { pageIn } from "./page.ts";
import { SignOuts } from "./people/sign-outs.ts";
import { socketsOn } from "./sockets/sockets.ts";
import { openFolder, openSqlite } from "./store/sqlite.ts";
import type { OnlineStore } from "./store/store.ts";
import { Hall } from "./tables/hall.ts";
import { type Chances, systemChances } from "./tokens.ts";
import { doneWithin, UnderWay } from "./under-way.ts";

export { closeOnSignals } from "./signals.ts";
export type { Serving };

export interface Served {
  readonly url: string;
  /**
   * Takes nothing new, finishes what is under way, tells everybody who is connected, and closes the store. Rejects where
   * that took longer than it may.
   */
  close(): Promise<void>;
}

/** What tests put in place of the world. */
export interface World extends Chances {
  now(): number;
  report(problem: unknown): void;
  /** Hands a call to its push service; the status it answers with. */
  deliver(request: CallRequest, given: AbortSignal): Promise<number>;
  /** Stands around the store. */
  around(store: OnlineStore): OnlineStore;
}

const usualWorld: World = {
  ...systemChances,
  now: Date.now,
  report: (problem) => process.stderr.write(`${problem instanceof Error ? problem.stack : String(problem)}\n`),
  deliver,
  around: (store) => store,
};

const builtPage = fileURLToPath(new URL("../web/dist", import.meta.url));

const listenProblem = (problem: unknown, { host, port }: ServerConfig) => {
  const code = problem instanceof Error && "code" in problem ? problem.code : undefined;
  if (code === "EADDRINUSE")
    return refuse("port-taken", `port ${port} is taken`, { right: "another one, or 0 for any free port" });
  if (code === "EACCES")
    return refuse("port-forbidden", `port ${port} may not be opened`, { right: "a port from 1024 up" });
  return refuse("cannot-listen", `cannot listen on ${quote(host)}`, { right: "an address of this machine" });
};

const openStore = async ({ keep }: ServerConfig): Promise<Read<OnlineStore>> => {
  if (keep.kind === "postgres") {
    const { openPostgres } = await import("./store/postgres.ts");
    return openPostgres(keep.url, keep.bus);
  }
  return keep.kind === "folder" ? openFolder(keep.folder) : openSqlite(":memory:");
};

/** One tick after the other, until it is stopped; that waits for the one in hand. */
const ticking = (
  every: number,
  tick: () => Promise<void>,
  report: (problem: unknown) => void,
): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let inHand = Promise.resolve();
  let stopped = false;
  const next = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      inHand = tick().catch(report).finally(next);
    }, every);
    timer.unref();
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return inHand;
  };
};

export const serve = async (serving: Serving, world: Partial<World> = {}): Promise<Read<Served>> => {
  const { now, report, around, deliver, ...chances } = { ...usualWorld, ...world };
  const checked = readConfig(serving);
  if (!checked.ok) return checked;
  const config = checked.value;
  const { limits } = config;
  const folder = config.page ?? builtPage;
  if (!existsSync(folder))
    return refuse("not-built", "the page has not been built", { right: '"npm run build" first, or "npm start"' });
  const opened = await openStore(config);
  if (!opened.ok) return opened;
  const store = around(opened.value);
  const bots = botPool({ workers: limits.botWorkers, patience: limits.botPatience });
  const { remembered } = limits;
  const signOuts = new SignOuts({ store, now, report });
  const hall = new Hall(
    {
      store,
      think: (question) => bots.think(question),
      signedOut: (guest, count) => signOuts.hear(guest, count),
      remembered,
      now,
      report,
      ...chances,
    },
    limits,
  );
  const keys = await store.callKeys(freshCallKeys());
  const calls = new Calls({ hall, store, keys, origin: config.origin, callAfter: limits.callAfter, now, deliver });
  const underWay = new UnderWay();
  const house = { hall, store, signOuts, now, callKey: keys.publicKey, ...chances };
  const app = await httpOf(house, pageIn(folder), config, { underWay, report });
  const sockets = socketsOn(app.server, config, {
    hall,
    store,
    signOuts,
    underWay,
    now,
    report,
  });
  const tickers: (() => Promise<void>)[] = [];
  const finish = async (): Promise<void> => {
    calls.close();
    const ticked = tickers.map((stopTicking) => stopTicking());
    await doneWithin(limits.grace / 2, Promise.all([underWay.close(), bots.close(), ...ticked]));
    await sockets.close();
    await app.close();
    await hall.settled();
    await store.close();
  };
  const stop = async (): Promise<void> => {
    if (!(await doneWithin(limits.grace, finish())))
      throw new Error(`the server could not be closed within ${limits.grace} ms`);
  };
  try {
    await hall.begin();
    await app.listen({ port: config.port, host: config.host });
  } catch (problem) {
    await stop();
    return listenProblem(problem, config);
  }
  let closing: Promise<void> | undefined;
  for (const tick of [() => hall.tick(), () => signOuts.tick(), () => calls.tick(), async () => holdLittle()])
    tickers.push(ticking(limits.reconcile, tick, report));
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : config.port;
  const host = config.host === "127.0.0.1" ? "localhost" : config.host;
  return accept({
    url: `http://${host}:${port}/`,
    close() {
      closing ??= stop();
      return closing;
    },
  });
};
