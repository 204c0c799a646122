/**
 * `npm run fault -- --kills N`: kills servers under load with SIGKILL, N times each: one on a file, one on PostgreSQL,
 * two on one PostgreSQL, and one whose PostgreSQL is crashed and restarted as well. `--on` selects one of these, or
 * `failing-syncs`: no process is killed, but every sync of a server's file fails for a while (needs `strace`).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster } from "../server/tests/support/cluster.ts";
import { type KillPlan, killAgainAndAgain } from "../server/tests/support/killing.ts";
import { playOnRefusingDisk, wrongIn } from "../server/tests/support/refusing-disk.ts";
import { countOf, optionsOf, refuseWith } from "./options.ts";

const usage = `npm run fault -- [--kills N] [--tables N] [--on file | postgres | two-nodes | postgres-crashed | failing-syncs]
npm run fault -- --page --kills N [--game NAME] [--torn]`;
const { values } = optionsOf(usage, {
  options: {
    kills: { type: "string", default: "20" },
    tables: { type: "string", default: "10" },
    on: { type: "string" },
  },
});

const kills = countOf("kills", values.kills, usage);
const tables = countOf("tables", values.tables, usage);

type Plan = Pick<KillPlan, "nodes" | "keep" | "besides">;

const onCluster = async (run: (plan: Plan) => Promise<void>, nodes: number, crashed: boolean): Promise<void> => {
  const cluster = await startCluster();
  const keep = { kind: "postgres" as const, url: await cluster.fresh() };
  await run({ nodes, keep, ...(crashed && { besides: () => cluster.restart() }) });
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
const wanted = Object.entries(places).filter(([name]) => values.on === undefined || values.on === name);
if (wanted.length === 0) refuseWith(`--on is ${JSON.stringify(values.on)}, which is nowhere`, usage);
for (const [name, place] of wanted)
  await place(async (plan) => {
    const tally = await killAgainAndAgain({ ...plan, kills, tables, movesBetween: 100 });
    console.log(JSON.stringify({ on: name, ...tally }));
    if (tally.lost.length + tally.unreplayable.length + tally.strange.length > 0) process.exitCode = 1;
  });
