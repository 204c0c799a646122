/** What holds for every screen: on desks and phones, in both languages, in every light, by pointer and by keyboard. */
import { expectAccessible, expectContrast } from "./checks/axe.ts";
import { expectKeyboard } from "./checks/keyboard.ts";
import { expectFits } from "./checks/layout.ts";
import { fitsFor, setFit, usualFit } from "./checks/sizes.ts";
import { test } from "./parlour.ts";
import { open, screens } from "./routes.ts";
import { languages, speak, themes, wear } from "./themes.ts";

for (const screen of screens)
  test(`${screen.name} fits, can be read, and is reached by the keyboard`, async ({ page }, { project }) => {
    // One visit for all of it; most of the time goes into looking.
    test.slow();
    await open(page, screen);
    await expectAccessible(page, screen.name);
    for (const theme of project.name === "desktop" ? themes.filter((one) => one !== "night") : []) {
      await wear(page, theme);
      await expectContrast(page, `${screen.name} by ${theme}`);
    }
    await wear(page, "night");
    for (const language of languages) {
      await speak(page, language);
      for (const fit of fitsFor(project.name)) await expectFits(page, fit, screen, language);
    }
    await speak(page, "en-GB");
    await setFit(page, usualFit(project.name));
    await expectKeyboard(page, screen.name);
  });
