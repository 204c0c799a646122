// Screenshots of the home page in five states, for docs/page.md: `npm run screenshots -- hall`.
import { join } from "node:path";
import { root } from "./setup.mjs";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Leaves a few unfinished matches of several games. */
const playABit = async (page) => {
  const begun = async (path) => {
    await page.goto("about:blank");
    await page.goto(`/#${path}`);
    await page.waitForURL(/#\/match\//);
    await page.locator(".match[data-at-rest=true]").waitFor();
  };
  await begun("/play/wisp/first");
  await page.keyboard.press("ArrowRight");
  await page.locator(".match[data-at-rest=true]").waitFor();
  await begun("/play/zonk/lesson");
  await page.locator(".tavern-actions button").last().click();
  await page.locator(".tavern-offer").first().waitFor();
  await page.goto("about:blank");
  await page.goto("/#/play/thirteen/seed/QUARTZ7");
  await page.locator(".seed-form .slab").click();
  await page.locator(".draft .slab").first().click();
  await page.locator(".roll").click();
  await page.locator(".slot:enabled").first().click();
  await page.locator(".match[data-at-rest=true]").waitFor();
};

const states = [
  { name: "first", size: phone, language: "en-GB", play: false, theme: "dark" },
  { name: "back", size: phone, language: "en-GB", play: true, theme: "dark" },
  { name: "back-desk", size: desk, language: "en-GB", play: true, theme: "dark" },
  { name: "back-german", size: phone, language: "de-DE", play: true, theme: "dark" },
  { name: "back-light", size: phone, language: "en-GB", play: true, theme: "light" },
];

export const takeHallPictures = async (browser, baseURL) => {
  for (const { name, size, language, play, theme } of states) {
    const context = await browser.newContext({
      baseURL,
      viewport: size,
      locale: language,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    if (play) await playABit(page);
    await page.goto("about:blank");
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await (play ? page.locator(".ticket button") : page.locator(".ticket")).first().waitFor();
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
      return document.fonts.ready;
    }, theme);
    await page.screenshot({ path: join(root, "docs", `hall-${name}.png`), animations: "disabled" });
    await context.close();
  }
};
