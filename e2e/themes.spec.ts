/** Every screen can be read in every light. */
import { expectAccessible } from "./checks/axe.ts";
import { expect, test } from "./parlour.ts";
import { open, screens } from "./routes.ts";
import { choose, themes } from "./themes.ts";

for (const theme of themes.filter((theme) => theme !== "night"))
  test(`by ${theme} everything is accessible, and the choice is kept`, async ({ page }) => {
    test.slow();
    await choose(page, "theme", theme);
    for (const screen of screens) {
      await open(page, screen);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expectAccessible(page, screen.name);
    }
  });
