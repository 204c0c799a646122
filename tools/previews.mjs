// Draws the pictures that previews of links show (web/public/previews), from the games' own rooms on the home page. Run
// it by hand after changing one of those: `npm run previews`.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { serve } from "@turnlight/server";
import { launch } from "./browser.mjs";
import { buildIfNeeded } from "./build.mjs";
import { root } from "./setup.mjs";

const folder = join(root, "web/public/previews");
const icon = readFileSync(join(root, "web/public/icon.svg"), "utf8");
const games = ["head", "wisp", "zonk", "thirteen"];
/** As server/pictures/size.ts has it. */
const viewport = { width: 1200, height: 630 };

/** The picture is the same in every language, so it has no words but the name of the page. */
const frame = (rooms) => `
  #preview { position: fixed; inset: 0; z-index: 99999; display: grid; grid-template-columns: repeat(${rooms}, 1fr); gap: 6px; background: #05070e; }
  #preview > .room { position: relative; margin: 0; height: 630px; overflow: hidden; border: 0; border-radius: 0; }
  #preview > .room .room-art { position: absolute; inset: 0; width: 100%; height: 100%; max-width: none; }
  #preview .brand { position: absolute; display: flex; align-items: center; gap: 18px; color: #fff1d0; font: 600 46px "Fraunces Variable", Georgia, serif; text-shadow: 0 2px 12px #000; }
  #preview .brand svg { width: 64px; height: 64px; }
  #preview.one .brand { left: 40px; bottom: 34px; }
  #preview.all .brand { left: 0; right: 0; bottom: 0; height: 170px; justify-content: center; font-size: 76px; background: linear-gradient(transparent, rgb(5 7 14 / 0.92) 55%); }
  #preview.all .brand svg { width: 96px; height: 96px; }
`;

const status = buildIfNeeded();
if (status !== 0) process.exit(status);
mkdirSync(folder, { recursive: true });
const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
const browser = await chromium.launch(launch());
const page = await browser.newPage({ viewport, reducedMotion: "reduce", serviceWorkers: "block", bypassCSP: true });
await page.goto(served.value.url);
for (const game of games) await page.locator(`.room-${game} .room-art`).waitFor();
await page.evaluate(() => document.fonts.ready);

for (const [name, shown] of [["turnlight", games], ...games.map((game) => [game, [game]])]) {
  await page.evaluate(
    ({ shown, style, icon }) => {
      document.getElementById("preview")?.remove();
      const preview = document.createElement("div");
      preview.id = "preview";
      preview.className = shown.length === 1 ? "one" : "all";
      const sheet = document.createElement("style");
      sheet.textContent = style;
      preview.append(sheet);
      for (const game of shown) {
        const room = document.querySelector(`.rooms .room-${game}`);
        const box = document.createElement("div");
        box.className = "room";
        box.dataset.room = room.dataset.room;
        box.append(room.querySelector(".room-art").cloneNode(true));
        preview.append(box);
      }
      const brand = document.createElement("div");
      brand.className = "brand";
      brand.innerHTML = `${icon}<span>Turnlight</span>`;
      preview.append(brand);
      document.body.append(preview);
    },
    { shown, style: frame(shown.length), icon },
  );
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 82, animations: "disabled" });
  console.log(`web/public/previews/${name}.jpg`);
}
await browser.close();
await served.value.close();
