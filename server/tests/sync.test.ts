/** Sync between devices: sealed blobs that two devices cannot overwrite, within limits, and gone when deleted. On both databases. */
import {
  aboutMeSchema,
  readMessage,
  recoverySchema,
  syncChangesSchema,
  syncStateSchema,
  limits as wireLimits,
} from "@turnlight/wire";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { generousLimits } from "./support/generous.ts";
import { openHouse, type TestHouse, Visitor } from "./support/house.ts";

let house: TestHouse;
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(() => house.close());
afterAll(() => cluster.stop());

const must = <T>(schema: z.ZodMiniType<T>, body: unknown): T => {
  const read = readMessage(schema, body);
  if (!read.ok) throw new Error(`${read.refusal.where} ${read.refusal.reason} ${JSON.stringify(body)}`);
  return read.value;
};

const vault = "v".repeat(22);
const keys = [{ kind: "code", id: "", salt: "aaaaaaaaaaaaaaaa", sealed: "c2VhbGVk" }];
const nameOf = (of: string): string => of.padEnd(43, "x");
const blob = (of: string, sealed = "c2VhbGVk") => ({ name: nameOf(of), sealed });

const push = (who: Visitor, base: number, ...blobs: readonly object[]) =>
  who.ask("POST", "/api/me/sync", { vault, base, blobs });
const state = async (who: Visitor) => must(syncStateSchema, (await who.ask("GET", "/api/me/sync")).body).sync;
const changes = async (who: Visitor, after: number) =>
  must(syncChangesSchema, (await who.ask("GET", `/api/me/sync/changes?vault=${vault}&after=${after}`)).body);

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
  const opened = async (limits: object = {}) => {
    const keep = kind === "postgres" ? { keep: { kind, url: await cluster.fresh() } } : {};
    house = await openHouse({ limits: { ...generousLimits, ...limits }, ...keep });
    const ada = await Visitor.guest(house.url);
    await ada.ask("POST", "/api/me/sync/begin", { vault, keys });
    const phone = new Visitor(house.url);
    phone.cookie = ada.cookie;
    return { ada, phone, bo: await Visitor.guest(house.url) };
  };

  test("sync is off until it is switched on, and one vault is a guest's own", async () => {
    const { ada, bo } = await opened();
    expect(await state(bo)).toBeUndefined();
    expect(await state(ada)).toMatchObject({ vault, version: 1, keys, n: 0, blobs: 0, bytes: 0 });
    await ada.ask("POST", "/api/me/sync/begin", { vault: "w".repeat(22), keys });
    expect((await state(ada))?.vault).toBe(vault);
    // Nobody else reads or writes it, though they know its name.
    expect((await push(bo, 0, blob("a"))).body).toMatchObject({ refusal: { code: "sync-gone" } });
    expect((await bo.ask("GET", `/api/me/sync/changes?vault=${vault}&after=0`)).body).toMatchObject({
      refusal: { code: "sync-gone" },
    });
    await bo.ask("POST", "/api/me/sync/begin", { vault, keys });
    expect(await state(bo)).toBeUndefined();
    expect((await fetch(`${house.url}api/me/sync/changes?vault=${vault}&after=0`)).status).toBe(401);
  });

  test("what one device writes the other reads in order, once, and a blob written again only in its last form", async () => {
    const { ada, phone } = await opened();
    expect((await push(ada, 0, blob("a"), blob("b"))).body).toEqual({ n: 2 });
    expect((await push(phone, 2, blob("a", "YWdhaW4="))).body).toEqual({ n: 3 });
    expect(await changes(ada, 0)).toEqual({
      changes: [
        { ...blob("b"), n: 2 },
        { ...blob("a", "YWdhaW4="), n: 3 },
      ],
      more: false,
    });
    expect((await changes(ada, 3)).changes).toEqual([]);
    expect(await state(ada)).toMatchObject({ n: 3, blobs: 2, bytes: 16 });
  });

  test("of two devices that write at once one is refused, and nothing of it is kept", async () => {
    const { ada, phone } = await opened();
    for (let n = 0; n < 60; n += 2) {
      const both = await Promise.all([
        push(ada, n, blob(`a${n}`), blob("shared", "YWRh")),
        push(phone, n, blob(`p${n}`), blob("shared", "cGhvbmU=")),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
    const all: string[] = [];
    for (let after = 0; ; ) {
      const page = await changes(ada, after);
      all.push(...page.changes.map(({ name }) => name));
      after = page.changes.at(-1)?.n ?? after;
      if (!page.more) break;
    }
    expect(all).toHaveLength(31);
    expect(new Set(all).size).toBe(31);
  });

  test("the sealed keys are replaced by one device at a time", async () => {
    const { ada, phone } = await opened();
    const replace = (who: Visitor, sealed: string) =>
      who.ask("POST", "/api/me/sync/keys", { vault, version: 1, keys: [{ ...keys[0], sealed }] });
    const both = await Promise.all([replace(ada, "YWRh"), replace(phone, "cGhvbmU=")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await state(ada)).toMatchObject({ version: 2 });
  });

  test("there is a limit to the number and the size of blobs, and writing one again counts once", async () => {
    const { ada } = await opened({ syncBlobs: 3, syncBytes: 40 });
    const full = { refusal: { code: "sync-full" } };
    await push(ada, 0, blob("a"), blob("b"), blob("c"));
    expect((await push(ada, 3, blob("d"))).body).toMatchObject(full);
    expect((await push(ada, 3, blob("a", "YWFhYWFhYWFhYWFhYWFhYQ=="))).body).toEqual({ n: 4 });
    expect((await push(ada, 4, blob("b", "YWFhYWFhYWFhYWFhYWFhYQ=="))).body).toMatchObject(full);
    expect(await state(ada)).toMatchObject({ n: 4, blobs: 3, bytes: 40, mostBlobs: 3, mostBytes: 40 });
  });

  test("a page holds as much as fits, and at least one blob", async () => {
    const { ada } = await opened();
    const large = "a".repeat(wireLimits.syncBlob);
    for (let n = 0; n < 3; n += 1) await push(ada, n, blob(`large${n}`, large));
    expect((await changes(ada, 0)).changes.map(({ n }) => n)).toEqual([1, 2]);
    expect(await changes(ada, 2)).toMatchObject({ changes: [{ n: 3 }], more: false });
  });

  test("anything odd is refused", async () => {
    const { ada } = await opened();
    const odd = [
      { vault, base: 0, blobs: [] },
      { vault, base: -1, blobs: [blob("a")] },
      { vault, base: 0, blobs: [blob("a"), blob("a")] },
      { vault, base: 0, blobs: [{ name: "a", sealed: "YQ==" }] },
      { vault, base: 0, blobs: [blob("a", "not base64!")] },
      { vault, base: 0, blobs: [blob("a", "a".repeat(wireLimits.syncBlob + 1))] },
      { vault: "v", base: 0, blobs: [blob("a")] },
    ];
    for (const body of odd) expect((await ada.ask("POST", "/api/me/sync", body)).status).toBe(400);
    for (const after of ["", "-1", "x", "1e9"])
      expect((await ada.ask("GET", `/api/me/sync/changes?vault=${vault}&after=${after}`)).status).toBe(400);
  });

  test("it can be deleted, alone or with the account, and is counted in one's data", async () => {
    const { ada, phone } = await opened();
    await push(ada, 0, blob("a"), blob("b"));
    const about = must(aboutMeSchema, (await ada.ask("GET", "/api/me")).body);
    expect(about.sync).toMatchObject({ blobs: 2, bytes: 16 });
    await ada.ask("POST", "/api/me/sync/delete", {});
    expect(await state(phone)).toBeUndefined();
    expect((await push(phone, 2, blob("c"))).body).toMatchObject({ refusal: { code: "sync-gone" } });
    // Another vault begins with nothing of the old one.
    const other = "w".repeat(22);
    await ada.ask("POST", "/api/me/sync/begin", { vault: other, keys });
    expect(await state(ada)).toMatchObject({ vault: other, n: 0, blobs: 0 });
    await ada.ask("POST", "/api/me/sync", { vault: other, base: 0, blobs: [blob("a")] });
    await ada.ask("POST", "/api/me/delete", {});
    const bo = await Visitor.guest(house.url);
    await bo.ask("POST", "/api/me/sync/begin", { vault: other, keys });
    expect(await state(bo)).toMatchObject({ n: 0, blobs: 0 });
  });

  test("a recovery code that the client has chosen signs in, and the server's own as before", async () => {
    const { ada } = await opened();
    const own = "ABCDE-FGHJK-23456-MNPQR";
    const answer = await ada.ask("POST", "/api/me/recovery", { code: own });
    expect(must(recoverySchema, answer.body).code).toBe(own);
    const phone = new Visitor(house.url);
    expect((await phone.ask("POST", "/api/recover", { code: own })).status).toBe(200);
    expect((await state(phone))?.vault).toBe(vault);
    const { code } = must(recoverySchema, (await ada.ask("POST", "/api/me/recovery", {})).body);
    expect(code).not.toBe(own);
    expect((await phone.ask("POST", "/api/recover", { code: own })).status).toBe(404);
  });
});
