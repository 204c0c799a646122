/** Pages that crash, files that fail to load, a page that cannot start: each shows a message, a way home and a way out. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { keptOn } from "./device.ts";
import { expect, test } from "./home.ts";
import { choose } from "./themes.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a room that breaks says so, with a report, and leaves the others as they are", async ({ page }) => {
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format");
    Object.defineProperty(Intl.NumberFormat.prototype, "format", {
      get(this: Intl.NumberFormat) {
        if (location.hash === "#/data") throw new Error("a fault of the test");
        return own?.get?.call(this);
      },
    });
  });
  await page.goto("/#/data");
  await expect(heading(page)).toHaveText("Something went wrong");
  await page.getByText("Error report", { exact: true }).click();
  await expect(page.locator(".broken-report")).toContainText("a fault of the test");
  await expect(page.locator(".broken-report")).toContainText("#/data");
  await page.getByRole("main").getByRole("button", { name: "Home" }).click();
  await expect(heading(page)).toHaveText("Turnlight");
});

test("a name that every object has is no game", async ({ page }) => {
  await page.goto("/#/play/constructor");
  await expect(page.getByText("This game doesn’t exist. Check that the link is complete.")).toBeVisible();
});

test("a page that cannot start offers what is kept as a file", async ({ page, onAnotherDevice }) => {
  await page.goto("/#/rescue");
  await expect(heading(page)).toHaveText("Recovery");
  await page.getByRole("link", { name: "Home" }).click();
  await expect(heading(page)).toHaveText("Turnlight");
  await onAnotherDevice(async (other) => {
    await choose(other, "language", "de");
    await expect.poll(() => keptOn(other)).toContain('"language":"de"');
    await other.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
    await other.reload();
    await expect(other.getByText("Turnlight konnte nicht starten.")).toBeVisible();
    await expect(other.locator("#rescue pre")).toContainText("could not be loaded");
    await other.getByRole("button", { name: "Daten prüfen" }).click();
    await expect(other.getByText("Keine Fehler gefunden.")).toBeVisible();
    const saved = other.waitForEvent("download");
    await other.getByRole("button", { name: "Backup exportieren" }).click();
    const text = gunzipSync(readFileSync(await (await saved).path())).toString();
    expect(text).toContain('"language":"de"');
  });
});
