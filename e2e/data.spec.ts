/** The data page: saved data is counted and checked, quarantined items can be deleted, and a backup restores everything. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { forget } from "./device.ts";
import { expect, test } from "./home.ts";
import { pickValue } from "./pick.ts";
import { begin } from "./routes.ts";
import { plant } from "./seed-storage.ts";

const message = (page: Page, text: RegExp) => page.getByRole("region", { name: "Messages" }).getByText(text);

test("an unfinished match goes into the file sealed, and comes back on its device", async ({ page }) => {
  await page.goto("/#/play/dice-race");
  await begin(page);
  const match = page.url();
  await page.goto("/#/data");
  await expect(page.getByText("Unfinished matches", { exact: true })).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export backup" }).click();
  const path = await (await saved).path();
  const text = gunzipSync(readFileSync(path)).toString();
  expect(text).toContain('"shelf":"running"');
  expect(text).not.toContain('"seed"');
  await expect(page.getByText("never")).toHaveCount(0);

  await page.getByRole("button", { name: "Check data" }).click();
  await expect(message(page, /No problems found/)).toBeVisible();

  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import backup" }).click();
  await (await chosen).setFiles({ name: "all.json.gz", mimeType: "application/gzip", buffer: readFileSync(path) });
  await expect(message(page, /^Already here: 1 unfinished match/)).toBeVisible();
  await page.goto(match);
  await expect(page.locator(".race")).toBeVisible();
});

test("export and import say what another device gets, and that unfinished matches stay behind", async ({
  page,
  onAnotherDevice,
}) => {
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await forget(page);
  await plant(page, { running: 4, finished: 2, entries: 3 });
  await page.goto("/#/settings");
  await expect(
    page.getByText(/You have 4 unfinished matches\. They can only be restored on this device/),
  ).toBeVisible();
  await pickValue(page, "theme", "light");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export backup" }).click();
  const buffer = readFileSync(await (await saved).path());
  await expect(
    message(page, /^Backup exported: 2 finished matches, statistics for 2 matches and settings\./),
  ).toBeVisible();
  await expect(message(page, /4 unfinished matches can only be continued on this device\./)).toBeVisible();

  await onAnotherDevice(async (other) => {
    await other.goto("/#/data");
    const bring = async () => {
      const chosen = other.waitForEvent("filechooser");
      await other.getByRole("button", { name: "Import backup" }).click();
      await (await chosen).setFiles({ name: "all.json.gz", mimeType: "application/gzip", buffer });
    };
    await bring();
    const sealed =
      "Not imported: 4 unfinished matches. They can only be continued on the device where they were started.";
    const report = other.getByRole("region", { name: "Messages" }).getByRole("paragraph");
    await expect(report).toHaveText(`Imported: 2 finished matches, statistics for 2 matches and settings. ${sealed}`);
    const figures = other.locator(".figures div");
    await expect(figures.filter({ hasText: "Unfinished matches" })).toContainText("0");
    await expect(figures.filter({ hasText: "Finished matches" }).last()).toContainText("2");
    await other.getByRole("button", { name: "Dismiss" }).click();
    await bring();
    await expect(report).toHaveText(
      `Already here: 2 finished matches, statistics for 2 matches and settings. ${sealed}`,
    );
  });
});

test("what was damaged is shown, and can be thrown away", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await forget(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("turnlight");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction("profile", "readwrite");
          change.objectStore("profile").put({ v: 1, at: 1, value: "half a pers" }, "mine");
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto("/#/data");
  await page.getByRole("button", { name: "Check data" }).click();
  await expect(page.getByText("Part of this is missing or damaged.")).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Empty. All saved data can be read.")).toBeVisible();
});

test("nine thousand finished matches are counted all, and listed a few at a time", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await forget(page);
  await plant(page, { running: 0, finished: 9_000, entries: 3 });
  await page.goto("/#/statistics");
  await expect(page.locator(".match-row")).toHaveCount(30);
  await expect(page.getByText("9,000").first()).toBeVisible();
  expect(await page.locator("button, a").count()).toBeLessThan(200);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.locator(".match-row")).toHaveCount(60);
});
