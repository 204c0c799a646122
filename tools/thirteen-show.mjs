// Screenshots of the big moments of Thirteen Throws into `docs`: `node tools/thirteen-show.mjs [score] [boss] [unlock]
// [victory]`. Of the scoring animation four steps; the page's clock is stopped between the steps, so that none is
// missed on a busy machine. Of the others one on a phone and one on a desk.
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { preview, rules, usualBook } from "@turnlight/games/thirteen";
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
const isRolled = ({ phase, sheet }) => phase.kind === "round" && sheet.shown.length > 0;

const bestBox = (state) =>
  preview(usualBook, state)
    .filter(({ valid }) => valid)
    .toSorted((one, other) => other.score.total - one.score.total)[0];

/** The dice lie from which the best box reaches the target of this stage. */
const isLastBox = (stage) => (state) =>
  state.stage === stage &&
  isRolled(state) &&
  state.sheet.score < state.sheet.target &&
  state.sheet.score + (bestBox(state)?.score.total ?? 0) >= state.sheet.target;

/** A run that counts, as one begun by the title screen does, so that it unlocks something. */
const countingRun = (there) => playUntil(runOf("CROWN6", "unlocked=none", rules), strong, there);

const endStage = async (page, { state }) => {
  await boxAt(page, bestBox(state).category).tap();
  await page.getByRole("button", { name: /^End the stage now/ }).tap();
};

const takeScore = async (open) => {
  const run = await countingRun(isLastBox(10));
  const { category, steps } = bestBox(run.state);
  /** Parts of the sum on the pictures: the dice, the level, and all charms. */
  const wanted = [1, 2, steps.length + 2];
  const page = await open({ width: 390, height: 844 });
  await page.clock.install();
  await bring(page, { run, speed: "slow" });
  await boxAt(page, category).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await boxAt(page, category).tap();
  let taken = 0;
  for (let time = 0; time < most && taken <= wanted.length; time += step) {
    await page.clock.runFor(step);
    const isSlam = (await page.locator(".slam-total").count()) > 0;
    const parts = await page.locator(".score-show .trail li").count();
    if (!isSlam && (taken === wanted.length || parts < wanted[taken])) continue;
    taken += 1;
    const name = `thirteen-show-${taken}.png`;
    await page.locator(".tray").screenshot({ path: join(docs, name), animations: "disabled" });
    console.log(`${name}: ${await page.locator(isSlam ? ".slam-total" : ".trail .newest").textContent()}`);
  }
};

const moments = {
  boss: {
    run: () => countingRun(({ stage, phase }) => stage === 4 && phase.kind === "round"),
    shown: ".boss-entrance",
  },
  unlock: { run: () => countingRun(isLastBox(1)), enter: endStage, shown: ".ending .throws-moment" },
  victory: { run: () => countingRun(isLastBox(10)), enter: endStage, shown: ".victory-unlock" },
};

const sizes = { "": { width: 390, height: 844 }, "-desk": { width: 1440, height: 900 } };

const takeMoment = async (open, name) => {
  const { run: play, enter, shown } = moments[name];
  const run = await play();
  /** Achievements that an earlier stage has named. */
  const announced = { run: "brought", names: run.state.stage > 1 ? ["first", "five", "boss", "hundred", "shelf"] : [] };
  for (const [suffix, size] of Object.entries(sizes)) {
    const page = await open(size);
    await bring(page, { run, counts: true, drawers: { "announced/mine": announced } });
    await enter?.(page, run);
    await page.locator(shown).waitFor();
    const picture = `thirteen-${name}${suffix}.jpg`;
    await page.screenshot({ path: join(docs, picture), type: "jpeg", quality: 82, animations: "disabled" });
    console.log(picture);
  }
};

const status = buildIfNeeded();
if (status !== 0) process.exit(status);
const asked = process.argv.slice(2);
const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
const browser = await chromium.launch(launch());
const open = async (viewport) => {
  const context = await browser.newContext({
    viewport,
    isMobile: viewport.width < 600,
    hasTouch: true,
    baseURL: served.value.url,
    locale: "en-GB",
    serviceWorkers: "block",
  });
  return context.newPage();
};
for (const name of asked.length === 0 ? ["score", ...Object.keys(moments)] : asked)
  await (name === "score" ? takeScore(open) : takeMoment(open, name));
await browser.close();
await served.value.close();
