/** The chosen theme applies on every page, and after a reload before anything is drawn. */
import { keptOn } from "./device.ts";
import { expect, test } from "./home.ts";
import { chooseTheme, themes } from "./themes.ts";

/** The page background, and the browser's theme colour with it. */
const walls = { light: "#d0dae2", contrast: "#000", "colour-blind": "#101833" } as const;

for (const theme of themes.filter((theme) => theme !== "dark"))
  test(`the choice of ${theme} is kept`, async ({ page }) => {
    await chooseTheme(page, theme);
    const root = page.locator("html");
    const attribute = theme === "colour-blind" ? "data-palette" : "data-theme";
    await expect(root).toHaveAttribute(attribute, theme);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", walls[theme]);
    // An empty checkbox is light in every theme; a ticked one is dark.
    const empty = page.locator('.switch input[type="checkbox"]:not(:checked)').first();
    await expect(empty).toHaveCSS("background-color", "rgb(255, 253, 246)");
    // Waits for the write: a real user would not leave at that very instant.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(theme);
    await expect.poll(() => keptOn(page)).toContain(theme);
    await page.goto("/#/profile");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Settings");
    for (const path of ["/", "/play/wisp", "/how-to-play"]) {
      await page.goto("about:blank");
      await page.goto(`/#${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect(root).toHaveAttribute(attribute, theme);
    }
  });
