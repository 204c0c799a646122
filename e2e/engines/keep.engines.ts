/** Data is saved in every engine: over a reload, in a file, in the settings, and without a network. */
import type { Page } from "@playwright/test";
import { servePage } from "../home.ts";
import { untilKept } from "../kept.ts";
import { pickValue } from "../pick.ts";
import { begin } from "../routes.ts";
import { pageOf } from "./page.ts";
import { openSeeded, restore } from "./seeded.ts";
import { expect, sizes, test } from "./test.ts";

const race = { game: "dice-race", bot: "holds", seed: "kept" };

/** It is the player's turn again, so that nothing moves any more; returns the position. */
const standing = async (page: Page): Promise<string> => {
  await expect(page.getByRole("button", { name: "Roll" })).toBeEnabled();
  return (await page.locator(".race .lanes").textContent()) ?? "";
};

const roll = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Roll" }).click();
  await expect(page.locator(".throwing .die circle").first()).toBeVisible();
};

/** The file the page passes to the browser for download; no driver here reports downloads. */
const savedFile = async (page: Page, passphrase?: string): Promise<Buffer> => {
  await page.goto("/#/settings");
  await page.evaluate(() => {
    URL.createObjectURL = (file) => {
      const reader = new FileReader();
      reader.onload = () => document.body.setAttribute("data-saved", String(reader.result).replace(/^.*,/, ""));
      if (file instanceof Blob) reader.readAsDataURL(file);
      return "#";
    };
    HTMLAnchorElement.prototype.click = () => {};
  });
  await page.getByRole("button", { name: "Export backup" }).click();
  const dialog = page.locator("dialog[open]");
  if (passphrase !== undefined) await dialog.locator("input").fill(passphrase);
  await dialog.locator(".dialog-actions .main").click();
  const saved = page.locator("[data-saved]");
  await saved.waitFor();
  return Buffer.from((await saved.getAttribute("data-saved")) ?? "", "base64");
};

test("a match goes on after a reload, on a desk and on a phone", async ({ tab }) => {
  await openSeeded(tab, race);
  for (const size of Object.values(sizes)) {
    await tab.setViewportSize(size);
    await roll(tab);
    const before = await standing(tab);
    await tab.reload();
    expect(await standing(tab)).toBe(before);
  }
  await roll(tab);
});

test("what is kept goes into a file on a desk and comes back on a phone", async ({ tab, driver, built }) => {
  await openSeeded(tab, race);
  await tab.goto("/#/settings");
  await pickValue(tab, "theme", "light");
  await expect(tab.locator("html")).toHaveAttribute("data-theme", "light");
  const file = await savedFile(tab);
  const other = await servePage(built);
  const there = pageOf(driver, other.url);
  await there.setViewportSize(sizes.phone);
  await there.goto("/");
  await expect(there.locator("html")).toHaveAttribute("data-theme", /dark|light/);
  await restore(there, file, "Imported: 1 unfinished match");
  await expect(there.locator("html")).toHaveAttribute("data-theme", "light");
  await there.goto("/#/match/seeded");
  await roll(there);
  await other.close();
});

/** What is chosen on each device, and the page's title then. */
const picked = {
  desk: { language: "de", theme: "light", heading: "Einstellungen" },
  phone: { language: "en", theme: "dark", heading: "Settings" },
} as const;

test("language and theme change at once and stay, on a desk and on a phone", async ({ tab }) => {
  await tab.goto("/#/settings");
  const page = tab.locator("html");
  for (const size of ["desk", "phone"] as const) {
    const { language, theme, heading } = picked[size];
    await tab.setViewportSize(sizes[size]);
    await pickValue(tab, "language", language);
    await expect(tab.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await pickValue(tab, "theme", theme);
    await expect(page).toHaveAttribute("data-theme", theme);
    await tab.reload();
    await expect(page).toHaveAttribute("lang", language);
    await expect(page).toHaveAttribute("data-theme", theme);
    await expect(tab.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  }
});

test("a page that is left at once keeps no other waiting", async ({ tab }) => {
  // In the back/forward cache, with everything it held when it was left.
  await tab.goto("about:blank");
  await tab.goto("/#/play/dice-race");
  await begin(tab);
  await roll(tab);
  await expect(tab.locator(".toast")).toHaveCount(0);
});

test("a page that is come back to goes on", async ({ tab, engine }) => {
  test.skip(engine.name === "firefox", "its driver loses sight of a page that wakes");
  await openSeeded(tab, race);
  await roll(tab);
  const before = await standing(tab);
  await tab.goto("about:blank");
  await tab.goBack();
  expect(await standing(tab)).toBe(before);
  await roll(tab);
});

test("without a network a game that was opened once is played, and the network comes back", async ({ driver }) => {
  const served = await servePage();
  const page = pageOf(driver, served.url);
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.getByText("A new version is ready")).toHaveCount(0);
  await page.goto("/#/play/dice-race");
  await untilKept(page, "dice-race");
  await served.close();
  await page.goto("/#/");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Turnlight" })).toBeVisible();
  await openSeeded(page, race);
  await roll(page);
  const before = await standing(page);
  const again = await servePage(undefined, Number(new URL(served.url).port));
  await page.reload();
  expect(await standing(page)).toBe(before);
  expect(await page.evaluate(async () => (await fetch("service-worker.js", { cache: "no-store" })).ok)).toBe(true);
  await again.close();
});

test("that there is no sound is said once on a device, not at every visit", async ({ tab }) => {
  const news = tab.getByText("This browser blocks sound");
  const refused = async () => {
    await tab.evaluate(() => {
      document.body.removeAttribute("data-asked");
      AudioContext.prototype.resume = () => {
        document.body.setAttribute("data-asked", "");
        return Promise.reject(new Error("no sound"));
      };
      Object.defineProperty(AudioContext.prototype, "state", { value: "suspended" });
    });
    await tab.getByRole("heading", { name: "Settings" }).click();
    await tab.locator("[data-asked]").waitFor();
  };
  await tab.evaluate(() => localStorage.clear());
  await tab.goto("/#/settings");
  await refused();
  await expect(news.first()).toBeVisible();
  await tab.reload();
  await refused();
  // The settings still show it.
  await expect(tab.locator("main section").first().getByText("This browser blocks sound")).toBeVisible();
  await expect(tab.locator(".toast")).toHaveCount(0);
});
