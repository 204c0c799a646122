/**
 * `npm run bench:online`: load test of our server, on a file and on PostgreSQL. `npm run bench:peers` compares it with
 * other servers.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster } from "../server/tests/support/cluster.ts";
import { drive } from "./peers/driver.ts";
import { ourTargets } from "./peers/ours.ts";
import { planFrom } from "./peers/plan.ts";

const plan = planFrom(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), "load-"));
const cluster = await startCluster({ durable: true });
try {
  await drive(ourTargets(folder, cluster), plan);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true });
}
