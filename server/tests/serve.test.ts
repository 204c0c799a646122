/** The page over http: its headers, its caching, and clear refusals. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type RunningServer, serve } from "@turnlight/server";
import { afterAll, beforeAll, expect, test } from "vitest";

const page = mkdtempSync(join(tmpdir(), "page-"));
let served: RunningServer;

beforeAll(async () => {
  writeFileSync(join(page, "index.html"), "<h1>Turnlight</h1>");
  mkdirSync(join(page, "assets"));
  writeFileSync(join(page, "assets", "main-1a2b.js"), "1");
  writeFileSync(join(page, "assets", "main-1a2b.js.gz"), gzipSync("1"));
  const begun = await serve({ port: 0, host: "127.0.0.1", page });
  if (!begun.ok) throw new Error(begun.refusal.reason);
  served = begun.value;
});

afterAll(async () => {
  await served.close();
  rmSync(page, { recursive: true });
});

test("serves the page with a strict content policy and asks for it anew each time", async () => {
  const answer = await fetch(served.url);
  expect(await answer.text()).toBe("<h1>Turnlight</h1>");
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none';script-src 'self'/);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("strict-transport-security")).toBeNull();
});

test("what has a hash in its name is kept for good", async () => {
  const answer = await fetch(`${served.url}assets/main-1a2b.js`);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("what was packed by the build is sent packed", async () => {
  const asked = (encoding: string) =>
    fetch(`${served.url}assets/main-1a2b.js`, { headers: { "accept-encoding": encoding } });
  const packed = await asked("gzip");
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(packed.headers.get("content-type")).toMatch(/javascript/);
  expect(packed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await packed.text()).toBe("1");
  expect((await asked("identity")).headers.get("content-encoding")).toBeNull();
});

test("what has not changed is not sent again", async () => {
  const tag = (await fetch(served.url)).headers.get("etag") ?? "";
  const again = await fetch(served.url, { headers: { "if-none-match": tag } });
  expect([tag.length > 10, again.status]).toEqual([true, 304]);
});

test("a newer build that is put in its place is served from then on, and what is packed of it", async () => {
  const title = async (encoding: string) =>
    (await fetch(served.url, { headers: { "accept-encoding": encoding } })).text();
  const before = await title("gzip");
  writeFileSync(join(page, "index.html"), "<h1>A newer Turnlight</h1>");
  writeFileSync(join(page, "index.html.gz"), gzipSync("<h1>A newer Turnlight</h1>"));
  writeFileSync(join(page, "assets", "newer-3c4d.js"), "2");
  expect([before, await title("gzip"), await title("identity")]).toEqual([
    "<h1>Turnlight</h1>",
    "<h1>A newer Turnlight</h1>",
    "<h1>A newer Turnlight</h1>",
  ]);
  expect(await (await fetch(`${served.url}assets/newer-3c4d.js?a=b`)).text()).toBe("2");
});

test("nothing outside the page is served", async () => {
  for (const path of ["../package.json", "%2e%2e/package.json", "assets/..%2findex.html", "assets", "nothing.html"])
    expect((await fetch(served.url + path)).status).toBeGreaterThanOrEqual(400);
});

test("the interface describes itself, from the schemas that requests are read with", async () => {
  const described: unknown = await (await fetch(`${served.url}api/docs`)).json();
  expect(described).toMatchObject({
    openapi: "3.1.0",
    paths: {
      "/api/tables": {
        post: {
          requestBody: {
            content: { "application/json": { schema: { required: ["game", "config", "seats", "watching"] } } },
          },
        },
      },
      "/api/tables/{table}/sit": { post: { parameters: [{ name: "table", in: "path" }] } },
    },
  });
});

test("closing twice is closing once", async () => {
  const begun = await serve({ port: 0, host: "127.0.0.1", page });
  if (!begun.ok) throw new Error(begun.refusal.reason);
  await Promise.all([begun.value.close(), begun.value.close()]);
  await begun.value.close();
});

test("a taken port and an unbuilt page are refused with what to do", async () => {
  const port = Number(new URL(served.url).port);
  expect(await serve({ port, host: "127.0.0.1", page })).toMatchObject({ ok: false, refusal: { code: "port-taken" } });
  expect(await serve({ port: 0, host: "127.0.0.1", page: join(page, "none") })).toMatchObject({
    ok: false,
    refusal: { code: "not-built", right: expect.stringContaining("npm start") },
  });
});
