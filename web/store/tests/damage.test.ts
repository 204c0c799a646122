/** Unreadable items go into quarantine and are reported; everything else stays usable, and nothing is deleted. */
import { accept } from "@turnlight/kernel";
import { string } from "@turnlight/kernel/schema";
import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Format, usualSettings } from "../index.ts";
import { storeNames } from "../object-stores.ts";
import { ada, codeOf, freshDevice, matchOf, onDevice, overAt, smuggle, takeAway } from "./sample-items.ts";
import { openStore } from "./sample-saves.ts";

beforeEach(freshDevice);

const opened = async () => {
  const first = await openStore();
  first.close();
  return openStore({ now: () => 77 });
};

const level: Format<string> = { name: "level", version: 1, read: string(1, 100) };

test("something damaged is set aside with the reason, the time and all it held, and the others are listed", async () => {
  const store = await opened();
  const levels = store.drawer("wisp", level);
  await levels.put("good", "#.W.#");
  const damaged = { v: 1, at: 5, value: 7 };
  await smuggle("drawers", "wisp/level/bad", damaged);

  expect((await levels.list()).map(({ key }) => key)).toEqual(["good"]);
  const refusal = { code: "bad-field", reason: "it is 7", where: "level", right: "a text of 1 to 100 characters" };
  const item = { shelf: "drawers", key: "wisp/level/bad" };
  expect(store.troubles()).toEqual([{ key: "item-damaged", at: 77, item, refusal }]);
  expect(await store.quarantine.list()).toEqual([
    { key: expect.any(String), shelf: "drawers", from: "wisp/level/bad", at: 77, refusal, value: damaged },
  ]);
  expect(await onDevice("drawers", "wisp/level/bad")).toBeUndefined();
});

test("bytes that changed by themselves are noticed", async () => {
  const store = await opened();
  await store.profile.put(ada);
  const kept = (await onDevice("profile", "mine")) as { value: object };
  await smuggle("profile", "mine", { ...kept, value: { ...kept.value, name: "Adb" } });
  expect(await store.profile.get()).toBeUndefined();
  expect(store.troubles()).toMatchObject([{ key: "item-damaged", refusal: { code: "checksum" } }]);
});

describe("a damaged match", () => {
  const changed = async (key: string): Promise<void> => {
    const row = (await onDevice("log", key)) as { at: number };
    await smuggle("log", key, { ...row, value: { half: "a row" } });
  };

  test("keeps its good beginning, and the rest is set aside", async () => {
    const store = await opened();
    await store.matches.put(matchOf("m", ["a", "b", "c", "d"]));
    await changed("m/0000000003");
    expect((await store.matches.get("m"))?.record.entries.map(({ move }) => move)).toEqual(["a", "b"]);
    expect(await store.running({})).toMatchObject([{ id: "m", entries: 2, version: 2 }]);
    expect(store.troubles()).toMatchObject([{ key: "item-damaged", item: { shelf: "log", key: "m" } }]);
    expect(await store.quarantine.list()).toMatchObject([
      { shelf: "log", from: "m", value: [{ key: "m/0000000003" }, { key: "m/0000000004" }] },
    ]);
    expect(codeOf(await store.matches.put(matchOf("m", ["a", "b", "x"])))).toBe("accepted");
  });

  test("keeps what came before a row that is missing", async () => {
    const store = await opened();
    await store.matches.put(matchOf("m", ["a", "b", "c"]));
    await takeAway("log", "m/0000000002");
    expect((await store.matches.get("m"))?.record.entries.map(({ move }) => move)).toEqual(["a"]);
    expect(await store.quarantine.list()).toMatchObject([{ refusal: { code: "gap" } }]);
  });

  test("without its beginning is set aside whole, and says why it cannot go on", async () => {
    const store = await opened();
    await store.matches.put(matchOf("m", ["a"]));
    await smuggle("heads", "m", "noise");
    const read = await store.matchStore(() => undefined).load("m");
    expect(codeOf(read)).toBe("bad-field");
    expect(codeOf(await store.matchStore(() => undefined).load("m"))).toBe("bad-field");
    expect(await store.running({})).toEqual([]);
    expect(await store.quarantine.list()).toMatchObject([{ shelf: "heads", from: "m", value: { head: "noise" } }]);
  });

  test("that is over says why it cannot be read", async () => {
    const store = await opened();
    await store.matches.put(overAt("m", ["a"]));
    await smuggle("archive", "m", { v: 1, at: 1, value: 5 });
    expect(codeOf(await store.matchStore(() => undefined).load("m"))).toBe("bad-field");
    expect(await store.finished({})).toEqual([]);
    expect(await store.results({})).toHaveLength(1);
  });

  test("whose line in a list is damaged or gone gets it again", async () => {
    const store = await opened();
    await store.matches.put(matchOf("m", ["a"]));
    await store.matches.put(overAt("over", ["a"]));
    const [running, finished] = [await store.running({}), await store.finished({})];
    const line = (await onDevice("running-list", "m")) as { value: object };
    await smuggle("running-list", "m", { ...line, value: { ...line.value, entries: -1 } });
    expect(await store.running({})).toEqual(running);
    await takeAway("running-list", "m");
    await takeAway("finished-list", "over");
    await store.matches.get("m");
    await store.archived("over");
    expect(await store.running({})).toEqual(running);
    expect(await store.finished({})).toEqual(finished);
    expect(store.troubles()).toEqual([]);
  });

  test("can be played on where only its line was damaged", async () => {
    const store = await opened();
    const matches = store.matchStore(() => undefined);
    await store.matches.put(matchOf("m", ["a"]));
    await smuggle("running-list", "m", { v: 1, at: 1, value: {} });
    const happened = { kind: "entry", entry: { n: 2, by: 1, move: "b", at: 5 } } as const;
    const [kept] = await matches.commit([{ match: "m", base: 1, log: [{ version: 2, at: 5, happened }] }]);
    expect(kept).toEqual(accept(undefined));
    expect(await store.running({})).toMatchObject([{ entries: 2 }]);
  });
});

test("a trouble is told to whoever listens, and again when it happens again", async () => {
  const store = await opened();
  const levels = store.drawer("wisp", level);
  const told: number[] = [];
  const stop = store.onTroubles((troubles) => told.push(troubles.length));
  await smuggle("drawers", "wisp/level/a", "noise");
  await smuggle("drawers", "wisp/level/b", "noise");
  await levels.list();
  await levels.list();
  expect(told).toEqual([1, 2]);
  const [first] = store.troubles();
  await smuggle("drawers", "wisp/level/a", "noise");
  await levels.list();
  expect(told).toEqual([1, 2, 2]);
  expect(store.troubles()).not.toContain(first);
  stop();
  await smuggle("drawers", "wisp/level/c", "noise");
  await levels.list();
  expect(told).toEqual([1, 2, 2]);
});

test("writing over something damaged sets it aside first", async () => {
  const store = await opened();
  await smuggle("profile", "mine", { v: 1, at: 1, value: 42 });
  await store.profile.put(ada);
  expect(await store.profile.get()).toEqual(ada);
  expect(await store.quarantine.list()).toMatchObject([{ shelf: "profile", value: { value: 42 } }]);
  expect(store.troubles()).toMatchObject([{ key: "item-damaged", item: { shelf: "profile" } }]);
});

test("a match under another's name is no match", async () => {
  const store = await opened();
  await store.matches.put(matchOf("a", ["x"]));
  await smuggle("heads", "b", await onDevice("heads", "a"));
  expect(await store.matches.get("b")).toBeUndefined();
  expect(store.troubles()).toMatchObject([{ key: "item-damaged", refusal: { code: "wrong-key" } }]);
});

test("what was set aside can be thrown away, by its key", async () => {
  const store = await opened();
  await smuggle("settings", "mine", []);
  expect(await store.settings.get()).toEqual(usualSettings);
  const [item] = await store.quarantine.list();
  await store.quarantine.remove(item?.key ?? "");
  expect(await store.quarantine.list()).toEqual([]);
});

describe("a format from the future", () => {
  const future = { v: 99, at: 5, value: { hologram: true } };

  test("is set aside with a clear word and not overwritten", async () => {
    const store = await opened();
    await smuggle("settings", "mine", future);
    await store.settings.change({ theme: "system" });
    expect(store.troubles()).toMatchObject([
      {
        key: "item-newer",
        refusal: { reason: "it was kept by a newer Turnlight, in format 99 of settings", right: "format 4 or older" },
      },
    ]);
    expect(await store.quarantine.list()).toMatchObject([{ shelf: "settings", value: future }]);
  });

  test("gets another chance at the next start, if its place is still free", async () => {
    const store = await opened();
    await smuggle("profile", "mine", future);
    await smuggle("settings", "mine", future);
    await store.profile.get();
    await store.settings.change({ theme: "system" });
    expect(await store.quarantine.list()).toHaveLength(2);

    await openStore();
    expect(await onDevice("profile", "mine")).toEqual(future);
    expect(await store.settings.get()).toEqual(usualSettings);
    expect(await store.quarantine.list()).toMatchObject([{ shelf: "settings", value: future }]);
  });
});

test("whatever lies on the shelves, nothing throws, and what was good stays", async () => {
  const anything = fc.oneof(
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true }),
    fc.record({ v: fc.nat(2), at: fc.nat(), value: fc.object() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...storeNames), anything), { maxLength: 8 }), async (noise) => {
      freshDevice();
      const store = await openStore();
      await store.matches.put(matchOf("good", ["a"]));
      await store.matches.put(overAt("over", ["a"]));
      for (const [i, [shelf, value]] of noise.entries()) await smuggle(shelf, `noise ${i}`, value);

      expect(await store.matches.list()).toEqual([matchOf("good", ["a"])]);
      expect(await store.matches.ended()).toEqual([overAt("over", ["a"])]);
      expect(await store.results({})).toMatchObject([{ match: "over" }]);
      await store.settings.get();
      await store.profile.get();
      const backup = await store.exportFile(1);
      expect((await store.quarantine.list()).length).toBeGreaterThanOrEqual(store.troubles().length);
      const device = indexedDB;
      freshDevice();
      const other = await openStore();
      expect(await other.importFile(backup)).toMatchObject({ ok: true });
      expect(await other.matches.ended()).toEqual([overAt("over", ["a"])]);
      vi.stubGlobal("indexedDB", device);
    }),
    { numRuns: 60 },
  );
});
