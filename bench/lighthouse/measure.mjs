// Lighthouse on the home page and every main game's lobby, with a phone's settings: `npm run lighthouse -- [TIMES [GAME]]`.
// Installs Lighthouse beside this file first, measures each page several times (5 by default), prints the scores and
// exits with 1 if one is too low: for performance the median counts, for everything else the minimum. Needs a quiet
// machine, since other load lowers the performance score.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@turnlight/server";
import { browserPath } from "../../tools/browser.mjs";
import { buildIfNeeded } from "../../tools/build.mjs";

const here = import.meta.dirname;
const least = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const [counted = "5", only] = process.argv.slice(2);
const times = Number(counted);
const places = ["", "#/play/head", "#/play/wisp", "#/play/zonk", "#/play/thirteen"].filter(
  (place) => only === undefined || place.endsWith(`/${only}`),
);

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

const look = async (place) => {
  const chrome = await launch({ chromePath, chromeFlags: ["--headless", "--no-sandbox"] });
  const { lhr } = await lighthouse(new URL(place, served.value.url).href, {
    port: chrome.port,
    onlyCategories: Object.keys(least),
    formFactor: "mobile",
    logLevel: "error",
  });
  chrome.kill();
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return lhr;
};

/** Minimum, median and maximum; of an even number of values the lower middle one. */
const spread = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  return { from: sorted[0], middle: sorted[(sorted.length - 1) >> 1], to: sorted.at(-1) };
};

const measured = {
  "first paint, s": ({ audits }) => audits["first-contentful-paint"].numericValue / 1000,
  "largest paint, s": ({ audits }) => audits["largest-contentful-paint"].numericValue / 1000,
  "blocked, ms": ({ audits }) => audits["total-blocking-time"].numericValue,
};
const written = (what, value) => value.toFixed(what.endsWith(" s") ? 1 : 0);

let isGood = true;
console.log(["place", ...Object.keys(least), ...Object.keys(measured)].join("\t"));
for (const place of places) {
  const looks = [];
  for (let time = 0; time < times; time++) looks.push(await look(place));
  const cells = [place || "hall"];
  for (const [name, floor] of Object.entries(least)) {
    const { from, middle, to } = spread(looks.map((lhr) => score(lhr.categories[name])));
    cells.push(from === to ? `${from}` : `${middle} (${from} to ${to})`);
    if ((name === "performance" ? middle : from) < floor) isGood = false;
  }
  for (const [what, read] of Object.entries(measured)) {
    const { from, middle, to } = spread(looks.map(read));
    cells.push(`${written(what, middle)} (${written(what, from)} to ${written(what, to)})`);
  }
  console.log(cells.join("\t"));
  for (const [name, floor] of Object.entries(least)) {
    const worst = looks.toSorted((a, b) => score(a.categories[name]) - score(b.categories[name]))[0];
    if (score(worst.categories[name]) >= floor) continue;
    for (const { id, weight } of worst.categories[name].auditRefs) {
      const audit = worst.audits[id];
      if (weight > 0 && audit.score !== null && audit.score < 0.9)
        console.log(`  ${name}: ${audit.title} ${audit.displayValue ?? ""}`);
    }
  }
}
await served.value.close();
process.exitCode = isGood ? 0 : 1;
