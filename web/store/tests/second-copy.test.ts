/** The second copy of irreplaceable data, and restoring it when the database is lost. */
import { string } from "@turnlight/kernel/schema";
import { beforeEach, expect, test } from "vitest";
import type { Format } from "../index.ts";
import type { CopyPlace } from "../repair/second-copy.ts";
import { openStore } from "../store.ts";
import { ada, freshDevice, matchOf, overAt } from "./sample-items.ts";
import { openStore as openSaving } from "./sample-saves.ts";

beforeEach(freshDevice);

const level: Format<string> = { name: "level", version: 1, read: string(1, 100) };

const copyPlace = (): CopyPlace & { readonly held: Map<string, Blob> } => {
  const held = new Map<string, Blob>();
  return {
    held,
    read: async (slot) => held.get(slot),
    write: async (slot, file) => {
      held.set(slot, file);
    },
  };
};

const furnish = async (): Promise<void> => {
  const store = await openSaving({ now: () => 500 });
  await store.matches.put(matchOf("m", ["a", "b", "c"]));
  await store.matches.put(overAt("over", ["a", "b"]));
  await store.profile.put(ada);
  await store.settings.change({ theme: "light" });
  await store.drawer("wisp", level).put("mine", "#.W.#");
  store.close();
};

const copied = async (copies: CopyPlace, made: number): Promise<void> => {
  const store = await openStore({ copies });
  await store.secondCopy.make(made);
  store.close();
};

test("settings, profile, drawers, results and unfinished matches survive the loss of everything", async () => {
  const copies = copyPlace();
  await furnish();
  await copied(copies, 600);
  freshDevice();
  const store = await openStore({ copies });
  expect(await store.secondCopy.restoreIfBare()).toMatchObject({ added: 5 });
  expect(await store.profile.get()).toEqual(ada);
  expect(await store.settings.get()).toMatchObject({ theme: "light" });
  expect(await store.drawer("wisp", level).get("mine")).toBe("#.W.#");
  expect(await store.results({})).toMatchObject([{ match: "over" }]);
  store.close();
  expect(await (await openSaving()).matches.get("m")).toEqual(matchOf("m", ["a", "b", "c"]));
});

test("a device that has anything is left as it is, until somebody asks", async () => {
  const copies = copyPlace();
  await furnish();
  await copied(copies, 600);
  freshDevice();
  const store = await openStore({ copies, now: () => 700 });
  await store.settings.change({ theme: "dark" });
  expect(await store.secondCopy.restoreIfBare()).toBeUndefined();
  expect(await store.profile.get()).toBeUndefined();
  expect(await store.secondCopy.restore()).toMatchObject({ added: 4 });
  expect(await store.profile.get()).toEqual(ada);
});

test("two copies take turns, and one that was cut off leaves the other", async () => {
  const copies = copyPlace();
  await furnish();
  for (const made of [600, 700, 800]) await copied(copies, made);
  expect(copies.held.size).toBe(2);
  const [newest] = [...copies.held].filter(([slot]) => slot === "first");
  if (newest === undefined) throw new Error("no copy");
  copies.held.set(newest[0], newest[1].slice(0, newest[1].size / 2));
  freshDevice();
  const store = await openStore({ copies });
  expect(await store.secondCopy.restoreIfBare()).toMatchObject({ added: 5 });
});

test("nothing is no reason for a copy", async () => {
  const copies = copyPlace();
  await copied(copies, 600);
  expect(copies.held.size).toBe(0);
  expect(await (await openStore({ copies })).secondCopy.restore()).toBeUndefined();
});
