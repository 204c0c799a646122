/** Settings by option, environment and file: one order, one schema, and no secret shown. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings, shownSettings } from "@turnlight/server";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const file = (content: unknown): string => {
  files += 1;
  const path = join(folder, `${files}.json`);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};

const found = (options: Record<string, string>, environment: Record<string, string> = {}) => {
  const read = readSettings(options, environment);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};
const refused = (options: Record<string, string>, environment: Record<string, string> = {}) => {
  const read = readSettings(options, environment);
  return read.ok ? undefined : read.refusal;
};

describe("settings", () => {
  test("have defaults", () => {
    const { serving, portGiven } = found({});
    expect(serving).toMatchObject({ port: 4173, host: "127.0.0.1", keep: { kind: "folder", folder: ".turnlight" } });
    expect(portGiven).toBe(false);
  });

  test("come from a file, before it from the environment, before that from options", () => {
    const config = file({ port: 1111, host: "0.0.0.0", log: "info", limits: { botWorkers: 3, openTables: 5 } });
    const environment = { TURNLIGHT_CONFIG: config, TURNLIGHT_PORT: "2222", TURNLIGHT_LIMIT_BOT_WORKERS: "4" };
    expect(found({}, environment).serving).toMatchObject({
      port: 2222,
      host: "0.0.0.0",
      log: "info",
      limits: { botWorkers: 4, openTables: 5 },
    });
    const { serving, portGiven } = found({ port: "3333", limit: "botWorkers=5 requests=9/0.5" }, environment);
    expect(serving).toMatchObject({
      port: 3333,
      limits: { botWorkers: 5, openTables: 5, requests: { most: 9, perSecond: 0.5 } },
    });
    expect(portGiven).toBe(true);
  });

  test("say the same in each of the three ways", () => {
    const wanted = {
      origin: "https://play.example.org",
      base: "/games/",
      proxies: ["10.0.0.0/8", "192.0.2.1"],
      operatorToken: "0123456789abcdef",
      expiry: { guests: 30, sessions: 20, matches: 10, pack: 1 },
      keep: { kind: "postgres", url: "postgres://one/db", bus: "postgres://two/db" },
    };
    const options = {
      origin: "https://play.example.org",
      base: "games",
      proxies: "10.0.0.0/8,192.0.2.1",
      "operator-token": "0123456789abcdef",
      "expire-guests": "30",
      "expire-sessions": "20",
      "expire-matches": "10",
      "pack-matches": "1",
      database: "postgres://one/db",
      bus: "postgres://two/db",
    };
    const environment = Object.fromEntries(
      Object.entries(options).map(([name, value]) => [`TURNLIGHT_${name.toUpperCase().replaceAll("-", "_")}`, value]),
    );
    const config = file({
      origin: wanted.origin,
      base: "/games",
      proxies: wanted.proxies,
      operatorToken: wanted.operatorToken,
      expireGuests: 30,
      expireSessions: 20,
      expireMatches: 10,
      packMatches: 1,
      database: "postgres://one/db",
      bus: "postgres://two/db",
    });
    for (const { serving } of [found(options), found({}, environment), found({ config })])
      expect(serving).toMatchObject(wanted);
  });

  test("take a secret from a file of its own", () => {
    const secret = file("postgres://turnlight:secret@db/turnlight\n");
    expect(found({}, { TURNLIGHT_DATABASE_FILE: secret }).serving.keep).toEqual({
      kind: "postgres",
      url: "postgres://turnlight:secret@db/turnlight",
    });
    expect(refused({}, { TURNLIGHT_DATABASE_FILE: join(folder, "none") })).toMatchObject({ code: "no-file" });
  });

  test("name a store once; a stronger source replaces a weaker one's", () => {
    expect(found({ data: "here" }, { TURNLIGHT_DATABASE: "postgres://one/db" }).serving.keep).toEqual({
      kind: "folder",
      folder: "here",
    });
    expect(refused({ data: "here", database: "postgres://one/db" })?.reason).toBe(
      "--data and --database both say where to store matches",
    );
    expect(refused({}, { TURNLIGHT_DATA: "here", TURNLIGHT_DATABASE: "postgres://one/db" })?.reason).toContain(
      "TURNLIGHT_DATA and TURNLIGHT_DATABASE",
    );
  });

  test("are refused by name, with what would be right", () => {
    const cases: readonly [Record<string, string>, Record<string, string>, string][] = [
      [{ port: "http" }, {}, "--port"],
      [{}, { TURNLIGHT_PORT: "70000" }, "TURNLIGHT_PORT"],
      [{ limit: "botWorkers=many" }, {}, "--limit botWorkers"],
      [{ limit: "speed=4" }, {}, "--limit"],
      [{}, { TURNLIGHT_LIMIT_REQUESTS: "12" }, "TURNLIGHT_LIMIT_REQUESTS"],
      [{ config: file({ prot: 1 }) }, {}, "prot"],
      [{ config: file({ limits: { speed: 1 } }) }, {}, "speed"],
      [{ config: file("{") }, {}, "no JSON"],
      [{ config: file([]) }, {}, "no object"],
      [{ config: join(folder, "none.json") }, {}, "none.json"],
    ];
    for (const [options, environment, named] of cases) {
      const refusal = refused(options, environment);
      expect(refusal?.reason, named).toContain(named);
      expect(refusal?.right, named).toBeTruthy();
    }
    const bySchema: readonly [Record<string, string>, string][] = [
      [{ proxies: "everybody" }, "proxies"],
      [{ log: "loud" }, "log"],
      [{ "operator-token": "short" }, "operatorToken"],
      [{ limit: "botWorkers=99" }, "limits.botWorkers"],
      [{ "expire-guests": "99999" }, "expiry.guests"],
      [{ config: file({ port: "x", host: 5 }) }, "port"],
    ];
    for (const [options, named] of bySchema) {
      const refusal = refused(options);
      expect(`${refusal?.where} ${refusal?.reason}`, named).toContain(named);
    }
  });
});

test("what is shown says where it comes from, and no secret", () => {
  const read = shownSettings(
    found(
      {
        database: "postgres://turnlight:hunter2@db/turnlight?password=hunter3",
        bus: "postgres://turnlight:hunter2@bus/turnlight",
        "operator-token": "hunter2hunter2hunter2",
      },
      { TURNLIGHT_HOST: "0.0.0.0" },
    ),
  );
  if (!read.ok) throw new Error(read.refusal.reason);
  const { text, json } = read.value;
  expect(text + JSON.stringify(json)).not.toMatch(/hunter/);
  expect(text).toMatch(/^host +0\.0\.0\.0 +\(environment\)$/m);
  expect(text).toMatch(/^database +postgres:\/\/turnlight:hidden@db\/turnlight\?password=hidden +\(option\)$/m);
  expect(text).toMatch(/^limits\.requests +120\/20 +\(default\)$/m);
  expect(json).toMatchObject({ operatorToken: "(hidden)", expireGuests: 400, limits: { botWorkers: 2 } });
});

test("what is shown as JSON is a settings file that shows the same", () => {
  const first = shownSettings(found({ port: "8080", limit: "botWorkers=4", base: "games" }));
  if (!first.ok) throw new Error(first.refusal.reason);
  const again = shownSettings(found({ config: file(first.value.json) }));
  expect(again).toMatchObject({ ok: true, value: { json: first.value.json } });
});
