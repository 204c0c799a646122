/** Lessons with given dice: by finger and by key, with the note never over what it asks for. */
import type { Page } from "@playwright/test";
import { expect, test } from "./home.ts";

const sizes = [
  [360, 640],
  [740, 360],
  [1440, 900],
  [2560, 1080],
  [390, 844],
] as const;

const note = (page: Page) => page.locator(".tutorial-bubble");
const at = (page: Page, n: number) =>
  expect(page.locator(".tutorial-step")).toHaveText(new RegExp(` ${n} `), { timeout: 15_000 });

/** In every window nothing covers these, least of all the note, and all of it is inside; the last is a phone's. */
const expectFree = async (page: Page, step: string, touched: readonly string[]): Promise<void> => {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const faults = () =>
      page.evaluate((selectors) => {
        const bubble = document.querySelector(".tutorial-bubble")?.getBoundingClientRect();
        if (bubble === undefined) return ["there is no note"];
        const isInside = ({ left, top, right, bottom }: DOMRect) =>
          left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return [
          ...(isInside(bubble) ? [] : ["the note is outside"]),
          ...selectors.flatMap((selector) => {
            const element = document.querySelector(selector);
            if (element === null) return [`${selector} is missing`];
            const box = element.getBoundingClientRect();
            const onTop = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
            const meets =
              box.left < bubble.right - 1 &&
              bubble.left < box.right - 1 &&
              box.top < bubble.bottom - 1 &&
              bubble.top < box.bottom - 1;
            return [
              ...(meets ? [`the note is over ${selector}`] : []),
              ...(isInside(box) ? [] : [`${selector} is outside`]),
              ...(element.contains(onTop) ? [] : [`${selector} is covered`]),
            ];
          }),
        ];
      }, touched);
    await expect.poll(faults, { message: `${step} at ${width} × ${height}` }).toEqual([]);
  }
};

const offer = (take: string): string => `.tavern-offer[data-move="take ${take}"]`;
const [roll, bank] = [".tavern-actions .button:first-of-type", ".tavern-actions .button:last-of-type"];
const tray = ".dice-tray";

test("Zonk’s lesson by finger, in five windows", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/#/play/zonk/lesson");
  /** Waits for the step, looks at it in every window, and touches what it asks for. */
  const follow = async (n: number, touched: string, others: readonly string[] = []): Promise<void> => {
    await at(page, n);
    await expectFree(page, `step ${n}`, [touched, ...others]);
    await page.locator(touched).tap();
  };
  await follow(1, roll);
  await follow(2, offer("3 3 3"), [tray]);
  await follow(3, roll);
  await at(page, 4);
  await expect(note(page)).toContainText("Zonk!");
  await expectFree(page, "step 4", [".tavern-scores"]);
  // The opponent waits for the reader: nothing of its turn is shown, however often the table is tapped.
  await page.locator(tray).tap({ position: { x: 5, y: 5 } });
  await expect(page.locator(".tavern-scores")).not.toContainText("80");
  await note(page).getByRole("button", { name: "Next" }).tap();
  await at(page, 5);
  await expect(page.locator(".tavern-scores")).toContainText("80");
  await page.locator(roll).tap();
  await at(page, 6);
  await page.locator(offer("5 5 5")).tap();
  await at(page, 7);
  await page.locator(roll).tap();
  await follow(8, offer("1 2 3"), [tray]);
  await follow(9, roll);
  await follow(10, offer("2 3 4 5 6"), [tray]);
  await follow(11, bank);
  const over = page.getByRole("dialog", { name: "You win!" });
  await over.getByRole("button", { name: "Play a match" }).tap();
  await page.waitForURL(/#\/match\//);
});

/** Runs in the page: when a zonk dims the table, how high its dark lies, and how high the headline that tells it. */
const darkOfZonk = () =>
  new Promise<{ readonly dark: number; readonly head: number; readonly text: string }>((resolve) => {
    const look = () => {
      const table = document.querySelector('.tavern-table[data-event="zonked"]');
      const headline = table?.querySelector(".tavern-headline");
      const head = headline?.parentElement;
      if (!table || !head || getComputedStyle(table, "::before").opacity !== "1") return;
      resolve({
        dark: Number(getComputedStyle(table, "::before").zIndex),
        head: Number(getComputedStyle(head).zIndex),
        text: headline?.textContent ?? "",
      });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

test("Zonk’s lesson by keys, read aloud", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/play/zonk");
  // The first *Play* of all opens the lesson.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const said = page.locator("[aria-live]").first();
  await at(page, 1);
  await expect(said).toContainText("The first to reach 500 points wins.");
  await page.keyboard.press("r");
  await at(page, 2);
  // Another choice leads nowhere, and the page says so.
  await page.locator(offer("3 3")).click();
  await page.keyboard.press("b");
  await expect(page.getByText("Not yet. First: Choose the three threes.").first()).toBeVisible();
  await page.keyboard.press("a");
  await at(page, 3);
  const inTheDark = page.evaluate(darkOfZonk);
  await page.keyboard.press("r");
  await at(page, 4);
  const { dark, head, text } = await inTheDark;
  expect(text).toContain("Zonk");
  expect(dark).toBeGreaterThan(0);
  expect(head).toBeGreaterThan(dark);
  await expect(note(page).getByRole("button", { name: "Next" })).toBeFocused();
  await page.keyboard.press("Enter");
  for (const [i, key] of ["r", "a", "r", "a", "r", "a"].entries()) {
    await at(page, 5 + i);
    await page.keyboard.press(key);
  }
  await at(page, 11);
  await page.keyboard.press("b");
  await page.getByRole("dialog", { name: "You win!" }).getByRole("button", { name: "Once more" }).click();
  await at(page, 1);
  await page.getByRole("button", { name: "Skip tutorial" }).click();
  // Whoever had the lesson is not sent there again.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/#\/match\//);
});
