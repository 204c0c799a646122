/** What is kept comes back, in this page and in the next one. */
import { accept, refuse } from "@turnlight/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { type Kind, openStore, recordKey, usualSettings } from "../index.ts";
import { ada, codeOf, finishedAt, freshDevice, matchOf } from "./things.ts";

beforeEach(freshDevice);

test("a match saved after every move is there after a reload, at the same point", async () => {
  const worker = await openStore();
  for (const moves of [["a"], ["a", "b"], ["a", "b", "c"]]) await worker.matches.put(matchOf("m", moves));
  worker.close();
  const page = await openStore();
  expect(await page.matches.get("m")).toEqual(matchOf("m", ["a", "b", "c"]));
  expect(page.troubles()).toEqual([]);
});

test("matches are listed with the one played last first, and a removed one is gone", async () => {
  const store = await openStore();
  for (const [id, touched] of [
    ["old", 1],
    ["new", 9],
    ["middle", 5],
  ] as const)
    await store.matches.put(matchOf(id, ["a"], touched));
  await store.matches.remove("middle");
  expect((await store.matches.list()).map(({ id }) => id)).toEqual(["new", "old"]);
});

test("page and worker see each other's saves", async () => {
  const [page, worker] = [await openStore(), await openStore()];
  await worker.matches.put(matchOf("m", ["a"]));
  expect(await page.matches.list()).toHaveLength(1);
});

test("profile and settings start empty and usual, and come back as they were put", async () => {
  const store = await openStore();
  expect(await store.profile.get()).toBeUndefined();
  expect(await store.settings.get()).toEqual(usualSettings);
  await store.profile.put(ada);
  await store.settings.put({ ...usualSettings, theme: "day", music: 0 });
  const later = await openStore();
  expect(await later.profile.get()).toEqual(ada);
  expect(await later.settings.get()).toEqual({ ...usualSettings, theme: "day", music: 0 });
});

test("what could not be read back is not written, and the reason says which field", async () => {
  const store = await openStore();
  const read = await store.profile.put({ ...ada, colour: 8 });
  expect(read).toEqual(refuse("bad-field", "it is 8", { where: "colour", right: "a whole number from 0 to 7" }));
  expect(await store.profile.get()).toBeUndefined();
});

describe("a finished match", () => {
  const ended = { ...matchOf("m", ["a", "b"]), scores: [20, 3] };

  test("is saved, kept as a record and counted at once", async () => {
    const store = await openStore();
    expect(await store.finish(ended, finishedAt(5))).toEqual(accept(undefined));
    expect(await store.matches.get("m")).toEqual(ended);
    expect(await store.records.get(recordKey(ended))).toEqual(ended);
    expect(await store.finished.list()).toEqual([finishedAt(5)]);
  });

  test("counts once, however often it is told", async () => {
    const store = await openStore();
    await store.finish(ended, finishedAt(5));
    await store.finish(ended, finishedAt(5));
    await store.finished.add(finishedAt(5));
    expect(await store.finished.list()).toHaveLength(1);
    expect(await store.records.list()).toHaveLength(1);
  });

  test("is not counted if its last save is refused", async () => {
    const [store, other] = [await openStore(), await openStore()];
    await other.matches.put(matchOf("m", ["a", "x", "y"]));
    expect(codeOf(await store.finish(ended, finishedAt(5)))).toBe("moved-on");
    expect(await store.finished.list()).toEqual([]);
    expect(await store.records.list()).toEqual([]);
  });
});

describe("a game's drawer", () => {
  const stars: Kind<number> = {
    name: "stars",
    version: 1,
    read: (value) => (typeof value === "number" ? accept(value) : refuse("bad-field", "these are no stars")),
  };

  test("keeps what the game likes, apart from other games and kinds", async () => {
    const store = await openStore();
    const drawer = store.drawer("wisp", stars);
    await drawer.put("level 2", 3);
    await drawer.put("level 1", 2);
    await store.drawer("zonk", stars).put("level 1", 1);
    await store.drawer("wisp", { ...stars, name: "moons" }).put("level 1", 7);
    expect(await drawer.list()).toEqual([
      { key: "level 1", value: 2 },
      { key: "level 2", value: 3 },
    ]);
    await drawer.remove("level 1");
    expect(await drawer.get("level 1")).toBeUndefined();
    expect(await drawer.get("level 2")).toBe(3);
  });
});
