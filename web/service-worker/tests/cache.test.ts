/** The service worker caches exactly what was built, whatever network, browser and older builds deliver. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type BuildCache, cacheAll, cacheMissing, repair } from "../cache.ts";

const digestOf = (body: string): string => `sha256-${createHash("sha256").update(body).digest("base64")}`;

const built = { "assets/room-abc.js": "export const room = 1;", "index.html": "<title>Turnlight</title>" };
const files = Object.fromEntries(Object.entries(built).map(([path, body]) => [path, digestOf(body)]));

const cache = (held: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(held));
  return {
    kept,
    match: async (address: string) => {
      const body = kept.get(address);
      return body === undefined ? undefined : new Response(body);
    },
    put: async (address: string, response: Response) => {
      kept.set(address, await response.text());
    },
  };
};

/** A network that answers each path with these bodies, one after the other, always with 200. */
const house = (answers: Readonly<Record<string, readonly string[]>>, older = cache(), mine = cache()) => {
  const asked: string[] = [];
  const keeping: BuildCache = {
    mine,
    anywhere: async (address) => (await mine.match(address)) ?? older.match(address),
    addressOf: (path) => `https://turnlight.test/${path}`,
    async fetch({ url, cache: past }) {
      const path = url.slice("https://turnlight.test/".length);
      const before = asked.filter((one) => one.startsWith(path)).length;
      asked.push(`${path} ${past}`);
      const body = answers[path]?.[before];
      return body === undefined ? new Response("gone", { status: 404 }) : new Response(body);
    },
  };
  return { keeping, asked, kept: mine.kept };
};

const [room, page] = ["assets/room-abc.js", "index.html"] as const;
const at = (path: string): string => `https://turnlight.test/${path}`;
const whole = new Map(Object.entries(built).map(([path, body]) => [at(path), body]));
const portal = "<h1>Please log in to this network</h1>";

test("what is answered wrongly is asked for again, past every cache", async () => {
  const { keeping, asked, kept } = house({ [room]: [portal, built[room]], [page]: [built[page]] });
  await cacheAll(keeping, files);
  expect(kept).toEqual(whole);
  expect(asked.toSorted()).toEqual([`${room} default`, `${room} reload`, `${page} no-cache`]);
});

test("what stays wrong is not kept, and the build is not taken over", async () => {
  const { keeping, kept } = house({ [room]: [portal, portal], [page]: [built[page]] });
  await expect(cacheAll(keeping, files)).rejects.toThrow(/room-abc\.js is not what was built/);
  expect(kept.has(at(room))).toBe(false);
});

test("what an older build kept is taken along if it is sound, and else fetched", async () => {
  const sound = house({ [page]: [built[page]] }, cache({ [at(room)]: built[room] }));
  await cacheAll(sound.keeping, files);
  expect(sound.kept).toEqual(whole);
  expect(sound.asked).toEqual([`${page} no-cache`]);
  const poisoned = house({ [room]: [built[room]], [page]: [built[page]] }, cache({ [at(room)]: portal }));
  await cacheAll(poisoned.keeping, files);
  expect(poisoned.kept).toEqual(whole);
});

test("a build repairs what is missing or has changed since", async () => {
  const mine = cache({ [at(room)]: "half a fi" });
  const { keeping, kept } = house({ [room]: [built[room]], [page]: [built[page]] }, cache(), mine);
  expect(await repair(keeping, files)).toEqual({ wrong: 2, repaired: 2 });
  expect(kept).toEqual(whole);
  expect(await repair(keeping, files)).toEqual({ wrong: 0, repaired: 0 });
});

test("without a network what is wrong is counted, and the rest stays", async () => {
  const mine = cache({ [at(room)]: "half a fi", [at(page)]: built[page] });
  const { keeping, kept } = house({}, cache(), mine);
  expect(await repair(keeping, files)).toEqual({ wrong: 1, repaired: 0 });
  expect(kept.get(at(page))).toBe(built[page]);
});

test("what is newly wanted is fetched as far as it can be, and what is there is not fetched again", async () => {
  const mine = cache({ [at(page)]: built[page] });
  const { keeping, asked, kept } = house({ [room]: [built[room]] }, cache(), mine);
  const told: number[] = [];
  expect(await cacheMissing(keeping, files, (count) => told.push(count))).toBe(2);
  expect(told.toSorted()).toEqual([1, 2]);
  expect(asked).toEqual([`${room} default`]);
  expect(kept).toEqual(whole);
  const offline = house({});
  expect(await cacheMissing(offline.keeping, files)).toBe(0);
});
