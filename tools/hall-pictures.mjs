// Screenshots of the home page in five states, of the profile, and of each game, for README.md and docs/page.md:
// `npm run screenshots -- hall`.
import { join } from "node:path";
import { open, screenNamed } from "../e2e/routes.ts";
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
  await begun("/play/zonk/again");
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

/** Compressed, since they are part of the repository. */
const takePicture = (page, name) =>
  page.screenshot({ path: join(root, "docs", `${name}.jpg`), type: "jpeg", quality: 82, animations: "disabled" });

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
      colorScheme: "dark",
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
    await takePicture(page, `hall-${name}`);
    await context.close();
  }
};

const games = { head: "head-hunt", wisp: "wisp-board", zonk: "zonk-decide", thirteen: "thirteen-round" };

const takeScreen = async (browser, baseURL, { name, screen, size }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    locale: "en-GB",
    colorScheme: "dark",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await open(page, screenNamed(screen));
  await page.evaluate(() => document.fonts.ready);
  await takePicture(page, name);
  await context.close();
};

export const takeGamePictures = async (browser, baseURL) => {
  await takeScreen(browser, baseURL, { name: "profile", screen: "profile-year", size: desk });
  for (const [game, screen] of Object.entries(games))
    await takeScreen(browser, baseURL, { name: `game-${game}`, screen, size: phone });
};
