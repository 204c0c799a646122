/** The daily match: duplicate Zonk, the same dice for the same decisions on every device, one try, a rated result. */
import type { Page } from "@playwright/test";
import { expect, test } from "./home.ts";
import { decide, hurry, keyboard, playOut, readiness } from "./zonk-hands.ts";

const openDaily = async (page: Page): Promise<void> => {
  await page.goto("/#/play/zonk/daily");
  await page.getByRole("heading", { name: "Earlier days" }).waitFor();
};

const beginDaily = async (page: Page): Promise<void> => {
  await hurry(page);
  await openDaily(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/#\/match\//);
};

/** Every roll of the match so far, both players', newest first. */
const rolls = (page: Page): Promise<readonly string[]> =>
  page.getByRole("region", { name: "Turn log" }).locator(".spoken-only").allTextContents();

/** Plays whole rounds, and returns every roll in them. */
const playRounds = async (page: Page, count: number): Promise<readonly string[]> => {
  const turns = page.getByRole("region", { name: "Turn log" }).locator("article");
  do await decide(page, keyboard, await readiness(page));
  while ((await readiness(page)) !== "roll" || (await turns.count()) < 2 * count);
  await expect(turns).toHaveCount(2 * count);
  return rolls(page);
};

test("the same decisions get the same dice on every device, a match that was left goes on, and its one try is rated", {
  tag: "@desk",
}, async ({ page, onAnotherDevice }) => {
  await beginDaily(page);
  const mine = await playRounds(page, 3);
  expect(new Set(mine).size).toBeGreaterThan(6);
  await onAnotherDevice(async (theirs) => {
    await beginDaily(theirs);
    // Where everything else is drawn otherwise, only the dice of the day are equal.
    expect(new URL(theirs.url()).hash).not.toBe(new URL(page.url()).hash);
    expect(await playRounds(theirs, 3)).toEqual(mine);
  });
  const match = page.url();
  await openDaily(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(match);
  await readiness(page);
  expect(await rolls(page)).toEqual(mine);
  await playOut(page, keyboard);
  const result = page.getByRole("dialog").locator(".duplicate");
  await expect(result.locator(".duplicate-points")).toHaveText(/^[\d,]+ points$/);
  const shown = await result.locator(".duplicate-figures").textContent();
  expect(shown).toMatch(/^Decisions\d+%Perfect play[\d,]+Bruno[\d,]+$/);
  await page.getByRole("dialog").getByRole("button", { name: "Daily match" }).click();
  // The day is over: no further try, the same result, the curve beside perfect play, and today counts.
  const kept = page.locator(".tavern-day .duplicate");
  await expect(kept.locator(".duplicate-figures")).toHaveText(shown ?? "");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toHaveCount(0);
  await expect(page.getByText("Streak: 1 day")).toBeVisible();
  const curve = kept.getByRole("table", { name: "Score after each round" });
  await expect(curve.locator("tbody tr")).toHaveCount(10);
  await kept.getByRole("button", { name: "Share result" }).click();
  const saved = page.waitForEvent("download");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Save|Download/ })
    .click();
  expect((await saved).suggestedFilename()).toBe("zonk-2026-10-16.png");
});
