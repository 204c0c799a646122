// Screenshots of the scoring animation of Thirteen Throws, one per step, into `docs/thirteen-show-1.png` and on: `node
// tools/thirteen-show.mjs`. The page's clock is stopped between the steps, so that none is missed on a busy machine.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { preview, usualBook } from "@turnlight/games/thirteen";
import { serve } from "@turnlight/server";
import { boxAt, bring, playUntil, runOf, strong } from "../e2e/arcade.ts";
import { launch } from "./browser.mjs";
import { buildIfNeeded } from "./build.mjs";
import { root } from "./setup.mjs";

const docs = join(root, "docs");
/** Milliseconds of page time between two checks. */
const step = 20;
/** Upper limit in milliseconds, far longer than any scoring animation. */
const most = 10_000;
const enough = 5;

const best = (state) =>
  preview(usualBook, state)
    .filter(({ valid }) => valid)
    .reduce((most, box) => (box.steps.length > (most?.steps.length ?? 0) ? box : most), undefined);

const status = buildIfNeeded();
if (status !== 0) process.exit(status);
const run = await playUntil(
  runOf("BOSS1"),
  strong,
  (state) =>
    state.phase.kind === "round" && (best(state)?.steps.length ?? 0) >= enough - 2 && best(state)?.score.level > 1,
);
const box = best(run.state);
if (box === undefined) throw new Error("the run ended before a score had enough parts");

const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
const browser = await chromium.launch(launch());
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  baseURL: served.value.url,
  locale: "en-GB",
  serviceWorkers: "block",
});
const page = await context.newPage();
await page.clock.install();
await bring(page, { run, speed: "slow" });
await boxAt(page, box.category).waitFor();
await page.clock.pauseAt(Date.now() + 60_000);
await boxAt(page, box.category).tap();

for (const old of readdirSync(docs)) if (/^thirteen-show-.*\.png$/.test(old)) rmSync(join(docs, old));
let taken = 0;
/** Parts on the last picture. */
let shown = 0;
for (let time = 0; time < most; time += step) {
  await page.clock.runFor(step);
  const isSlam = (await page.locator(".slam-total").count()) > 0;
  const parts = isSlam ? Number.POSITIVE_INFINITY : await page.locator(".score-show .trail li").count();
  if (parts <= shown) continue;
  shown = parts;
  taken += 1;
  const name = `thirteen-show-${taken}.png`;
  await page.locator(".tray").screenshot({ path: join(docs, name), animations: "disabled" });
  console.log(`${name}: ${await page.locator(isSlam ? ".slam-total" : ".trail .newest").textContent()}`);
}
await browser.close();
await served.value.close();
