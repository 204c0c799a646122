/** What is really downloaded: little at first, and of the games only the one that is opened. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./home.ts";
import { begin, games } from "./routes.ts";

const dist = fileURLToPath(new URL("../web/dist", import.meta.url));
/** Kilobytes of gzipped JavaScript for the home page and the shell. */
const budget = 40;

/** The scripts that a page and its workers request, by name. */
const scriptsOf = (page: Page): ReadonlySet<string> => {
  const requested = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) requested.add(pathname.slice(1));
  });
  return requested;
};

/** A game's files carry its name. */
const gamesIn = (scripts: ReadonlySet<string>): readonly string[] =>
  games.filter((game) => [...scripts].some((path) => path.startsWith(`assets/${game}-`)));

/** What a visit to the home page requests. */
const hallOf = async (page: Page): Promise<ReadonlySet<string>> => {
  const scripts = scriptsOf(page);
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  return new Set(scripts);
};

/** The games' pictures, which are requested after the first paint. */
const isPicture = (path: string): boolean => /^assets\/\w+-(?:art|Likeness|daily-opponent)-/.test(path);
/** Kilobytes of the four games' pictures together. */
const pictureBudget = 25;

/** What goes on behind every page, offline use for instance, which is requested after the first paint as well. */
const isBehind = (path: string): boolean => /^assets\/(?:background|idle|open-pages|waiting-mark)-/.test(path);
const behindBudget = 2.8;

const sizeOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path)), { level: 9 }).length / 1000, 0);

// tools/budget.mjs checks, by the modules in each file, that no game is included.
test("the first load is small, and so are the pictures that come after it", async ({ page }) => {
  const scripts = [...(await hallOf(page))];
  const pictures = scripts.filter(isPicture);
  expect(scripts.length).toBeGreaterThan(0);
  expect(sizeOf(scripts.filter((path) => !isPicture(path) && !isBehind(path)))).toBeLessThanOrEqual(budget);
  expect(sizeOf(scripts.filter(isBehind))).toBeLessThanOrEqual(behindBudget);
  expect(gamesIn(new Set(pictures)).toSorted()).toEqual(["head", "thirteen", "wisp", "zonk"]);
  expect(sizeOf(pictures)).toBeLessThanOrEqual(pictureBudget);
});

test("a game that is opened brings its own code and no other's", async ({ page }) => {
  await hallOf(page);
  const before = scriptsOf(page);
  // The games' manifests are loaded together, with the first page that lists them.
  await page.goto("/#/how-to-play");
  await page.locator(".sheet").first().waitFor();
  const known = new Set(before);
  const scripts = scriptsOf(page);
  await page.goto("/#/play/dice-race");
  await begin(page);
  await page.waitForLoadState("networkidle");
  expect(gamesIn(new Set([...scripts].filter((path) => !known.has(path))))).toEqual(["dice-race"]);
});
