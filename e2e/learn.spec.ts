/** The training room: one's own mistakes and prepared exercises, solved on the games' own screens. */
import type { Page } from "@playwright/test";
import { importBackup } from "./backup.ts";
import { expect, test } from "./home.ts";
import { recordPart } from "./records.ts";
import { reviewed } from "./review-rooms.ts";

const told = (page: Page) => page.locator(".review-told");
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const compartments = (page: Page) => page.locator(".card-box .box-label b");

test("one's own mistakes are the day's exercises, and come back after growing intervals", { tag: "@phone" }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-18T09:00:00Z"));
  await page.goto("/#/learn");
  await expect(page.getByRole("heading", { name: "Start with a lesson" })).toBeVisible();
  await expect(page.getByText("Mistakes from your matches land here.")).toBeVisible();
  await page.goto(`/#/review/link/${recordPart("caught")}`);
  await reviewed(page);
  await page.getByRole("button", { name: "Summary and moves" }).click();
  await page.getByText("These are my decisions").click();

  await page.goto("/#/learn");
  await expect(page.getByText("2 exercises today")).toBeVisible();
  await expect(compartments(page)).toHaveText(["2", "0", "0", "0", "0"]);
  await page.getByRole("button", { name: "Start", exact: true }).tap();
  // The first is right, on the board itself; the second is not.
  await expect(page.getByRole("heading", { name: "Position 1 of 2" })).toBeVisible();
  await page.getByRole("button", { name: "Go up-right", exact: true }).tap();
  await expect(told(page)).toContainText("That’s the best move.");
  await next(page).tap();
  await page.getByRole("button", { name: "Go up", exact: true }).tap();
  await expect(told(page)).toContainText("This costs");
  await page.getByRole("button", { name: "Show solution" }).tap();
  await next(page).tap();
  await expect(page.getByText("Done for today", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Learn", exact: true }).tap();
  await expect(page.getByRole("heading", { name: "Done for today" })).toBeVisible();
  await expect(page.locator(".learn-streak")).toContainText("1 day in a row");
  await expect(compartments(page)).toHaveText(["0", "1", "1", "0", "0"]);
  // Beside the streak of the dailies.
  await page.goto("/");
  await page.locator(".small-streak").tap();
  await page.getByRole("link", { name: "Training streak: 1 day" }).tap();
  await expect(page.getByRole("heading", { name: "Done for today" })).toBeVisible();

  // The next day the wrong one is back, and the day before still counts; the right one waits for two days more.
  await page.clock.setFixedTime(new Date("2026-11-19T09:00:00Z"));
  await page.reload();
  await expect(page.getByText("1 exercise today")).toBeVisible();
  await expect(page.locator(".learn-streak")).toContainText("1 day in a row");
  await page.clock.setFixedTime(new Date("2026-11-21T09:00:00Z"));
  await page.reload();
  await expect(page.getByText("2 exercises today")).toBeVisible();
  await expect(page.locator(".learn-streak")).toContainText("No streak yet");
});

test("a day asks five at most: the rest waits for the next day, and themes do not count instead", {
  tag: "@desk",
}, async ({ page }) => {
  const morning = Date.UTC(2026, 10, 18, 9);
  await page.clock.setFixedTime(morning);
  const day = Math.floor(morning / 86_400_000);
  await importBackup(page, { drawers: { [`review/training-day/${day}`]: { done: 4, of: 5 } } });
  await page.goto(`/#/review/link/${recordPart("caught")}`);
  await reviewed(page);
  await page.getByRole("button", { name: "Summary and moves" }).click();
  await page.getByText("These are my decisions").click();

  // Two are due, but only one of the five is left.
  await page.goto("/#/learn");
  await expect(page.getByText("1 exercise today")).toBeVisible();
  await page.getByRole("link", { name: /^Bank or roll\?/ }).press("Enter");
  await page.locator(".review-tries button").first().click();
  await expect(told(page)).toContainText(/costs|best move|Good enough/);
  await page.goBack();
  await expect(page.locator(".card-box")).toContainText("3 cards");
  await expect(page.getByText("1 exercise today")).toBeVisible();
  await expect(page.locator(".learn-streak")).toContainText("No streak yet");

  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Position 1 of 1" })).toBeVisible();
  await page.getByRole("button", { name: "Go up-right", exact: true }).click();
  await expect(told(page)).toContainText("That’s the best move.");
  await next(page).click();
  await expect(page.getByText("Done for today", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Learn", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Done for today" })).toBeVisible();
  await expect(page.locator(".learn-streak")).toContainText("1 day in a row");
  await page.clock.setFixedTime(morning + 86_400_000);
  await page.reload();
  await expect(page.getByText(/^[1-3] exercises? today/)).toBeVisible();
});

test("each game has themes, played on its own screen and judged by its engine", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/learn");
  await page.locator(".learn-room[aria-busy=false]").waitFor();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Learn" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  for (const name of ["Don’t Lose Your Head", "Will-o’-the-Wisp", "Zonk", "Thirteen Throws"])
    await expect(page.getByRole("link", { name: `${name}: Lesson` })).toBeVisible();

  // By the game's own keys: a take and what follows it are one answer.
  await page.getByRole("link", { name: /^Bank or roll\?/ }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bank or roll?");
  await page.locator(".tavern-offer").first().waitFor();
  await page.keyboard.press("a");
  await page.keyboard.press("b");
  await expect(told(page)).toContainText(/then bank .*(?:costs|best move)/);
  await page.goBack();
  await page.locator(".learn-room[aria-busy=false]").waitFor();
  await expect(page.locator(".card-box")).toContainText("1 card");

  for (const [theme, screen] of [
    [/^Watch your step/, ".clearing"],
    [/^Which guess\?/, ".hunt-panel"],
    [/^Which dice to lock\?/, ".throws"],
  ] as const) {
    await page.getByRole("link", { name: theme }).click();
    await page.locator(screen).first().waitFor();
    await page.locator(".review-tries button").first().click();
    await expect(told(page)).toContainText(/costs|best move|Good enough/);
    await page.goBack();
    await page.locator(".learn-room[aria-busy=false]").waitFor();
  }
  await expect(page.locator(".card-box")).toContainText("4 cards");
});
