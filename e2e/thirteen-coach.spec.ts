/** Thirteen Throws' coach: what it says of a decision, of a throw, and of a whole run. */
import { bring, careless, playUntil, runOf } from "./arcade.ts";
import { expect, test } from "./home.ts";

const purist = (there: Parameters<typeof playUntil>[2]) =>
  playUntil(runOf("BOSS4", "challenge=purist"), careless, there);

test("the coach says what a decision gave away, hints, and reviews the run", { tag: "@desk" }, async ({ page }) => {
  const run = await purist(({ sheet }) => sheet.round === 12 && sheet.shown.length > 0);
  await bring(page, { run });
  await page.keyboard.press("Escape");
  await page.getByLabel("Coach").selectOption("points");
  await page.keyboard.press("Escape");
  await expect(page.locator(".outlook")).toContainText("exact", { timeout: 30_000 });
  await page.keyboard.press("h");
  await expect(page.locator(".coaching.hint")).toContainText("Hint:");
  await page.getByRole("button", { name: "SCRATCH" }).click();
  await page.locator(".scratch-list button").first().click();
  await expect(page.locator(".verdict")).toContainText(/points|Perfect/);
  await page.locator(".roll").click();
  await page.getByRole("button", { name: "SCRATCH" }).click();
  await page.locator(".scratch-list button").first().click();
  await page.getByRole("button", { name: "Review match" }).click();
  await expect(page.locator(".desk")).toHaveAttribute("aria-busy", "false", { timeout: 60_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review: Thirteen Throws");
});

test("what the coach says of a throw is gone once the next dice lie", { tag: "@desk" }, async ({ page }) => {
  const run = await purist(({ sheet }) => sheet.round === 12 && sheet.rolled === 1);
  await bring(page, { run, speed: "slow" });
  await page.keyboard.press("Escape");
  await page.getByLabel("Coach").selectOption("points");
  await page.keyboard.press("Escape");
  await expect(page.locator(".outlook")).toContainText("exact", { timeout: 30_000 });
  await page.keyboard.press("r");
  await expect(page.locator(".coaching .verdict")).toBeVisible();
  await expect(page.locator(".saying")).not.toHaveText("");
  await expect(page.locator(".coaching .verdict")).toHaveCount(0);
  await expect(page.locator(".outlook")).toContainText("exact");
  await expect(page.locator(".coaching .verdict")).toHaveCount(0);
});
