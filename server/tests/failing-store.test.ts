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

test("a rematch begins for both although the table cannot be stored just then, and a new server finds it", async () => {
  const reports: unknown[] = [];
  const fails = { now: false };
  const around = (store: OnlineStore): OnlineStore => ({
    ...store,
    keepTable: (table) => (fails.now ? Promise.reject(new Error("no disk")) : store.keepTable(table)),
  });
  let told = (): void => undefined;
  const failed = new Promise<void>((resolve) => {
    told = resolve;
  });
  const report = (problem: unknown): void => {
    reports.push(problem);
    told();
  };
  house = await openHouse({ limits: generousLimits }, { around, report });
  const { url } = house;
  const { table, tokens } = await twoAt(url, "dice-race", "target=30");
  const [ada, bo] = tokens.map((token) => {
    const watcher = new Watcher(lineTo(url), table, token);
    lines.push(watcher.line);
    return watcher;
  });
  if (ada === undefined || bo === undefined) throw new Error("nobody came");
  for (const one of [ada, bo]) await one.until(({ sight, here }) => sight !== undefined && here.length === 2);
  await ada.place.send({ kind: "resign" });
  const { sight } = await ada.until((now) => now.table?.over === true);
  const isNext = (now: Watcher["now"]): boolean => now.sight !== undefined && now.sight.match !== sight?.match;
  fails.now = true;
  for (const one of [ada, bo]) expect(await one.place.send({ kind: "rematch" })).toMatchObject({ ok: true });
  const next = (await ada.until(isNext)).sight?.match;
  await bo.until(isNext);
  await failed;
  expect(String(reports[0])).toContain("no disk");
  fails.now = false;
  await house.restart();
  const back = new Watcher(lineTo(url), table, tokens[0]);
  lines.push(back.line);
  expect((await back.until(isNext)).sight?.match).toBe(next);
});
