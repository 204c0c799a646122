// `npm run bench:peers`: our server compared with boardgame.io and Colyseus, all playing the same dice race under one
// load driver, and with the baseline cost of sockets and a disk. Installs them beside this file first.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster } from "../../server/tests/support/cluster.ts";
import { drive } from "./driver.ts";
import { ourTargets } from "./ours.ts";
import { planFrom } from "./plan.ts";

const here = import.meta.dirname;
const plan = planFrom(process.argv.slice(2));
if (!existsSync(join(here, "node_modules/boardgame.io"))) {
  const installed = spawnSync("npm", ["ci", "--no-fund", "--no-audit", "--ignore-scripts"], {
    cwd: here,
    // A `--json` run prints only rows.
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (installed.status !== 0) process.exit(1);
}
const { boardgameIoTargets } = await import("./boardgame-io.mjs");
const { colyseusTargets } = await import("./colyseus.mjs");
const { leastTargets } = await import("./least.mjs");
const folder = mkdtempSync(join(tmpdir(), "peers-"));
const cluster = await startCluster({ durable: true });
try {
  const peers = [...boardgameIoTargets(cluster), ...colyseusTargets, ...leastTargets(folder)];
  await drive([...ourTargets(folder, cluster), ...peers], plan);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true });
}
// A peer's own client may still try to reconnect.
process.exit();
