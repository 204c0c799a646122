/** Servers killed under load lose nothing: on SQLite, on PostgreSQL, and on two nodes of one database. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { type KillPlan, killAgainAndAgain } from "./support/killing.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const onDatabase = async (): Promise<KillPlan["keep"]> => ({ kind: "postgres", url: await cluster.fresh() });

const kills = 20;
const movesBetween = 10;

const losesNothing = async (nodes: number, keep: KillPlan["keep"]): Promise<void> => {
  const tally = await killAgainAndAgain({ kills, tables: 3, nodes, keep, movesBetween });
  expect(tally).toMatchObject({ kills, lost: [], unreplayable: [], strange: [] });
  expect(tally.acknowledged).toBeGreaterThanOrEqual((kills + 1) * movesBetween);
};

// Each starts a server twenty times, which takes a minute and a half on a busy machine.
const timeout = 600_000;

// In parallel: while one server starts, the others are in use.
describe.concurrent("killed twenty times under load, every acknowledged move is kept by", { timeout }, () => {
  test("a server with a file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    await losesNothing(1, { kind: "folder", folder });
    rmSync(folder, { recursive: true });
  });

  test("a server on a database", async () => losesNothing(1, await onDatabase()));

  test("two servers on one database, in turn", async () => losesNothing(2, await onDatabase()));
});
