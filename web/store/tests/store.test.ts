/** What is saved can be read again, in this page and in the next one. */
import { accept, refuse } from "@turnlight/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { type Format, usualSettings } from "../index.ts";
import { ada, allOnDevice, codeOf, freshDevice, matchOf, overAt } from "./sample-items.ts";
import { openStore } from "./sample-saves.ts";

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
  await store.forget("middle");
  expect((await store.matches.list()).map(({ id }) => id)).toEqual(["new", "old"]);
});

test("page and worker see each other's saves", async () => {
  const [page, worker] = [await openStore(), await openStore()];
  await worker.matches.put(matchOf("m", ["a"]));
  expect(await page.matches.list()).toHaveLength(1);
});

test("music is on at half its level until somebody chooses another, and off stays off", async () => {
  const store = await openStore();
  expect((await store.settings.get()).music).toBe(50);
  expect((await store.settings.get()).effects).toBeGreaterThan(0);
  await store.settings.change({ effects: 80 });
  expect((await store.settings.get()).music).toBe(50);
  await store.settings.change({ music: 0 });
  expect((await store.settings.get()).music).toBe(0);
  await store.settings.change({ music: 30 });
  expect((await store.settings.get()).music).toBe(30);
  expect((await store.settings.get()).ambience).toBe(30);
});

test("profile and settings start empty and usual, and come back as they were put", async () => {
  const store = await openStore();
  expect(await store.profile.get()).toBeUndefined();
  expect(await store.settings.get()).toEqual(usualSettings);
  await store.profile.put(ada);
  await store.settings.change({ theme: "light", music: 0 });
  const later = await openStore();
  expect(await later.profile.get()).toEqual(ada);
  expect(await later.settings.get()).toEqual({ ...usualSettings, theme: "light", music: 0 });
});

test("what could not be read back is not written, and the reason says which field", async () => {
  const store = await openStore();
  const read = await store.profile.put({ ...ada, colour: 8 });
  expect(read).toEqual(refuse("bad-field", "it is 8", { where: "colour", right: "a whole number from 0 to 7" }));
  expect(await store.profile.get()).toBeUndefined();
});

test("settings of two tabs meet field by field", async () => {
  const [one, two] = [await openStore(), await openStore()];
  await one.settings.change({ theme: "light" });
  await two.settings.change({ music: 5 });
  expect(await one.settings.get()).toEqual({ ...usualSettings, theme: "light", music: 5 });
});

describe("a finished match", () => {
  const ended = overAt("m", ["a", "b"]);

  test("moves: its rows leave the running shelves, and it is kept once, with its result", async () => {
    const store = await openStore();
    await store.matches.put(matchOf("m", ["a"]));
    expect(await store.matches.put(ended)).toEqual(accept(undefined));
    for (const shelf of ["heads", "log", "running-list"]) expect(await allOnDevice(shelf)).toEqual({});
    expect(Object.keys(await allOnDevice("archive"))).toEqual(["m"]);
    expect(await store.running({})).toEqual([]);
    expect(await store.finished({})).toMatchObject([{ id: "m", ended: ended.touched, scores: [20, 3], entries: 2 }]);
    expect(await store.matches.get("m")).toEqual(ended);
    expect(await store.results({})).toMatchObject([{ match: "m", won: true, score: 20, decisions: 1 }]);
  });

  test("counts once, however often it is told", async () => {
    const store = await openStore();
    await store.matches.put(ended);
    await store.matches.put(ended);
    expect(await store.results({})).toHaveLength(1);
    expect(await store.finished({})).toHaveLength(1);
  });

  test("is not counted if its last save is refused", async () => {
    const [store, other] = [await openStore(), await openStore()];
    await other.matches.put(matchOf("m", ["a", "x", "y"]));
    expect(codeOf(await store.matches.put(ended))).toBe("moved-on");
    expect(await store.results({})).toEqual([]);
    expect(await store.finished({})).toEqual([]);
  });

  test("never lasts less than no time, whatever happened to the clock", async () => {
    const store = await openStore();
    expect(codeOf(await store.matches.put({ ...ended, touched: 400 }))).toBe("accepted");
    expect(await store.results({})).toMatchObject([{ begun: 1000, ended: 1000 }]);
    expect(await store.finished({})).toMatchObject([{ ended: 1000 }]);
  });

  test("that is deleted is gone everywhere, and what it counted for stays unless that is to go too", async () => {
    const store = await openStore();
    await store.matches.put(ended);
    await store.matches.put(matchOf("n", ["a"]));
    await store.forget("m");
    await store.forget("n");
    for (const shelf of ["heads", "log", "archive", "running-list", "finished-list"])
      expect(await allOnDevice(shelf)).toEqual({});
    expect(await store.results({})).toHaveLength(1);
    await store.forget("m", { results: true });
    expect(await store.results({})).toEqual([]);
  });
});

describe("a move", () => {
  test("writes its own rows and none of those before it", async () => {
    const store = await openStore({ now: () => 1 });
    await store.matches.put(matchOf("m", ["a"]));
    const later = await openStore({ now: () => 2 });
    await later.matches.put(matchOf("m", ["a", "b"]));
    const log = Object.values(await allOnDevice("log"));
    expect(log).toMatchObject([{ at: 1 }, { at: 2 }]);
    expect(Object.values(await allOnDevice("heads"))).toMatchObject([{ at: 1 }]);
  });

  test("taken back is something that happened, not a shorter log", async () => {
    const store = await openStore();
    await store.matches.put(matchOf("m", ["a", "b"]));
    await store.matches.put(matchOf("m", ["a"]), matchOf("m", ["a", "b"]));
    const log = Object.values(await allOnDevice("log"));
    expect(log).toMatchObject([
      {},
      {},
      { value: { logged: { version: 3, happened: { kind: "taken-back", entries: 1 } } } },
    ]);
    expect(await store.running({})).toMatchObject([{ entries: 1, version: 3 }]);
    expect((await store.matches.get("m"))?.record).toEqual(matchOf("m", ["a"]).record);
  });
});

describe("lists", () => {
  test("are short where few are asked for, the last first, of one game or of all, and go on where they stopped", async () => {
    const store = await openStore();
    for (let i = 0; i < 6; i++) {
      const { record, ...match } = overAt(`m${i}`, ["a"], 5000 + Math.floor(i / 2));
      await store.matches.put({ ...match, record: { ...record, game: i === 3 ? "zonk" : "dice-race" } });
      await store.matches.put(matchOf(`r${i}`, ["a"], 5000 - i));
    }
    const ids = async (list: Promise<readonly { readonly id: string }[]>) => (await list).map(({ id }) => id);
    expect(await ids(store.running({ limit: 2 }))).toEqual(["r0", "r1"]);
    expect(await ids(store.finished({ limit: 3 }))).toEqual(["m5", "m4", "m3"]);
    expect(await ids(store.finished({ game: "zonk" }))).toEqual(["m3"]);
    expect(await ids(store.finished({ game: "dice-race", limit: 2 }))).toEqual(["m5", "m4"]);
    const [, , third] = await store.finished({ limit: 3 });
    expect(await ids(store.finished({ limit: 2, ...(third && { before: third }) }))).toEqual(["m2", "m1"]);
    expect(await ids(store.running({ game: "zonk" }))).toEqual([]);
  });
});

describe("a game's drawer", () => {
  const stars: Format<number> = {
    name: "stars",
    version: 1,
    read: (value) => (typeof value === "number" ? accept(value) : refuse("bad-field", "these are no stars")),
  };

  test("keeps what the game likes, apart from other games and formats", async () => {
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
