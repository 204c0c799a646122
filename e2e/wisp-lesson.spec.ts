/** The wisp's lesson: by finger and by key, with the bubble never over what it speaks of. */
import type { Page } from "@playwright/test";
import { expect, test } from "./home.ts";
import { languages, speak } from "./themes.ts";

const sizes = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [740, 360],
  [1440, 900],
  [2560, 1080],
] as const;

/** The bubble covers neither the board nor the cell it asks for, and everything is inside the window. */
const expectFreeHere = async (page: Page, step: string): Promise<void> => {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const faults = () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [bubble, board, keys] = [box(".lesson-bubble"), box(".clearing"), box(".lesson-keys")];
        if (bubble === undefined || board === undefined || keys === undefined) return ["something is missing"];
        const point = box(".lesson-point");
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const inside = ({ left, top, right, bottom }: DOMRect) =>
          left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const targets = [...document.querySelectorAll("button.step")].map((one) => one.getBoundingClientRect());
        return [
          ...(meet(bubble, board) ? ["the bubble is over the board"] : []),
          ...(targets.some((target) => meet(bubble, target)) ? ["the bubble is over its cell"] : []),
          ...(targets.some(({ width: wide }) => wide < 44) ? ["the cell is small"] : []),
          ...([bubble, board, keys, ...targets].every(inside) ? [] : ["something is outside"]),
          ...(point !== undefined && point.width > 0 && (point.left < bubble.left || point.right > bubble.right)
            ? ["the arrow is beside the bubble"]
            : []),
          ...(point !== undefined &&
          point.width > 0 &&
          targets.every(({ left, right }) => point.right < left || point.left > right)
            ? ["the arrow is not below its cell"]
            : []),
          ...(meet(bubble, keys) ? ["the bubble is over the keys"] : []),
          ...(document.documentElement.scrollHeight > innerHeight ? ["it scrolls"] : []),
        ];
      });
    await expect.poll(faults, { message: `${step} at ${width} × ${height}` }).toEqual([]);
  }
};

const expectFree = async (page: Page, step: string): Promise<void> => {
  for (const language of languages.toReversed()) {
    await speak(page, language);
    await expectFreeHere(page, `${step} in ${language}`);
  }
};

const at = (page: Page, n: number) => expect(page.locator(".lesson-count")).toHaveText(`Step ${n} of 7`);

test("the lesson by finger, in six windows", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/#/play/wisp");
  await page.locator(".go-on").tap();
  await expect(page.getByRole("heading", { name: "Lead the fox into the grove." })).toBeVisible();
  const cell = page.locator("button.step");
  await expectFree(page, "step");
  await page.setViewportSize({ width: 390, height: 844 });
  await cell.tap();
  await at(page, 2);
  await cell.tap();
  await at(page, 3);
  await expectFree(page, "caught");
  await page.setViewportSize({ width: 390, height: 844 });
  await cell.tap();
  await at(page, 4);
  await expectFree(page, "undo");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Undo" }).tap();
  await at(page, 5);
  // Held, not tapped.
  const box = await cell.boundingBox();
  if (box === null) throw new Error("there is no cell");
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await at(page, 6);
  await expect(page.locator(".mark.caught")).toHaveCount(1);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expectFree(page, "merge");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("button.step[data-direction=S]").tap();
  await at(page, 7);
  await cell.tap();
  await expect(page.getByRole("heading", { name: "Solved!" })).toBeVisible();
  await page.getByRole("button", { name: "Play level 1" }).tap();
  await page.getByRole("button", { name: "Continue", exact: true }).tap();
  await page.waitForURL(/#\/match\//);
  // Whoever had the lesson is not sent there again.
  await page.goto("/#/play/wisp");
  await expect(page.locator(".go-on")).not.toContainText("Learn to play");
});

test("the lesson by keys, read aloud", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/play/wisp/first");
  const said = page.locator("[aria-live]").first();
  await expect(said).toContainText("Lead the fox into the grove. Click the bright cell or press C. Go down-right.");
  for (const [i, key] of ["KeyC", "ArrowLeft", "KeyC", "Enter", "Tab", "ArrowDown"].entries()) {
    // Another key leads nowhere, and says so.
    if (i === 0) {
      await page.keyboard.press("ArrowUp");
      await expect(said).toContainText("For now, go down-right.");
    }
    await page.keyboard.press(key);
    await at(page, i + 2);
  }
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("button", { name: "Play level 1" })).toBeFocused();
});
