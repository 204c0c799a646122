// How soon the home page responds to a tap on a slow phone: the time from the tap to the next frame, at a quarter of
// this machine's speed. `npm run bench:page`; other load on the machine distorts it.
import { availableParallelism, loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { serve } from "@turnlight/server";
import { launch } from "../tools/browser.mjs";
import { buildIfNeeded } from "../tools/build.mjs";

const slowdown = 4;
const rounds = 5;
/** The limit for a response, in milliseconds. */
const limit = 100;

if (buildIfNeeded() !== 0) process.exit(1);
const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
const browser = await chromium.launch(launch());

/** Opens the page afresh, taps one control, and asks the browser how long the next frame took. */
const tap = async (index) => {
  const context = await browser.newContext({
    baseURL: served.value.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.answers = [];
    new PerformanceObserver((list) => window.answers.push(...list.getEntries())).observe({
      type: "event",
      durationThreshold: 16,
    });
  });
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const target = page.locator(".hall a, .hall button").nth(index);
  const name = await target.evaluate(
    (one) => one.getAttribute("aria-label") ?? one.querySelector("strong")?.textContent ?? one.textContent,
  );
  await target.scrollIntoViewIfNeeded();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await target.tap();
  await page.waitForTimeout(800);
  // The browser does not report responses below its threshold of 16 ms.
  const duration = await page.evaluate(() =>
    Math.max(16, ...window.answers.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration)),
  );
  await context.close();
  return { name, duration };
};

const counting = await browser.newPage({ baseURL: served.value.url });
await counting.goto("/");
await counting.getByRole("heading", { level: 1 }).waitFor();
const count = await counting.locator(".hall a, .hall button").count();
await counting.close();

let slowest = 0;
console.log(`answer to a tap on the menu, ${slowdown}× slower, ${rounds} rounds (ms)\n\n  best  median   worst`);
for (let index = 0; index < count; index++) {
  const taps = [];
  for (let round = 0; round < rounds; round++) taps.push(await tap(index));
  const durations = taps.map(({ duration }) => duration).sort((a, b) => a - b);
  const median = durations[Math.floor(rounds / 2)];
  const worst = durations.at(-1);
  slowest = Math.max(slowest, median);
  const columns = [durations[0], median, worst].map((time) => String(time).padStart(6)).join("  ");
  console.log(`${columns}   ${taps[0].name}`);
}
await browser.close();
await served.value.close();
if (loadavg()[0] > availableParallelism())
  console.log("\nThis machine is busy: these times are longer than they should be.");
console.log(`\nslowest median ${slowest} ms, ${slowest <= limit ? "within" : "ABOVE"} ${limit} ms`);
process.exitCode = slowest <= limit ? 0 : 1;
