/** Fuzzing: noise over WebSocket and HTTP is answered or disconnected with a reason, and play goes on. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { emptyTally, fuzzFrames, fuzzRequests } from "./support/fuzzing.ts";
import { generousLimits } from "./support/generous.ts";
import { lineTo, openHouse, twoAt, Watcher } from "./support/house.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

test.each(["SQLite", "PostgreSQL"])(
  "thousands of odd frames and requests to a server on %s, and the table beside them plays on",
  async (name) => {
    const reports: unknown[] = [];
    const keep =
      name === "SQLite" ? ({ kind: "memory" } as const) : { kind: "postgres" as const, url: await cluster.fresh() };
    const house = await openHouse({ keep, limits: generousLimits }, { report: (problem) => reports.push(problem) });
    const { table, tokens } = await twoAt(house.url, "dice-race", "target=1000");
    const line = lineTo(house.url);
    const player = new Watcher(line, table, tokens[0]);
    const { sight } = await player.until((now) => now.sight !== undefined);
    const target = { url: house.url, table, match: sight?.match ?? "", tokens };
    const tally = emptyTally();
    await fuzzFrames(target, 1500, "frames", tally);
    await fuzzRequests(target, 600, "requests", tally);
    expect(tally.wrong).toEqual([]);
    expect(reports).toEqual([]);
    expect(tally.frames).toBe(1500);
    expect([...tally.closed.keys()].filter((reason) => !/^(1007|1008|1009) /.test(reason))).toEqual([]);
    expect(await player.place.send({ kind: "note", text: "still here" })).toMatchObject({ ok: expect.any(Boolean) });
    line.close();
    await house.close();
  },
);
