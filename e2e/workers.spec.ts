/** Slow workers: no message sent before they are ready is lost. */
import { expect, test } from "./home.ts";

test("a match begins, however late the worker's code arrives", async ({ page }) => {
  let arrive = (): void => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let isBegun = false;
  let isAwaited = false;
  await page.route(/\/assets\/match-[^.]*\.start\.js$/, async (route) => {
    isBegun = true;
    await route.continue();
  });
  // Chunks of the page may have the same name; the worker's are requested after its start file.
  await page.route(/\/assets\/match-[^.]*\.js$/, async (route) => {
    isAwaited ||= isBegun;
    if (isBegun) await late;
    await route.continue();
  });
  await page.goto("/#/play/dice-race");
  await page.locator("form.setup button").last().click();
  await expect.poll(() => isAwaited).toBe(true);
  arrive();
  await expect(page.locator(".match")).toBeVisible();
});
