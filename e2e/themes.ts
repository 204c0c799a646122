/** The themes, and choosing settings the way a person does, on the settings page. */
import type { Page } from "@playwright/test";

export const themes = ["night", "day", "contrast", "blue-orange"] as const;

export const choose = async (page: Page, setting: "theme" | "language", value: string): Promise<void> => {
  await page.goto("/#/settings");
  await page.locator(`input[name="${setting}"][value="${value}"]`).check({ force: true });
};

/** Shows the screen that is open in another light: all that a chosen theme changes hangs on this one attribute. */
export const wear = (page: Page, theme: (typeof themes)[number]): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);
