/** Settings are saved. */
import type { Page } from "@playwright/test";
import { keptOn } from "./device.ts";
import { expect, test } from "./home.ts";
import { choose } from "./themes.ts";

declare global {
  var letAnswer: () => void;
}

/** Storage answers when the test says so. */
const holdBack = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const plain = Object.getOwnPropertyDescriptor(IDBRequest.prototype, "onsuccess");
    const waiting: (() => void)[] = [];
    let held = true;
    Object.defineProperty(IDBOpenDBRequest.prototype, "onsuccess", {
      set(this: IDBOpenDBRequest, heard: (event: Event) => void) {
        plain?.set?.call(this, (event: Event) => {
          if (held) waiting.push(() => heard.call(this, event));
          else heard.call(this, event);
        });
      },
    });
    globalThis.letAnswer = () => {
      held = false;
      for (const answer of waiting) answer();
    };
  });

test("a choice made before the device has answered is kept", async ({ page }) => {
  await holdBack(page);
  const theme = page.locator("html");
  await choose(page, "theme", "light");
  await expect(theme).toHaveAttribute("data-theme", "light");
  await page.evaluate(() => letAnswer());
  await expect.poll(() => keptOn(page)).toContain('"theme":"light"');
  await expect(theme).toHaveAttribute("data-theme", "light");
  await page.reload();
  await page.evaluate(() => letAnswer());
  // These figures come from storage, after the settings.
  await page.goto("/#/statistics");
  await expect(page.locator(".sheet")).toHaveCount(1);
  await expect(theme).toHaveAttribute("data-theme", "light");
});
