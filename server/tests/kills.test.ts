/** Nothing is lost: servers killed while people play, on a file and on two nodes of one database. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startCluster } from "./support/cluster.ts";
import { killAgainAndAgain } from "./support/killing.ts";

const nothingLost = { lost: [], unreplayable: [], strange: [] };

test("a server with a file, killed ten times, has every acknowledged move", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  const keep = { kind: "folder" as const, folder };
  const tally = await killAgainAndAgain({ kills: 10, tables: 3, nodes: 1, keep, movesBetween: 20 });
  expect(tally).toMatchObject(nothingLost);
  expect(tally.acknowledged).toBeGreaterThanOrEqual(220);
  rmSync(folder, { recursive: true });
});

test("two servers on one database, each killed five times, have every acknowledged move", async () => {
  const cluster = await startCluster();
  const keep = { kind: "postgres" as const, url: await cluster.fresh() };
  const tally = await killAgainAndAgain({ kills: 10, tables: 3, nodes: 2, keep, movesBetween: 20 });
  expect(tally).toMatchObject(nothingLost);
  await cluster.stop();
});
