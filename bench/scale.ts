/**
 * `node bench/scale.ts`: what a move and an idle connection cost with 1, 2 and 3 nodes on one PostgreSQL: processor time
 * of all nodes together and of the database, and memory. Players of a match are at the same node, and then at different
 * ones; they move as soon as they are answered. With `--offered N` every node is offered N moves a second instead, and has
 * all of `--matches` and `--warm-up`, so that more nodes carry more. The figures of docs/scale.md.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServeOptions } from "@turnlight/server";
import { WebSocket } from "ws";
import { BarePlayer } from "../server/tests/support/bare.ts";
import { type Cluster, startCluster } from "../server/tests/support/cluster.ts";
import { generousLimits } from "../server/tests/support/generous.ts";
import { socketUrl, twoAt } from "../server/tests/support/house.ts";
import { countOf, optionsOf } from "./options.ts";
import { offered, type Playing, played, type ServerProcess, serverProcess } from "./peers/driver.ts";

const usage =
  "node bench/scale.ts [--matches N] [--warm-up N] [--moves N] [--offered N] [--sockets N] [--seconds N] [--nodes 1,2,3]";
const { values } = optionsOf(usage, {
  options: {
    matches: { type: "string", default: "120" },
    "warm-up": { type: "string", default: "6000" },
    moves: { type: "string", default: "10000" },
    offered: { type: "string" },
    sockets: { type: "string", default: "2000" },
    seconds: { type: "string", default: "10" },
    nodes: { type: "string", default: "1,2,3" },
  },
});
const matches = countOf("matches", values.matches, usage);
const warmUp = countOf("warm-up", values["warm-up"], usage);
const moves = countOf("moves", values.moves, usage);
const perSecond = values.offered === undefined ? undefined : countOf("offered", values.offered, usage);
const sockets = countOf("sockets", values.sockets, usage);
const seconds = countOf("seconds", values.seconds, usage);

/** Milliseconds between two pings of a page on which nobody is to move. */
const pingEvery = 5000;
/** One tick of the kernel's clock, in microseconds. */
const tick = 1e6 / Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** Processor time of the database's processes so far, in microseconds. */
const databaseCpu = (postmaster: number): number => {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pids = lines.flatMap((line) => {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    return pid === postmaster || parent === postmaster ? [pid] : [];
  });
  let ticks = 0;
  for (const pid of pids) {
    try {
      const stat = execFileSync("cat", [`/proc/${pid}/stat`], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      });
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      ticks += Number(fields[11]) + Number(fields[12]);
      // Of the postmaster, also those of its children that have ended.
      if (pid === postmaster) ticks += Number(fields[13]) + Number(fields[14]);
    } catch {
      // It has just ended.
    }
  }
  return ticks * tick;
};

const sum = async (nodes: readonly ServerProcess[], what: "cpu" | "heap" | "memory"): Promise<number> => {
  let total = 0;
  for (const node of nodes) total += await node[what]();
  return total;
};

/** A match whose players are connected through these two addresses. */
const sitDown = async (urls: readonly [string, string]): Promise<Playing> => {
  const { table, tokens } = await twoAt(urls[0], "dice-race", "target=1000");
  const pair = tokens.map((token, seat) => new BarePlayer(urls[seat === 0 ? 0 : 1], table, token));
  let version = 0;
  let mover = pair[0];
  return {
    async ready() {
      await pair[0]?.until(version);
      mover = pair[pair[0]?.waiting ?? 0];
      await mover?.until(version);
    },
    async move() {
      version = (await mover?.play("roll")) ?? 0;
    },
    leave() {
      for (const one of pair) one.leave();
    },
  };
};

/** Seconds that moves made as fast as they are answered may take. */
const patience = 60;

const costOfMoves = async (nodes: readonly ServerProcess[], isApart: boolean, postmaster: number) => {
  const playing: Playing[] = [];
  const url = (i: number): string => nodes[i % nodes.length]?.url ?? "";
  const share = perSecond === undefined ? 1 : nodes.length;
  for (let i = 0; i < matches * share; i++) playing.push(await sitDown([url(i), url(isApart ? i + 1 : i)]));
  await played(playing, warmUp * share, patience);
  const before = { nodes: await sum(nodes, "cpu"), database: databaseCpu(postmaster) };
  const { latencies, seconds: took } =
    perSecond === undefined
      ? await played(playing, moves, patience)
      : await offered(playing, perSecond * share, seconds);
  const made = latencies.length;
  const spent = {
    nodes: (await sum(nodes, "cpu")) - before.nodes,
    database: databaseCpu(postmaster) - before.database,
  };
  for (const match of playing) match.leave();
  return {
    movesPerSecond: Math.round(made / took),
    nodesPerMove: Math.round(spent.nodes / made),
    databasePerMove: Math.round(spent.database / made),
  };
};

const costOfSockets = async (nodes: readonly ServerProcess[]) => {
  const heap = await sum(nodes, "heap");
  const open: WebSocket[] = [];
  while (open.length < sockets) {
    const some = Array.from({ length: 100 }, (_, i) => new WebSocket(socketUrl(nodes[i % nodes.length]?.url ?? "")));
    await Promise.all(some.map((socket) => new Promise((resolve) => socket.once("open", resolve))));
    open.push(...some);
  }
  const ping = JSON.stringify({ kind: "ping", id: "p", every: pingEvery });
  let next = 0;
  // All of them within the time between two pings, evenly.
  const step = 50;
  const each = Math.ceil(open.length / (pingEvery / step));
  const timer = setInterval(() => {
    for (let i = 0; i < each; i++, next++) open[next % open.length]?.send(ping);
  }, step);
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  await wait(pingEvery);
  const before = await sum(nodes, "cpu");
  await wait(seconds * 1000);
  const spent = (await sum(nodes, "cpu")) - before;
  clearInterval(timer);
  const grown = (await sum(nodes, "heap")) - heap;
  for (const socket of open) socket.terminate();
  return {
    microsecondsPerSocketAndSecond: Number((spent / open.length / seconds).toFixed(1)),
    heapPerSocket: Math.round(grown / open.length),
  };
};

const measured = async (count: number, cluster: Cluster, page: string): Promise<void> => {
  const keep = { kind: "postgres" as const, url: await cluster.fresh() };
  const serving: ServeOptions = { port: 0, host: "127.0.0.1", page, keep, limits: generousLimits };
  const nodes: ServerProcess[] = [];
  for (let i = 0; i < count; i++) nodes.push(await serverProcess("turnlight.ts", JSON.stringify(serving)));
  const postmaster = cluster.pid ?? 0;
  const print = (what: string, figures: object): void =>
    console.log(JSON.stringify({ nodes: count, what, ...figures }));
  print("players at one node", await costOfMoves(nodes, false, postmaster));
  if (count > 1) print("players at two nodes", await costOfMoves(nodes, true, postmaster));
  print("idle sockets", await costOfSockets(nodes));
  print("memory", { megabytesPerNode: Math.round((await sum(nodes, "memory")) / count / 1e6) });
  for (const node of nodes) await node.stop();
};

const folder = mkdtempSync(join(tmpdir(), "scale-"));
const page = join(folder, "page");
mkdirSync(page);
writeFileSync(join(page, "index.html"), "<h1>Turnlight</h1>");
const cluster = await startCluster({ durable: true });
try {
  for (const count of values.nodes.split(",")) await measured(countOf("nodes", count, usage), cluster, page);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true });
}
