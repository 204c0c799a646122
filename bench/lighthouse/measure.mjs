// Lighthouse on the hall and on every great game's lobby, as a phone would see them: `npm run lighthouse`. Installs
// Lighthouse beside this file first, prints the scores, and exits with 1 where one is too low. A quiet machine is needed:
// performance is measured, and whatever else runs counts too.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@turnlight/server";
import { browserPath } from "../../tools/browser.mjs";
import { buildIfNeeded } from "../../tools/build.mjs";

const here = import.meta.dirname;
const least = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const places = ["", "#/play/head", "#/play/wisp", "#/play/zonk", "#/play/thirteen"];

if (!existsSync(join(here, "node_modules/lighthouse"))) {
  const installed = spawnSync("npm", ["ci", "--no-fund", "--no-audit", "--ignore-scripts"], {
    cwd: here,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (installed.status !== 0) process.exit(1);
}
const chromePath = browserPath();
if (chromePath === undefined || buildIfNeeded() !== 0) process.exit(1);
const { default: lighthouse } = await import("lighthouse");
const { launch } = await import("chrome-launcher");
const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);

const score = ({ score: value }) => Math.round(100 * (value ?? 0));
let isGood = true;
console.log(["place", ...Object.keys(least), "first paint", "largest paint"].join("\t"));
for (const place of places) {
  const chrome = await launch({ chromePath, chromeFlags: ["--headless", "--no-sandbox"] });
  const { lhr } = await lighthouse(new URL(place, served.value.url).href, {
    port: chrome.port,
    onlyCategories: Object.keys(least),
    formFactor: "mobile",
    logLevel: "error",
  });
  chrome.kill();
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const scores = Object.keys(least).map((name) => score(lhr.categories[name]));
  const times = ["first-contentful-paint", "largest-contentful-paint"].map((name) => lhr.audits[name].displayValue);
  console.log([place || "hall", ...scores, ...times].join("\t"));
  for (const [name, floor] of Object.entries(least)) {
    const category = lhr.categories[name];
    if (score(category) >= floor) continue;
    isGood = false;
    for (const { id, weight } of category.auditRefs) {
      const audit = lhr.audits[id];
      if (weight > 0 && audit.score !== null && audit.score < 0.9)
        console.log(`  ${name}: ${audit.title} ${audit.displayValue ?? ""}`);
    }
  }
}
await served.value.close();
process.exitCode = isGood ? 0 : 1;
