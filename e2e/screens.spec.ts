/**
 * What holds for every screen: on desks and phones, in both languages; and, once, in every light, for those who cannot see
 * it, and by keyboard.
 */
import { expectAccessible, expectContrast } from "./checks/axe.ts";
import { expectKeyboard } from "./checks/keyboard.ts";
import { expectFits } from "./checks/layout.ts";
import { keepFresh, restingPlaces } from "./checks/places.ts";
import { fitsFor } from "./checks/sizes.ts";
import { test } from "./parlour.ts";
import { open, screens } from "./routes.ts";
import { languages, speak, themes, wear } from "./themes.ts";

for (const screen of screens)
  test(`${screen.name} fits, can be read, and is reached by the keyboard`, async ({ page }, { project }) => {
    // One visit for all of it; most of the time goes into looking.
    test.slow();
    const isDesk = project.name === "desktop";
    await open(page, screen);
    keepFresh(project.name, screen.name, await restingPlaces(page));
    if (isDesk) {
      await expectAccessible(page, screen.name);
      for (const theme of themes.filter((one) => one !== "night")) {
        await wear(page, theme);
        await expectContrast(page, `${screen.name} by ${theme}`);
      }
      await wear(page, "night");
      await expectKeyboard(page, screen.name);
    }
    for (const language of languages) {
      await speak(page, language);
      for (const fit of fitsFor(project.name)) await expectFits(page, fit, screen, language);
    }
  });
