/**
 * Every play screen in every shape, at usual and double text size, by the browser's setting and by ours: no control
 * is off the screen, covered, or too small for touch, no text is cut off, and the page scrolls only on
 * the two smallest with double text size.
 */
import { cutTexts, reachFaults } from "./checks/reach.ts";
import { settle } from "./checks/settle.ts";
import { described, type Fit, setFit } from "./checks/sizes.ts";
import { keptOn } from "./device.ts";
import { expect, test } from "./home.ts";
import { pickValue } from "./pick.ts";
import { open, screenNamed } from "./routes.ts";

const shapes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [740, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;

const fits: readonly Fit[] = shapes.flatMap(([width, height]) =>
  ([100, 200] as const).map((text) => ({ width, height, text })),
);

/**
 * Play screens scroll only on the two smallest sizes with double text size; the wisp's also on the next phone, where its
 * board would otherwise be a third of the window.
 */
const mayScroll = ({ width, height, text }: Fit, name: string): boolean =>
  text === 200 && ((width <= 360 && height <= 640) || (name === "wisp-board" && width <= 390));

const played = ["zonk-decide", "wisp-board", "thirteen-round", "head-hunt", "match-dice-race", "match-hidden-number"];

for (const name of played)
  test(`${name} is usable in every shape`, async ({ page }) => {
    await open(page, screenNamed(name));
    for (const fit of fits) {
      await setFit(page, fit);
      await settle(page);
      expect.soft(await reachFaults(page, mayScroll(fit, name)), described(fit)).toEqual([]);
      expect.soft(await cutTexts(page), described(fit)).toEqual([]);
    }
  });

for (const name of played)
  test(`${name} is usable in every shape with the text twice as large by our own setting`, async ({ page }) => {
    await page.goto("/#/settings");
    await pickValue(page, "text", "200");
    const rem = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    await expect.poll(rem).toBe(32);
    // Waits for the write: a real user would not leave at that very instant.
    await expect.poll(() => keptOn(page)).toContain('"text":"200"');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("200");
    await open(page, screenNamed(name));
    // It is saved, and wide layouts give way to narrow ones although the window is as wide as before.
    expect(await rem()).toBe(32);
    for (const [width, height] of shapes) {
      const fit: Fit = { width, height, text: 200 };
      await page.setViewportSize({ width, height });
      await settle(page);
      expect.soft(await reachFaults(page, mayScroll(fit, name)), described(fit)).toEqual([]);
      expect.soft(await cutTexts(page), described(fit)).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), described(fit)).toBe(width);
    }
  });

test("numbers to choose from are seen whole on a phone on its side, and a face stands beside its name", async ({
  page,
}) => {
  await open(page, screenNamed("match-hidden-number"));
  await setFit(page, { width: 740, height: 360, text: 100 });
  await settle(page);
  const cut = () =>
    page.locator(".numbers").evaluate(({ scrollHeight, clientHeight }) => Math.max(0, scrollHeight - clientHeight));
  expect(await cut()).toBe(0);
  await setFit(page, { width: 390, height: 844, text: 100 });
  await settle(page);
  const face = await page.locator(".seat-face > .face").first().boundingBox();
  const name = await page.locator(".seat-name").first().boundingBox();
  if (face === null || name === null) throw new Error("there is no seat with a face");
  expect(face.x + face.width).toBeLessThanOrEqual(name.x);
});
