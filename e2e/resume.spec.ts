/** A match resumes at exactly the same point, whatever happened to the page. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { giveChance } from "./chance.ts";
import { killProcess } from "./fault/process.ts";
import { expect, test } from "./home.ts";
import { begin } from "./routes.ts";

/** Plays until it is our turn again, so that nothing moves any more; returns the position. */
const playABit = async (page: Page): Promise<string> => {
  await page.goto("/#/play/dice-race");
  await begin(page);
  const roll = page.getByRole("button", { name: "Roll" });
  const race = page.locator(".race");
  for (let rolls = 0; rolls < 2; rolls++) {
    const before = (await race.textContent()) ?? "";
    await roll.click();
    await expect(race).not.toHaveText(before);
    await expect(roll).toBeEnabled({ timeout: 15_000 });
  }
  return standing(page);
};

const standing = async (page: Page): Promise<string> => {
  await expect(page.getByRole("button", { name: "Roll" })).toBeEnabled({ timeout: 15_000 });
  return (await page.locator(".race").textContent()) ?? "";
};

test("after a reload", async ({ page }) => {
  const before = await playABit(page);
  await page.reload();
  expect(await standing(page)).toBe(before);
});

test("after the tab has crashed", async ({ page, context }) => {
  const before = await playABit(page);
  const address = page.url();
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => {});
  await crashed;
  const again = await context.newPage();
  await again.goto(address);
  expect(await standing(again)).toBe(before);
});

test("from the menu, after the whole browser was killed", async ({ launchOptions, parlour, seed }) => {
  const profile = mkdtempSync(join(tmpdir(), "profile-"));
  const start = async (): Promise<BrowserContext> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: parlour.url,
      locale: "en-GB",
      serviceWorkers: "block",
    });
    await giveChance(context, seed);
    return context;
  };
  const first = await start();
  const before = await playABit(await first.newPage());

  await killProcess(first, profile);

  const second = await start();
  const page = await second.newPage();
  await page.goto("/");
  await page
    .locator(".tickets")
    .getByRole("link", { name: /Dice race/ })
    .click();
  expect(await standing(page)).toBe(before);
  await second.close();
  rmSync(profile, { recursive: true, force: true });
});
