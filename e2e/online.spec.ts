/** Online play, each player in their own browser, on a real server: how they meet, play, reconnect and spectate. */
import { createECDH } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page, WebSocketRoute } from "@playwright/test";
import { campaign } from "@turnlight/games/wisp";
import { seedOf } from "@turnlight/kernel";
import { type RunningServer, type ServeOptions, serve } from "@turnlight/server";
import { freePort } from "../server/tests/support/free-port.ts";
import { listen } from "./announcements.ts";
import { giveChance } from "./chance.ts";
import { keptOn } from "./device.ts";
import { expect, test } from "./home.ts";
import { playToTheEnd, readQr } from "./online-tables.ts";
import { pick, pickValue } from "./pick.ts";
import { keys, solution } from "./wisp-rooms.ts";

/** Devices of the running test; closed when it is over. */
const devices: BrowserContext[] = [];
test.afterEach(async () => {
  for (const device of devices.splice(0)) await device.close();
});

interface Visit {
  readonly browser: Browser;
  readonly url: string;
  readonly name: string;
}

/** A player's own device, where playback is instant. */
const arrive = async ({ browser, url, name }: Visit): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", reducedMotion: "reduce" });
  devices.push(context);
  // Each device has its own seed, or random ids made by the pages would collide.
  await giveChance(context, devices.length);
  const page = await context.newPage();
  await page.goto("/#/settings");
  await pickValue(page, "speed", "instant");
  await page.goto("/#/profile");
  await page.getByLabel("Your name").fill(name);
  for (const kept of [`"name":"${name}"`, '"speed":"instant"']) await expect.poll(() => keptOn(page)).toContain(kept);
  return page;
};

/** Creates an invitation to a game, and returns the link. */
const invite = async (
  page: Page,
  game: string,
  set: () => Promise<unknown> = async () => undefined,
): Promise<string> => {
  await page.goto(`/#/far/new/${game}`);
  await page.getByRole("button", { name: "Invite somebody" }).waitFor();
  await set();
  await page.getByRole("button", { name: "Invite somebody" }).click();
  return page.getByLabel("Send this link").inputValue();
};

const sitDown = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole("button", { name: "Sit down" }).click();
};

/** The test's own server, with a fixed seed, that can be killed and restarted at the same address. */
const ownServer = async (more: Partial<ServeOptions> = {}, now: () => number = Date.now) => {
  const folder = mkdtempSync(join(tmpdir(), "far-"));
  let seeds = 0;
  const freshSeed = (): string => {
    seeds += 1;
    return seedOf(`far ${seeds}`);
  };
  const port = await freePort();
  const begin = async (): Promise<RunningServer> => {
    const begun = await serve(
      { port, host: "127.0.0.1", keep: { kind: "folder", folder }, ...more },
      { now, freshSeed },
    );
    if (!begun.ok) throw new Error(begun.refusal.reason);
    return begun.value;
  };
  let served = await begin();
  const { url } = served;
  return {
    url,
    stop: () => served.close(),
    async start() {
      served = await begin();
    },
    async end() {
      await served.close();
      rmSync(folder, { recursive: true });
    },
  };
};

const inMatch = (...pages: readonly Page[]) => Promise.all(pages.map((page) => page.locator(".match").waitFor()));

const pickNumber = (page: Page, n: number) => page.getByRole("button", { name: String(n), exact: true }).click();

test("by link: a whole match, a spectator, dice checked, a rematch, and one's tables", async ({ browser }) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  const link = await invite(ada, "hidden-number", async () => {
    await ada.getByText("Fair dice").click();
    await ada.getByLabel("A phrase of your own for the dice").fill("a rainy sunday");
  });
  await expect(ada.getByRole("img", { name: "The link as a picture for another phone’s camera" })).toBeVisible();
  await bo.goto(link);
  await expect(bo.getByRole("heading", { name: "Ada invites you to a game of Hidden number." })).toBeVisible();
  await bo.getByRole("button", { name: "Sit down" }).click();
  await inMatch(ada, bo);
  const carl = await arrive({ browser, url, name: "Carl" });
  await carl.goto(link);
  await expect(carl.getByText("You are watching.")).toBeVisible();
  await expect(ada.getByText("1 is watching")).toBeVisible();
  await bo.getByRole("button", { name: "Say something" }).click();
  await bo.getByRole("button", { name: "Good luck!" }).click();
  await Promise.all(
    [ada, carl].map((page) => expect(page.locator(".toast").getByText("Bo: Good luck!")).toBeVisible()),
  );
  await pickNumber(ada, 3);
  await pickNumber(bo, 4);
  // Neither the opponent nor the spectator has the number anywhere in the page.
  for (const page of [bo, carl]) await expect(page.getByText("Yours: 3")).toHaveCount(0);
  const asks = (page: Page) => page.getByText("Which number is theirs?").isVisible();
  await expect.poll(async () => (await asks(ada)) || (await asks(bo))).toBe(true);
  const guesser = (await asks(ada)) ? ada : bo;
  await expect(guesser).toHaveTitle(/Your turn/);
  await pickNumber(guesser, guesser === ada ? 4 : 3);
  const winner = guesser === ada ? "Ada" : "Bo";
  for (const page of [ada, bo, carl])
    await expect(page.getByRole("dialog").getByRole("heading", { name: `${winner} wins` })).toBeVisible();
  for (const name of ["Play again", "Rematch"]) await expect(carl.getByRole("button", { name })).toHaveCount(0);
  await carl.keyboard.press("Escape");
  await carl.getByRole("button", { name: "About this table" }).click();
  await carl.getByRole("button", { name: "Check this match" }).click();
  await expect(carl.getByText("The seed fits the fingerprint.")).toBeVisible();
  await bo.getByRole("button", { name: "Rematch" }).click();
  await ada.getByRole("button", { name: "Accept" }).click();
  for (const page of [ada, bo]) await expect(page.getByText("Choose your number. Nobody else sees it.")).toBeVisible();
  await ada.goto("/#/");
  await expect(ada.getByRole("link", { name: "Hidden number · Bo Your turn" })).toBeVisible();
  await expect(bo.getByText("Ada: not connected just now")).toBeVisible();
  await server.end();
});

test("a rematch is offered and accepted: nobody is taken off a result by another's tap", async ({ browser }) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  const heard = await listen(ada);
  await ada.reload();
  const link = await invite(ada, "hidden-number");
  await sitDown(bo, link);
  await inMatch(ada, bo);
  const carl = await arrive({ browser, url, name: "Carl" });
  await carl.goto(link);
  await expect(carl.getByText("You are watching.")).toBeVisible();
  await ada.getByRole("button", { name: "Resign" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  const result = (page: Page) => page.getByRole("dialog").getByRole("heading", { name: "Bo wins" });
  for (const page of [ada, bo, carl]) await expect(result(page)).toBeVisible();
  const offer = (page: Page) => page.locator(".online-rematch p");
  const [rematch, accept, decline, cancel] = ["Rematch", "Accept", "Decline", "Cancel"].map(
    (name) => (page: Page) => page.getByRole("button", { name, exact: true }),
  );
  if (!rematch || !accept || !decline || !cancel) throw new Error("a key is missing");

  // By keyboard, and withdrawn with the same button, which keeps the focus.
  await rematch(bo).focus();
  await bo.keyboard.press("Enter");
  await expect(offer(bo)).toHaveText("Waiting for Ada …");
  await expect(cancel(bo)).toBeFocused();
  for (const page of [ada, carl]) await expect(offer(page)).toHaveText("Bo wants a rematch.");
  expect(await heard()).toContain("Bo wants a rematch.");
  for (const page of [ada, bo, carl]) await expect(result(page)).toBeVisible();
  await bo.keyboard.press("Enter");
  await expect(rematch(bo)).toBeFocused();
  await expect(rematch(ada)).toBeVisible();

  await rematch(bo).click();
  await decline(ada).click();
  await expect(offer(bo)).toHaveText("Ada doesn’t want a rematch.");

  // Once the result is closed, the offer shows in the bar; absent players are named.
  await bo.keyboard.press("Escape");
  await rematch(ada).click();
  await expect(offer(bo)).toHaveText("Ada wants a rematch.");
  await expect(result(bo)).toHaveCount(0);
  const away = bo.url();
  await bo.goto("/#/");
  await expect(offer(ada)).toHaveText("Waiting for Bo … Bo has left.");
  await bo.goto(away);
  await expect(result(bo)).toBeVisible();
  await accept(bo).click();
  for (const page of [ada, bo]) await expect(page.getByText("Choose your number. Nobody else sees it.")).toBeVisible();
  // A spectator follows by a tap of their own.
  await expect(offer(carl)).toHaveText("The rematch has begun.");
  await expect(result(carl)).toBeVisible();
  await carl.getByRole("button", { name: "Watch", exact: true }).click();
  await expect(result(carl)).toHaveCount(0);
  await pickNumber(ada, 3);
  await pickNumber(bo, 4);
  await expect(carl.locator(".match")).toBeVisible();
  await server.end();
});

test("who has blocked somebody gets no rematch with them, and neither do they", async ({ browser }) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  await sitDown(bo, await invite(ada, "hidden-number"));
  await inMatch(ada, bo);
  await bo.getByRole("button", { name: "Say something" }).click();
  await bo.getByRole("button", { name: "Block Ada" }).click();
  await bo.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
  await expect(bo.locator(".toast").getByText("Ada is blocked.")).toBeVisible();
  await bo.keyboard.press("Escape");
  await ada.getByRole("button", { name: "Resign" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  for (const page of [ada, bo]) {
    await page.getByRole("button", { name: "Rematch" }).click();
    await expect(
      page.locator(".toast").getByText("You can’t play another match with the people at this table."),
    ).toBeVisible();
  }
  await server.end();
});

/** A turn of Zonk: roll, take the first offer, bank. */
const takeTurn = async (page: Page): Promise<"over" | "moved"> => {
  const ready = await page.waitForFunction(() => {
    const entries = document.querySelector(".tavern")?.getAttribute("data-entries") ?? "";
    if (document.querySelector("dialog .tavern-ranks") !== null) return { now: "over", entries };
    if (document.querySelector(".match[data-at-rest=true] .tavern") === null) return undefined;
    if (document.querySelector(".tavern-offer") !== null) return { now: "take", entries };
    const key = document.querySelector(".tavern-actions .button:enabled");
    return { now: key === null ? "wait" : "roll", entries };
  });
  const { now, entries } = (await ready.jsonValue()) ?? { now: "over", entries: "" };
  if (now === "over") return "over";
  if (now === "roll") await page.locator(".tavern-actions .button:enabled").first().click();
  if (now === "take") {
    if ((await page.locator('.tavern-offer[aria-pressed="true"]').count()) === 0)
      await page.locator(".tavern-offer").first().click();
    await page.locator(".tavern-actions .button:enabled").last().click();
  }
  await page.waitForFunction(
    (before) =>
      document.querySelector("dialog .tavern-ranks") !== null ||
      document.querySelector(".tavern")?.getAttribute("data-entries") !== before,
    entries,
  );
  return "moved";
};

test("by code: a whole match of Zonk, two people and a bot", async ({ browser }) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  await ada.goto("/#/play/zonk");
  await ada.locator('input[name="target"]').fill("500");
  await ada.locator('input[name="target"]').blur();
  await ada.getByRole("button", { name: "Far away" }).click();
  await ada.getByLabel("Players").selectOption("3");
  await ada.getByRole("button", { name: "Invite somebody" }).click();
  const code = await ada.locator("p.online-code").textContent();
  await ada.getByRole("button", { name: "Give seat 3 to a bot" }).click();
  await expect(ada.getByText("Hinnerk, the regular (bot)")).toBeVisible();
  await bo.goto("/#/far");
  await bo.getByLabel("A code you were told").fill((code ?? "").toLowerCase());
  await bo.getByRole("button", { name: "Go there" }).click();
  await bo.getByRole("button", { name: "Sit down" }).click();
  await inMatch(ada, bo);
  await Promise.all(
    [ada, bo].map(async (page) => {
      while ((await takeTurn(page)) === "moved");
    }),
  );
  const ranks = await Promise.all([ada, bo].map((page) => page.locator("dialog .tavern-ranks").textContent()));
  expect(ranks[0]).toBe(ranks[1]);
  await server.end();
});

test("the line is cut during a throw and the server is started anew: the match goes on by itself", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  const lines = new Map<Page, { down: boolean; readonly open: Set<WebSocketRoute> }>();
  for (const page of [ada, bo]) {
    const line = { down: false, open: new Set<WebSocketRoute>() };
    lines.set(page, line);
    await page.routeWebSocket(/\/api\/socket/, (route) => {
      if (line.down) void route.close();
      else {
        line.open.add(route);
        route.connectToServer();
      }
    });
  }
  await sitDown(bo, await invite(ada, "dice-race"));
  await inMatch(ada, bo);
  const roll = (page: Page) => page.getByRole("button", { name: "Roll" });
  const onTurn = async (): Promise<Page> => {
    await expect.poll(async () => (await roll(ada).isEnabled()) || (await roll(bo).isEnabled())).toBe(true);
    return (await roll(ada).isEnabled()) ? ada : bo;
  };
  const mover = await onTurn();
  const line = lines.get(mover);
  if (line === undefined) throw new Error("nobody is on turn");
  line.down = true;
  for (const route of line.open) await route.close();
  await expect(mover.getByText("The line is down. It comes back by itself.")).toBeVisible();
  await roll(mover).click();
  await expect(mover.getByText("Your move is kept, and sent as soon as the line is back.")).toBeVisible();
  await expect(mover.locator(".throwing .die circle")).toHaveCount(0);
  line.down = false;
  await expect(mover.locator(".throwing .die circle").first()).toBeVisible();
  const pips = await mover.locator(".throwing .die circle").count();
  await expect(mover.locator(".throwing .die circle")).toHaveCount(pips);
  for (const page of [ada, bo]) await expect(page.locator(".throwing .die circle")).toHaveCount(pips);

  await server.stop();
  for (const page of [ada, bo]) await expect(page.locator('.online-news[data-line="broken"]')).toBeVisible();
  await server.start();
  for (const page of [ada, bo]) await expect(page.locator('.online-news[data-line="broken"]')).toHaveCount(0);
  const next = await onTurn();
  const gathered = (page: Page) => page.locator(".throwing").innerHTML();
  const before = await gathered(next);
  await roll(next).click();
  await expect.poll(() => gathered(next)).not.toBe(before);
  await expect.poll(async () => (await gathered(ada)) === (await gathered(bo))).toBe(true);
  await server.end();
});

test("whoever runs out of time is out, as was said before", async ({ browser }) => {
  let ahead = 0;
  const server = await ownServer({ limits: { reconcile: 50 } }, () => Date.now() + ahead);
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  const link = await invite(ada, "dice-race", () => ada.getByLabel("Time for a move").selectOption("30"));
  await bo.goto(link);
  await expect(bo.getByText("Whoever runs out of time is out of the match.")).toBeVisible();
  await bo.getByRole("button", { name: "Sit down" }).click();
  await inMatch(ada, bo);
  await expect(ada.getByRole("timer", { name: "Time left for this move" })).toBeVisible();
  const rolls = [ada, bo].map((page) => page.getByRole("button", { name: "Roll" }));
  await expect.poll(async () => Promise.all(rolls.map((roll) => roll.isEnabled()))).toContain(true);
  for (const roll of rolls) if (await roll.isEnabled()) await roll.click();
  await expect(ada.locator(".throwing .die circle").first()).toBeVisible();
  ahead = 31_000;
  for (const page of [ada, bo]) await expect(page.getByRole("dialog").getByText("ran out of time.")).toBeVisible();
  await bo.keyboard.press("Escape");
  await bo.getByRole("button", { name: "About this table" }).click();
  await bo.getByRole("button", { name: "Check this match" }).click();
  await expect(bo.getByText("the same again. The seed fits the fingerprint.")).toBeVisible();
  await expect(bo.getByRole("list", { name: "Check this match" }).getByRole("listitem").first()).toContainText("✓");
  await server.end();
});

test("time runs out for both: nobody wins, and both are told so", async ({ browser }) => {
  let ahead = 0;
  const server = await ownServer({ limits: { reconcile: 50 } }, () => Date.now() + ahead);
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  await sitDown(bo, await invite(ada, "head", () => ada.getByLabel("Time for a move").selectOption("30")));
  await inMatch(ada, bo);
  for (const page of [ada, bo])
    await expect(page.getByRole("timer", { name: "Time left for this move" })).toBeVisible();
  ahead = 31_000;
  for (const page of [ada, bo])
    await expect(
      page.getByRole("dialog").getByRole("heading", { name: "Time ran out for both. No result." }),
    ).toBeVisible();
  await bo.getByRole("dialog").getByRole("button", { name: "Watch it again" }).click();
  await bo.getByRole("button", { name: "One step on" }).click();
  await expect(bo.getByText(/^Time ran out for .* at the same moment\.$/)).toBeVisible();
  // The replay does not describe it as an execution.
  await expect(bo.getByText("falls", { exact: false })).toHaveCount(0);
  await server.end();
});

/** A virtual authenticator that confirms by itself. */
const authenticatorOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
};

test("by passkey the same guest on another device, where the seat is; then everything is deleted", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const desk = await arrive({ browser, url, name: "Ada" });
  const atDesk = await authenticatorOf(desk);
  await invite(desk, "hidden-number");
  await desk.goto("/#/far/you");
  await desk.getByRole("button", { name: "Make a passkey" }).click();
  await expect(desk.locator(".toast").getByText("The passkey is kept.")).toBeVisible();

  const phone = await arrive({ browser, url, name: "Nobody yet" });
  const atPhone = await authenticatorOf(phone);
  const { credentials } = await atDesk.session.send("WebAuthn.getCredentials", {
    authenticatorId: atDesk.authenticatorId,
  });
  for (const credential of credentials)
    await atPhone.session.send("WebAuthn.addCredential", { authenticatorId: atPhone.authenticatorId, credential });
  await phone.goto("/#/far/you");
  await phone.getByRole("button", { name: "Use a passkey" }).click();
  await expect(phone.locator(".toast").getByText("This device is the same guest now.")).toBeVisible();
  await phone.goto("/#/far");
  await phone.getByRole("link", { name: "Hidden number Waits for people" }).click();
  await expect(phone.getByText("Ada (you)")).toBeVisible();

  await phone.goto("/#/far/you");
  await phone.getByRole("button", { name: "Delete everything" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(phone.locator(".toast").getByText("The server has forgotten you.")).toBeVisible();
  for (const device of [desk, phone]) {
    await device.goto("/#/");
    await device.goto("/#/far");
    await expect(device.getByText("You sit at no table with somebody far away.")).toBeVisible();
  }
  await server.end();
});

test("signed out everywhere: a match that is open elsewhere says so and stands still, and a passkey leads back to it", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  await authenticatorOf(ada);
  await ada.goto("/#/far/you");
  await ada.getByRole("button", { name: "Make a passkey" }).click();
  await expect(ada.locator(".toast").getByText("The passkey is kept.")).toBeVisible();
  await sitDown(bo, await invite(ada, "dice-race"));
  await inMatch(ada, bo);
  const match = ada.url();

  // The same guest in another tab.
  const tab = await ada.context().newPage();
  await tab.goto("/#/far/you");
  await tab.getByRole("button", { name: "Sign out everywhere" }).click();
  await tab.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(tab.locator(".toast").getByText("No device is this guest any more.")).toBeVisible();
  await expect(
    ada.getByText("You've been signed out on this device. Sign in with your passkey to play on."),
  ).toBeVisible();
  await expect(bo.locator(".online-news")).toContainText("Ada");
  await tab.close();

  await ada.goto("/#/far/you");
  await ada.getByRole("button", { name: "Use a passkey" }).click();
  await expect(ada.locator(".toast").getByText("This device is the same guest now.")).toBeVisible();
  await ada.goto(match);
  await inMatch(ada, bo);
  await expect(ada.getByText("You've been signed out on this device.")).toHaveCount(0);
  await expect(bo.locator(".online-bar")).toBeHidden();
  const roll = (page: Page) => page.getByRole("button", { name: "Roll" });
  await expect.poll(async () => (await roll(ada).isEnabled()) || (await roll(bo).isEnabled())).toBe(true);
  await server.end();
});

/** Hides words at random: all at once on a desktop. */
const hideWords = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Pick random words" }).click();
  await page.getByRole("button", { name: "Place at random" }).click();
  await page.getByRole("button", { name: /^Ready/ }).click();
};

test("a whole duel: words hidden, letters guessed in turn and heard, a page opened anew, and the end for both", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  for (const page of [ada, bo]) await page.setViewportSize({ width: 1440, height: 900 });
  const heard = new Map([
    [ada, await listen(ada)],
    [bo, await listen(bo)],
  ]);
  for (const page of [ada, bo]) await page.reload();
  const link = await invite(ada, "head");
  await sitDown(bo, link);
  await inMatch(ada, bo);
  await hideWords(ada);
  await expect(ada.getByText("Bo is still hiding words.")).toBeVisible();
  await hideWords(bo);
  const isOn = (page: Page) => page.locator(".hunt-turn.yours").isVisible();
  const guess = async (letter: string): Promise<void> => {
    await expect.poll(async () => (await isOn(ada)) || (await isOn(bo))).toBe(true);
    const page = (await isOn(ada)) ? ada : bo;
    const other = page === ada ? bo : ada;
    await page.keyboard.press(letter);
    await page.keyboard.press("Enter");
    for (const one of [page, other])
      await expect(one.locator(".hunt-action")).toContainText(new RegExp(`: (no )?${letter.toUpperCase()}\\b`));
    // Screen readers announce who guessed what.
    const name = page === ada ? "Ada" : "Bo";
    await expect
      .poll(async () => (await heard.get(other)?.())?.join(" ") ?? "")
      .toMatch(new RegExp(`${name}.*\\b${letter.toUpperCase()}\\b`));
  };
  await guess("e");
  await guess("x");
  await bo.reload();
  await guess("a");
  await playToTheEnd([ada, bo], url, link.split("/").at(-1) ?? "", "executioner:0.5");
  for (const page of [ada, bo]) await expect(page.getByText(/The blade falls for (?:Ada|Bo)\./)).toBeVisible();
  await ada.getByRole("button", { name: "Rematch" }).click();
  await expect(ada.locator(".online-rematch p")).toHaveText("Waiting for Bo …");
  await bo.getByRole("button", { name: "Accept" }).click();
  for (const page of [ada, bo]) await expect(page.getByRole("button", { name: "Pick random words" })).toBeVisible();
  await server.end();
});

/** One player's choices where a duel is set up. */
const chooseHalf = async (page: Page, name: string, ...options: readonly string[]): Promise<void> => {
  const half = page.getByRole("group", { name, exact: true });
  for (const option of options)
    await pick(half.locator("label", { has: page.getByRole("radio", { name: option, exact: true }) }));
};

const choosePreset = (page: Page, name: string): Promise<void> =>
  pick(page.locator(".preset label", { has: page.getByRole("radio", { name, exact: true }) }));

const limitsOf = (page: Page) => page.locator(".limit-count .spoken-only");

test("a duel of unlike halves: the guest is told both before sitting down, and each has their own board and limit", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  for (const page of [ada, bo]) await page.setViewportSize({ width: 1440, height: 900 });
  const link = await invite(ada, "head", async () => {
    await choosePreset(ada, "Evening");
    await ada.getByRole("checkbox", { name: /^Mercy/ }).uncheck();
    await chooseHalf(ada, "You", "6 by 6", "4 words");
    await chooseHalf(ada, "Guest", "12 by 12", "3 words", "Easy");
    await expect(ada.getByRole("group", { name: "Guest" })).toContainText("Guest’s blade falls at 20 misses");
  });
  await expect(ada.locator(".half-terms")).toContainText([
    "You4 words on a 6 × 6 grid · NormalYour blade falls at 28 misses",
    "Guest3 words on a 12 × 12 grid · EasyGuest’s blade falls at 20 misses",
  ]);

  await bo.goto(link);
  const terms = bo.locator("section", { has: bo.getByRole("button", { name: "Sit down" }) });
  await expect(terms.getByRole("listitem")).toHaveText([
    "Ada4 words on a 6 × 6 grid · NormalAda’s blade falls at 28 misses: 15 + 13 for your 12 × 12 grid + 0 for 3 words + 0 for Normal.",
    "You3 words on a 12 × 12 grid · EasyYour blade falls at 20 misses: 15 + 3 for Ada’s 6 × 6 grid − 2 for 4 words + 4 for Easy.",
  ]);
  await expect(terms).toContainText("Words: English.");
  await expect(terms).toContainText("Bonus turn. Completing a word");
  await expect(terms).not.toContainText("Mercy");
  await terms.getByRole("button", { name: "Sit down" }).click();

  await inMatch(ada, bo);
  await expect(limitsOf(ada)).toHaveText(["28", "20"]);
  await expect(limitsOf(bo)).toHaveText(["20", "28"]);
  for (const [page, size, count] of [
    [ada, "6", 4],
    [bo, "12", 3],
  ] as const) {
    await expect(page.locator(".setup-board")).toHaveAttribute("data-size", size);
    await expect(page.locator(".word-row")).toHaveCount(count);
    await expect(page.getByText("House rules: Bonus turn.")).toBeVisible();
    await hideWords(page);
  }
  const cellsOf = (page: Page, board: string) => page.getByRole("region", { name: board }).getByRole("gridcell");
  await expect(cellsOf(ada, "Your board")).toHaveCount(36);
  await expect(cellsOf(ada, "Bo’s board")).toHaveCount(144);
  await expect(cellsOf(bo, "Your board")).toHaveCount(144);
  await expect(cellsOf(bo, "Ada’s board")).toHaveCount(36);
  await expect(ada.locator(".plate-misses")).toHaveText(["0 / 28", "0 / 20"]);
  await expect(bo.locator(".plate-misses")).toHaveText(["0 / 20", "0 / 28"]);
  await server.end();
});

test("whoever is met by chance gets the same board and difficulty", async ({ browser }) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  for (const page of [ada, bo]) await page.setViewportSize({ width: 1440, height: 900 });
  await ada.goto("/#/far/new/head");
  await choosePreset(ada, "As printed");
  await chooseHalf(ada, "You", "Easy");
  await chooseHalf(ada, "Guest", "12 by 12", "Hard");
  await ada.getByRole("button", { name: "Play whoever is there" }).click();
  await expect(ada.locator(".half-terms")).toContainText(["falls at 25 misses", "falls at 25 misses"]);
  await bo.goto("/#/far/new/head");
  await bo.getByRole("button", { name: "Play whoever is there" }).click();
  await inMatch(ada, bo);
  await expect(bo.locator(".setup-board")).toHaveAttribute("data-size", "8");
  for (const page of [ada, bo]) await expect(limitsOf(page)).toHaveText(["25", "25"]);
  await server.end();
});

/** Records every badge that the page sets. */
const badgeOf = async (page: Page): Promise<() => Promise<string | undefined>> => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      setAppBadge: async () => Object.assign(document.documentElement.dataset, { badge: "set" }),
      clearAppBadge: async () => Object.assign(document.documentElement.dataset, { badge: "none" }),
    });
  });
  return () => page.evaluate(() => document.documentElement.dataset["badge"]);
};

test("side by side: the same level on two boards, each hears how far the other is, and the results are compared", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  const badge = await badgeOf(bo);
  await bo.reload();
  await ada.goto("/#/play/wisp");
  await ada.getByRole("link", { name: "Side by side" }).click();
  const link = await invite(ada, "wisp-side-by-side", () => ada.getByLabel("Level").selectOption({ index: 1 }));
  await sitDown(bo, link);
  await inMatch(ada, bo);
  await expect.poll(badge).toBe("set");
  await expect(bo).toHaveTitle(/Your turn/);
  const carl = await arrive({ browser, url, name: "Carl" });
  await carl.goto(link);
  await expect(ada.getByText("1 is watching: Carl")).toBeVisible();
  const [chapter] = campaign;
  const [level] = chapter?.levels ?? [];
  if (level === undefined) throw new Error("there is no first level");
  const way = solution(level.level);
  const walk = async (page: Page, steps: typeof way): Promise<void> => {
    for (const step of steps) await page.keyboard.press(keys[step]);
  };
  await expect(ada.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await walk(bo, way);
  await expect(bo.getByText("You are done. The others still play.")).toBeVisible();
  await expect.poll(badge).toBe("none");
  for (const page of [ada, carl]) await expect(page.getByText(`done in ${way.length} moves`)).toBeVisible();
  await walk(ada, way.slice(0, 1));
  await expect(bo.getByText("Ada: 1 move,")).toBeVisible();
  await ada.keyboard.press("u");
  await expect(bo.getByText("Ada: 0 moves,")).toBeVisible();
  await walk(ada, way);
  for (const page of [ada, bo, carl]) {
    const result = page.getByRole("dialog");
    await expect(result.getByRole("heading", { name: "A tie." })).toBeVisible();
    await expect(result.getByText(`done in ${way.length} moves`)).toHaveCount(2);
  }
  await ada.getByRole("button", { name: "Rematch" }).click();
  await bo.getByRole("button", { name: "Accept" }).click();
  await expect(bo.getByText("Ada: 0 moves,")).toBeVisible();
  await bo.getByRole("button", { name: "Say something" }).click();
  await bo.getByRole("button", { name: "Offer to stop" }).click();
  await expect(bo.getByText("You offered to stop.")).toBeVisible();
  await ada.getByRole("button", { name: "Play on" }).click();
  await expect(bo.getByText("You offered to stop.")).toHaveCount(0);
  await bo.getByRole("button", { name: "Say something" }).click();
  await bo.getByRole("button", { name: "Offer to stop" }).click();
  await ada.getByRole("button", { name: "Stop", exact: true }).click();
  for (const page of [ada, bo])
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Stopped by agreement." })).toBeVisible();
  await ada.getByRole("dialog").getByRole("button", { name: "Review the match" }).click();
  await expect(ada).toHaveURL(/#\/review\//);
  await server.end();
});

test("the picture holds the link; who waits alone for 20 seconds is offered a bot; who is blocked finds no seat", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  const first = await invite(ada, "hidden-number");
  const read = await readQr(ada);
  expect(read).toBe(first);
  await sitDown(bo, read ?? "");
  await inMatch(ada, bo);
  await bo.getByRole("button", { name: "Say something" }).click();
  await bo.getByRole("button", { name: "Block Ada" }).click();
  await bo.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
  await expect(bo.locator(".toast").getByText("Ada is blocked.")).toBeVisible();

  await ada.clock.install();
  const second = await invite(ada, "hidden-number");
  await expect(ada.getByRole("button", { name: "Play with a bot instead" })).toHaveCount(0);
  await bo.goto(second);
  await bo.getByRole("button", { name: "Sit down" }).click();
  await expect(bo.locator(".toast").getByText("seat", { exact: false })).toBeVisible();
  await ada.clock.fastForward(20_000);
  await ada.getByRole("button", { name: "Play with a bot instead" }).click();
  await inMatch(ada);
  await expect(ada.getByText("Choose your number. Nobody else sees it.")).toBeVisible();
  await server.end();
});

test("told when it is one's turn: asked for with quiet hours, and the real service worker shows what is pushed", async ({
  browser,
}) => {
  const server = await ownServer();
  const context = await browser.newContext({
    baseURL: server.url,
    locale: "de-DE",
    serviceWorkers: "allow",
    permissions: ["notifications"],
  });
  devices.push(context);
  // No push service can be reached from here: the browser gets a subscription like a real one.
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  await context.addInitScript((key) => {
    const endpoint = "https://fcm.googleapis.com/fcm/send/here";
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: key, auth: "A".repeat(22) } }),
    };
    const service = {
      getSubscription: async () => null,
      subscribe: async () => Object.assign(service, { getSubscription: async () => made }) && made,
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => service.getSubscription(),
      subscribe: () => service.subscribe(),
    });
  }, p256dh);
  const page = await context.newPage();
  await page.goto("/#/far");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByText("Sag mir, wenn ich dran bin").click();
  await page.getByText("Ruhezeit").click();
  await expect(page.getByLabel("Von")).toHaveValue("22:00");
  await page.getByLabel("Bis").fill("06:30");
  const known = async () => (await page.request.get("/api/me")).json();
  await expect.poll(known).toMatchObject({ callAddresses: 1, quiet: { begins: 1320, ends: 390 } });

  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error("there is no service worker");
  // Whether a headless browser shows notifications varies; what it is asked to show does not.
  await worker.evaluate(() => {
    const registration = Reflect.get(globalThis, "registration");
    const shown = new Promise((resolve) => {
      registration.showNotification = async (title: string, { body, data }: NotificationOptions) =>
        resolve({ title, body, data });
    });
    Object.assign(globalThis, { shown });
  });
  const line = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    }),
  );
  await line.send("ServiceWorker.enable");
  await line.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(server.url).origin,
    registrationId: await registered,
    data: JSON.stringify({ table: "somewhere", language: "de", others: ["Bo"] }),
  });
  expect(await worker.evaluate(() => Reflect.get(globalThis, "shown"))).toEqual({
    title: "Du bist dran",
    body: "An deinem Tisch mit Bo",
    data: `${server.url}#/match/far-somewhere`,
  });
  await server.end();
});
