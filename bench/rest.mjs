// What each room costs while nobody does anything: processor time of the whole browser, drawn without a graphics card,
// from five seconds after the last input on. `npm run bench:rest`, or `npm run bench:rest -- home play-wisp` for some rooms.
import { readdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { serve } from "@turnlight/server";
import { open, screens, views } from "../e2e/routes.ts";
import { launch } from "../tools/browser.mjs";
import { buildIfNeeded } from "../tools/build.mjs";

/** Seconds without input before anything is measured, and those that are measured. */
const quiet = 6;
const measured = 6;
/** Of one core. */
const limit = 0.02;
/** A room is measured on a desk; what only a phone shows, on one. */
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The fields of a process after its name, which may hold spaces. */
const fields = (pid) => {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
};

/** Seconds of processor time that a process and all below it have taken. */
const secondsOf = (root) => {
  const parents = new Map();
  const ticks = new Map();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      const [, parent, , , , , , , , , , user, system] = fields(pid);
      parents.set(pid, parent);
      ticks.set(pid, Number(user) + Number(system));
    } catch {
      // It ended meanwhile.
    }
  const isBelow = (pid) => pid === String(root) || (parents.has(pid) && isBelow(parents.get(pid)));
  return [...ticks].reduce((sum, [pid, count]) => sum + (isBelow(pid) ? count : 0), 0) / 100;
};

const wanted = process.argv.slice(2);
const chosen = [...screens, ...views].filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const status = buildIfNeeded();
if (status !== 0) process.exit(status);
const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
/** The room's share of a core, and what moves in it; or why it could not be opened in this window. */
const measure = async (screen, viewport) => {
  const server = await chromium.launchServer(launch());
  const browser = await chromium.connect(server.wsEndpoint());
  const context = await browser.newContext({ viewport, baseURL: served.value.url, serviceWorkers: "block" });
  const page = await context.newPage();
  try {
    await open(page, screen);
    await page.waitForTimeout(quiet * 1000);
    const before = secondsOf(server.process().pid);
    const start = performance.now();
    await page.waitForTimeout(measured * 1000);
    const share = (secondsOf(server.process().pid) - before) / ((performance.now() - start) / 1000);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    return { share, moving };
  } catch (error) {
    return { problem: error instanceof Error ? error.message.split("\n")[0] : `${error}` };
  } finally {
    await browser.close();
    await server.close();
  }
};

let calm = 0;
for (const screen of chosen) {
  let found;
  for (const viewport of windows)
    if (found === undefined || found.problem !== undefined) found = await measure(screen, viewport);
  const { share, moving, problem } = found;
  if (problem === undefined && share <= limit) calm += 1;
  console.log(
    problem === undefined
      ? `${(share * 100).toFixed(1).padStart(6)} %  ${screen.name}${moving === 0 ? "" : ` (${moving} animations)`}`
      : `     ?    ${screen.name}: ${problem}`,
  );
}
await served.value.close();
console.log(`\n${calm} of ${chosen.length} rooms take at most ${limit * 100} % of a core.`);
