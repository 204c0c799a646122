/** Every lobby has one main action, whole and free in every window. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./home.ts";
import { pickValue } from "./pick.ts";

/** From the smallest phone to a very wide screen; the last are windows that people drag. */
const lobbyWindows = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1080 },
  { width: 1024, height: 568 },
  { width: 932, height: 430 },
] as const;

/** Nothing scrolls sideways, and the action can be pressed without scrolling. */
export const expectInEveryWindow = async (page: Page, action: Locator, where: string): Promise<void> => {
  for (const size of lobbyWindows) {
    const said = `${where}, ${size.width} × ${size.height}`;
    await page.setViewportSize(size);
    await expect(action, said).toBeInViewport({ ratio: 1 });
    const isFree = await action.evaluate((key) => {
      const { left, top, width, height } = key.getBoundingClientRect();
      return key.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isFree, said).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), said).toBe(size.width);
  }
};

/** In both languages, as on a first visit. */
export const expectMainAction = async (page: Page, path: string, action: Locator): Promise<void> => {
  for (const language of ["en", "de"]) {
    await page.goto("/#/settings");
    await pickValue(page, "language", language);
    await page.goto(`/#${path}`);
    await action.waitFor();
    await expectInEveryWindow(page, action, language);
  }
};
