/** The data page: saved data is counted and checked, quarantined items can be deleted, and a backup restores everything. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { forget } from "./device.ts";
import { expect, test } from "./home.ts";
import { pickValue } from "./pick.ts";
import { begin } from "./routes.ts";
import { plant } from "./seed-storage.ts";
import { byKey, ending, medley, movesMade, openLevel, playAll, solution } from "./wisp-rooms.ts";

const message = (page: Page, text: RegExp) => page.getByRole("region", { name: "Messages" }).getByText(text);

/** Saves a backup, and returns its content. */
const exportBackup = async (page: Page, passphrase?: string): Promise<Buffer> => {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export backup" }).click();
  const dialog = page.getByRole("dialog", { name: "Export backup" });
  if (passphrase !== undefined) await dialog.getByLabel("Passphrase (optional)").fill(passphrase);
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  return readFileSync(await (await saved).path());
};

const importBackup = async (page: Page, buffer: Buffer): Promise<void> => {
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import backup" }).click();
  await (await chosen).setFiles({ name: "all.json.gz", mimeType: "application/gzip", buffer });
};

const report = (page: Page) => page.getByRole("region", { name: "Messages" }).getByRole("paragraph");

test("a match begun on one device is exported, imported on another and finished there", async ({
  page,
  onAnotherDevice,
}) => {
  await page.goto("/#/settings");
  await pickValue(page, "speed", "instant");
  await page.goto("/#/play/dice-race");
  await begin(page);
  const roll = (on: Page) => on.getByRole("button", { name: "Roll" });
  await roll(page).click();
  await expect(roll(page)).toBeEnabled();
  const match = new URL(page.url()).hash;
  await page.goto("/#/data");
  await expect(page.locator(".figures div").filter({ hasText: "Unfinished matches" })).toContainText("1");
  const buffer = await exportBackup(page);
  await expect(message(page, /^Backup exported: 1 unfinished match/)).toBeVisible();
  await page.getByRole("button", { name: "Check data" }).click();
  await expect(message(page, /No problems found/)).toBeVisible();
  await importBackup(page, buffer);
  await expect(message(page, /^Already here: 1 unfinished match/)).toBeVisible();

  await onAnotherDevice(async (other) => {
    await other.goto("/#/data");
    await importBackup(other, buffer);
    await expect(report(other)).toHaveText(/^Imported: 1 unfinished match/);
    await other.goto(`/${match}`);
    const end = other.getByRole("button", { name: "Play again" });
    // Looked up by its state, since asking a key whether it is enabled waits for ever once the match has taken it away.
    const turn = other.getByRole("button", { name: "Roll", disabled: false });
    for (;;) {
      await turn.or(end).first().waitFor();
      if (await end.isVisible()) break;
      // Pressed if it is still there: the last press may just have ended the match.
      await turn.evaluateAll((keys: readonly HTMLElement[]) => keys[0]?.click());
    }
    await other.goto("/#/data");
    const figures = other.locator(".figures div");
    await expect(figures.filter({ hasText: "Unfinished matches" })).toContainText("0");
    await expect(figures.filter({ hasText: "Finished matches" }).last()).toContainText("1");
  });
});

test("a level of Will-o’-the-Wisp begun on one device is imported on another and won there with its stars", async ({
  page,
  onAnotherDevice,
}) => {
  await page.goto("/#/settings");
  await pickValue(page, "speed", "instant");
  const moves = solution(medley);
  await openLevel(page, medley);
  await playAll(page, moves.slice(0, 2), byKey);
  const match = new URL(page.url()).hash;
  await page.goto("/#/data");
  const buffer = await exportBackup(page);
  await expect(message(page, /^Backup exported: 1 unfinished match/)).toBeVisible();
  await onAnotherDevice(async (other) => {
    await other.goto("/#/data");
    await importBackup(other, buffer);
    await expect(report(other)).toHaveText(/^Imported: 1 unfinished match/);
    await other.goto(`/${match}`);
    await expect(movesMade(other)).toHaveText("2");
    await playAll(other, moves.slice(2), byKey, 2);
    await expect(ending(other).locator(".wisp-stars .lit")).toHaveCount(3);
    await other.goto("/#/data");
    await expect(other.locator(".figures div").filter({ hasText: "Unfinished matches" })).toContainText("0");
  });
});

test("with a passphrase everything travels: asked for elsewhere, refused if wrong, and the report says all of it", async ({
  page,
  onAnotherDevice,
}) => {
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await forget(page);
  await plant(page, { running: 4, finished: 2, entries: 3, people: 2 });
  await page.goto("/#/settings");
  await pickValue(page, "theme", "light");
  const open = await exportBackup(page);
  await expect(
    message(page, /^Backup exported: 2 finished matches, statistics for 2 matches and settings\./),
  ).toBeVisible();
  await expect(message(page, /4 unfinished matches are shared by several people on this device\./)).toBeVisible();
  const sealed = await exportBackup(page, "three green herons");
  await expect(message(page, /^Backup exported: 2 finished matches, 4 unfinished matches,/)).toBeVisible();
  for (const file of [open, sealed]) expect(gunzipSync(file).toString()).not.toContain('"id":"match0"');

  await onAnotherDevice(async (other) => {
    await other.goto("/#/data");
    await importBackup(other, open);
    await expect(report(other)).toHaveText(
      "Imported: 2 finished matches, statistics for 2 matches and settings. Not imported: 4 unfinished matches. Several people share them on another device. To bring them here, export them there with a passphrase.",
    );
    await other.getByRole("button", { name: "Dismiss" }).click();
    await importBackup(other, sealed);
    const dialog = other.getByRole("dialog", { name: "Enter the passphrase" });
    await dialog.getByLabel("Passphrase").fill("two green herons");
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    await expect(dialog.getByRole("status").getByText(/That’s not the passphrase of this file/)).toBeVisible();
    await dialog.getByLabel("Passphrase").fill("three green herons");
    await other.keyboard.press("Enter");
    await expect(report(other)).toHaveText(
      "Imported: 4 unfinished matches and 1 game preference. Already here: 2 finished matches, statistics for 2 matches and settings.",
    );
    const figures = other.locator(".figures div");
    await expect(figures.filter({ hasText: "Unfinished matches" })).toContainText("4");
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
