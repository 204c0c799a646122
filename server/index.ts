/** The server: serves the page and online play on one port. */
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pauseFor } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { accept, quote, type Result, refuse } from "@turnlight/kernel";
import { addressesOf } from "./address.ts";
import { Boards } from "./boards/boards.ts";
import { Challenges } from "./boards/challenges.ts";
import { HostedCourses } from "./boards/hosted-courses.ts";
import { judgePool } from "./boards/judge-pool.ts";
import { type BotPool, type BotSettings, botPool } from "./bots/pool.ts";
import { readConfig, type ServeOptions, type ServerConfig } from "./config.ts";
import { limitHeapGrowth } from "./heap-limit.ts";
import type { HttpContext } from "./http/route.ts";
import { httpServer } from "./http/server.ts";
import { PublishedLevels } from "./levels/published-levels.ts";
import { type LogStream, openLog } from "./log.ts";
import { Matchmaker } from "./matching/matchmaker.ts";
import { type MetricLevels, ServerMetrics } from "./metrics.ts";
import { openStore } from "./open-store.ts";
import { Announcements } from "./people/announcements.ts";
import { OperatorNews } from "./people/bans.ts";
import { Friends } from "./people/friends.ts";
import { SignOuts } from "./people/sign-outs.ts";
import { deliver, freshPushKeys, type PushRequest } from "./push/message.ts";
import { PushNotifications } from "./push/notifications.ts";
import { Ratings } from "./ratings/ratings.ts";
import { SharedLimits } from "./shared-limits.ts";
import { socketsOn } from "./sockets/sockets.ts";
import { staticPageIn } from "./static-page.ts";
import type { PlayerReport } from "./store/friends.ts";
import { measured } from "./store/measured.ts";
import type { OnlineStore } from "./store/store.ts";
import { TableDirectory } from "./tables/table-directory.ts";
import { type RandomSource, systemRandom } from "./tokens.ts";
import { doneWithin, UnderWay } from "./under-way.ts";
import { Upkeep } from "./upkeep.ts";

export { archive, type BackupTally, backup, restore } from "./backup.ts";
export {
  type AuditEntry,
  type LevelReport,
  type LevelRow,
  type Operator,
  openOperator,
  type StoredPerson,
  type TableSummary,
} from "./operator.ts";
export { type FoundSettings, readSettings, type SettingOption, settingOptions, shownSettings } from "./settings.ts";
export { closeOnSignals } from "./signals.ts";
export type { PlayerReport, ServeOptions };

/** A server that listens. */
export interface RunningServer {
  /** The address for this machine, and the one for others if they reach it. */
  readonly url: string;
  readonly address: string | undefined;
  /**
   * Stops accepting work, finishes work in progress, notifies connected clients and closes the store. Rejects if that
   * takes too long.
   */
  close(): Promise<void>;
}

/** What tests can replace. */
export interface ServerEnvironment extends RandomSource {
  now(): number;
  report(problem: unknown): void;
  /** Sends a notification to its push service; resolves with the response status. */
  deliver(request: PushRequest, given: AbortSignal): Promise<number>;
  /** Starts the bots' workers. */
  bots(settings: BotSettings): BotPool;
  /** Wraps the store. */
  around(store: OnlineStore): OnlineStore;
  /** Where log lines go; standard error if absent. */
  readonly logStream?: LogStream;
}

const usualWorld: Omit<ServerEnvironment, "report"> = {
  ...systemRandom,
  now: Date.now,
  bots: botPool,
  deliver,
  around: (store) => store,
};

const packageJson: { readonly version?: unknown } = JSON.parse(
  readFileSync(new URL("./package.json", import.meta.url), "utf8"),
);
const version = String(packageJson.version);

/** Milliseconds after which a store that could not be read is asked again what it has kept. */
const storePause = 250;

/** Milliseconds between two notes about this node. */
const nodeEvery = 5000;

/** The built page: beside the server in its package, in `web/` in the repository. */
const builtPage = ["./page", "../web/dist"].map((path) => fileURLToPath(new URL(path, import.meta.url)));

const listenProblem = (problem: unknown, { host, port }: ServerConfig) => {
  const code = problem instanceof Error && "code" in problem ? problem.code : undefined;
  if (code === "EADDRINUSE")
    return refuse("port-taken", `port ${port} is taken`, { right: "another one, or 0 for any free port" });
  if (code === "EACCES")
    return refuse("port-forbidden", `port ${port} isn't allowed`, { right: "a port from 1024 up" });
  return refuse("cannot-listen", `can't listen on ${quote(host)}`, { right: "an address of this machine" });
};

/** Runs ticks one after the other until stopped; stopping waits for the current one. */
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

/** Starts a server; refuses a port that is taken, a setting that is wrong, a page that is missing. */
export const serve = async (
  serving: ServeOptions,
  world: Partial<ServerEnvironment> = {},
): Promise<Result<RunningServer>> => {
  const {
    now,
    bots: startBots,
    around,
    deliver,
    logStream,
    report: reportTo,
    ...chances
  } = { ...usualWorld, ...world };
  const checked = readConfig(serving);
  if (!checked.ok) return checked;
  const config = checked.value;
  const log = openLog(config.log, logStream);
  const metrics = new ServerMetrics();
  const report = (problem: unknown): void => {
    metrics.problems.add();
    if (reportTo === undefined) log.error({ err: problem }, "something failed");
    else reportTo(problem);
  };
  const { limits } = config;
  const folder = (config.page === undefined ? builtPage : [config.page]).find((path) => existsSync(path));
  if (folder === undefined)
    return refuse("not-built", "the page hasn't been built", { right: '"npm run build" first, or "npm start"' });
  const opened = await openStore(config.keep);
  if (!opened.ok) return opened;
  const store = measured(around(opened.value), metrics);
  const bots = startBots({ workers: limits.botWorkers, patience: limits.botPatience, memory: limits.botMemory });
  const { remembered } = limits;
  const shared = new SharedLimits({ store, limits, now });
  const signOuts = new SignOuts({ store, now, report });
  const hall = new TableDirectory(
    {
      store,
      async think(question, within, share) {
        const thought = await bots.think(question, within, share);
        metrics.thoughts.add(thought.spent ?? 0);
        return thought;
      },
      botFailed(sentence) {
        metrics.botFailures.add();
        report(sentence);
      },
      signedOut: (guest, count) => signOuts.hear(guest, count),
      queueChanged: (key) => matchmaker.hear(key),
      used: (usage) => shared.hear(usage),
      remembered,
      pause: () => pauseFor(storePause),
      now,
      report,
      ...chances,
    },
    limits,
  );
  const matchmaker = new Matchmaker({ hall, store, limits, now, report, ...chances });
  const announcements = new Announcements({ store, now });
  const friends = new Friends({ hall, store, now, report });
  const judges = judgePool();
  const boards = new Boards({ store, friends, judges, now, freshId: chances.freshId });
  const challenges = new Challenges({ store, boards, now, freshId: chances.freshId });
  const hostedCourses = new HostedCourses({ store, hall, boards, judges, now, ...chances });
  const levels = new PublishedLevels({ store, judges, now, freshId: chances.freshId });
  const ratings = new Ratings({ store, now });
  const keys = await store.callKeys(freshPushKeys());
  const calls = new PushNotifications({
    hall,
    store,
    keys,
    origin: config.origin,
    callAfter: limits.callAfter,
    now,
    deliver,
  });
  const upkeep = new Upkeep({ hall, store, expiry: config.expiry, log, now });
  const underWay = new UnderWay();
  const house: HttpContext & { address: string | undefined } = {
    hall,
    store,
    signOuts,
    friends,
    boards,
    judges,
    challenges,
    hostedCourses,
    levels,
    ratings,
    now,
    callKey: keys.publicKey,
    limits,
    address: config.origin === undefined ? undefined : addressesOf(config, config.port).address,
    ...chances,
  };
  const app = await httpServer(house, staticPageIn(folder), config, {
    underWay,
    report,
    log,
    metrics,
    requests: shared.buckets.requests,
    operations: {
      token: config.operatorToken,
      probe: () => store.lastAlive(),
      metrics: () => metrics.text(metricLevels, version),
    },
  });
  const sockets = socketsOn(app.server, config, {
    hall,
    store,
    shared,
    signOuts,
    matchmaker,
    friends,
    announcements,
    underWay,
    log,
    metrics,
    now,
    report,
  });
  const metricLevels: MetricLevels = {
    sockets: () => sockets.open,
    tables: () => hall.held,
    queued: () => matchmaker.waiting,
    botsWaiting: () => bots.waiting,
    botsThinking: () => bots.thinking,
  };
  const news = new OperatorNews({
    store,
    endGuest: (guest) => sockets.endGuest(guest),
    reload: (guest) => hall.reload(guest),
    announced: () => announcements.reload(),
  });
  const node = randomUUID();
  let nodeNotedAt = Number.NEGATIVE_INFINITY;
  /** For `turnlight admin status`. */
  const noteNode = async (): Promise<void> => {
    const at = now();
    if (Math.abs(at - nodeNotedAt) < nodeEvery) return;
    nodeNotedAt = at;
    const { rss } = process.memoryUsage();
    const read = Object.fromEntries(Object.entries(metricLevels).map(([name, level]) => [name, level()]));
    const state = { version, ...read, megabytes: Math.round(rss / 2 ** 20), uptime: Math.round(process.uptime()) };
    await store.noteNode({ id: node, at, state: JSON.stringify(state) });
  };
  const tickers: (() => Promise<void>)[] = [];
  const finish = async (): Promise<void> => {
    log.info("stopping");
    calls.close();
    // From here on nobody can move, so no time counts.
    const noted = isListening ? hall.noteAlive().catch(report) : Promise.resolve();
    const ticked = tickers.map((stopTicking) => stopTicking());
    await doneWithin(limits.grace / 2, Promise.all([underWay.close(), bots.close(), judges.close(), ...ticked]));
    await noted;
    await sockets.close();
    await app.close();
    await matchmaker.close();
    await hall.settled();
    await store.forgetNode(node).catch(report);
    await store.close();
    metrics.stop();
    log.info("stopped");
  };
  const stop = async (): Promise<void> => {
    if (!(await doneWithin(limits.grace, finish())))
      throw new Error(`the server could not be closed within ${limits.grace} ms`);
  };
  let isListening = false;
  try {
    await hall.begin();
    await news.begin();
    await announcements.reload();
    await app.listen({ port: config.port, host: config.host });
    isListening = true;
  } catch (problem) {
    await stop();
    return listenProblem(problem, config);
  }
  let closing: Promise<void> | undefined;
  for (const tick of [
    () => hall.tick(),
    () => matchmaker.tick(),
    () => friends.tick(),
    () => signOuts.tick(),
    () => shared.tick(),
    () => calls.tick(),
    () => upkeep.tick(),
    () => news.tick(),
    () => announcements.tick(),
    () => hostedCourses.tick(),
    () => ratings.tick(),
    noteNode,
    async () => limitHeapGrowth(),
  ])
    tickers.push(ticking(limits.reconcile, tick, report));
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : config.port;
  const addresses = addressesOf(config, port);
  metrics.start();
  log.info({ port, host: config.host, store: config.keep.kind, version }, "listening");
  house.address = addresses.address;
  return accept({
    ...addresses,
    close() {
      closing ??= stop();
      return closing;
    },
  });
};
