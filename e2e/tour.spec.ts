/** Styles do not leak: after a tour of all screens every screen looks as it does on a fresh page. */
import { differences, placesOf } from "./checks/places.ts";
import { expect, test } from "./home.ts";
import { open, screens } from "./routes.ts";
import { tour } from "./tour-steps.ts";

test("a tour of the whole house, as listed, changes no screen", { tag: "@desk" }, tour(screens));

/** Rules that once leaked from one page into another, and their expected effect. */
const leaks = {
  "boxes that cannot be pressed": [".upper { position: relative; z-index: -1 }", /under it/],
  "letters in another colour": [".slot { color: rgb(1, 2, 3) }", /rgb\(1, 2, 3\)/],
  "keys that move": [".roll { margin-top: 3px }", /section\.lower/],
} as const;

test("a style that leaks is found", { tag: "@desk" }, async ({ page }) => {
  const round = screens.find((screen) => screen.name === "thirteen-round");
  if (round === undefined) throw new Error("no such screen");
  await open(page, round);
  const before = await placesOf(page);
  for (const [name, [rule, sign]] of Object.entries(leaks)) {
    expect(differences(before, await placesOf(page)), `before ${name}`).toEqual([]);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, rule);
    expect(differences(before, await placesOf(page)), name).toContainEqual(expect.stringMatching(sign));
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
  }
});
