/** A store that fails just when a match ends: nothing is lost, and the server goes on. */
import { afterEach, expect, test } from "vitest";
import type { OnlineStore } from "../store/store.ts";
import { generousLimits } from "./support/generous.ts";
import { lineTo, openHouse, type TestHouse, twoAt, Watcher } from "./support/house.ts";

let house: TestHouse | undefined;
const lines: { close(): void }[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  await house?.close();
  house = undefined;
});

test("a table that cannot be stored when its match ends is stored a moment later", async () => {
  const reports: string[] = [];
  const fails = { now: false };
  const around = (store: OnlineStore): OnlineStore => ({
    ...store,
    keepTable: (table) => (fails.now ? Promise.reject(new Error("no disk")) : store.keepTable(table)),
  });
  let told = (): void => undefined;
  const report = (problem: unknown): void => {
    reports.push(problem instanceof Error ? problem.message : String(problem));
    told();
  };
  house = await openHouse({ limits: { ...generousLimits, reconcile: 20 } }, { around, report });
  const { table, tokens } = await twoAt(house.url, "dice-race", "target=30");
  const watcher = new Watcher(lineTo(house.url), table, tokens[0]);
  lines.push(watcher.line);
  await watcher.until(({ sight }) => sight !== undefined);
  fails.now = true;
  const failed = new Promise<void>((resolve) => {
    told = resolve;
  });
  expect(await watcher.place.send({ kind: "resign" })).toMatchObject({ ok: true });
  await failed;
  expect(reports[0]).toBe("no disk");
  expect(watcher.now.table?.over).toBeUndefined();
  fails.now = false;
  await watcher.until((now) => now.table?.over === true);
});
