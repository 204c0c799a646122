/** `npm run bench:online`: our server under load, on a file and on PostgreSQL. `npm run bench:peers` sets others beside it. */
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
