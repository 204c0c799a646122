/** Zonk's lobby: one main action in every window, and the table of last time. */
import type { Page } from "@playwright/test";
import { expect, test } from "./home.ts";
import { expectMainAction } from "./lobby-windows.ts";

const play = (page: Page) => page.locator(".front-acts .gold-key");

test("Play is inside every window and free, in both languages", { tag: "@desk" }, async ({ page }) => {
  await expectMainAction(page, "/play/zonk", play(page));
});

test("a first visit is taught, and from then on the opponent of last time sits there", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/#/play/zonk");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Fridolin");
  await play(page).click();
  await expect(page.locator(".tutorial-bubble")).toBeVisible();
  await page.goto("/#/play/zonk");
  await page.getByRole("button", { name: /^Dietrich/ }).click();
  await play(page).click();
  await page.waitForURL(/#\/match\//);
  await expect(page.locator(".tavern-name")).toHaveText(["Player", "Dietrich"]);
  await page.locator(".match[data-at-rest=true] .tavern").waitFor();
  await page.keyboard.press("r");
  await page.locator(".tavern-offer").first().waitFor();
  const match = page.url();
  await page.goto("/#/play/zonk");
  await page.reload();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Dietrich");
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect(page).toHaveURL(match);
});
