/** Duels of Don't Lose Your Head online: a whole one, and a series. */
import type { Page } from "@playwright/test";
import { listen } from "./announcements.ts";
import { expect } from "./home.ts";
import { playToTheEnd } from "./online-tables.ts";
import { hideWords, inMatch, invite, sitDown, test, twoAtDesks } from "./online-visits.ts";
import { pick } from "./pick.ts";

const isOnTurn = (page: Page): Promise<boolean> => page.locator(".hunt-turn.yours").isVisible();

/** Whoever is to guess, and the other. */
const onTurnFirst = async (one: Page, other: Page): Promise<readonly [Page, Page]> => {
  await expect.poll(async () => (await isOnTurn(one)) || (await isOnTurn(other))).toBe(true);
  return (await isOnTurn(one)) ? [one, other] : [other, one];
};

test("a whole duel: words hidden, letters guessed in turn and heard, a page opened anew, and the end for both", async ({
  browser,
}) => {
  const { server, url, ada, bo } = await twoAtDesks(browser);
  const heard = new Map([
    [ada, await listen(ada)],
    [bo, await listen(bo)],
  ]);
  for (const page of [ada, bo]) await page.reload();
  const link = await invite(ada, "head");
  await sitDown(bo, link);
  await inMatch(ada, bo);
  await hideWords(ada);
  await expect(ada.getByText("Bo is still hiding their words.")).toBeVisible();
  await hideWords(bo);
  const guess = async (letter: string): Promise<void> => {
    const [page, other] = await onTurnFirst(ada, bo);
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
  await playToTheEnd([ada, bo], url, ada.url().split("/online-").at(-1) ?? "", "executioner:0.5");
  for (const page of [ada, bo])
    await expect(page.getByRole("heading", { name: /^(?:(?:Ada|Bo) keeps their|You keep your) head!$/ })).toBeVisible();
  await ada.getByRole("button", { name: "Rematch" }).click();
  await expect(ada.locator(".online-rematch p")).toHaveText("Waiting for Bo…");
  await bo.getByRole("button", { name: "Accept" }).click();
  for (const page of [ada, bo]) await expect(page.getByRole("button", { name: "Pick random words" })).toBeVisible();
  await server.end();
});

/** Games won, on the viewer's own plate and the other's. */
const gamesWon = (page: Page) => page.locator(".condemned .plate-series b");

test("a best of three goes on with a rematch: both see the score on the plates, also after a reload, and the loser starts", async ({
  browser,
}) => {
  const { server, ada, bo } = await twoAtDesks(browser);
  const link = await invite(ada, "head", () =>
    pick(ada.locator(".options.series label", { hasText: "Best of three" })),
  );
  await bo.goto(link);
  await expect(bo.locator(".duel-terms")).toContainText("Best of three. Whoever loses a game starts the next one.");
  await bo.getByRole("button", { name: "Join" }).click();
  await inMatch(ada, bo);
  for (const page of [ada, bo]) await hideWords(page);
  // Whoever started loses, so that starting again is not taking turns at it.
  const [loser, winner] = await onTurnFirst(ada, bo);
  for (const page of [ada, bo]) await expect(gamesWon(page)).toHaveText(["0", "0"]);

  await loser.getByRole("button", { name: "Notes and options" }).click();
  await loser.getByRole("button", { name: "Resign" }).click();
  await loser.getByRole("button", { name: "Resign" }).click();
  const [lost, won] = loser === ada ? ["Ada", "Bo"] : ["Bo", "Ada"];
  for (const page of [ada, bo])
    await expect(page.getByRole("heading", { name: `${won} keeps their head!` })).toBeVisible();
  await winner.getByRole("button", { name: "Rematch" }).click();
  await loser.getByRole("button", { name: "Accept" }).click();
  for (const page of [ada, bo]) await hideWords(page);
  await expect(loser.locator(".hunt-turn")).toHaveText("Your turn");
  await expect(winner.locator(".hunt-turn")).toHaveText(`${lost}’s turn`);
  const seen = async () => {
    await expect(gamesWon(loser)).toHaveText(["0", "1"]);
    await expect(gamesWon(winner)).toHaveText(["1", "0"]);
  };
  await seen();
  for (const page of [ada, bo]) await page.reload();
  await seen();
  await server.end();
});
