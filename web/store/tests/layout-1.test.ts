/** The migration of a store of the first layout, made by the program of that time. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { fromLayout1 } from "../migrations/layout-1.ts";
import { layout1StoreNames } from "../migrations/layout-1-names.ts";
import { ada, allOnDevice, freshDevice } from "./sample-items.ts";
import { openStore } from "./sample-saves.ts";

beforeEach(freshDevice);

type Layout1 = Readonly<Record<string, Readonly<Record<string, { readonly value: Match1 }>>>>;
interface Match1 {
  readonly id: string;
  readonly scores?: readonly number[];
}
const old: Layout1 = JSON.parse(readFileSync(new URL("fixtures/layout-1.json", import.meta.url), "utf8"));

/** A device with a database as the first program made it. */
const deviceOf = (layout: Layout1): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("turnlight", 1);
    request.onupgradeneeded = () => {
      for (const shelf of layout1StoreNames) {
        const made = request.result.createObjectStore(shelf);
        for (const [key, value] of Object.entries(layout[shelf] ?? {})) made.put(value, key);
      }
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });

const matchesIn = (shelf: string): readonly Match1[] =>
  Object.values(old[shelf] ?? {})
    .map(({ value }) => value)
    .filter((value) => typeof value === "object" && "id" in value);

test("every match, record, count, drawer, setting and set-aside thing is there, each once", async () => {
  await deviceOf(old);
  const store = await openStore();
  expect(store.troubles()).toEqual([]);

  const running = matchesIn("matches").filter(({ scores }) => scores === undefined);
  expect((await store.matches.list()).map(({ id }) => id).sort()).toEqual(running.map(({ id }) => id).sort());
  for (const match of running) expect(await store.matches.get(match.id)).toMatchObject({ id: match.id });
  for (const record of matchesIn("records")) expect(await store.matches.get(record.id)).toEqual(record);
  expect(await store.finished({})).toHaveLength(matchesIn("records").length);

  const results = await store.results({});
  const tally = (name: string) => {
    const own = results.filter(({ game }) => game === name);
    return [name, own.length, own.filter(({ won }) => won).length];
  };
  expect(["dice-race", "wisp", "head", "zonk"].map(tally)).toEqual([
    ["dice-race", 2, 1],
    ["wisp", 2, 2],
    ["head", 1, 0],
    ["zonk", 1, 1],
  ]);
  expect(results).toHaveLength(6);
  expect(await store.profile.get()).toEqual(ada);
  expect(await store.settings.get()).toMatchObject({ theme: "light" });
  expect(await allOnDevice("drawers")).toEqual(old["drawers"]);
  expect((await store.quarantine.list()).map(({ shelf, from }) => [shelf, from]).sort()).toEqual([
    ["matches", "future"],
    ["matches", "torn"],
    ["matches", "torn too"],
  ]);
});

test("a match that was running goes on from where it was", async () => {
  await deviceOf(old);
  const store = await openStore();
  const [match] = await store.running({ game: "zonk" });
  const read = await store.matchStore(() => undefined).load(match?.id ?? "");
  const saved = matchesIn("matches").find(({ id }) => id === match?.id);
  expect(read).toMatchObject({ ok: true, value: { head: { id: match?.id, game: "zonk" } } });
  expect(saved).toMatchObject({ record: { entries: { length: match?.entries } } });
});

test("rematches that shared an id each have their own", async () => {
  const [key = "", row] = Object.entries(old["records"] ?? {})[0] ?? [];
  const again = { ...row, value: { ...row?.value, id: row?.value.id ?? "", begun: 5, touched: 9 } };
  await deviceOf({ records: { [key]: row ?? again, [`${row?.value.id} 5`]: again } });
  const store = await openStore();
  expect(await store.finished({})).toHaveLength(2);
});

test("whatever lay there, nothing throws and nothing is lost", () => {
  const items = fc.array(fc.record({ key: fc.string(), value: fc.anything() }), { maxLength: 5 });
  fc.assert(
    fc.property(items, items, items, items, (matches, records, finished, aside) => {
      const writes = fromLayout1({ matches, records, finished, aside }, 1);
      expect(writes).toHaveLength(matches.length + records.length + finished.length + aside.length);
    }),
  );
});
