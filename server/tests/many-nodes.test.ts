/** Two and three nodes behind a real nginx: whatever fails, every acknowledged move is kept and everybody plays on. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { nginx, startFront } from "./support/front.ts";
import { lineTo, openHouse, socketUrl, Visitor, Watcher } from "./support/house.ts";
import { faults, killAgainAndAgain } from "./support/killing.ts";
import { RawSocket } from "./support/raw.ts";
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

test("a node that has heard nothing of the others seats and plays on whoever comes from there", async () => {
  const keep = { kind: "postgres" as const, url: await cluster.fresh() };
  // Messages of the other go through another database.
  const houses = [await openHouse({ keep }), await openHouse({ keep: { ...keep, bus: await bus.fresh() } })];
  const [left = "", right = ""] = houses.map(({ url }) => url);
  const lines: { close(): void }[] = [];
  const followed = (url: string, table: string, token?: string): Watcher => {
    const watcher = new Watcher(lineTo(url), table, token);
    lines.push(watcher.line);
    return watcher;
  };
  const at = (version: number) => (now: Watcher["now"]) => (now.sight?.version ?? -1) >= version;
  const [ada, bo] = [await Visitor.guest(left), await Visitor.guest(left)];
  const seats = [{ kind: "open" as const }, { kind: "open" as const }];
  const table = await ada.lay({ game: "dice-race", config: "target=1000", seats, watching: true });
  const { token: adas } = await ada.sit(table, "Ada");
  const spectator = followed(right, table);
  await spectator.until((now) => now.table !== undefined);
  const { token: bos } = await bo.sit(table, "Bo");
  const late = new RawSocket(right);
  lines.push(late.socket);
  expect(await late.answer({ kind: "watch", id: "w", table, token: bos })).toBe("done");

  const [adaHere, boHere] = [followed(left, table, adas), followed(left, table, bos)];
  await boHere.until(at(0));
  const { sight } = await adaHere.until(at(0));
  const deed = { kind: "play", text: "roll" } as const;
  expect(await (sight?.waiting[0] === 0 ? adaHere : boHere).place.send(deed)).toMatchObject({ ok: true });
  const { sight: after } = await adaHere.until(at(1));
  const back = new RawSocket(right);
  lines.push(back.socket);
  const [match, version] = [after?.match, after?.version];
  const token = [adas, bos][after?.waiting[0] ?? 0];
  expect(await back.answer({ kind: "watch", id: "w", table, token, since: { match, version } })).toBe("done");
  expect(await back.answer({ kind: "command", id: "c", table, match, deed })).toBe("acknowledged");
  for (const line of lines) line.close();
  for (const house of houses) await house.close();
});

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
