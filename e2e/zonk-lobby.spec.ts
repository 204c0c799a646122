/** Zonk's lobby: one main action in every window, and the table of last time. */
import type { Page } from "@playwright/test";
import { expect, test } from "./home.ts";
import { pickValue } from "./pick.ts";

const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1080 },
] as const;

const play = (page: Page) => page.locator(".front-acts .gold-key");

test("Play is inside every window and free, in both languages", { tag: "@desk" }, async ({ page }) => {
  for (const language of ["en", "de"]) {
    await page.goto("/#/settings");
    await pickValue(page, "language", language);
    await page.goto("/#/play/zonk");
    await play(page).waitFor();
    for (const size of windows) {
      await page.setViewportSize(size);
      await expect(play(page), `${language}, ${size.width} × ${size.height}`).toBeInViewport({ ratio: 1 });
      const isFree = await play(page).evaluate((key) => {
        const { left, top, width, height } = key.getBoundingClientRect();
        return key.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isFree, `${language}, ${size.width} × ${size.height}`).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    }
  }
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
