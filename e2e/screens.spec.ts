/** What holds for every screen: on desks and phones, in both languages, by pointer and by keyboard. */
import { expectAccessible } from "./checks/axe.ts";
import { expectKeyboard } from "./checks/keyboard.ts";
import { expectFits } from "./checks/layout.ts";
import { fitsFor } from "./checks/sizes.ts";
import { test } from "./parlour.ts";
import { open, screens } from "./routes.ts";
import { themes, wear } from "./themes.ts";

for (const screen of screens) {
  for (const locale of ["en-GB", "de-DE"])
    test.describe(locale, () => {
      test.use({ locale });

      test(`${screen.name} fits every size of screen and text`, async ({ page }, { project }) => {
        await open(page, screen);
        for (const fit of fitsFor(project.name)) await expectFits(page, fit, screen);
      });
    });

  test(`${screen.name} is accessible, and all of it is reached by the keyboard`, async ({ page }, { project }) => {
    await open(page, screen);
    for (const theme of project.name === "desktop" ? themes : (["night"] as const)) {
      await wear(page, theme);
      await expectAccessible(page, `${screen.name} by ${theme}`);
    }
    await wear(page, "night");
    await expectKeyboard(page, screen.name);
  });
}
