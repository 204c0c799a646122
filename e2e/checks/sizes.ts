/** The screen sizes everything has to fit, and text at twice the size. */
import { type CDPSession, expect, type Page, type ViewportSize } from "@playwright/test";

export interface Fit extends ViewportSize {
  /** Text size in per cent. */
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

const withBothTexts = (sizes: readonly ViewportSize[]): readonly Fit[] =>
  ([100, 200] as const).flatMap((text) => sizes.map((size) => ({ ...size, text })));

export const deskFits = withBothTexts(ofDesks);
export const phoneFits = withBothTexts(ofPhones);

/** As the runner's phone is. */
const usualPhone: Fit = { width: 390, height: 844, text: 100 };

export const described = ({ width, height, text }: Fit): string => `${width}×${height} at ${text} % text`;

const usualText = 16;

/** A page's viewport, as it was last set. */
interface Window {
  readonly session: CDPSession;
  text: Fit["text"];
}

const windows = new WeakMap<Page, Window>();

const windowOf = async (page: Page): Promise<Window> => {
  const known = windows.get(page);
  if (known !== undefined) return known;
  const made: Window = { session: await page.context().newCDPSession(page), text: 100 };
  windows.set(page, made);
  return made;
};

/**
 * Sets the browser's own text size, as in its settings, so that media queries follow too. Setting it lays
 * out the whole page again, even if it is unchanged.
 */
const setText = async (page: Page, window: Window, text: Fit["text"]): Promise<void> => {
  const fontSizes = { standard: (usualText * text) / 100, fixed: (13 * text) / 100 };
  if (window.text !== text) await window.session.send("Page.setFontSizes", { fontSizes });
  window.text = text;
  const root = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(root, "the page follows the browser's text size").toBeGreaterThanOrEqual(fontSizes.standard);
};

/** Resizes the viewport. */
export type SetFit = (page: Page, fit: Fit) => Promise<void>;

export const setFit: SetFit = async (page, { width, height, text }) => {
  await page.setViewportSize({ width, height });
  await setText(page, await windowOf(page), text);
};

/** Turns the open page into a phone with touch input; from then on this sets its sizes. */
export const becomePhone = async (page: Page): Promise<SetFit> => {
  const window = await windowOf(page);
  const set: SetFit = async (_, { width, height, text }) => {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: true };
    await window.session.send("Emulation.setDeviceMetricsOverride", metrics);
    await setText(page, window, text);
  };
  await window.session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await set(page, usualPhone);
  const isPhone = () => page.evaluate(() => matchMedia("(pointer: coarse) and (hover: none)").matches && innerWidth);
  await expect.poll(isPhone, "the page has become a phone's").toBe(usualPhone.width);
  return set;
};
