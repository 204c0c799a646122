/** Limits over several nodes: what is used through one is missing at the others. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { defaultLimits } from "../config.ts";
import { SharedLimits } from "../shared-limits.ts";
import type { UsageEvent } from "../store/usage-event.ts";
import { type Cluster, startCluster, storeNames } from "./support/cluster.ts";
import { generousLimits } from "./support/generous.ts";
import { openHouse, type TestHouse, Visitor } from "./support/house.ts";
import { RawSocket } from "./support/raw.ts";

/** Nodes whose messages go to all others, and a clock that only the test moves. */
const nodesWith = (count: number) => {
  const clock = { now: 1_000_000 };
  const told: UsageEvent[] = [];
  const nodes: SharedLimits[] = Array.from(
    { length: count },
    () =>
      new SharedLimits({
        limits: { ...defaultLimits, requests: { most: 10, perSecond: 5 }, socketsPerAddress: 40 },
        now: () => clock.now,
        store: {
          shared: true,
          async tell(news) {
            if (news.kind !== "usage") return;
            told.push(news);
            for (const node of nodes) node.hear(news);
          },
        },
      }),
  );
  const tick = async (): Promise<void> => {
    for (const node of nodes) await node.tick();
  };
  const taken = (node: SharedLimits | undefined, name = "a"): number => {
    let count = 0;
    while (count < 1000 && node?.buckets.requests.take(name) === true) count += 1;
    return count;
  };
  return { clock, nodes, told, tick, taken };
};

test("what is used through one node is missing at the other, for that name alone", async () => {
  const { nodes, tick, taken } = nodesWith(2);
  expect(taken(nodes[0])).toBe(10);
  await tick();
  expect(taken(nodes[1])).toBe(0);
  expect(taken(nodes[1], "somebody else")).toBe(10);
});

test("over time three nodes together allow what one would, and little more", async () => {
  const { clock, nodes, tick, taken } = nodesWith(3);
  let total = 0;
  for (let second = 0; second < 60; second++) {
    for (const node of nodes) total += taken(node);
    await tick();
    clock.now += 1000;
  }
  // One node alone: 10 at first and 5 in each of 59 seconds. Each node may exceed that by one second's messages.
  expect(total).toBeGreaterThanOrEqual(10 + 59 * 5 - 10);
  expect(total).toBeLessThanOrEqual(10 + 59 * 5 + 2 * 10);
});

test("sockets of an address count over all nodes, until their node is gone", async () => {
  const { clock, nodes, tick } = nodesWith(2);
  for (let i = 0; i < 40; i++) nodes[0]?.opened("a");
  await tick();
  expect([nodes[0]?.mayOpen("a"), nodes[1]?.mayOpen("a"), nodes[1]?.mayOpen("b")]).toEqual([false, false, true]);
  nodes[0]?.closed("a");
  await tick();
  expect(nodes[1]?.mayOpen("a")).toBe(true);
  nodes[0]?.opened("a");
  await tick();
  expect(nodes[1]?.mayOpen("a")).toBe(false);
  clock.now += 5000;
  expect(nodes[1]?.mayOpen("a")).toBe(true);
});

test("hardly anything is told of those who do hardly anything", async () => {
  const { nodes, told, tick } = nodesWith(2);
  nodes[0]?.opened("a");
  nodes[0]?.buckets.address.take("a");
  await tick();
  expect(told).toEqual([]);
});

describe.skipIf(storeNames.length < 2)("two nodes on one PostgreSQL", () => {
  let cluster: Cluster;
  const houses: TestHouse[] = [];
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterEach(async () => {
    for (const house of houses.splice(0)) await house.close();
  });
  afterAll(() => cluster.stop());

  const open = async (limits: Partial<typeof defaultLimits>): Promise<readonly string[]> => {
    const keep = { kind: "postgres" as const, url: await cluster.fresh() };
    for (let i = 0; i < 2; i++)
      houses.push(await openHouse({ keep, limits: { ...generousLimits, reconcile: 20, ...limits } }));
    return houses.map(({ url }) => url);
  };

  test("too many requests to one are too many for both", async () => {
    const most = 300;
    const [left = "", right = ""] = await open({ requests: { most, perSecond: 0.001 } });
    const allowed = async (url: string): Promise<number> => {
      for (let count = 0; count <= 2 * most; count++)
        if ((await new Visitor(url).ask("GET", "/api/address")).status === 429) return count;
      return Number.POSITIVE_INFINITY;
    };
    expect(await allowed(left)).toBe(most);
    expect(await allowed(right)).toBeLessThan(most);
  });

  test("too many sockets at one are too many for both", async () => {
    const [left = "", right = ""] = await open({ socketsPerAddress: 20 });
    const sockets = Array.from({ length: 20 }, () => new RawSocket(left));
    expect(await Promise.all(sockets.map(({ opened }) => opened))).toEqual(sockets.map(() => "open"));
    let answer: "open" | number = "open";
    for (let tries = 0; tries < 1000 && answer === "open"; tries++) {
      const socket = new RawSocket(right);
      answer = await socket.opened;
      socket.socket.terminate();
    }
    for (const { socket } of sockets) socket.terminate();
    expect(answer).toBe(429);
  });
});
