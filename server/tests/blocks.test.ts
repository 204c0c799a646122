/** A block takes a spectator away from the people they must not watch at once, on every node. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { OnlineStore } from "../store/store.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { lineOf, openHouse, type TestHouse, twoAt, Visitor, Watcher } from "./support/house.ts";

let cluster: Cluster;
const houses: TestHouse[] = [];
const lines: { close(): void }[] = [];
beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  for (const house of houses.splice(0)) await house.close();
});
afterAll(() => cluster.stop());

const opened = async (...how: Parameters<typeof openHouse>): Promise<string> => {
  const house = await openHouse(...how);
  houses.push(house);
  return house.url;
};

const watching = (url: string, table: string, visitor: Visitor) => {
  const line = lineOf(visitor, url);
  lines.push(line);
  let refused = (_: string): void => undefined;
  const refusal = new Promise<string>((resolve) => {
    refused = resolve;
  });
  return { watcher: new Watcher(line, table, undefined, { refused: ({ code }) => refused(code) }), refusal };
};
type Watching = ReturnType<typeof watching>;

/** Ada, who has met Bo at one table, plays Cy at another one, which Bo and a stranger watch through the other node. */
const watched = async (here: string, there: string) => {
  const { table: met, ada, bo } = await twoAt(here, "dice-race", "target=50");
  const cy = await Visitor.guest(here);
  const table = await ada.lay({
    game: "dice-race",
    config: "target=50",
    seats: [{ kind: "open" }, { kind: "open" }],
    watching: true,
  });
  await ada.sit(table, "Ada");
  await cy.sit(table, "Cy");
  const [his, theirs] = [watching(there, table, bo), watching(there, table, await Visitor.guest(there))];
  for (const { watcher } of [his, theirs]) await watcher.until(({ sight }) => sight !== undefined);
  await theirs.watcher.until(({ watchers }) => watchers === 2);
  const block = () => ada.ask("POST", `/api/tables/${met}/block`, { seat: 1 });
  return { his, theirs, block };
};

const isGone = async ({ his, theirs }: { readonly his: Watching; readonly theirs: Watching }): Promise<void> => {
  expect(await his.refusal).toBe("no-spectators");
  await theirs.watcher.until(({ watchers }) => watchers === 1);
  expect(theirs.watcher.refusals).toEqual([]);
};

test("through another node, whose message arrives", async () => {
  const keep = { kind: "postgres" as const, url: await cluster.fresh() };
  const [here, there] = [
    await opened({ keep }),
    // It never compares with the store, so only the message can tell it.
    await opened({ keep, limits: { reconcile: 3_600_000 } }),
  ];
  const places = await watched(here, there);
  await places.block();
  await isGone(places);
});

test("through another node that hears nothing, once it compares", async () => {
  const keep = { kind: "postgres" as const, url: await cluster.fresh() };
  const deaf = (store: OnlineStore): OnlineStore => ({ ...store, listen: async () => undefined });
  const here = await opened({ keep });
  const there = await opened({ keep, limits: { reconcile: 10 } }, { around: deaf });
  const places = await watched(here, there);
  await places.block();
  await isGone(places);
});

test("also when the one who blocked them sits down at a table they have open", async () => {
  const url = await opened({ limits: { reconcile: 10 } });
  const { table: met, ada, bo } = await twoAt(url, "dice-race", "target=50");
  await ada.ask("POST", `/api/tables/${met}/block`, { seat: 1 });
  const cy = await Visitor.guest(url);
  const table = await cy.lay({
    game: "dice-race",
    config: "target=50",
    seats: [{ kind: "open" }, { kind: "open" }],
    watching: true,
  });
  await cy.sit(table, "Cy");
  const [his, theirs] = [watching(url, table, bo), watching(url, table, await Visitor.guest(url))];
  await theirs.watcher.until(({ watchers }) => watchers === 2);
  await ada.sit(table, "Ada");
  await isGone({ his, theirs });
});
