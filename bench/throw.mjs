// How soon dice move after the tap that throws them, on a phone four times slower than this machine: `node
// bench/throw.mjs`. Reports only, without a limit, since other load on the machine distorts it.
import { availableParallelism, loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { serve } from "@turnlight/server";
import { launch } from "../tools/browser.mjs";
import { buildIfNeeded } from "../tools/build.mjs";

const slowdown = 4;
const rounds = 12;
const wanted = 150;

const status = buildIfNeeded();
if (status !== 0) process.exit(status);
const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
const browser = await chromium.launch(launch());
const context = await browser.newContext({
  baseURL: served.value.url,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: "block",
});
const page = await context.newPage();
await page.goto("/#/play/zonk");
await page.locator("form.setup button").last().click();
await page.locator(".match[data-at-rest=true] .tavern").waitFor();
const session = await context.newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

/** Milliseconds from the tap to the first die that moves. */
const throwOnce = async () => {
  await page.evaluate(() => {
    const picture = document.querySelector(".tray-picture");
    addEventListener(
      "pointerdown",
      ({ timeStamp }) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          window.moved = performance.now() - timeStamp;
        });
        watch.observe(picture, { attributes: true, attributeFilter: ["style"], subtree: true });
      },
      { once: true, capture: true },
    );
  });
  await page.locator(".tavern-actions .button").first().tap();
  await page.waitForFunction(() => window.moved !== undefined);
  const moved = await page.evaluate(() => {
    const { moved: after } = window;
    window.moved = undefined;
    return after;
  });
  await page.locator(".match[data-at-rest=true]").waitFor({ timeout: 60_000 });
  return moved;
};

const times = [];
while (times.length < rounds) {
  const offer = page.locator(".tavern-offer").first();
  if ((await offer.count()) > 0) {
    await offer.tap();
    await page.locator(".tavern-actions .button").last().tap();
    await page.locator(".match[data-at-rest=true]").waitFor();
    await page.waitForTimeout(500);
    if ((await page.locator("dialog").count()) > 0) break;
  } else times.push(await throwOnce());
}
await browser.close();
await served.value.close();

const sorted = times.toSorted((a, b) => a - b).map(Math.round);
console.log(`tap to first movement, ${slowdown}× slower, ${sorted.length} throws (ms)`);
console.log(
  `best ${sorted[0]}, median ${sorted[Math.floor(sorted.length / 2)]}, worst ${sorted.at(-1)}; wanted: ${wanted}`,
);
if (loadavg()[0] > availableParallelism())
  console.log("This machine is busy: these times are longer than they should be.");
