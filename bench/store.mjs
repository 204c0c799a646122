// How soon the home page lists unfinished matches, with 5 and with 5,000 matches saved, half of them finished: the time
// from opening the page to the list. `npm run bench:store`; the ratio should be near 1, however many are saved.
import { availableParallelism, loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { serve } from "@turnlight/server";
import { plant } from "../e2e/seed-storage.ts";
import { launch } from "../tools/browser.mjs";
import { buildIfNeeded } from "../tools/build.mjs";

const rounds = 7;
const entries = 20;

if (buildIfNeeded() !== 0) process.exit(1);
const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
const browser = await chromium.launch(launch());

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Milliseconds from opening the page to the list of unfinished matches. */
const timed = async (count) => {
  const context = await browser.newContext({ baseURL: served.value.url, serviceWorkers: "block", locale: "en-GB" });
  const first = await context.newPage();
  await first.goto("/");
  await first.getByRole("heading", { level: 1 }).waitFor();
  await first.waitForLoadState("networkidle");
  await plant(first, { running: Math.ceil(count / 2), finished: Math.floor(count / 2), entries });
  await first.close();
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const page = await context.newPage();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('a[href^="#/match/"]') === null) return;
        observer.disconnect();
        window.listedAfter = performance.now();
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto("/");
    times.push(await (await page.waitForFunction(() => window.listedAfter)).jsonValue());
    await page.close();
  }
  await context.close();
  return median(times);
};

const few = await timed(5);
const many = await timed(5000);
console.log(`the hall lists the matches one left after`);
console.log(`  ${few.toFixed(0)} ms with 5 matches kept`);
console.log(`  ${many.toFixed(0)} ms with 5,000 matches kept`);
console.log(
  `ratio ${(many / few).toFixed(2)} (median of ${rounds}; ${loadavg()[0].toFixed(1)} busy on ${availableParallelism()} cores)`,
);
await browser.close();
await served.value.close();
