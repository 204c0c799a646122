/** The first thing anybody sees. */
import { expect, test } from "./parlour.ts";

test("the parlour opens under its name", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Turnlight");
});
