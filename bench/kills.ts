/**
 * `npm run fault -- --kills N`: kills servers under load with SIGKILL, N times each: one on a file, one on PostgreSQL,
 * two on one PostgreSQL, and one whose PostgreSQL is crashed and restarted as well. `--on` selects one of these, or
 * `failing-syncs`: no process is killed, but every sync of a server's file fails for a while (needs `strace`).
 * `--nodes 2` or `3`: so many nodes behind an nginx, of which one is killed or drained, the database restarted, or all
 * messages between them lost, in turn, until `--moves` moves are acknowledged.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster } from "../server/tests/support/cluster.ts";
import { startFront } from "../server/tests/support/front.ts";
import { faults, type KillPlan, killAgainAndAgain } from "../server/tests/support/killing.ts";
import { playOnRefusingDisk, wrongIn } from "../server/tests/support/refusing-disk.ts";
import { countOf, optionsOf, refuseWith } from "./options.ts";

const usage = `npm run fault -- [--kills N] [--tables N] [--on file | postgres | two-nodes | postgres-crashed | failing-syncs]
npm run fault -- --nodes 2 | 3 [--moves N] [--kills N] [--tables N]
npm run fault -- --page --kills N [--game NAME] [--torn]`;
const { values } = optionsOf(usage, {
  options: {
    kills: { type: "string", default: "20" },
    tables: { type: "string", default: "10" },
    on: { type: "string" },
    nodes: { type: "string" },
    moves: { type: "string", default: "200000" },
  },
});

const kills = countOf("kills", values.kills, usage);
const tables = countOf("tables", values.tables, usage);

type Plan = Pick<KillPlan, "nodes" | "keep" | "faults" | "restartDatabase">;

const onCluster = async (run: (plan: Plan) => Promise<void>, nodes: number, crashed: boolean): Promise<void> => {
  const cluster = await startCluster();
  const keep = { kind: "postgres" as const, url: await cluster.fresh() };
  await run({
    nodes,
    keep,
    ...(crashed && { faults: ["kill-with-database"], restartDatabase: () => cluster.restart() }),
  });
  await cluster.stop();
};

const places: Readonly<Record<string, (run: (plan: Plan) => Promise<void>) => Promise<void>>> = {
  async file(run) {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    await run({ nodes: 1, keep: { kind: "folder", folder } });
    rmSync(folder, { recursive: true });
  },
  postgres: (run) => onCluster(run, 1, false),
  "two-nodes": (run) => onCluster(run, 2, false),
  "postgres-crashed": (run) => onCluster(run, 1, true),
};

if (values.on === "failing-syncs") {
  const tally = await playOnRefusingDisk((server) => server.failSyncs());
  const wrong = wrongIn(tally);
  console.log(JSON.stringify({ on: values.on, ...tally, wrong }));
  process.exit(wrong.length === 0 ? 0 : 1);
}
if (values.nodes !== undefined) {
  const nodes = countOf("nodes", values.nodes, usage);
  const moves = countOf("moves", values.moves, usage);
  const [cluster, bus] = [await startCluster(), await startCluster()];
  const tally = await killAgainAndAgain({
    nodes,
    keep: { kind: "postgres", url: await cluster.fresh(), bus: await bus.fresh() },
    kills,
    tables,
    movesBetween: Math.ceil(moves / (kills + 1)),
    faults,
    front: startFront,
    restartDatabase: () => cluster.restart(),
    silence: async () => {
      await bus.crash();
      return () => bus.revive();
    },
  });
  await cluster.stop();
  await bus.stop();
  console.log(JSON.stringify({ nodes, behind: "nginx", ...tally }));
  process.exit(tally.lost.length + tally.unreplayable.length + tally.strange.length === 0 ? 0 : 1);
}
const wanted = Object.entries(places).filter(([name]) => values.on === undefined || values.on === name);
if (wanted.length === 0) refuseWith(`--on is ${JSON.stringify(values.on)}, which is nowhere`, usage);
for (const [name, place] of wanted)
  await place(async (plan) => {
    const tally = await killAgainAndAgain({ ...plan, kills, tables, movesBetween: 100 });
    console.log(JSON.stringify({ on: name, ...tally }));
    if (tally.lost.length + tally.unreplayable.length + tally.strange.length > 0) process.exitCode = 1;
  });
