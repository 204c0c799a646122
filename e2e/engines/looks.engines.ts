/** Every listed screen in every engine: nothing cut off, covered or overlapping, at desktop and phone sizes. */
import type { Page } from "@playwright/test";
import { layoutFaults } from "../checks/layout.ts";
import { emptyShelves } from "../device.ts";
import { screens, walkTo } from "../routes.ts";
import { expect, sizes, test } from "./test.ts";

/** iOS zooms in on a field whose font is smaller than this, in pixels, and stays zoomed. */
const smallestLetters = 16;

const zoomingFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (smallest) =>
      [...document.querySelectorAll("input, select, textarea")]
        .filter((field) => field.checkVisibility() && !field.matches("[type=radio], [type=checkbox], [type=range]"))
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < smallest)
        .map((field) => `its letters are small enough to be zoomed at: ${field.outerHTML.slice(0, 80)}`),
    smallestLetters,
  );

/** WebKit draws menus by colour scheme and not by their background: dark on dark if the two differ. */
const fieldsInWrongLight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("select")]
      .filter((field) => field.checkVisibility())
      .filter((field) => {
        const { color, colorScheme } = getComputedStyle(field);
        const [red = 0, green = 0, blue = 0] = (/[\d. ]+(?=[/)])/.exec(color.replaceAll(",", " "))?.[0] ?? "")
          .trim()
          .split(/\s+/)
          .map(Number);
        const isDarkText = (red + green + blue) / 3 < 128;
        return isDarkText !== (colorScheme === "light");
      })
      .map((field) => `the browser draws it in the wrong light: ${field.outerHTML.slice(0, 80)}`),
  );

/** The labels of a choice: none overlaps its neighbour, and none overflows its place. */
const crowdedChoices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // A face without text is a picture, which its frame may cut.
    const faces = [...document.querySelectorAll("fieldset label > input[type=radio] + *")].filter(
      (face) => face.checkVisibility() && face.textContent !== "",
    );
    const fits = (face: Element, i: number): boolean => {
      const { left, right, top, bottom } = face.getBoundingClientRect();
      const others = faces.slice(i + 1).map((other) => other.getBoundingClientRect());
      return (
        face.scrollWidth <= face.clientWidth + 1 &&
        !others.some(
          (one) => one.left < right - 1 && one.right > left + 1 && one.top < bottom - 1 && one.bottom > top + 1,
        )
      );
    };
    return faces.filter((face, i) => !fits(face, i)).map((face) => `a choice has no room: ${face.textContent}`);
  });

/** Toasts may cover a page for a while; only the page is checked. */
const putNewsAway = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const slips = () => [...document.querySelectorAll<HTMLElement>(".toast .icon-button")];
    while (slips().length > 0) {
      for (const slip of slips()) slip.click();
      await new Promise((drawn) => {
        requestAnimationFrame(drawn);
        setTimeout(drawn, 250);
      });
    }
  });

/** Further engine-specific problems of the screen. */
const otherFaults = async (page: Page, size: keyof typeof sizes): Promise<readonly string[]> => [
  ...(await crowdedChoices(page)),
  ...(await fieldsInWrongLight(page)),
  ...(size === "phone" ? await zoomingFields(page) : []),
];

/** Goes to an empty page, so that the next screen is seen to load. A toast that expires meanwhile does no harm. */
const leaveRoom = async (page: Page): Promise<void> => {
  await page.goto("/#/no/room/between");
  await page.locator(".lost-door").waitFor();
  await putNewsAway(page);
};

/** Screens of one test, visited one after the other: a new page for each would cost more than the checks. */
const together = 8;

/** The window keeps its size from one screen to the next. */
const sizesFor = (nth: number): readonly (keyof typeof sizes)[] =>
  nth % 2 === 0 ? ["desk", "phone"] : ["phone", "desk"];

for (let from = 0; from < screens.length; from += together) {
  const group = screens.slice(from, from + together);
  test(`${group.map(({ name }) => name).join(", ")} look right`, async ({ tab }) => {
    for (const [nth, screen] of group.entries()) {
      await leaveRoom(tab);
      await emptyShelves(tab);
      await walkTo(tab, screen);
      for (const size of sizesFor(nth)) {
        await tab.setViewportSize(sizes[size]);
        await putNewsAway(tab);
        // After the window was resized, the page is notified with a delay.
        await expect.soft.poll(() => layoutFaults(tab, screen), { message: `${screen.name}, ${size}` }).toEqual([]);
        expect.soft(await otherFaults(tab, size), `${screen.name}, ${size}`).toEqual([]);
      }
    }
  });
}
