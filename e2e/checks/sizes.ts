/** The screens everything has to fit on, and text of twice the size. */
import { expect, type Page, type ViewportSize } from "@playwright/test";

export interface Fit extends ViewportSize {
  /** Of the text, in per cent. */
  readonly text: 100 | 200;
}

const ofPhones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
] as const;
const ofDesks = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

export const fitsFor = (project: string): readonly Fit[] =>
  (project === "phone" ? ofPhones : ofDesks).flatMap((size) => [
    { ...size, text: 100 as const },
    { ...size, text: 200 as const },
  ]);

export const described = ({ width, height, text }: Fit): string => `${width}×${height} at ${text} % text`;

const usualText = 16;

/** Sets the browser's own text size, as a person does in its settings, so that media queries follow too. */
export const setFit = async (page: Page, { width, height, text }: Fit): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", {
    fontSizes: { standard: (usualText * text) / 100, fixed: (13 * text) / 100 },
  });
  await session.detach();
  await page.setViewportSize({ width, height });
  const root = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(root, "the page follows the browser's text size").toBeGreaterThanOrEqual((usualText * text) / 100);
};
