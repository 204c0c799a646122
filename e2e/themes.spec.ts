/** The light that was chosen is there on every page, and after a reload before anything is drawn. */
import { expect, test } from "./parlour.ts";
import { choose, themes } from "./themes.ts";

for (const theme of themes)
  test(`the choice of ${theme} is kept`, async ({ page }) => {
    await choose(page, "theme", theme);
    const root = page.locator("html");
    await expect(root).toHaveAttribute("data-theme", theme);
    for (const path of ["/", "/play/wisp", "/how-to-play"]) {
      await page.goto("about:blank");
      await page.goto(`/#${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect(root).toHaveAttribute("data-theme", theme);
    }
  });
