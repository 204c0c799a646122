/** A match in two tabs: one of them plays it, the other says so and can take it over. */
import { expect, test } from "./home.ts";
import { begin } from "./routes.ts";

test("a match is played in one tab, and moves to the other where that is asked", async ({ page, context }) => {
  await page.goto("/#/play/dice-race");
  await begin(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("This match is open in another tab");
  await other.getByRole("button", { name: "Play here instead" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This match was opened in another tab");
  const roll = other.getByRole("button", { name: "Roll" });
  await roll.click();
  await expect(other.locator(".throwing .die circle").first()).toBeVisible();
  // A tab that closes releases the match to whichever opens it next.
  await other.close();
  await page.reload();
  await expect(page.getByRole("button", { name: "Roll" })).toBeVisible();
  await page.getByRole("button", { name: "Home" }).click();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Roll" })).toBeVisible();
});
