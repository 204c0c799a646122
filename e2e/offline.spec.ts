/** Turnlight without a network, and updating from one build to the next. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { RunningServer } from "@turnlight/server";
import { finish } from "../web/build/index.ts";
import { test as base, expect, servePage } from "./home.ts";
import { begin } from "./routes.ts";

const dist = fileURLToPath(new URL("../web/dist", import.meta.url));

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

test("the second visit needs no network, wherever a link leads", async ({ page, house }) => {
  await visit(page);
  await house.served.close();
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

test("a game that was never opened before is played without a network", async ({ page, house }) => {
  await visit(page);
  await house.served.close();
  await page.goto("/?from=a-link#/play/hidden-number");
  await begin(page);
  await page.reload();
  await expect(page.locator(".match")).toBeVisible();
});

test("every file of the build is kept, once, those of games nobody has opened too", async ({ page }) => {
  await visit(page);
  const kept = await page.evaluate(async () => {
    const [name = "", ...others] = (await caches.keys()).filter((one) => one.startsWith("turnlight-"));
    const requests = await (await caches.open(name)).keys();
    return { others, paths: requests.map(({ url }) => new URL(url).pathname.slice(1)) };
  });
  const built = readdirSync(dist, { recursive: true, encoding: "utf8" });
  expect(kept.others).toEqual([]);
  expect(kept.paths.toSorted()).toEqual(
    built
      .filter((path) => /\.(js|css|html|svg|json|woff2|webmanifest)$/.test(path))
      .filter((path) => !/^(?:service-worker\.js|server\.json|previews\/.*)$/.test(path))
      .sort(),
  );
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
