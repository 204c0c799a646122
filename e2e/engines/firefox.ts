/** Firefox over WebDriver BiDi, which it supports natively. */
import puppeteer, { type KeyInput } from "puppeteer-core";
import type { Driver } from "./driver.ts";

const preferences = {
  "ui.prefersReducedMotion": 1,
  "intl.accept_languages": "en-GB, en",
  "intl.locale.requested": "en-GB",
};

/** Milliseconds; generous for busy machines. The browser has to start within its worker's 120 s. */
const patience = { start: 110_000, page: 120_000 } as const;

export const startFirefox = async (executablePath: string): Promise<Driver> => {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: preferences,
    timeout: patience.start,
  });
  // Firefox's initial page never gets the focus, and without it keys press no buttons.
  const page = await browser.newPage();
  page.setDefaultTimeout(patience.page);
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    goBack: async () => void (await page.goBack()),
    url: async () => page.url(),
    call: (code, argument) => page.evaluate(`(${code})(${JSON.stringify(argument) ?? "undefined"})`),
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    resize: (width, height) => page.setViewport({ width, height }),
    shot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
};
