// Screenshots of every screen, in both languages, at desktop and phone size, in every theme, into `screenshots/` with
// an index.html. `npm run screenshots`, or `npm run screenshots -- menu settings` for some of the screens; `npm run
// screenshots -- hall` takes those of README.md and docs/page.md.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { serve } from "@turnlight/server";
import { open, screens, views } from "../e2e/routes.ts";
import { choose, chooseTheme, themes } from "../e2e/themes.ts";
import { launch } from "./browser.mjs";
import { buildIfNeeded } from "./build.mjs";
import { takeGamePictures, takeHallPictures } from "./hall-pictures.mjs";
import { root } from "./setup.mjs";

const folder = join(root, "screenshots");
const languages = ["en", "de"];
const sizes = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};

const wanted = process.argv.slice(2);
const chosen = [...screens, ...views].filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const pictureOf = (screen, language, size, theme) => `${screen}.${language}.${size}.${theme}.png`;

const status = buildIfNeeded();
if (status !== 0) process.exit(status);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
const browser = await chromium.launch(launch());
if (wanted.includes("hall")) {
  await takeHallPictures(browser, served.value.url);
  await takeGamePictures(browser, served.value.url);
}

for (const [size, options] of Object.entries(sizes))
  for (const theme of themes)
    for (const language of languages) {
      for (const screen of chosen) {
        // A fresh context for each, so that no screen depends on another one's data.
        const context = await browser.newContext({
          ...options,
          baseURL: served.value.url,
          reducedMotion: "reduce",
          serviceWorkers: "block",
        });
        const page = await context.newPage();
        await chooseTheme(page, theme);
        await choose(page, "language", language);
        await open(page, screen);
        await page.evaluate(() => document.fonts.ready);
        const path = join(folder, pictureOf(screen.name, language, size, theme));
        await page.screenshot({ path, fullPage: screen.scrolls, animations: "disabled" });
        await context.close();
      }
      console.log(`${size}, ${theme}, ${language}: ${chosen.length} pictures`);
    }
await browser.close();
await served.value.close();

const figure = (screen, language, size, theme) => {
  const picture = pictureOf(screen, language, size, theme);
  return `<figure><a href="${picture}"><img class="${size}" loading="lazy" src="${picture}" alt=""></a><figcaption>${theme}, ${language}</figcaption></figure>`;
};
const section = ({ name }) =>
  `<h2 id="${name}">${name}</h2>${Object.keys(sizes)
    .map(
      (size) =>
        `<div>${languages.flatMap((language) => themes.map((theme) => figure(name, language, size, theme))).join("")}</div>`,
    )
    .join("")}`;
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Turnlight, every screen</title>
<style>
  body { margin: 24px; font: 16px system-ui; color: #eee; background: #181818; }
  nav a { margin-right: 12px; color: #f5b54a; }
  div { display: flex; gap: 12px; overflow-x: auto; padding-bottom: 12px; }
  figure { flex: none; margin: 0; }
  img { border: 1px solid #444; object-fit: cover; object-position: top; }
  .desk { width: 480px; height: 300px; }
  .phone { width: 195px; height: 422px; }
</style>
<nav>${chosen.map(({ name }) => `<a href="#${name}">${name}</a>`).join("")}</nav>${chosen.map(section).join("")}</html>
`,
);
console.log("screenshots/index.html");
