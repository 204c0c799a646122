/**
 * What holds for every screen, in one visit: at desktop and phone sizes, in both languages; and, once, in every theme,
 * with axe and by keyboard. Screens whose state depends on where they were opened are opened on a phone, too.
 */
import type { Page } from "@playwright/test";
import { expectAccessible, expectContrast } from "./checks/axe.ts";
import { expectKeyboard } from "./checks/keyboard.ts";
import { expectFits } from "./checks/layout.ts";
import { keepFresh, restingPlaces } from "./checks/places.ts";
import { becomePhone, deskFits, type Fit, phoneFits, type SetFit, setFit } from "./checks/sizes.ts";
import { test } from "./home.ts";
import { open, type Screen, screens } from "./routes.ts";
import { languages, speak, themes, wear } from "./themes.ts";

const expectFitsAll = async (page: Page, screen: Screen, set: SetFit, fits: readonly Fit[]): Promise<void> => {
  // Languages go back and forth: each window size is set once, and the language changes once in it.
  const [first, second] = languages;
  for (const [nth, fit] of fits.entries()) {
    const [spoken, other] = nth % 2 === 0 ? [first, second] : [second, first];
    await set(page, fit);
    await expectFits(page, fit, screen, spoken);
    await speak(page, other);
    await expectFits(page, fit, screen, other);
  }
  await speak(page, languages[0]);
};

for (const screen of screens)
  test(`${screen.name} fits, can be read, and is reached by the keyboard`, { tag: "@desk" }, async ({ page }) => {
    // One visit for all of it; most of the time goes into the checks.
    test.slow();
    await open(page, screen);
    keepFresh("desktop", screen.name, await restingPlaces(page));
    await expectAccessible(page, screen.name);
    for (const theme of themes.filter((one) => one !== "dark")) {
      await wear(page, theme);
      await expectContrast(page, `${screen.name} by ${theme}`);
    }
    await wear(page, "dark");
    await expectKeyboard(page, screen.name);
    await expectFitsAll(page, screen, setFit, deskFits);
    const setPhone = await becomePhone(page);
    keepFresh("phone", screen.name, await restingPlaces(page));
    await expectFitsAll(page, screen, setPhone, phoneFits);
  });

for (const screen of screens.filter(({ byShape }) => byShape === true))
  test(`${screen.name} fits where it was opened on a phone`, { tag: "@phone" }, async ({ page }) => {
    await open(page, screen);
    await expectFitsAll(page, screen, setFit, phoneFits);
  });
