/** Checking the whole store, and restoring items from quarantine. */
import { accept } from "@turnlight/kernel";
import { string } from "@turnlight/kernel/schema";
import { beforeEach, expect, test } from "vitest";
import type { Format } from "../index.ts";
import { ada, codeOf, freshDevice, matchOf, onDevice, overAt, smuggle } from "./sample-items.ts";
import { openStore } from "./sample-saves.ts";

beforeEach(freshDevice);

const level: Format<string> = { name: "level", version: 1, read: string(1, 100) };

test("a sound store is found sound", async () => {
  const store = await openStore();
  await store.matches.put(matchOf("m", ["a"]));
  await store.matches.put(overAt("over", ["a"]));
  await store.profile.put(ada);
  await store.drawer("wisp", level).put("mine", "#.W.#");
  expect(await store.check()).toEqual({ things: 5, odd: 0 });
  expect(await store.quarantine.list()).toEqual([]);
});

test("what is damaged is found before anybody stumbles over it", async () => {
  const store = await openStore();
  await store.matches.put(matchOf("m", ["a", "b"]));
  await store.matches.put(overAt("over", ["a"]));
  await store.drawer("wisp", level).put("mine", "#.W.#");
  await smuggle("log", "m/0000000002", "noise");
  await smuggle("archive", "over", "noise");
  await smuggle("drawers", "wisp/level/mine", { v: 1, at: 1, value: "#.W.#", sum: 7 });
  await smuggle("log", "stray/0000000001", "noise");
  expect(await store.check()).toMatchObject({ odd: 4 });
  expect((await store.quarantine.list()).map(({ from }) => from).sort()).toEqual(
    ["m", "over", "stray", "wisp/level/mine"].sort(),
  );
  expect(await store.check()).toMatchObject({ odd: 0 });
  expect(await store.running({})).toMatchObject([{ id: "m", entries: 1 }]);
});

test("what was set aside goes back once it can be read and its place is free", async () => {
  const store = await openStore();
  const levels = store.drawer("wisp", level);
  await smuggle("drawers", "wisp/level/mine", { v: 2, at: 1, value: "#.W.#" });
  expect(await levels.get("mine")).toBeUndefined();
  const [item] = await store.quarantine.list();
  const key = item?.key ?? "";
  await levels.put("mine", "other");
  expect(codeOf(await store.quarantine.restore(key))).toBe("taken");
  await levels.remove("mine");
  expect(await store.quarantine.restore(key)).toEqual(accept(undefined));
  expect(await onDevice("drawers", "wisp/level/mine")).toMatchObject({ v: 2, value: "#.W.#" });
  expect(await store.quarantine.list()).toEqual([]);
  expect(codeOf(await store.quarantine.restore(key))).toBe("no-thing");
});

test("what still cannot be read stays set aside", async () => {
  const store = await openStore();
  await smuggle("profile", "mine", 42);
  await store.profile.get();
  const [item] = await store.quarantine.list();
  expect(codeOf(await store.quarantine.restore(item?.key ?? ""))).toBe("bad-field");
  expect(await store.quarantine.list()).toHaveLength(1);
});
