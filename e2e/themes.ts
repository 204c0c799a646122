/** The themes, and changing settings on the settings page as a person does. */
import type { Page } from "@playwright/test";
import { pickValue } from "./pick.ts";

/** The themes, and the palette on top of them, as a person can choose them. */
export const themes = ["dark", "light", "contrast", "colour-blind"] as const;

/** Chooses the theme, or dark with the colour-blind palette. */
export const chooseTheme = async (page: Page, theme: (typeof themes)[number]): Promise<void> => {
  await choose(page, "theme", theme === "colour-blind" ? "dark" : theme);
  const palette = page.getByRole("checkbox", { name: /^(Colour-blind|Für Farbenblinde)/ });
  await palette.setChecked(theme === "colour-blind");
};

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

/** Shows the open screen in another theme: everything a theme changes depends on these two attributes. */
export const wear = (page: Page, theme: (typeof themes)[number]): Promise<void> =>
  page.evaluate((name) => {
    const { dataset } = document.documentElement;
    dataset["theme"] = name === "colour-blind" ? "dark" : name;
    dataset["palette"] = name === "colour-blind" ? name : "standard";
  }, theme);
