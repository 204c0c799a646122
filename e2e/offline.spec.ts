/** Turnlight without a network, and updating from one build to the next. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { RunningServer } from "@turnlight/server";
import { finish } from "../web/build/index.ts";
import { test as base, expect, servePage } from "./home.ts";
import { builtPaths, dist, filesOf, keptPaths, untilKept } from "./kept.ts";
import { begin } from "./routes.ts";

interface House {
  readonly served: RunningServer;
  /** Deploys a build with this title to the server; a careless one leaves the list of its files unchanged. */
  rebuild(title: string, how?: "carefully" | "carelessly"): Promise<void>;
}

/** The test's own server, with a copy of the built page that may be changed. */
const test = base.extend<{ readonly house: House }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from here.
  house: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "house-"));
    cpSync(dist, folder, { recursive: true });
    const served = await servePage(folder);
    const index = join(folder, "index.html");
    await use({
      served,
      async rebuild(title, how = "carefully") {
        if (how === "carelessly") for (const packed of ["br", "gz"]) rmSync(`${index}.${packed}`);
        writeFileSync(index, readFileSync(index, "utf8").replace(/<title>.*<\/title>/, `<title>${title}</title>`));
        if (how === "carefully") await finish(folder);
      },
    });
    await served.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ house }, use) => use(house.served.url),
});

test.use({ serviceWorkers: "allow" });

/** The first visit, until everything is cached. */
const visit = async (page: Page): Promise<void> => {
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** Checks for a newer build, as the browser does now and then; returns the result. */
const lookForUpdate = (page: Page): Promise<"waiting" | "refused"> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (worker === null) throw new Error("no newer build was found");
    return new Promise<"waiting" | "refused">((settled) => {
      const look = () => {
        if (worker.state === "installed") settled("waiting");
        if (worker.state === "redundant") settled("refused");
      };
      worker.addEventListener("statechange", look);
      look();
    });
  });

/** The title the server sent: the page itself sets its titles by script. */
const builtTitle = (page: Page): Promise<string> =>
  page.evaluate(async () => /<title>(.*)<\/title>/.exec(await (await fetch("index.html")).text())?.[1] ?? "");

/** Opens a game's lobby and waits until all of the game is kept. */
const openGame = async (page: Page, game: string): Promise<void> => {
  await page.goto(`/#/play/${game}`);
  await untilKept(page, game);
};

test("the second visit needs no network, wherever a link leads", async ({ page, house }) => {
  await visit(page);
  await openGame(page, "hidden-number");
  await house.served.close();
  await page.goto("/");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Turnlight");
  await page.goto("/#/settings");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  // A short link, which the server would answer.
  await page.goto("/p/hidden-number");
  await expect(page).toHaveURL(/\/#\/play\/hidden-number$/);
  await page.locator("form.setup").waitFor();
});

test("a game that was opened once is played without a network, though no match of it was begun", async ({
  page,
  house,
}) => {
  await visit(page);
  await openGame(page, "hidden-number");
  await house.served.close();
  await page.goto("/?from=a-link#/play/hidden-number");
  await begin(page);
  await page.reload();
  await expect(page.locator(".match")).toBeVisible();
});

test("exercises of a game that was opened once are judged without a network", async ({ page, house }) => {
  await visit(page);
  await openGame(page, "zonk");
  await house.served.close();
  await page.goto("/#/learn");
  await page.reload();
  await page.getByRole("link", { name: /^Bank or roll\?/ }).press("Enter");
  await page.locator(".review-tries button").first().click();
  await expect(page.locator(".review-told")).toContainText(/costs|best move|Good enough/);
  await page.getByRole("button", { name: "Learn", exact: true }).click();
  await expect(page.locator(".card-box")).toContainText("1 card");
});

test("a first visit keeps what everybody needs, a game comes when it is opened, and the settings download all", async ({
  page,
}) => {
  await visit(page);
  const before = await keptPaths(page);
  for (const game of ["head", "wisp", "zonk", "thirteen"]) {
    expect(filesOf(game).length).toBeGreaterThan(10);
    expect(before.filter((path) => filesOf(game).includes(path))).toEqual([]);
  }
  expect(before.filter((path) => /gl-painter|-de-/.test(path))).toEqual([]);
  await openGame(page, "thirteen");
  expect((await keptPaths(page)).filter((path) => filesOf("wisp").includes(path))).toEqual([]);
  await page.goto("/#/settings");
  await page.getByRole("button", { name: "Download all games" }).click();
  await expect(
    page.getByRole("main").getByText("All games are on this device and work without the internet."),
  ).toBeVisible();
  expect((await keptPaths(page)).toSorted()).toEqual(builtPaths());
});

test("who had the whole page before keeps the whole page", async ({ page, house }) => {
  await visit(page);
  await openGame(page, "thirteen");
  // As a build from before there were parts left it: files, and no record of what is wanted.
  await page.evaluate(async () => {
    // Only once it is not about to write that record anew.
    const { port1, port2 } = new MessageChannel();
    const told = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    navigator.serviceWorker.controller?.postMessage("what is kept", [port2]);
    await told;
    for (const name of await caches.keys()) if (!name.startsWith("turnlight-")) await caches.delete(name);
  });
  await house.rebuild("A newer Turnlight");
  expect(await lookForUpdate(page)).toBe("waiting");
  const counts = await page.evaluate(async () =>
    Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length)),
  );
  expect(Math.max(...counts)).toBe(builtPaths().length);
});

test("a newer build waits until it is asked for, then nothing of the old one is left", async ({
  page,
  context,
  house,
}) => {
  await visit(page);
  await house.rebuild("A newer Turnlight");
  expect(await lookForUpdate(page)).toBe("waiting");
  await page.reload();
  expect(await builtTitle(page)).toBe("Turnlight");
  const other = await context.newPage();
  await other.goto("/#/settings");
  const otherReloaded = other.waitForEvent("load");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Update now" }).click();
  await Promise.all([reloaded, otherReloaded]);
  // If the new build is slow to take over, the page is loaded once more.
  for (const one of [other, page])
    await expect.poll(() => builtTitle(one).catch(() => "being loaded")).toBe("A newer Turnlight");
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((one) => one.startsWith("turnlight-")).length))
    .toBe(1);
});

test("a build whose files do not fit together is not taken over", async ({ page, house }) => {
  await visit(page);
  await house.rebuild("Half of a Turnlight");
  await house.rebuild("Another half", "carelessly");
  expect(await lookForUpdate(page)).toBe("refused");
  await page.reload();
  expect(await builtTitle(page)).toBe("Turnlight");
});

test("the page can be installed, with icons that are what they say", async ({ page, request }) => {
  await page.goto("/");
  const link = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await request.get(link ?? "")).json();
  expect(manifest).toMatchObject({ name: "Turnlight", display: "standalone", start_url: "./" });
  for (const { src, sizes, type } of manifest.icons) {
    const drawn = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (type === "image/png") expect(drawn).toBe(sizes);
  }
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
});
