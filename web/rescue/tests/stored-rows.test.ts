/** The recovery page's file is a normal backup, also of a device with damaged data. */

import { accept } from "@turnlight/kernel";
import { string } from "@turnlight/kernel/schema";
import { beforeEach, expect, test, vi } from "vitest";
import { deviceSealer } from "../../store/backup/seal.ts";
import { fileOf, wholeText } from "../../store/backup/text-files.ts";
import type { Format } from "../../store/index.ts";

import { ada, allOnDevice, freshDevice, matchOf, overAt, smuggle } from "../../store/tests/sample-items.ts";
import { openStore } from "../../store/tests/sample-saves.ts";
import { allRows, checkRow, deleteEverything, renewProgram, rescueLines } from "../stored-rows.ts";

beforeEach(freshDevice);

const fileNow = async (): Promise<Blob> => {
  const lines = await rescueLines(await allRows(), deviceSealer(4000), 700);
  return fileOf(
    (async function* () {
      yield* lines;
    })(),
  );
};

const emptied = async () => {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase("turnlight").onsuccess = resolve;
  });
  return openStore({ now: () => 900 });
};

const furnish = async (): Promise<void> => {
  const store = await openStore({ now: () => 500 });
  await store.matches.put(matchOf("m", ["a", "b", "c"]));
  await store.matches.put(overAt("over", ["a", "b"]));
  await store.profile.put(ada);
  await store.settings.change({ theme: "light" });
  store.close();
};

test("it brings everything back, unfinished matches too", async () => {
  await furnish();
  const file = await fileNow();
  const store = await emptied();
  expect(await store.importFile(file)).toMatchObject(accept({ added: 5, replaced: 0, kept: 0, same: 0, sealed: 0 }));
  expect(await store.matches.get("m")).toEqual(matchOf("m", ["a", "b", "c"]));
  expect(await store.results({})).toMatchObject([{ match: "over" }]);
  expect(await store.profile.get()).toEqual(ada);
});

test("a draft of a board cannot be read in the file, and comes back on its device", async () => {
  const draft: Format<string> = { name: "draft", version: 1, secret: true, read: string(1, 100) };
  const before = await openStore({ now: () => 500 });
  await before.drawer("head", draft).put("m 0", "GUILLOTINE");
  before.close();
  const file = await fileNow();
  expect(await wholeText(file)).not.toContain("GUILLOTINE");
  const store = await emptied();
  expect(await store.importFile(file)).toMatchObject({ ok: true, value: { added: 1, sealed: 0 } });
  expect(await store.drawer("head", draft).get("m 0")).toBe("GUILLOTINE");
});

test("what is damaged is counted and left out, and of a match the good beginning stays", async () => {
  await furnish();
  expect(checkRow(await allRows())).toMatchObject({ odd: 0 });
  const [, second = "", third = ""] = Object.keys(await allOnDevice("log"));
  for (const key of [second, third]) await smuggle("log", key, { v: 1, at: 1, value: "half a ro", sum: 1 });
  await smuggle("profile", "mine", "gone");
  expect(checkRow(await allRows())).toMatchObject({ odd: 3 });
  const file = await fileNow();
  const store = await emptied();
  expect(await store.importFile(file)).toMatchObject({ ok: true, value: { added: 4 } });
  expect((await store.matches.get("m"))?.record.entries.map(({ move }) => move)).toEqual(["a"]);
});

test("a device with nothing on it stays one", async () => {
  expect(await allRows()).toEqual(new Map());
  expect(await indexedDB.databases()).toEqual([]);
});

const cachesWith = (...names: string[]): Set<string> => {
  const there = new Set(names);
  vi.stubGlobal("caches", { keys: async () => [...there], delete: async (name: string) => there.delete(name) });
  vi.stubGlobal("location", { pathname: "/", href: "http://host/#/rescue", replace: () => {} });
  vi.stubGlobal("localStorage", {});
  return there;
};

test("a new program leaves the second copy where it is; deleting everything does not", async () => {
  const there = cachesWith("turnlight-1", "kept-twice");
  await renewProgram();
  expect([...there]).toEqual(["kept-twice"]);
  await deleteEverything();
  expect([...there]).toEqual([]);
});

test("what other pages of the same host keep is left alone", async () => {
  await furnish();
  const there = cachesWith("turnlight-1", "someone-else-1", "kept-twice");
  const removed: string[] = [];
  const removeItem = { value: (name: string) => removed.push(name) };
  vi.stubGlobal("localStorage", Object.defineProperties({ "turnlight-quick": "1", theirs: "2" }, { removeItem }));
  const unregistered: string[] = [];
  const registered = ["http://host/", "http://host/other/"].map((scope) => ({
    scope,
    unregister: async () => unregistered.push(scope),
  }));
  vi.stubGlobal("navigator", { serviceWorker: { getRegistrations: async () => registered } });
  await new Promise((resolve) => {
    indexedDB.open("theirs").onsuccess = resolve;
  });
  await deleteEverything();
  vi.unstubAllGlobals();
  expect([...there]).toEqual(["someone-else-1"]);
  expect(removed).toEqual(["turnlight-quick"]);
  expect(unregistered).toEqual(["http://host/"]);
});
