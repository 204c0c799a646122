/** The themes, and changing settings on the settings page as a person does. */
import type { Page } from "@playwright/test";
import { pickValue } from "./pick.ts";

export const themes = ["night", "day", "contrast", "blue-orange"] as const;

export const choose = async (page: Page, setting: "theme" | "language" | "speed", value: string): Promise<void> => {
  await page.goto("/#/settings");
  await pickValue(page, setting, value);
};

export const languages = ["en-GB", "de-DE"] as const;

/** Changes the browser's language while the screen is open. */
export const speak = async (page: Page, language: (typeof languages)[number]): Promise<void> => {
  await page.evaluate(
    (tag) =>
      new Promise<void>((spoken) => {
        const root = document.documentElement;
        const look = (): void => {
          if (root.lang !== tag.slice(0, 2)) return;
          changes.disconnect();
          spoken();
        };
        const changes = new MutationObserver(look);
        changes.observe(root, { attributes: true, attributeFilter: ["lang"] });
        Object.defineProperty(navigator, "languages", { value: [tag], configurable: true });
        dispatchEvent(new Event("languagechange"));
        look();
      }),
    language,
  );
};

/** Shows the open screen in another theme: everything a theme changes depends on this one attribute. */
export const wear = (page: Page, theme: (typeof themes)[number]): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);
