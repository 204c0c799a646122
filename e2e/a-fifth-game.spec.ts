/**
 * A fifth game, added by following docs/adding-a-game.md alone, passes everything that holds for a game. These are the
 * longest tests of the desk, and their file name sorts first to start them first.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { copyWithGame, guideFiles, runIn, testsOfGames } from "./guide.ts";

let folder: string;
let server: { readonly url: string; close(): Promise<void> };

test.describe.configure({ mode: "serial", timeout: 900_000 });

test.beforeAll(async () => {
  folder = copyWithGame();
  await runIn(folder, "node_modules/vite/bin/vite.js", ["build", "web", "--logLevel", "warn"]);
  const { serve } = await import(pathToFileURL(join(folder, "server/index.ts")).href);
  const begun = await serve({ host: "127.0.0.1", port: 0, keep: { kind: "memory" } });
  if (!begun.ok) throw new Error(begun.refusal.reason);
  server = begun.value;
});

test.afterAll(async () => {
  await server?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true });
});

test("the guide has rules, a bot, both manifests, tests, a golden match, words and a screen", () => {
  expect(guideFiles.map(({ path }) => path)).toEqual([
    "games/last-match/rules/rules.ts",
    "games/last-match/bots/counter.ts",
    "games/last-match/index.ts",
    "games/last-match/tests/rules.test.ts",
    "games/last-match/golden/short.story",
    "web/games/last-match/hall/card.tsx",
    "web/games/last-match/words/card.en.ts",
    "web/games/last-match/words/card.de.ts",
    "web/games/last-match/page.ts",
    "web/games/last-match/words/page.en.ts",
    "web/games/last-match/words/page.de.ts",
    "web/games/last-match/words/names.en.ts",
    "web/games/last-match/words/names.de.ts",
    "web/games/last-match/words/texts.en.ts",
    "web/games/last-match/words/texts.de.ts",
    "web/games/last-match/words/facts.ts",
    "web/games/last-match/play/Screen.tsx",
  ]);
});

test("types, lint and borders hold, the game conforms and is simulated, and no test of games turns red", async () => {
  await runIn(folder, "node_modules/typescript/bin/tsc", ["-b"]);
  await runIn(folder, "node_modules/@biomejs/biome/bin/biome", ["lint", "--error-on-warnings", "games", "web"]);
  await runIn(folder, "tools/borders.ts", []);
  await runIn(folder, "cli/bin/turnlight.mjs", ["conform", "last-match"]);
  const output = await runIn(folder, "cli/bin/turnlight.mjs", [
    ...["simulate", "last-match", "--seats", "counter,random", "--games", "50", "--seed", "guide", "--json"],
  ]);
  expect(JSON.parse(output).seats[0].winRate).toBeGreaterThan(0.9);
  // These include the search for secrets in everything sent over real sockets.
  const tests = testsOfGames(folder);
  expect(tests).toEqual(expect.arrayContaining(["server/tests/secrets.test.ts", "cli/tests/golden.test.ts"]));
  await runIn(folder, "node_modules/vitest/vitest.mjs", ["run", ...tests]);
});

/** Collects screen reader announcements from now on. */
const listened = async (page: Page): Promise<() => Promise<string>> => {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("[aria-live]")) heard.push(region.textContent ?? "");
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join("\n"));
};

/** Presses Tab until a button whose name begins so has the focus, then Enter. */
const pressByKeyboard = async (page: Page, name: string): Promise<void> => {
  for (let i = 0; i < 60; i++) {
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
    if (focused.startsWith(name)) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`no "${name}" is reached by Tab`);
};

const open = async (browser: Browser, path: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "block", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

test("it is found on the page for developers and played to its end by keyboard, and each move is announced", async ({
  browser,
}) => {
  const page = await open(browser, "/#/developers");
  await expect(page.getByRole("heading", { name: "Last Match" })).toBeVisible();
  await page.goto("/#/play/last-match");
  await page.getByLabel("Matches").fill("4");
  await page.getByLabel("Matches").press("Tab");
  await pressByKeyboard(page, "Play");
  await expect(page.getByText("4 left", { exact: true })).toBeVisible();
  const heard = await listened(page);
  const left = page.getByText(/^\d+ left$/);
  const mine = page.getByRole("button", { name: "Take 1", exact: true, disabled: false });
  const ending = page.getByRole("dialog");
  for (;;) {
    await expect(mine.or(ending).first()).toBeVisible();
    if (await ending.isVisible()) break;
    const before = (await left.textContent()) ?? "";
    await pressByKeyboard(page, "Take 1");
    // Until fewer are left, the button that was pressed may still be there.
    await expect(page.getByText(before, { exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await heard()).toMatch(/takes 1; 3 left\./);
  await page.context().close();
});

test("two people meet online and play it to its end", async ({ browser }) => {
  const ada = await open(browser, "/#/online/new/last-match");
  await ada.getByRole("button", { name: "Invite a friend" }).click();
  const field = ada.locator("input[readonly]").first();
  await expect(field).toHaveValue(/\/t\/[\w-]+$/);
  const link = await field.inputValue();
  const bo = await open(browser, link);
  await bo.getByRole("button", { name: /^Join/ }).click();
  await ada.getByRole("button", { name: "Start match" }).click();
  const pages = [ada, bo];
  for (const page of pages) await expect(page.getByText("21 left", { exact: true })).toBeVisible();
  for (let left = 21; left > 0; left -= 3) {
    const canMove = async (page: Page) => (await page.getByRole("button", { name: "Take 3" }).count()) > 0;
    const onTurn = async () => (await Promise.all(pages.map(canMove))).indexOf(true);
    await expect.poll(onTurn).toBeGreaterThanOrEqual(0);
    await pages[await onTurn()]?.getByRole("button", { name: "Take 3" }).click();
    for (const page of pages) await expect(page.getByText(`${left - 3} left`, { exact: true })).toBeVisible();
  }
  for (const page of pages) await expect(page.getByRole("dialog")).toBeVisible();
  for (const page of pages) await page.context().close();
});
