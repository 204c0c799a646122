/** Every play screen in every shape, with usual text and with twice its size: nothing that can be pressed is out of reach, covered, or too small for a finger. */
import { reachFaults } from "./checks/reach.ts";
import { settle } from "./checks/settle.ts";
import { described, type Fit, setFit } from "./checks/sizes.ts";
import { expect, test } from "./parlour.ts";
import { pickValue } from "./pick.ts";
import { open, screens } from "./routes.ts";

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

/** With twice the text a screen may scroll; with the text it is made for, never. */
const mayScroll = ({ text }: Fit): boolean => text === 200;

const played = ["zonk-decide", "wisp-board", "thirteen-round", "head-hunt", "match-dice-race", "match-hidden-number"];

for (const name of played)
  test(`${name} is usable in every shape`, async ({ page }) => {
    const screen = screens.find((one) => one.name === name);
    if (screen === undefined) throw new Error(`there is no screen ${name}`);
    await open(page, screen);
    for (const fit of fits) {
      await setFit(page, fit);
      await settle(page);
      expect.soft(await reachFaults(page, mayScroll(fit)), described(fit)).toEqual([]);
    }
  });

test("text of twice the size by a setting of our own counts like the browser's own", async ({ page }) => {
  await page.goto("/#/settings");
  await pickValue(page, "text", "200");
  const rem = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect.poll(rem).toBe(32);
  const screen = screens.find(({ name }) => name === "zonk-decide");
  if (screen === undefined) throw new Error("there is no such screen");
  await open(page, screen);
  // It is kept, and wide layouts give way to narrow ones although the window is as wide as before.
  expect(await rem()).toBe(32);
  for (const [width, height] of shapes) {
    await page.setViewportSize({ width, height });
    await settle(page);
    expect.soft(await reachFaults(page, true), `${width}×${height}`).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width}×${height}`).toBe(width);
  }
});

test("numbers to choose from are seen whole on a phone on its side, and a face stands beside its name", async ({
  page,
}) => {
  const screen = screens.find(({ name }) => name === "match-hidden-number");
  if (screen === undefined) throw new Error("there is no such screen");
  await open(page, screen);
  await setFit(page, { width: 740, height: 360, text: 100 });
  const cut = () =>
    page.locator(".numbers").evaluate(({ scrollHeight, clientHeight }) => Math.max(0, scrollHeight - clientHeight));
  expect(await cut()).toBe(0);
  await setFit(page, { width: 390, height: 844, text: 100 });
  const face = await page.locator(".seat-face > .face").first().boundingBox();
  const name = await page.locator(".seat-name").first().boundingBox();
  if (face === null || name === null) throw new Error("there is no seat with a face");
  expect(face.x + face.width).toBeLessThanOrEqual(name.x);
});
