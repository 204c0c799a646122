/** Zonk's career: a match at the regular's own table, left and resumed, counted for the series, and kept. */
import { expect, test } from "./home.ts";
import { offersLie } from "./zonk-rooms.ts";

test("a match of the career is played by the house rule, resumed, and counted once it is over", async ({ page }) => {
  await page.goto("/#/play/zonk");
  await page.getByRole("link", { name: /^Career/ }).click();
  const stage = page.locator(".career-stage");
  await expect(stage.getByRole("heading")).toHaveText("Fridolin");
  await expect(stage).toContainText("A roll with three or more sixes is a zonk.");
  await expect(page.locator(".career-rung")).toHaveCount(9);
  await expect(page.locator(".career-rung[data-state=locked]")).toHaveCount(8);
  // Somebody further up has a story, but no key to play.
  await page.locator(".career-rung", { hasText: "Bruno" }).click();
  await expect(stage).toContainText("Beat Fridolin first.");
  await page.locator(".career-rung", { hasText: "Fridolin" }).click();
  await stage.getByRole("button", { name: "Play Fridolin" }).click();
  await page.waitForURL(/#\/match\//);
  const match = page.url();
  await expect(page.locator(".tavern-house")).toContainText("Three sixes: zonk");
  await page.locator(".match[data-at-rest=true] .tavern-actions button").last().click();
  await offersLie(page);
  // Once dice lie aside, with their points below them, the house rule is not there.
  await page.locator(".tavern-offer").first().click();
  await page.locator(".tavern-actions .button").first().click();
  await page.locator(".tavern-table[data-aside=true]").waitFor();
  const covered = () =>
    page.locator(".tavern-house").evaluate((sign) => {
      const own = sign.getBoundingClientRect();
      const sums = [...document.querySelectorAll(".tray-note")].map((sum) => sum.getBoundingClientRect());
      const isUnder = ({ left, right, top, bottom }: DOMRect): boolean =>
        left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      return getComputedStyle(sign).opacity === "1" && sums.some(isUnder);
    });
  await page.locator(".tray-note").first().waitFor();
  expect(await covered()).toBe(false);
  await page.goto("/#/play/zonk/career");
  await page.getByRole("button", { name: "Continue match" }).click();
  await page.waitForURL(match);
  await page.locator(".match[data-at-rest=true] .tavern").waitFor();
  await page.locator(".tavern-head button").last().click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Keep playing" }).waitFor();
  await page.getByRole("button", { name: "Resign" }).click();
  await expect(page.getByRole("dialog")).toContainText("Series: 0–1");
  await page.getByRole("button", { name: "Back to the career" }).click();
  await expect(page.locator(".career-series")).toContainText("Series: 0–1");
  await page.reload();
  await expect(page.locator(".career-series")).toContainText("Series: 0–1");
  await expect(page.getByRole("button", { name: "Play Fridolin" })).toBeVisible();
});
