/** Browser and device failures: each is reported once, in one clear message, and the games stay playable. */
import type { Page } from "@playwright/test";
import type { Chance } from "./chance.ts";
import { expect, test } from "./home.ts";
import { begin } from "./routes.ts";
import { choose } from "./themes.ts";
import { byKey, ending, medley, openLevel, playAll, solution } from "./wisp-rooms.ts";

const message = (page: Page, text: RegExp) => page.getByRole("region", { name: "Messages" }).getByText(text);

/** A whole turn of the dice race: a die is rolled and the race goes on. */
const expectPlayable = async (page: Page): Promise<void> => {
  await page.goto("/#/play/dice-race");
  await begin(page);
  await page.getByRole("button", { name: "Roll" }).click();
  await expect(page.locator(".throwing .die circle").first()).toBeVisible();
};

/** Runs before the page's scripts and those of its workers. */
const before = async (page: Page, chance: Chance, script: string): Promise<void> => {
  await page.addInitScript(script);
  for (const worker of ["match", "bot"]) chance.inWorkers(worker, script);
};

test("a browser that keeps nothing", async ({ page, chance }) => {
  await before(page, chance, 'indexedDB.open = () => { throw new DOMException("no", "SecurityError"); }');
  await page.goto("/");
  await expect(message(page, /Storage is blocked in this browser/)).toBeVisible();
  await expectPlayable(page);
  await expect(message(page, /Storage is blocked in this browser/)).toHaveCount(1);
});

test("a browser that keeps nothing shows the end of a level all the same", async ({ page, chance }) => {
  await before(page, chance, 'indexedDB.open = () => { throw new DOMException("no", "SecurityError"); }');
  await choose(page, "speed", "instant");
  await openLevel(page, medley);
  await playAll(page, solution(medley), byKey);
  await expect(ending(page)).toContainText("Perfect!");
});

test("a browser that never answers", async ({ page, chance }) => {
  await before(page, chance, "indexedDB.open = () => new EventTarget()");
  await page.goto("/");
  // It must not claim that nothing is saved yet: a busy device looks the same.
  await expect(message(page, /loading slowly/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Turnlight");
});

test("a full device", async ({ page, context, baseURL }) => {
  // After any write the browser does not ask for more space for half a minute, and a visit's mark is a write.
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name, version) => {
      if (name === "turnlight-sittings") throw new DOMException("no", "UnknownError");
      return open(name, version);
    };
  });
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(baseURL ?? "").origin, quotaSize: 1 });
  await expectPlayable(page);
  await expect(message(page, /out of storage/)).toHaveCount(1);
  // While it is not saved a warning shows, and leaving asks for confirmation.
  const sign = page.getByText("This match is not being saved.", { exact: true });
  const address = page.url();
  await expect(sign).toBeVisible();
  await page.goto("/#/settings");
  const asked = page.getByRole("dialog", { name: "Leave without saving this match?" });
  await asked.getByRole("button", { name: "Keep playing" }).click();
  await expect(asked).toHaveCount(0);
  await expect(sign).toBeVisible();
  expect(page.url()).toBe(address);
  await page.goto("/#/settings");
  const saved = page.waitForEvent("download");
  await asked.getByRole("button", { name: "Download match" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^turnlight-dice-race\.json/);
  await asked.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
});

test("a browser without sound", async ({ page }) => {
  await page.addInitScript("window.AudioContext = class { constructor() { throw new Error('no sound'); } }");
  await page.goto("/");
  await page.getByRole("heading", { name: "Today" }).click();
  await expect(message(page, /blocks sound/)).toBeVisible();
  await expectPlayable(page);
  await expect(message(page, /blocks sound/)).toHaveCount(1);
});

test("a browser that draws nothing in three dimensions", async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return /webgl|webgpu/.test(kind) ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  });
  await expectPlayable(page);
});

/** Writes to storage behind the page's back, then reloads the page. */
const smuggle = async (page: Page, shelf: string, key: string, kept: unknown): Promise<void> => {
  await page.evaluate(
    ({ shelf, key, kept }) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open("turnlight");
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction(shelf, "readwrite");
          change.objectStore(shelf).put(kept, key);
          change.onerror = () => failed(change.error);
          change.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { shelf, key, kept },
  );
  await page.reload();
};

/** The same on the home page, once it is idle. */
const plant = async (page: Page, shelf: string, key: string, kept: unknown): Promise<void> => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  // A store opened before the page has created its layout would stay empty.
  const isLaidOut = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).some(({ name, version = 0 }) => name === "turnlight" && version > 1),
    );
  await expect.poll(isLaidOut).toBe(true);
  await smuggle(page, shelf, key, kept);
};

test("settings of an old format are taken along without a word", async ({ page }) => {
  const old = {
    language: "de",
    theme: "day",
    motion: "system",
    speed: "slow",
    effects: 20,
    music: 0,
    confirmTaps: true,
  };
  await plant(page, "settings", "mine", { v: 0, at: 1, value: old });
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("something damaged is set aside and named once", async ({ page }) => {
  await plant(page, "profile", "mine", { v: 1, at: 1, value: "half a pers" });
  await expect(message(page, /was damaged/)).toBeVisible();
  await expectPlayable(page);
  await expect(message(page, /was damaged/)).toHaveCount(1);
});

test("something of a newer format is set aside and named", async ({ page }) => {
  await plant(page, "settings", "mine", { v: 99, at: 1, value: {} });
  await expect(message(page, /belongs to a newer version/)).toBeVisible();
  await expectPlayable(page);
});

test("a whole store of a newer format is left alone", async ({ page }) => {
  await page.route("/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto("/icon.svg");
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open("turnlight", 99);
        opening.onsuccess = () => {
          opening.result.close();
          done();
        };
      }),
  );
  await page.goto("/");
  await expect(message(page, /belongs to a newer version/)).toBeVisible();
  await expectPlayable(page);
});

test("a damaged match goes on from its good beginning, and says so", async ({ page }) => {
  await expectPlayable(page);
  await expect(page).toHaveURL(/#\/match\//);
  const match = page.url().split("/").at(-1) ?? "";
  await smuggle(page, "log", `${match}/0000000002`, { v: 1, at: 1, value: "half a row" });
  await expect(message(page, /Part of this match couldn’t be read/)).toBeVisible();
  await page.getByRole("button", { name: "Roll" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Roll" })).toBeVisible();
  await expect(page.locator(".toast")).toHaveCount(0);
});
