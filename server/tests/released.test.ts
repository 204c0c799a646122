/** A database written by the last released version: its guests, seats and matches continue to work. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { recordSchema } from "@turnlight/wire";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lineTo, openHouse, type TestHouse, Visitor, Watcher } from "./support/house.ts";

interface Kept {
  readonly table: string;
  readonly tokens: readonly string[];
  readonly cookies: readonly string[];
  readonly match: string;
  readonly version: number;
  readonly view: unknown;
  readonly outcome?: { readonly scores: readonly number[] };
}

const fixture = (name: string): Buffer => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
const kept: { readonly running: Kept; readonly finished: Kept } = JSON.parse(fixture("released.json").toString());

let house: TestHouse;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "released-"));
  mkdirSync(join(folder, "kept"));
  writeFileSync(join(folder, "kept", "turnlight.sqlite"), gunzipSync(fixture("released.sqlite.gz")));
  house = await openHouse({ keep: { kind: "folder", folder: join(folder, "kept") } });
});
afterEach(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

test("a running match is where it was left, and goes on by the tokens and cookies that were given then", async () => {
  const { table, tokens, cookies, match, version, view } = kept.running;
  const watchers = tokens.map((token) => new Watcher(lineTo(house.url), table, token));
  const [first] = watchers;
  const before = await first?.until(({ sight }) => sight !== undefined);
  expect(before?.sight).toMatchObject({ match, version, view });
  const seat = before?.sight?.waiting[0] ?? 0;
  const done = await watchers[seat]?.place.send({ kind: "play", text: "roll" });
  expect(done).toMatchObject({ ok: true });
  await Promise.all(watchers.map((one) => one.until(({ sight }) => (sight?.version ?? 0) > version)));
  for (const { line } of watchers) line.close();
  const ada = new Visitor(house.url);
  ada.cookie = cookies[0];
  expect(await ada.ask("GET", "/api/mine")).toMatchObject({
    status: 200,
    body: { tables: [{ table: { id: table } }] },
  });
});

test("a finished match has its outcome and its record", async () => {
  const { table, tokens, match, outcome } = kept.finished;
  const watcher = new Watcher(lineTo(house.url), table, tokens[0]);
  expect((await watcher.until(({ sight }) => sight !== undefined)).sight).toMatchObject({ match, outcome });
  watcher.line.close();
  const { status, body } = await new Visitor(house.url).ask("GET", `/api/tables/${table}/record?match=${match}`);
  expect(status).toBe(200);
  expect(recordSchema.safeParse(body).success).toBe(true);
});
