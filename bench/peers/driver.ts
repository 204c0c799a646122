/**
 * The load driver shared by all targets: two clients in each of many matches, over real sockets, who move as fast as
 * they are answered. Rounds of the targets are interleaved and medians reported, so that other load on the machine
 * affects all alike.
 */
import { fork } from "node:child_process";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";

export interface Playing {
  /** Resolves when the next player to move has received everything that happened before. */
  ready(): Promise<void>;
  /** The player to move rolls; resolves when the server has confirmed it to them. Nobody ever holds. */
  move(): Promise<void>;
  leave(): void;
}

/** A server in a process of its own: see `servers/answering.ts`. */
export interface ServerProcess {
  readonly url: string;
  /** CPU time so far, in microseconds. */
  cpu(): Promise<number>;
  /** Bytes in use after a garbage collection. */
  heap(): Promise<number>;
  /** The peak memory of the process, in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

export interface Target {
  readonly name: string;
  /** Whether a move is on disk when it is answered. */
  readonly durable: boolean;
  start(): Promise<ServerProcess>;
  /** Starts a match with two players, each on a connection of their own. */
  sitDown(url: string): Promise<Playing>;
}

export interface Plan {
  readonly matches: number;
  /** Warm-up moves before a round; they are not counted. */
  readonly warmUp: number;
  /** A round ends after this many moves or seconds. */
  readonly moves: number;
  readonly seconds: number;
  /**
   * The rate at which moves are offered per second, however fast they are answered; 0 to move as fast as they are
   * answered.
   */
  readonly offered: number;
  readonly rounds: number;
  readonly json: boolean;
  /** Only targets whose name contains one of these. */
  readonly only: readonly string[];
}

interface Row {
  readonly target: string;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from a move to its answer. */
  readonly p50: number;
  readonly p99: number;
  /** The server's CPU time, in microseconds. */
  readonly cpuPerMove: number;
  /** The load driver's own CPU time in microseconds, which shares the machine: what a client has to do to follow. */
  readonly driverPerMove: number;
  /** The server's heap, in KiB. */
  readonly heapPerMatch: number;
  /** The peak memory of the whole process, in MB. */
  readonly memory: number;
  readonly durable: boolean;
}

export const serverProcess = async (program: string, argument: string): Promise<ServerProcess> => {
  const path = fileURLToPath(new URL(`servers/${program}`, import.meta.url));
  const child = fork(path, [argument], {
    execArgv: ["--expose-gc"],
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const answer = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const gone = () => reject(new Error(`${program} has ended`));
      child.once("exit", gone);
      child.once("message", (message) => {
        child.off("exit", gone);
        resolve(message);
      });
    });
  const ask = async (what: "cpu" | "heap" | "memory"): Promise<number> => {
    const answered = answer();
    child.send(what);
    return Number(await answered);
  };
  return {
    url: String(await answer()),
    cpu: () => ask("cpu"),
    heap: () => ask("heap"),
    memory: () => ask("memory"),
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.disconnect();
      }),
  };
};

const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** Matches started concurrently. */
const sittingDown = 20;

/** Plays all matches until this many moves were made, or this many seconds have passed. */
export const played = async (matches: readonly Playing[], moves: number, most: number) => {
  const latencies: number[] = [];
  const begun = performance.now();
  const end = begun + most * 1000;
  const play = async (match: Playing): Promise<void> => {
    while (latencies.length < moves && performance.now() < end) {
      await match.ready();
      const sent = performance.now();
      await match.move();
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(matches.map(play));
  return { latencies, seconds: (performance.now() - begun) / 1000 };
};

/** Milliseconds between two batches of offered moves. */
const handful = 10;

/**
 * Offers moves at a fixed rate, each in the match that has waited longest; a match whose last move is still pending is
 * skipped.
 */
export const offered = async (matches: readonly Playing[], perSecond: number, seconds: number) => {
  const latencies: number[] = [];
  const idle = [...matches];
  const inHand = new Set<Promise<void>>();
  const begun = performance.now();
  let made = 0;
  const move = async (match: Playing): Promise<void> => {
    const sent = performance.now();
    await match.ready();
    await match.move();
    latencies.push(performance.now() - sent);
    idle.push(match);
  };
  for (let now = begun; now < begun + seconds * 1000; now = performance.now()) {
    const due = ((now - begun) / 1000) * perSecond;
    while (made < due) {
      const match = idle.shift();
      if (match === undefined) break;
      made += 1;
      const moving = move(match);
      inHand.add(moving);
      void moving.finally(() => inHand.delete(moving));
    }
    await new Promise((resolve) => setTimeout(resolve, handful));
  }
  await Promise.all(inHand);
  return { latencies, seconds: (performance.now() - begun) / 1000 };
};

const measured = async (target: Target, plan: Plan, server: ServerProcess): Promise<Row> => {
  const empty = await server.heap();
  const matches: Playing[] = [];
  while (matches.length < plan.matches) {
    const next = Math.min(sittingDown, plan.matches - matches.length);
    matches.push(...(await Promise.all(Array.from({ length: next }, () => target.sitDown(server.url)))));
  }
  await Promise.all(matches.map((match) => match.ready()));
  const heapPerMatch = ((await server.heap()) - empty) / 1024 / plan.matches;

  await played(matches, plan.warmUp, plan.seconds);
  const before = await server.cpu();
  const driving = process.cpuUsage();
  const { latencies, seconds } =
    plan.offered === 0
      ? await played(matches, plan.moves, plan.seconds)
      : await offered(matches, plan.offered, plan.seconds);
  const { user, system } = process.cpuUsage(driving);
  const spent = (await server.cpu()) - before;
  const memory = (await server.memory()) / 1e6;
  for (const match of matches) match.leave();
  return {
    target: target.name,
    moves: latencies.length,
    movesPerSecond: latencies.length / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    cpuPerMove: spent / latencies.length,
    driverPerMove: (user + system) / latencies.length,
    heapPerMatch,
    memory,
    durable: target.durable,
  };
};

const medians = (target: Target, rows: readonly Row[]): Row => {
  const median = (key: Exclude<keyof Row, "target" | "durable">, digits = 0): number =>
    Number(
      quantile(
        rows.map((row) => row[key]),
        0.5,
      ).toFixed(digits),
    );
  return {
    target: target.name,
    moves: median("moves"),
    movesPerSecond: median("movesPerSecond"),
    p50: median("p50", 2),
    p99: median("p99", 2),
    cpuPerMove: median("cpuPerMove"),
    driverPerMove: median("driverPerMove"),
    heapPerMatch: median("heapPerMatch", 1),
    memory: median("memory"),
    durable: target.durable,
  };
};

/**
 * Seconds a round may take beyond its moves. A peer that refuses a move sends nothing, so the round would never end.
 */
const patience = 120;

const inTime = async (target: Target, plan: Plan): Promise<Row> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`${target.name} does not go on`)),
    (2 * plan.seconds + patience) * 1000,
  );
  const server = await target.start();
  try {
    return await Promise.race([measured(target, plan, server), late.promise]);
  } finally {
    clearTimeout(timer);
    await server.stop();
  }
};

/** Runs every target in turn, round by round, and prints a row for each. */
export const drive = async (targets: readonly Target[], plan: Plan): Promise<void> => {
  const rows = new Map<Target, Row[]>(
    targets.filter(({ name }) => plan.only.some((part) => name.includes(part))).map((target) => [target, []]),
  );
  for (let round = 0; round < plan.rounds; round++)
    for (const [target, measuredSoFar] of rows) measuredSoFar.push(await inTime(target, plan));
  for (const [target, all] of rows) {
    const row = medians(target, all);
    const { movesPerSecond, p50, p99, cpuPerMove, driverPerMove, heapPerMatch, memory, durable } = row;
    console.log(
      plan.json
        ? JSON.stringify(row)
        : `${row.target}: ${movesPerSecond} moves/s, p50 ${p50} ms, p99 ${p99} ms, ${cpuPerMove} µs a move (the driver's ${driverPerMove}), ${heapPerMatch} KiB a match, ${memory} MB at most, ${durable ? "durable" : "forgets"}`,
    );
  }
  if (!plan.json) console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
};
