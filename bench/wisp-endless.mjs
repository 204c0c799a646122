// How soon endless play begins: the time from the press of the button to a board that can be played, for every size and
// for easy, middle and hard levels, on a fresh device each time. `npm run bench:wisp-endless`; other load on the machine
// distorts it. Exits with 1 if a level was not there within a second.
import { availableParallelism, loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { serve } from "@turnlight/server";
import { launch } from "../tools/browser.mjs";
import { buildIfNeeded } from "../tools/build.mjs";

/** Milliseconds. */
const limit = 1_000;
const sides = [4, 5, 6, 7];
const ranks = [1, 5, 10];

if (buildIfNeeded() !== 0) process.exit(1);
const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
const browser = await chromium.launch(launch());

/** Undefined wishes are a newcomer's: what the page offers. */
const measure = async (wishes) => {
  const context = await browser.newContext({
    baseURL: served.value.url,
    viewport: { width: 390, height: 844 },
    locale: "en-GB",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto("/#/play/wisp/endless");
  await page.locator(".endless").waitFor();
  if (wishes !== undefined) {
    await page.getByRole("combobox", { name: "Board size" }).selectOption(String(wishes.side));
    await page.getByRole("slider", { name: "Difficulty" }).fill(String(wishes.rank));
    await page.getByRole("checkbox", { name: "Anything" }).check();
  }
  await page.waitForLoadState("networkidle");
  const took = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const pressed = performance.now();
        const look = () => {
          if (document.querySelector(".clearing .steps button") === null) requestAnimationFrame(look);
          else resolve(performance.now() - pressed);
        };
        document.querySelector(".endless button.button")?.click();
        look();
      }),
  );
  await context.close();
  return Math.round(took);
};

let slowest = 0;
console.log("milliseconds from the button to a board that can be played\n\n  size  difficulty      ms");
for (const wishes of [undefined, ...sides.flatMap((side) => ranks.map((rank) => ({ side, rank })))]) {
  const took = await measure(wishes);
  slowest = Math.max(slowest, took);
  const name =
    wishes === undefined ? "newcomer        " : `${wishes.side} × ${wishes.side}  ${String(wishes.rank).padStart(10)}`;
  console.log(`${name}  ${String(took).padStart(6)}`);
}
await browser.close();
await served.value.close();
if (loadavg()[0] > availableParallelism())
  console.log("\nThis machine is busy: these times are longer than they should be.");
console.log(`\nslowest ${slowest} ms, ${slowest <= limit ? "within" : "ABOVE"} ${limit} ms`);
process.exitCode = slowest <= limit ? 0 : 1;
