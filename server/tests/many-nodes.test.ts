/** Two and three nodes behind a real nginx: whatever fails, every acknowledged move is kept and everybody plays on. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { nginx, startFront } from "./support/front.ts";
import { socketUrl } from "./support/house.ts";
import { faults, killAgainAndAgain } from "./support/killing.ts";
import { ServerProcess } from "./support/server-process.ts";

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

  test("everybody who comes back after all nodes were away is let in at once", { timeout }, async () => {
    const keep = { kind: "postgres" as const, url: await cluster.fresh() };
    const nodes = [await ServerProcess.with(keep), await ServerProcess.with(keep)];
    for (const node of nodes) await node.start();
    const front = await startFront(nodes.map(({ url }) => url));
    for (const node of nodes) await node.kill();
    expect((await fetch(front.url)).status).toBe(502);
    for (const node of nodes) await node.start();
    const opened = await Promise.all(
      Array.from(
        { length: 20 },
        () =>
          new Promise<boolean>((resolve) => {
            const socket = new WebSocket(socketUrl(front.url));
            socket.addEventListener("open", () => resolve(true));
            socket.addEventListener("error", () => resolve(false));
          }),
      ),
    );
    for (const node of nodes) await node.remove();
    await front.close();
    expect(opened).toEqual(opened.map(() => true));
  });
});
