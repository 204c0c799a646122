/** Rooms do not leak: after a tour of the whole house every screen is as it is on a fresh page. */
import { differences, keptFresh, placesOf, restingPlaces } from "./checks/places.ts";
import { forget } from "./device.ts";
import { expect, test } from "./parlour.ts";
import { leave, open, type Screen, screens, walkTo } from "./routes.ts";

/** Two orders, the first on a desk and the second on a phone. */
const tours = [
  ["as listed", screens, "@desk"],
  ["backwards", screens.toReversed(), "@phone"],
] as const;

for (const [name, order, tag] of tours)
  test(
    `a tour of the whole house, ${name}, changes no screen`,
    { tag },
    async ({ page, chance, onAnotherDevice }, info) => {
      test.setTimeout(1_200_000);
      /** As it was kept on a fresh page in this run: the quick way, which proves nothing where it differs. */
      const isAsKept = async ({ name: screen }: Screen): Promise<boolean> => {
        const kept = keptFresh(info.project.name, screen);
        return kept !== undefined && differences(kept, await restingPlaces(page)).length === 0;
      };
      await page.goto("/");
      for (const screen of order) {
        await leave(page);
        await forget(page);
        await chance.rewind();
        await walkTo(page, screen);
        if (await isAsKept(screen)) continue;
        await onAnotherDevice(async (fresh) => {
          await open(fresh, screen);
          // Looked at again while either is still thinking, or reading from its device.
          const compared = async () => differences(await placesOf(fresh), await placesOf(page));
          await expect.soft.poll(compared, { message: screen.name }).toEqual([]);
        });
      }
    },
  );

/** Rules as they once reached from one room into another, and what has to come of them. */
const leaks = {
  "boxes that cannot be pressed": [".upper { position: relative; z-index: -1 }", /under it/],
  "letters in another colour": [".slot { color: rgb(1, 2, 3) }", /rgb\(1, 2, 3\)/],
  "keys that move": [".roll { margin-top: 3px }", /section\.lower/],
} as const;

for (const [name, [rule, sign]] of Object.entries(leaks))
  test(`a style that leaks is found: ${name}`, { tag: "@desk" }, async ({ page }) => {
    const round = screens.find((screen) => screen.name === "thirteen-round");
    if (round === undefined) throw new Error("no such screen");
    await open(page, round);
    const before = await placesOf(page);
    expect(differences(before, await placesOf(page))).toEqual([]);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, rule);
    expect(differences(before, await placesOf(page))).toContainEqual(expect.stringMatching(sign));
  });
