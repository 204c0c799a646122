// Draws the installed page's icons from `web/public/icon.svg`. Run it by hand after changing the drawing.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { launch } from "./browser.mjs";
import { root } from "./setup.mjs";

const folder = join(root, "web/public");
const drawing = readFileSync(join(folder, "icon.svg"), "utf8");
const night = "#0b1020";

/** Systems crop a maskable icon to any shape that contains the middle four fifths; the lamp fits into that. */
const icons = [
  { name: "icon-192.png", size: 192, share: 1, backdrop: "transparent" },
  { name: "icon-512.png", size: 512, share: 1, backdrop: "transparent" },
  { name: "icon-maskable-512.png", size: 512, share: 0.95, backdrop: night },
  { name: "icon-touch-180.png", size: 180, share: 1, backdrop: night },
];

const browser = await chromium.launch(launch());
const page = await browser.newPage();
for (const { name, size, share, backdrop } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${backdrop}; }
    svg { width: ${size * share}px; height: ${size * share}px; }
  </style>${drawing}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  console.log(`web/public/${name}`);
}
await browser.close();
