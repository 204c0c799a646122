/** The built folder on a static web host, in a subfolder: everything but online play works, without a network too. */
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { keptOn } from "./device.ts";
import { test as base, expect } from "./home.ts";
import { untilKept } from "./kept.ts";
import { begin, type Screen, screens } from "./routes.ts";

const dist = fileURLToPath(new URL("../web/dist", import.meta.url));
const folder = "/games/turnlight/";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

interface PlainHost {
  readonly url: string;
  /** Requests that were answered with 404. */
  readonly missing: readonly string[];
  close(): Promise<void>;
}

/** A plain static file server. */
const plainHost = async (): Promise<PlainHost> => {
  const missing: string[] = [];
  const server = createServer(({ url = "", method }, answer) => {
    const path = new URL(url, "http://host").pathname;
    const file = join(dist, path === folder ? "index.html" : path.slice(folder.length));
    const isThere = path.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
    if (isThere && method === "GET") {
      answer.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
      answer.end(readFileSync(file));
      return;
    }
    missing.push(path);
    answer.writeHead(isThere ? 405 : 404, { "content-type": "text/html" });
    answer.end("<h1>Not found</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${folder}`,
    missing,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const test = base.extend<{ readonly host: PlainHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from here.
  host: async ({}, use) => {
    const host = await plainHost();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

const opened = async (page: Page, { path, enter }: Screen): Promise<void> => {
  await page.goto("about:blank");
  await page.goto(`./#${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect(page.locator(".moment")).toHaveCount(0);
  await enter?.(page);
};

const played = ["head-setup-board", "wisp-board", "zonk-roll", "thirteen-round", "match-dice-race"];
for (const screen of screens.filter(({ name }) => played.includes(name)))
  test(`${screen.name} is played below the root of a plain host`, async ({ page, host }) => {
    await opened(page, screen);
    expect(host.missing).toEqual([]);
  });

test("an opponent answers: its worker is found beside the page", async ({ page, host }) => {
  await page.goto("./index.html#/play/dice-race");
  await page.getByLabel("Seat 2").selectOption("Steady");
  await begin(page);
  // After a hold or a one it is the opponent's turn.
  for (let moves = 0; moves < 20 && !(await keptOn(page)).includes('"by":1,'); moves++) {
    await page.locator(".match[data-at-rest=true]").waitFor();
    const hold = page.getByRole("button", { name: /^Hold/ });
    await ((await hold.isEnabled()) ? hold : page.getByRole("button", { name: /^Roll/ })).click();
  }
  await expect.poll(() => keptOn(page)).toContain('"by":1,');
  expect(host.missing).toEqual([]);
});

test("a link that is shared leads to the same host and folder, and opens there", async ({ page, host }) => {
  await page.goto("./#/play/zonk/table");
  await page.getByLabel("Name", { exact: true }).fill("Pairs only");
  await expect(page.getByText("Playable.")).toBeVisible();
  await page.getByRole("button", { name: "Share this table" }).click();
  const shared = /http\S+/.exec(await page.locator("dialog textarea").inputValue())?.[0] ?? "";
  expect(shared.startsWith(`${host.url}#/play/zonk/table/`)).toBe(true);
  await page.goto("about:blank");
  await page.goto(shared);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Pairs only");
  expect(host.missing).toEqual([]);
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("it works without a network, by its folder and by its file", async ({ page, host }) => {
    await page.goto("./");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(host.url);
    await page.goto("./#/play/dice-race");
    await untilKept(page, "dice-race");
    await host.close();
    for (const address of ["./#/play/dice-race", "./index.html#/play/dice-race"]) {
      await page.goto("about:blank");
      await page.goto(address);
      await page.locator("form.setup button").last().click();
      await page.locator(".match[data-at-rest=true] .race").waitFor();
    }
  });
});

// On a page without error checks: the browser logs every 404 of a host.
test("online play is said not to be there, and nobody keeps knocking", async ({ onAnotherDevice, host }) => {
  await onAnotherDevice(async (page) => {
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(socket.url()));
    for (const room of ["online", "online/new/zonk", "online/abcdef", "online/0123456789abcdef", "far/you"]) {
      await page.goto("about:blank");
      await page.goto(`./#/${room}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Online play isn’t available");
      await expect(page.getByText("You can still play alone")).toBeVisible();
    }
    await page.goto("about:blank");
    await page.goto("./#/match/online-0123456789abcdef");
    await expect(page.getByText("Online play isn’t available on this site.")).toBeVisible();
    expect(sockets).toEqual([]);
    expect(host.missing).toContain(`${folder}api/open`);
    expect(host.missing.filter((path) => !path.startsWith(`${folder}api/`))).toEqual([]);
  });
});
