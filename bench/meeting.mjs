// How two newcomers get into one match: each one's taps and how long it takes, at a quarter of this machine's speed.
// `node bench/meeting.mjs` prints it for the games of the home page that are played by turns online.
import { chromium } from "@playwright/test";
import { serve } from "@turnlight/server";
import { launch } from "../tools/browser.mjs";
import { buildIfNeeded } from "../tools/build.mjs";

const slowdown = 4;

if (buildIfNeeded() !== 0) process.exit(1);
const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
const browser = await chromium.launch(launch());

const phone = async () => {
  const context = await browser.newContext({
    baseURL: served.value.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
    locale: "en-GB",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
};

/** Each tap waits for its target, as a person does. */
const ways = {
  head: [(page) => page.getByRole("link", { name: "Play a friend" })],
  zonk: [(page) => page.getByRole("link", { name: "Play online" })],
};

for (const [game, toFar] of Object.entries(ways)) {
  const [host, guest] = [await phone(), await phone()];
  await host.goto("/");
  const taps = [
    (page) => page.locator(`.hall a[href="#/play/${game}"]`).first(),
    ...toFar,
    (page) => page.getByRole("button", { name: "Invite a friend" }),
  ];
  const begun = Date.now();
  for (const tap of taps) await tap(host).tap();
  const field = host.getByLabel("Link", { exact: true });
  await host.waitForFunction(() => document.querySelector(".invitation-link input")?.value.includes("/t/"));
  const link = await field.inputValue();
  const invited = Date.now();
  await guest.goto(link);
  await guest.getByRole("button", { name: "Join" }).tap();
  await host.getByRole("button", { name: "Start match" }).tap();
  await Promise.all([host, guest].map((page) => page.locator(".match").waitFor()));
  const met = Date.now();
  const seconds = (from, to) => ((to - from) / 1000).toFixed(1);
  process.stdout.write(
    `${game}: ${taps.length} taps and ${seconds(begun, invited)} s from the hall to the link; 1 tap each and ${seconds(invited, met)} s from the link to the match\n`,
  );
  await host.context().close();
  await guest.context().close();
}
await browser.close();
await served.value.close();
