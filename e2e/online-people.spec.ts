/** People online: friends, challenges, reports, blocks; claims against somebody gone, and days off. */
import type { Page } from "@playwright/test";
import { expect } from "./home.ts";
import { arrive, inMatch, invite, ownServer, sitDown, test } from "./online-visits.ts";

const day = 86_400_000;

const toast = (page: Page, text: string) => page.locator(".toast").getByText(text);
const rowOf = (page: Page, name: string) => page.locator(".friend-rows li", { hasText: name });

/** The page of one's tables and friends, as it is now. */
const atFriends = async (page: Page): Promise<void> => {
  await page.goto("/#/");
  await page.goto("/#/online");
  await page.getByRole("heading", { name: "Friends" }).waitFor();
};

test("friends: after a match or by link, challenged by one tap, removed; a report, and a block that ends it all", async ({
  browser,
}) => {
  const server = await ownServer();
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  await sitDown(bo, await invite(ada, "hidden-number"));
  await inMatch(ada, bo);

  // After a match.
  await atFriends(ada);
  await ada.getByRole("button", { name: "Add friend" }).click();
  await expect(toast(ada, "Request sent to Bo.")).toBeVisible();
  await atFriends(bo);
  await expect(bo.getByText("Ada would like to be friends.")).toBeVisible();
  await bo.getByRole("button", { name: "Accept" }).click();
  const friend = rowOf(bo, "Ada").filter({ hasText: "Offline" });
  await expect(friend).toBeVisible();
  // Presence is shown to friends only, and only if one says so.
  await atFriends(ada);
  await ada.getByLabel("Let friends see when I’m online").check();
  await expect(rowOf(bo, "Ada").filter({ hasText: "Online" })).toBeVisible();

  // One tap lays the table, and the friend sees it at once.
  await bo.getByRole("button", { name: "Challenge: Hidden number" }).click();
  await expect(bo.getByRole("heading", { name: "The other seat is free" })).toBeVisible();
  await expect(ada.getByText("Bo has challenged you to Hidden number.")).toBeVisible();
  await ada.getByRole("button", { name: "See the rules" }).click();
  await ada.getByRole("button", { name: "Join as Ada" }).click();
  await inMatch(ada, bo);

  // Removed, and friends again by a link.
  await atFriends(ada);
  await ada.getByRole("button", { name: "Remove Bo" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toast(ada, "Bo was removed.")).toBeVisible();
  await atFriends(bo);
  await expect(bo.getByText("No friends yet. Add somebody by link, or after a match.")).toBeVisible();
  await bo.getByRole("button", { name: "Add a friend by link" }).click();
  await ada.goto(await bo.getByLabel("Link for a friend").inputValue());
  await ada.locator("section", { hasText: "Become friends?" }).getByRole("button", { name: "Add friend" }).click();
  await expect(toast(ada, "You’re friends now.")).toBeVisible();
  await expect(ada.getByRole("button", { name: "Remove Bo" })).toBeVisible();

  // A report for the operator, and a block.
  await ada.getByRole("button", { name: "Report Bo" }).first().click();
  const report = ada.getByRole("dialog");
  await report.getByRole("radio", { name: "Cheating" }).check();
  await report.getByLabel("Details (optional)").fill("too lucky");
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(toast(ada, "Thank you. Your report was sent.")).toBeVisible();
  expect(await (await ada.request.get("/api/me")).json()).toMatchObject({
    reports: [{ name: "Bo", reason: "cheating", text: "too lucky" }],
  });
  await ada.getByRole("button", { name: "Block: Bo" }).first().click();
  await ada.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
  await expect(toast(ada, "Bo is blocked.")).toBeVisible();
  for (const page of [ada, bo]) {
    await atFriends(page);
    await expect(page.getByText("No friends yet. Add somebody by link, or after a match.")).toBeVisible();
    await expect(page.getByText("The people you play appear here.")).toBeVisible();
  }
  await server.end();
});

test("days off stop one's clock and the others are told; who is gone for too long can be claimed against, as was said before", async ({
  browser,
}) => {
  let ahead = 0;
  const server = await ownServer({}, () => Date.now() + ahead);
  const { url } = server;
  const [ada, bo] = [await arrive({ browser, url, name: "Ada" }), await arrive({ browser, url, name: "Bo" })];
  await sitDown(bo, await invite(ada, "dice-race", () => ada.getByLabel("Time per move").selectOption("1 day a move")));
  await inMatch(ada, bo);
  await ada.getByRole("button", { name: "Chat" }).click();
  await ada.getByLabel("Days").selectOption("2 days");
  await ada.getByRole("button", { name: "Take days off" }).click();
  await expect(ada.getByText(/^You’re off until /)).toBeVisible();
  const plate = bo.locator(".online-plate", { hasText: "Ada" });
  await expect(plate).toContainText("Away until");
  await ada.getByRole("button", { name: "I’m back" }).click();
  await expect(plate).not.toContainText("Away until");

  const link = await invite(ada, "dice-race");
  await bo.goto(link);
  await expect(bo.getByText(/If somebody is away for 1 day on their turn, the other can claim/)).toBeVisible();
  await bo.getByRole("button", { name: "Join" }).click();
  await inMatch(ada, bo);
  const roll = (page: Page) => page.getByRole("button", { name: "Roll" });
  await expect.poll(async () => (await roll(ada).isEnabled()) || (await roll(bo).isEnabled())).toBe(true);
  const [gone, here, name] = (await roll(ada).isEnabled()) ? [ada, bo, "Ada"] : [bo, ada, "Bo"];
  await gone.goto("/#/");
  await expect(here.getByText(/^You can claim the win in /)).toBeVisible();
  await expect(here.getByRole("button", { name: "Claim the win" })).toHaveCount(0);
  ahead = day;
  await expect(here.getByText(`${name} has been away too long.`)).toBeVisible();
  await here.getByRole("button", { name: "Keep waiting" }).click();
  await expect(here.getByRole("button", { name: "Claim a draw" })).toHaveCount(0);
  await here.getByRole("button", { name: "Claim the win" }).click();
  await expect(here.getByRole("dialog").getByText(`${name} was away too long.`)).toBeVisible();
  await server.end();
});
