/**
 * How large the boards are: never smaller than the largest square the window allows minus one row of controls. Where a
 * screen is by its nature not one square board, it has a rule of its own, with the reason (docs/page.md, Screen sizes).
 */
import type { Page } from "@playwright/test";
import { settle } from "./checks/settle.ts";
import { described, type Fit, setFit } from "./checks/sizes.ts";
import { expect, test } from "./home.ts";
import { open, screenNamed } from "./routes.ts";

const windows = [
  [390, 844],
  [740, 360],
  [820, 1180],
  [1440, 900],
] as const;

// All with the usual text first: a page that has it back is not told by the browser.
const fits = ([100, 200] as const).flatMap((text) => windows.map(([width, height]): Fit => ({ width, height, text })));

/** A row of controls with the usual text. */
const row = 64;

const isTabletUpright = ({ width, height }: Fit): boolean => width > 700 && height > width;

/** The window's shorter side below the bar, or beside it, less a row of controls. */
const largestSquare = (page: Page, { width, height, text }: Fit): Promise<number> =>
  page.evaluate(
    ([across, down, controls]) => {
      const bar = document.querySelector(".bar")?.getBoundingClientRect();
      if (bar === undefined) throw new Error("there is no bar");
      const isBeside = bar.width < bar.height;
      return Math.min(across - (isBeside ? bar.width : 0), down - (isBeside ? 0 : bar.height)) - controls;
    },
    [width, height, (row * text) / 100] as const,
  );

/** The shorter side of a board. */
const sideOf = (page: Page, board: string): Promise<number> =>
  page.locator(board).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height);
  });

/** The clearing with its rim and the treetops above it, which stand up nine tenths of a cell. */
const clearing = (page: Page): Promise<number> =>
  page.locator(".clearing").evaluate((element) => {
    const high = Number(getComputedStyle(element).getPropertyValue("--h"));
    return (element.getBoundingClientRect().height * (high + 0.9)) / high;
  });

for (const name of ["wisp-board", "wisp-crowd"])
  test(`the board of ${name} is as large as the window allows beside one row of controls`, async ({ page }) => {
    await open(page, screenNamed(name));
    for (const fit of fits) {
      await setFit(page, fit);
      await settle(page);
      // On a tablet held upright the creatures have their reasons below the board.
      const least = isTabletUpright(fit) ? 0.8 * fit.width : await largestSquare(page, fit);
      expect.soft(await clearing(page), described(fit)).toBeGreaterThan(least - 1);
    }
  });

/** The names of rows and columns belong to the board. */
const names = 23;

test("the board of Don’t Lose Your Head is as large as the window allows beside one row of controls", async ({
  page,
}) => {
  await open(page, screenNamed("head-hunt"));
  for (const fit of fits) {
    await setFit(page, fit);
    await settle(page);
    const square = await largestSquare(page, fit);
    const isDesk = (await page.locator(".hunt.wide").count()) > 0;
    // A desk shows both boards, the guillotines between them, and above each its words and letters. Upright the
    // guillotines and the letters are above and below it.
    const least = isDesk ? fit.width / 4 : isTabletUpright(fit) ? 0.75 * fit.width : square;
    expect.soft((await sideOf(page, ".attack .grid")) + names, described(fit)).toBeGreaterThan(least - 1);
  }
});

/**
 * Dice lie in a row, so that their board is wide and low: each is at least a fourteenth of the window's shorter side,
 * and never less than 30 pixels.
 */
const expectDice = async (page: Page, fit: Fit): Promise<void> => {
  const sides = await page
    .locator(".tray-die")
    .evaluateAll((dice) => dice.map((die) => (die instanceof HTMLElement ? die.offsetWidth : 0)));
  const least = Math.max(30, Math.min(fit.width, fit.height) / 14);
  expect.soft(Math.min(...sides), described(fit)).toBeGreaterThan(least - 1);
};

test("the dice of Zonk are as large as their row allows, the table takes its share, and a choice is in view", async ({
  page,
}) => {
  await open(page, screenNamed("zonk-decide"));
  for (const fit of fits) {
    await setFit(page, fit);
    await settle(page);
    await expectDice(page, fit);
    // The table has what scores and choices leave: half of the window's shorter side, with large text two fifths.
    const table = await sideOf(page, ".tavern-table");
    const share = fit.text === 100 ? 0.5 : 0.4;
    expect.soft(table, described(fit)).toBeGreaterThan(share * Math.min(fit.width, fit.height) - 1);
    const [box, offer] = [await sideOf(page, ".tavern-low"), page.locator(".tavern-offer").first()];
    expect.soft(box, described(fit)).toBeGreaterThan(Math.min(88, (await offer.boundingBox())?.height ?? 0));
  }
  // What is left to scroll to is shown, and no longer at the end.
  await setFit(page, { width: 390, height: 844, text: 200 });
  const list = page.locator(".tavern-low");
  await expect(list).toHaveAttribute("data-more", "true");
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(list).toHaveAttribute("data-more", "false");
});

test("the dice of Thirteen Throws are as large as their row allows, and so are the rows of its sheet", async ({
  page,
}) => {
  await open(page, screenNamed("thirteen-round"));
  for (const fit of fits) {
    await setFit(page, fit);
    await settle(page);
    await expectDice(page, fit);
    // The sheet comes before the dice: its thirteen boxes are what is played for. In a low window a row has 40
    // pixels; where there is room, windows.spec.ts asks for 44.
    const rows = await page
      .locator(".slot")
      .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().height));
    expect.soft(Math.min(...rows), described(fit)).toBeGreaterThan(39);
  }
});
