/** The test fixture of the other engines: one browser per worker, and for every test its own server, hence empty storage. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import type { RunningServer } from "@turnlight/server";
import { servePage } from "../home.ts";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { pageOf } from "./page.ts";
import { startWebKit } from "./webkit.ts";

const dist = fileURLToPath(new URL("../../web/dist", import.meta.url));

interface Engine {
  readonly name: "firefox" | "webkit";
  /** The path of its browser. */
  readonly path: string;
}

const start = { firefox: (path: string) => startFirefox(path), webkit: startWebKit };

export const sizes = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;

interface OfWorker {
  readonly engine: Engine;
  /** Whether the test compares screenshots. */
  readonly paints: boolean;
  readonly driver: Driver;
  /** The built page without its service worker, which would fetch everything once for every test. */
  readonly built: string;
}
interface OfTest {
  readonly served: RunningServer;
  /** Playwright's page, driven by another library. */
  readonly tab: Page;
}

/** A device that has already been told that it has no sound; and a listener for errors. */
const prepare = (): void => {
  localStorage.setItem("turnlight-told", "sound-blocked");
  window.complaints = [];
  addEventListener("error", ({ message }) => window.complaints?.push(message));
  addEventListener("unhandledrejection", ({ reason }) => window.complaints?.push(String(reason)));
};

const databaseMade = async (): Promise<boolean> =>
  (await indexedDB.databases()).some(({ name, version }) => name === "turnlight" && version === 2);

declare global {
  interface Window {
    complaints?: string[];
  }
}

export const test = base.extend<OfTest, OfWorker>({
  engine: [
    { name: "firefox", path: "" },
    { option: true, scope: "worker" },
  ],
  paints: [false, { option: true, scope: "worker" }],
  driver: [
    async ({ engine, paints }, use) => {
      const driver = await start[engine.name](engine.path, paints);
      await use(driver);
      await driver.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from here.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "built-"));
      cpSync(dist, folder, { recursive: true, filter: (path) => !/service-worker\.js/.test(path) });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  served: async ({ built }, use) => {
    const served = await servePage(built);
    await use(served);
    await served.close();
  },
  tab: async ({ driver, served }, use, info) => {
    const page = pageOf(driver, served.url);
    await page.setViewportSize(sizes.desk);
    await page.goto("/");
    await page.evaluate(prepare);
    // A page left while its database is being created may be frozen, and then nobody can open it.
    await page.waitForFunction(databaseMade);
    await use(page);
    if (info.errors.length > 0) await page.screenshot({ path: info.outputPath("shot.png") });
    const complaints = await page.evaluate(() => window.complaints ?? []);
    await driver.goto("about:blank");
    expect(complaints, "errors in the page").toEqual([]);
  },
});

export { expect } from "@playwright/test";
