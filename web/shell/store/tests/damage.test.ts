/** What cannot be read is set aside and named; everything else stays usable, and nothing is thrown away. */
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { shelves } from "../cupboard.ts";
import { openStore, usualSettings } from "../index.ts";
import { ada, finishedAt, freshDevice, matchOf, onDevice, smuggle } from "./things.ts";

beforeEach(freshDevice);

const opened = async () => {
  const first = await openStore();
  first.close();
  return openStore({ now: () => 77 });
};

test("a damaged match is set aside with the reason, the time and all it held, and the others are listed", async () => {
  const store = await opened();
  await store.matches.put(matchOf("good", ["a"]));
  const damaged = { v: 1, at: 5, value: { ...matchOf("bad", ["a"]), begun: "yesterday" } };
  await smuggle("matches", "bad", damaged);

  expect((await store.matches.list()).map(({ id }) => id)).toEqual(["good"]);
  const refusal = {
    code: "bad-field",
    reason: 'it is "yesterday"',
    where: "match, begun",
    right: "a whole number from 0",
  };
  expect(store.troubles()).toEqual([{ key: "item-damaged", at: 77, item: { shelf: "matches", key: "bad" }, refusal }]);
  expect(await store.aside.list()).toEqual([
    { key: expect.any(String), shelf: "matches", from: "bad", at: 77, refusal, value: damaged },
  ]);
  expect(await onDevice("matches", "bad")).toBeUndefined();
});

test("a trouble is told once to whoever listens", async () => {
  const store = await opened();
  const told: number[] = [];
  const stop = store.onTroubles((troubles) => told.push(troubles.length));
  await smuggle("matches", "a", "noise");
  await smuggle("matches", "b", "noise");
  await store.matches.list();
  await store.matches.list();
  expect(told).toEqual([1, 2]);
  stop();
  await smuggle("matches", "c", "noise");
  await store.matches.list();
  expect(told).toEqual([1, 2]);
});

test("writing over something damaged sets it aside first", async () => {
  const store = await opened();
  await smuggle("profile", "mine", { v: 1, at: 1, value: 42 });
  await store.profile.put(ada);
  expect(await store.profile.get()).toEqual(ada);
  expect(await store.aside.list()).toMatchObject([{ shelf: "profile", value: { value: 42 } }]);
  expect(store.troubles()).toMatchObject([{ key: "item-damaged", item: { shelf: "profile" } }]);
});

test("a match under another's name is no match", async () => {
  const store = await opened();
  await smuggle("matches", "b", { v: 1, at: 1, value: matchOf("a", ["x"]) });
  expect(await store.matches.get("b")).toBeUndefined();
  expect(store.troubles()).toMatchObject([{ key: "item-damaged", refusal: { code: "wrong-key" } }]);
});

test("what was set aside can be thrown away, by its key", async () => {
  const store = await opened();
  await smuggle("settings", "mine", []);
  expect(await store.settings.get()).toEqual(usualSettings);
  const [item] = await store.aside.list();
  await store.aside.remove(item?.key ?? "");
  expect(await store.aside.list()).toEqual([]);
});

describe("a format from the future", () => {
  const future = { v: 99, at: 5, value: { hologram: true } };

  test("is set aside with a clear word and not overwritten", async () => {
    const store = await opened();
    await smuggle("settings", "mine", future);
    await store.settings.put(usualSettings);
    expect(store.troubles()).toMatchObject([
      {
        key: "item-newer",
        refusal: { reason: "it was kept by a newer Turnlight, in format 99 of settings", right: "format 1 or older" },
      },
    ]);
    expect(await store.aside.list()).toMatchObject([{ shelf: "settings", value: future }]);
  });

  test("gets another chance at the next start, if its place is still free", async () => {
    const store = await opened();
    await smuggle("matches", "m", future);
    await smuggle("settings", "mine", future);
    await store.matches.list();
    await store.settings.put(usualSettings);
    expect(await store.aside.list()).toHaveLength(2);

    await openStore();
    expect(await onDevice("matches", "m")).toEqual(future);
    expect(await store.settings.get()).toEqual(usualSettings);
    expect(await store.aside.list()).toMatchObject([{ shelf: "settings", value: future }]);
  });
});

test("whatever lies on the shelves, nothing throws, and what was good stays", async () => {
  const anything = fc.oneof(
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true }),
    fc.record({ v: fc.nat(2), at: fc.nat(), value: fc.object() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...shelves), anything), { maxLength: 8 }), async (noise) => {
      freshDevice();
      const store = await openStore();
      await store.matches.put(matchOf("good", ["a"]));
      await store.finished.add(finishedAt(3));
      for (const [i, [shelf, value]] of noise.entries()) await smuggle(shelf, `noise ${i}`, value);

      expect(await store.matches.list()).toEqual([matchOf("good", ["a"])]);
      expect(await store.finished.list()).toEqual([finishedAt(3)]);
      await store.records.list();
      await store.settings.get();
      const backup = await store.exportFile(1);
      expect((await store.aside.list()).length).toBeGreaterThanOrEqual(store.troubles().length);
      freshDevice();
      const other = await openStore();
      expect(await other.importFile(backup)).toMatchObject({ ok: true });
      expect(await other.matches.list()).toEqual([matchOf("good", ["a"])]);
    }),
    { numRuns: 60 },
  );
});
