/** Online matches, each player in their own browser, on a real server: whole matches, rematches, clocks, side by side. */
import type { Page } from "@playwright/test";
import { campaign } from "@turnlight/games/wisp";
import { listen } from "./announcements.ts";
import { expect } from "./home.ts";
import { arrive, inMatch, invite, ownServer, pickNumber, sitDown, test, watch } from "./online-visits.ts";
import { reviewed } from "./review-rooms.ts";
import { keys, linkTo, solution } from "./wisp-rooms.ts";

test("by link: a whole match, a spectator, dice checked, a rematch, and one's tables", async ({ browser }) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  const link = await invite(ada, "hidden-number", async () => {
    await ada.getByText("Fair dice").click();
    await ada.getByLabel("Your own phrase for the dice").fill("a rainy sunday");
  });
  await expect(ada.getByRole("img", { name: "QR code for this link. Scan it with another phone." })).toBeVisible();
  await bo.goto(link);
  await expect(bo.getByRole("heading", { name: "Ada has invited you to a game of Hidden number." })).toBeVisible();
  await bo.getByRole("button", { name: "Join" }).click();
  await inMatch(ada, bo);
  const carl = await arrive({ browser, url, name: "Carl" });
  await watch(carl, link);
  await expect(carl.getByText("You’re watching.")).toBeVisible();
  await expect(carl.getByRole("button", { name: "Resign" })).toHaveCount(0);
  await expect(ada.getByText("1 spectator")).toBeVisible();
  await bo.getByRole("button", { name: "Chat" }).click();
  await bo.getByRole("button", { name: "Good luck!" }).click();
  await Promise.all(
    [ada, carl].map((page) => expect(page.locator(".toast").getByText("Bo: Good luck!")).toBeVisible()),
  );
  await pickNumber(ada, 3);
  await pickNumber(bo, 4);
  // Neither the opponent nor the spectator has the number anywhere in the page.
  for (const page of [bo, carl]) await expect(page.getByText("Your number: 3")).toHaveCount(0);
  const asks = (page: Page) => page.getByText("Guess your opponent’s number.").isVisible();
  await expect.poll(async () => (await asks(ada)) || (await asks(bo))).toBe(true);
  const guesser = (await asks(ada)) ? ada : bo;
  await expect(guesser).toHaveTitle(/Your turn/);
  await pickNumber(guesser, guesser === ada ? 4 : 3);
  const winner = guesser === ada ? "Ada" : "Bo";
  for (const page of [ada, bo, carl])
    await expect(page.getByRole("dialog").getByRole("heading", { name: `${winner} wins` })).toBeVisible();
  for (const name of ["Play again", "Rematch"]) await expect(carl.getByRole("button", { name })).toHaveCount(0);
  await carl.keyboard.press("Escape");
  await carl.getByRole("button", { name: "About this match" }).click();
  await carl.getByRole("button", { name: "Check dice" }).click();
  await expect(carl.getByText("The seed matches the fingerprint.")).toBeVisible();
  await bo.getByRole("button", { name: "Rematch" }).click();
  await ada.getByRole("button", { name: "Accept" }).click();
  for (const page of [ada, bo]) await expect(page.getByText("Choose your number. Nobody else sees it.")).toBeVisible();
  await ada.goto("/#/");
  // Online tables are among the tickets, and on the list of all unfinished matches.
  const ticket = ada.locator(".tickets").getByRole("link", { name: /^Hidden number Your turn vs Bo Online · / });
  await expect(ticket).toHaveAttribute("href", /^#\/match\//);
  await ada.goto("/#/unfinished");
  await expect(ada.getByRole("link", { name: /^Hidden number · Bo Your turn/ })).toBeVisible();
  await expect(bo.locator(".online-plate", { hasText: "Ada" })).toContainText("Away");
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
  await watch(carl, link);
  await expect(carl.getByText("You’re watching.")).toBeVisible();
  await ada.getByRole("button", { name: "Resign" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  const result = (page: Page) => page.getByRole("dialog").getByRole("heading", { name: "Bo wins" });
  for (const page of [ada, bo, carl]) await expect(result(page)).toBeVisible();
  const offer = (page: Page) => page.locator(".online-rematch p");
  const [rematch, accept, decline, cancel] = ["Rematch", "Accept rematch", "Decline", "Withdraw offer"].map(
    (name) => (page: Page) => page.getByRole("button", { name, exact: true }),
  );
  if (!rematch || !accept || !decline || !cancel) throw new Error("a key is missing");

  // By keyboard, and withdrawn with the same button, which keeps the focus.
  await rematch(bo).focus();
  await bo.keyboard.press("Enter");
  await expect(offer(bo)).toHaveText("Waiting for Ada…");
  await expect(cancel(bo)).toBeFocused();
  for (const page of [ada, carl]) await expect(offer(page)).toHaveText("Bo wants a rematch.");
  expect(await heard()).toContain("Bo wants a rematch. The offer is open for 1 minute.");
  for (const page of [ada, bo])
    await expect(page.locator(".online-rematch").getByRole("timer")).toHaveText(/^Open for 0:[0-5]\d\.$/);
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
  await expect(offer(ada)).toHaveText("Waiting for Bo… Bo has left.");
  await bo.goto(away);
  await expect(result(bo)).toBeVisible();
  await accept(bo).click();
  for (const page of [ada, bo]) await expect(page.getByText("Choose your number. Nobody else sees it.")).toBeVisible();
  // A spectator follows by a tap of their own.
  await expect(offer(carl)).toHaveText("The rematch has started.");
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
  await bo.getByRole("button", { name: "Chat" }).click();
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
  await ada.goto("/#/play/zonk/customise");
  await ada.locator('input[name="target"]').fill("500");
  await ada.locator('input[name="target"]').blur();
  await ada.goto("/#/play/zonk");
  await ada.getByRole("link", { name: /^Play online/ }).click();
  await ada.getByRole("combobox", { name: "Players" }).selectOption("3");
  await ada.getByRole("button", { name: "Invite a friend" }).click();
  const code = await ada.locator("p.online-code").textContent();
  await ada.getByRole("button", { name: "Give seat 3 to a bot" }).click();
  await expect(ada.getByText("Hinnerk, the regular (bot)")).toBeVisible();
  await bo.goto("/#/online");
  const field = bo.getByLabel("Have a code?");
  await field.fill("qqqqqq");
  await bo.getByRole("button", { name: "Join" }).click();
  await expect(bo.getByText("No table has this code. Check each letter.")).toBeVisible();
  await expect(field).toHaveValue("QQQQQQ");
  await field.fill((code ?? "").toLowerCase());
  await bo.getByRole("button", { name: "Join" }).click();
  await bo.getByRole("button", { name: "Join as Bo" }).click();
  await inMatch(ada, bo);
  await Promise.all(
    [ada, bo].map(async (page) => {
      while ((await takeTurn(page)) === "moved");
    }),
  );
  const ranks = await Promise.all([ada, bo].map((page) => page.locator("dialog .tavern-ranks").textContent()));
  expect(ranks[0]).toBe(ranks[1]);
  // Everybody reviews their own seat, and their mistakes are theirs to practise.
  await bo.getByRole("dialog").getByRole("button").filter({ hasText: "Review match" }).click();
  await reviewed(bo);
  await expect(bo).toHaveURL(/#\/review\/[\da-f]{24}-1$/);
  await bo.getByRole("button", { name: "Summary and moves" }).click();
  await expect(bo.getByLabel("These are my decisions")).toBeChecked();
  await server.end();
});

test("whoever runs out of time is out, as was said before", async ({ browser }) => {
  let ahead = 0;
  const server = await ownServer({ limits: { reconcile: 50 } }, () => Date.now() + ahead);
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  const link = await invite(ada, "dice-race", () => ada.getByLabel("Time per move").selectOption("30"));
  await bo.goto(link);
  await expect(bo.getByText("Anyone who runs out of time is out of the match.")).toBeVisible();
  await bo.getByRole("button", { name: "Join" }).click();
  await inMatch(ada, bo);
  await expect(ada.getByRole("timer", { name: "Time left for this move" })).toBeVisible();
  const rolls = [ada, bo].map((page) => page.getByRole("button", { name: "Roll" }));
  await expect.poll(async () => Promise.all(rolls.map((roll) => roll.isEnabled()))).toContain(true);
  for (const roll of rolls) if (await roll.isEnabled()) await roll.click();
  await expect(ada.locator(".throwing .die circle").first()).toBeVisible();
  ahead = 31_000;
  for (const page of [ada, bo]) await expect(page.getByRole("dialog").getByText("ran out of time.")).toBeVisible();
  await bo.keyboard.press("Escape");
  await bo.getByRole("button", { name: "About this match" }).click();
  await bo.getByRole("button", { name: "Check dice" }).click();
  await expect(bo.getByText("correct. The seed matches the fingerprint.")).toBeVisible();
  await expect(bo.getByRole("list", { name: "Check dice" }).getByRole("listitem").first()).toContainText("✓");
  await server.end();
});

test("time runs out for both: nobody wins, and both are told so", async ({ browser }) => {
  let ahead = 0;
  const server = await ownServer({ limits: { reconcile: 50 } }, () => Date.now() + ahead);
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  await sitDown(bo, await invite(ada, "head", () => ada.getByLabel("Time per move").selectOption("30")));
  await inMatch(ada, bo);
  for (const page of [ada, bo])
    await expect(page.getByRole("timer", { name: "Time left for this move" })).toBeVisible();
  ahead = 31_000;
  for (const page of [ada, bo])
    await expect(
      page.getByRole("dialog").getByRole("heading", { name: "Time ran out for both players. No result." }),
    ).toBeVisible();
  await bo.getByRole("dialog").getByRole("button", { name: "Watch replay" }).click();
  await bo.getByRole("button", { name: "Next step" }).click();
  await expect(bo.getByText(/^Time ran out for .* at the same moment\.$/)).toBeVisible();
  // The replay does not describe it as an execution.
  await expect(bo.getByText("falls", { exact: false })).toHaveCount(0);
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
  const [chapter] = campaign;
  const [level] = chapter?.levels ?? [];
  if (level === undefined) throw new Error("there is no first level");
  // A level from a link is what the new table offers first.
  await ada.goto(`/#${linkTo(level.level, "Ours")}`);
  await ada.getByRole("button", { name: "Play against others" }).click();
  const link = await invite(ada, "wisp-side-by-side", () =>
    expect(ada.getByLabel("Level").locator("option:checked")).toHaveText("From a link: Ours"),
  );
  await sitDown(bo, link);
  await inMatch(ada, bo);
  await expect.poll(badge).toBe("set");
  await expect(bo).toHaveTitle(/Your turn/);
  const carl = await arrive({ browser, url, name: "Carl" });
  await watch(carl, link);
  await expect(ada.getByText("1 spectator: Carl")).toBeVisible();
  const way = solution(level.level);
  const walk = async (page: Page, steps: typeof way): Promise<void> => {
    for (const step of steps) await page.keyboard.press(keys[step]);
  };
  await expect(ada.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await walk(bo, way);
  await expect(bo.getByText("You’ve finished. The others are still playing.")).toBeVisible();
  await expect.poll(badge).toBe("none");
  for (const page of [ada, carl])
    await expect(page.locator(".side-lane", { hasText: "Bo" })).toContainText(`done in ${way.length} moves`);
  await walk(ada, way.slice(0, 1));
  const lane = bo.locator(".side-lane", { hasText: "Ada" });
  await expect(lane).toContainText("1 move,");
  await ada.keyboard.press("u");
  await expect(lane).toContainText("0 moves,");
  await walk(ada, way);
  for (const page of [ada, bo, carl]) {
    const result = page.getByRole("dialog");
    await expect(result.getByRole("heading", { name: "A tie." })).toBeVisible();
    // Both boards are there, on one page, with their results.
    await expect(result.getByText(`done in ${way.length} moves`)).toHaveCount(2);
    await expect(result.locator("article", { hasText: "Ada" }).locator(".clearing")).toBeVisible();
    await expect(result.locator("article", { hasText: "Bo" }).locator(".clearing")).toBeVisible();
    await expect(result.locator(".dialog-actions button").first()).toHaveText("Review match");
  }
  // It is in view at once in every window.
  const desk = ada.viewportSize() ?? { width: 1440, height: 900 };
  for (const size of [{ width: 390, height: 844 }, { width: 740, height: 360 }, desk]) {
    await ada.setViewportSize(size);
    const review = ada.getByRole("dialog").getByRole("button", { name: "Review match" });
    await expect(review, `${size.width}×${size.height}`).toBeInViewport({ ratio: 1 });
  }
  // Everybody can watch everybody's line: one board, the other player as a ghost.
  for (const page of [ada, carl]) {
    await page.getByRole("button", { name: "Watch all lines together" }).click();
    await expect(page.getByText(`Move 0 of ${way.length}`)).toBeVisible();
    await page.getByRole("radio", { name: /^Bo/ }).check({ force: true });
    for (const [i] of way.entries()) {
      await page.getByRole("button", { name: "One move on" }).click();
      await expect(page.getByText(`Move ${i + 1} of ${way.length}`)).toBeVisible();
    }
    await expect(page.locator(".ghost-ways .ghost")).toHaveCount(1);
    await expect(page.locator(".ghost-runs label", { hasText: "Ada" })).toContainText("done");
    await page.getByRole("button", { name: "Back to the boards" }).click();
  }
  await ada.getByRole("button", { name: "Rematch" }).click();
  await bo.getByRole("button", { name: "Accept" }).click();
  await expect(lane).toContainText("0 moves,");
  await bo.getByRole("button", { name: "Chat" }).click();
  await bo.getByRole("button", { name: "Offer to end the match" }).click();
  await expect(bo.getByText("You offered to end the match.")).toBeVisible();
  await ada.getByRole("button", { name: "Keep playing" }).click();
  await expect(bo.getByText("You offered to end the match.")).toHaveCount(0);
  await bo.getByRole("button", { name: "Chat" }).click();
  await bo.getByRole("button", { name: "Offer to end the match" }).click();
  await ada.getByRole("button", { name: "End match", exact: true }).click();
  for (const page of [ada, bo])
    await expect(
      page.getByRole("dialog").getByRole("heading", { name: "Ended by agreement, without a result." }),
    ).toBeVisible();
  await ada.getByRole("dialog").getByRole("button", { name: "Review match" }).click();
  await expect(ada).toHaveURL(/#\/review\//);
  await server.end();
});
