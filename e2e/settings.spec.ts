/** What somebody chooses stays chosen. */
import { expect, test } from "./parlour.ts";
import { choose } from "./themes.ts";

test("a choice made before the device has answered is kept", async ({ page }) => {
  await page.addInitScript(() => {
    const late = 1500;
    const plain = Object.getOwnPropertyDescriptor(IDBRequest.prototype, "onsuccess");
    Object.defineProperty(IDBOpenDBRequest.prototype, "onsuccess", {
      set(this: IDBOpenDBRequest, heard: (event: Event) => void) {
        plain?.set?.call(this, (event: Event) => setTimeout(() => heard.call(this, event), late));
      },
    });
  });
  await choose(page, "theme", "day");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
  await page.waitForTimeout(3000);
  await page.reload();
  await page.waitForTimeout(3000);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
});
