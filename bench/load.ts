/**
 * `npm run bench:online`: two people at each of many tables, over real sockets, moving as fast as they are answered.
 * Rounds of the targets are interleaved and medians are shown, so that other load on the machine meets all alike.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Serving } from "@turnlight/server";
import { startCluster } from "../server/tests/support/cluster.ts";
import { generousLimits } from "../server/tests/support/generous.ts";
import { lineTo, twoAt, Watcher } from "../server/tests/support/house.ts";

const { values } = parseArgs({
  options: {
    tables: { type: "string", default: "200" },
    moves: { type: "string", default: "20000" },
    rounds: { type: "string", default: "3" },
    json: { type: "boolean", default: false },
  },
});
const tables = Number(values.tables);
const moves = Number(values.moves);

const program = fileURLToPath(new URL("../server/tests/support/node.ts", import.meta.url));

interface Row {
  readonly target: string;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from a move to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the server's processor time. */
  readonly cpuPerMove: number;
  /** KiB of the server's memory. */
  readonly heapPerMatch: number;
  readonly durable: boolean;
}

/** Linux counts processor time in hundredths of a second. */
const processorTime = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
};
const memory = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const started = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.once("data", (text: Buffer) => resolve(String(text).trim()));
    child.once("exit", () => reject(new Error("the server did not start")));
  });

const measure = async (target: string, keep: NonNullable<Serving["keep"]>, page: string): Promise<Row> => {
  const serving: Serving = { port: 0, host: "127.0.0.1", page, keep, limits: generousLimits };
  const child = spawn(process.execPath, [program, JSON.stringify(serving)], { stdio: ["ignore", "pipe", "inherit"] });
  const url = await started(child);
  const pid = child.pid ?? 0;
  const empty = memory(pid);
  const pairs: Watcher[][] = [];
  for (let i = 0; i < tables; i++) {
    const { table, tokens } = await twoAt(url, "dice-race", "target=1000");
    pairs.push(tokens.map((token) => new Watcher(lineTo(url), table, token)));
  }
  await Promise.all(pairs.flat().map((one) => one.until(({ sight }) => sight !== undefined)));
  const heapPerMatch = (memory(pid) - empty) / tables;

  const latencies: number[] = [];
  const before = processorTime(pid);
  const begun = performance.now();
  /** Nobody ever holds, so that no match ends. */
  const play = async (pair: readonly Watcher[]): Promise<void> => {
    const [first] = pair;
    for (let version = first?.now.sight?.version ?? 0; latencies.length < moves; ) {
      const { sight } = (await first?.until((now) => (now.sight?.version ?? -1) >= version)) ?? {};
      const sent = performance.now();
      const done = await pair[sight?.waiting[0] ?? 0]?.place.send({ kind: "play", text: "roll" });
      if (done?.ok !== true) throw new Error(`refused: ${done?.refusal.reason}`);
      latencies.push(performance.now() - sent);
      version = done.value.version;
    }
  };
  await Promise.all(pairs.map(play));
  const seconds = (performance.now() - begun) / 1000;
  const spent = processorTime(pid) - before;
  for (const { line } of pairs.flat()) line.close();
  child.removeAllListeners("exit");
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    target,
    moves: latencies.length,
    movesPerSecond: latencies.length / seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    cpuPerMove: spent / latencies.length,
    heapPerMatch,
    durable: keep.kind !== "memory",
  };
};

const median = (rows: readonly Row[], key: keyof Omit<Row, "target" | "durable">): number =>
  Number(
    quantile(
      rows.map((row) => row[key]).toSorted((a, b) => a - b),
      0.5,
    ).toFixed(2),
  );

const folder = mkdtempSync(join(tmpdir(), "load-"));
const page = join(folder, "page");
mkdirSync(page);
writeFileSync(join(page, "index.html"), "<h1>Turnlight</h1>");
const cluster = await startCluster({ durable: true });
const targets: Readonly<Record<string, (round: number) => Promise<NonNullable<Serving["keep"]>>>> = {
  "turnlight on SQLite": async (round) => ({ kind: "folder", folder: join(folder, String(round)) }),
  "turnlight on PostgreSQL": async () => ({ kind: "postgres", url: await cluster.fresh() }),
};
const rows = new Map<string, Row[]>();
for (let round = 0; round < Number(values.rounds); round++)
  for (const [target, keep] of Object.entries(targets)) {
    const row = await measure(target, await keep(round), page);
    rows.set(target, [...(rows.get(target) ?? []), row]);
  }
await cluster.stop();
rmSync(folder, { recursive: true });
for (const [target, all] of rows) {
  const row = {
    target,
    moves: median(all, "moves"),
    movesPerSecond: Math.round(median(all, "movesPerSecond")),
    p50: median(all, "p50"),
    p99: median(all, "p99"),
    cpuPerMove: Math.round(median(all, "cpuPerMove")),
    heapPerMatch: median(all, "heapPerMatch"),
    durable: all.every(({ durable }) => durable),
  };
  if (values.json) console.log(JSON.stringify(row));
  else
    console.log(
      `${row.target}: ${row.movesPerSecond} moves/s, p50 ${row.p50} ms, p99 ${row.p99} ms, ${row.cpuPerMove} µs a move, ${row.heapPerMatch} KiB a match`,
    );
}
