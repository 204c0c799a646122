/** Two and three nodes behind a real nginx: whatever fails, every acknowledged move is kept and everybody plays on. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { nginx, startFront } from "./support/front.ts";
import { faults, killAgainAndAgain } from "./support/killing.ts";

let cluster: Cluster;
let bus: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
  bus = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  await bus.stop();
});

// Each fault starts a server or a database again, which takes seconds on a busy machine.
const timeout = 600_000;

describe.skipIf(nginx === "")("behind nginx, killed, drained, without messages and with its database restarted", () => {
  test.each([2, 3])("%i nodes lose nothing", { timeout }, async (nodes) => {
    const keep = { kind: "postgres" as const, url: await cluster.fresh(), bus: await bus.fresh() };
    const movesBetween = 20;
    const tally = await killAgainAndAgain({
      nodes,
      keep,
      kills: faults.length,
      tables: 4,
      movesBetween,
      faults,
      front: startFront,
      restartDatabase: () => cluster.restart(),
      silence: async () => {
        await bus.crash();
        return () => bus.revive();
      },
    });
    expect(tally).toMatchObject({ lost: [], unreplayable: [], strange: [] });
    expect(tally.acknowledged).toBeGreaterThanOrEqual((faults.length + 1) * movesBetween);
  });
});
