/** People who visit a server of the test's own, each in their own browser. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { seedOf } from "@turnlight/kernel";
import { type RunningServer, type ServeOptions, serve } from "@turnlight/server";
import { freePort } from "../server/tests/support/free-port.ts";
import { giveChance } from "./chance.ts";
import { keptOn } from "./device.ts";
import { test as base, expect } from "./home.ts";
import { pickValue } from "./pick.ts";

/** Devices of the running test. */
const devices: BrowserContext[] = [];

/** Has a device closed when the running test is over. */
export const closeAtEnd = (device: BrowserContext): void => {
  devices.push(device);
};

interface OnlineFixtures {
  /** Closes every device when the test is over. */
  readonly devicesClosed: undefined;
}

export const test = base.extend<OnlineFixtures>({
  devicesClosed: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from here.
    async ({}, use) => {
      await use(undefined);
      for (const device of devices.splice(0)) await device.close();
    },
    { auto: true },
  ],
});

interface Visit {
  readonly browser: Browser;
  readonly url: string;
  readonly name: string;
}

/** A player's own device, where playback is instant. */
export const arrive = async ({ browser, url, name }: Visit): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", reducedMotion: "reduce" });
  closeAtEnd(context);
  // Each device has its own seed, or random ids made by the pages would collide.
  await giveChance(context, devices.length);
  const page = await context.newPage();
  await page.goto("/#/settings");
  await pickValue(page, "speed", "instant");
  await page.goto("/#/profile");
  await page.getByRole("button", { name: "Edit profile" }).click();
  await page.getByLabel("Your name").fill(name);
  for (const kept of [`"name":"${name}"`, '"speed":"instant"']) await expect.poll(() => keptOn(page)).toContain(kept);
  return page;
};

/** Creates an invitation to a game, and returns the link. */
export const invite = async (
  page: Page,
  game: string,
  set: () => Promise<unknown> = async () => undefined,
): Promise<string> => {
  await page.goto(`/#/online/new/${game}`);
  await page.getByRole("button", { name: "Invite a friend" }).waitFor();
  await set();
  await page.getByRole("button", { name: "Invite a friend" }).click();
  const link = page.getByLabel("Link", { exact: true });
  await expect(link).toHaveValue(/\/t\/[\w-]+$/);
  return link.inputValue();
};

/** A link's place on whichever address the server is reached at. */
export const pathOf = (link: string): string => {
  const { pathname, hash } = new URL(link);
  return `${pathname}${hash}`;
};

export const sitDown = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole("button", { name: "Join" }).click();
};

/** The test's own server, with a fixed seed, that can be killed and restarted at the same address. */
export const ownServer = async (more: Partial<ServeOptions> = {}, now: () => number = Date.now) => {
  const folder = mkdtempSync(join(tmpdir(), "far-"));
  let seeds = 0;
  const freshSeed = (): string => {
    seeds += 1;
    return seedOf(`far ${seeds}`);
  };
  const port = await freePort();
  const begin = async (): Promise<RunningServer> => {
    const begun = await serve(
      { port, host: "127.0.0.1", keep: { kind: "folder", folder }, ...more },
      { now, freshSeed },
    );
    if (!begun.ok) throw new Error(begun.refusal.reason);
    return begun.value;
  };
  let served = await begin();
  const { url } = served;
  return {
    url,
    stop: () => served.close(),
    /** The bytes of every file that the server has written so far. */
    written: (): Buffer =>
      Buffer.concat(
        readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((one) => one.isFile())
          .map((one) => readFileSync(join(one.parentPath, one.name))),
      ),
    async start() {
      served = await begin();
    },
    async end() {
      await served.close();
      rmSync(folder, { recursive: true });
    },
  };
};

/** Ada and Bo at their desks, where a whole duel is in view, on a server of their own. */
export const twoAtDesks = async (browser: Browser) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  for (const page of [ada, bo]) await page.setViewportSize({ width: 1440, height: 900 });
  return { server, url, ada, bo };
};

/** Somebody who comes late is told that the table is full, and may watch. */
export const watch = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This table is full" })).toBeVisible();
  await page.getByRole("button", { name: "Watch" }).click();
};

/** Everybody says that they are ready, unless they have, and the match begins for all of them. */
export const inMatch = (...pages: readonly Page[]) =>
  Promise.all(
    pages.map(async (page) => {
      const start = page.getByRole("button", { name: "Start match" });
      const board = page.locator(".match");
      await start.or(board).first().waitFor();
      // The others may start it in the same moment, and then there is nothing to press any more.
      if (await start.isVisible()) await Promise.race([start.click().catch(() => board.waitFor()), board.waitFor()]);
      await board.waitFor();
    }),
  );

export const pickNumber = (page: Page, n: number) => page.getByRole("button", { name: String(n), exact: true }).click();

/** Hides words at random: all at once on a desktop. Words may be changed before they are placed. */
export const hideWords = async (page: Page, change = async (): Promise<void> => undefined): Promise<void> => {
  await page.getByRole("button", { name: "Pick random words" }).click();
  await change();
  await page.getByRole("button", { name: "Place at random" }).click();
  await page.getByRole("button", { name: /^Ready/ }).click();
};
