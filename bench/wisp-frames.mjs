// The cost per frame of an idle 9×9 clearing with every mechanic: the page's own work per frame, and the time between
// frames. `npm run bench:wisp-frames`; the browser renders in software, on whatever cores are free.
import { availableParallelism, loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { serve } from "@turnlight/server";
import { crowd, enterBoard, linkTo } from "../e2e/wisp-rooms.ts";
import { launch } from "../tools/browser.mjs";
import { buildIfNeeded } from "../tools/build.mjs";

const seconds = 10;
const views = [
  { name: "desk", limit: 16, slowdown: 1, options: { viewport: { width: 1440, height: 900 } } },
  {
    name: "phone, 4× slower",
    limit: 33,
    slowdown: 4,
    options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  },
];

if (buildIfNeeded() !== 0) process.exit(1);
const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
const browser = await chromium.launch(launch());

/** Requests frames continuously, and records when each came and how long the page worked on it. */
const measure = async ({ options, slowdown }) => {
  const context = await browser.newContext({
    ...options,
    baseURL: served.value.url,
    locale: "en-GB",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(`/#${linkTo(crowd, "Everybody")}`);
  await enterBoard(page);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.waitForTimeout(2_000);
  const busyFor = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1_000;
  };
  const before = await busyFor();
  const gaps = await page.evaluate(
    (span) =>
      new Promise((resolve) => {
        const times = [];
        const note = (now) => {
          times.push(now);
          if (now - times[0] < span) requestAnimationFrame(note);
          else resolve(times.slice(1).map((time, i) => time - times[i]));
        };
        requestAnimationFrame(note);
      }),
    seconds * 1_000,
  );
  const work = ((await busyFor()) - before) / gaps.length;
  await context.close();
  gaps.sort((a, b) => a - b);
  return { work, median: gaps[Math.floor(gaps.length / 2)], late: gaps[Math.floor(gaps.length * 0.95)] };
};

console.log(`an idle board of 9×9, ${seconds} s, drawn in software (ms)\n`);
console.log("work for a picture   from one to the next: median   95 %");
let isWithin = true;
for (const view of views) {
  const { work, median, late } = await measure(view);
  isWithin &&= work <= view.limit;
  const columns = [work.toFixed(1).padStart(18), median.toFixed(1).padStart(31), late.toFixed(1).padStart(6)];
  console.log(`${columns.join(" ")}   ${view.name}: ${work <= view.limit ? "within" : "ABOVE"} ${view.limit}`);
}
await browser.close();
await served.value.close();
if (loadavg()[0] > availableParallelism())
  console.log("\nThis machine is busy: these times are longer than they should be.");
process.exitCode = isWithin ? 0 : 1;
