/** The hunt of the day: one board for everybody, one try, par, a picture that gives nothing away, practice afterwards. */
import type { Page } from "@playwright/test";
import { ada, beasts, duel, openDuel, oracle, rights } from "./duels.ts";
import { expect, test } from "./home.ts";

const giveUp = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Notes and options" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
  await expect(page.getByRole("heading", { name: "Not this time" })).toBeFocused();
};

/** Guesses a few letters and gives up; returns what was learnt. */
const tryHunt = async (page: Page): Promise<readonly string[]> => {
  await page.goto("/#/play/head/today");
  await page.locator(".hunt.alone").waitFor();
  await page.locator(".match[data-at-rest=true]").waitFor();
  for (const [i, letter] of [..."EARIO"].entries()) {
    await page.keyboard.press(letter);
    await page.keyboard.press("Enter");
    await expect(page.locator(".attack .key:is(.known, .missed)")).toHaveCount(i + 1);
    await page.locator(".match[data-at-rest=true]").waitFor();
  }
  const patterns = await page
    .locator(".patterns .hunt-tile")
    .evaluateAll((all) => all.map((one) => one.dataset["letter"] ?? ""));
  await giveUp(page);
  return [...patterns, ...(await page.locator(".hunt-pair b").allTextContents())];
};

test("everybody hunts on the same board against the same par, and home knows the result", { tag: "@desk" }, async ({
  page,
  onAnotherDevice,
}) => {
  const mine = await tryHunt(page);
  await onAnotherDevice(async (theirs) => {
    // Chance of that device has gone another way by then.
    await theirs.goto("/#/play/head/again");
    await theirs.locator(".head-setup").waitFor();
    expect(await tryHunt(theirs)).toEqual(mine);
  });
  await expect(page.getByRole("region", { name: "Your 1 hunt" }).locator(".is-today")).toHaveCount(1);
  await page.goto("/");
  await expect(page.locator('.day[data-game="head"]')).toContainText(/Not solved/);
  // One try: what follows is practice, and changes nothing.
  await page.goto("/#/play/head/daily");
  await expect(page.getByRole("heading", { name: "Not this time" })).toBeVisible();
  await page.getByRole("button", { name: "Play it again" }).click();
  await page.locator(".hunt.alone").waitFor();
});

test("a hunt ends with the verdict against par, a picture of it and the review", {
  tag: "@phone",
}, async ({ page }) => {
  const moves = [[1, beasts], [0, "letter Z"], ...rights.slice(0, -1).map((guess) => [0, guess] as const)] as const;
  await openDuel(page, duel({ config: "grids=6 house=alone", sitters: [ada, oracle], moves }));
  await expect(page.locator(".hunt-turn")).toHaveText("1 miss");
  // No opponent: no gallows, no turn to wait for, and the board alone.
  await expect(page.locator(".gallows")).toHaveCount(0);
  await page.getByRole("gridcell", { name: /^E3, / }).tap();
  await page.getByRole("button", { name: "Guess E3" }).tap();
  const heading = page.locator(".hunt-verdict h2");
  await expect(heading).toHaveText(/^(On par|\w+ (under|over) par)$/);
  await expect(heading).toBeFocused();
  await expect(page.getByText("You found all 12 letters with 1 miss.")).toBeVisible();
  await expect(page.locator(".hunt-trail g")).toHaveCount(22);
  // It belongs to no day, so it counts for none.
  await expect(page.getByText("Practice: only your first try each day counts.")).toBeVisible();
  // What is shared tells neither letters nor places.
  await page.getByRole("button", { name: "Share picture" }).tap();
  const text = page.getByRole("dialog").getByRole("textbox");
  await expect(text).toHaveValue(/^Don’t Lose Your Head, practice hunt: 1 \/ par \d+\nhttp/);
  await expect(text).not.toHaveValue(/CAT|WOLF|OTTER|[A-F][1-6]\b/);
  const saved = page.waitForEvent("download");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Save|Download/ })
    .tap();
  expect((await saved).suggestedFilename()).toMatch(/^hunt-\S+\.png$/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Review" }).tap();
  await expect(page).toHaveURL(/#\/review/);
  await expect(page.locator(".desk-board").first()).toBeVisible();
});

const midnight = Date.UTC(2026, 9, 17);
const dayLong = 24 * 60 * 60_000;

/** The page's clock, before midnight or after it; that of the match stays at the noon before. */
const minutesPastMidnight = async (page: Page, minutes: number): Promise<void> => {
  await page.clock.setFixedTime(midnight + minutes * 60_000);
};
const beginHunt = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Start the hunt" }).click();
  await page.locator(".hunt.alone").waitFor();
  await page.locator(".match[data-at-rest=true]").waitFor();
  await page.keyboard.press("E");
  await page.keyboard.press("Enter");
  await expect(page.locator(".attack .key:is(.known, .missed)")).toHaveCount(1);
  await page.locator(".match[data-at-rest=true]").waitFor();
};
const hunts = (page: Page) => page.locator(".days").first().locator(".day-tile");

test("a page left open past midnight offers the new day's hunt, and the day before is in the archive", {
  tag: "@desk",
}, async ({ page }) => {
  await page.clock.install({ time: midnight - 60_000 });
  await page.goto("/#/play/head/daily");
  const title = page.locator(".day-title").first();
  const before = (await title.textContent()) ?? "";
  // Nothing but the page's own timer tells it.
  await page.clock.fastForward(2 * 60_000);
  await expect(title).not.toHaveText(before);
  await expect(hunts(page).first()).toContainText(before);
  await beginHunt(page);
  await giveUp(page);
  await page.goto("/#/play/head/daily");
  await expect(page.getByRole("heading", { name: "Not this time" })).toBeVisible();
  await expect(hunts(page).first()).toContainText("·");
  // Timers stand still while a device sleeps: being shown again is a sign, too.
  await page.clock.setSystemTime(midnight + dayLong);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("button", { name: "Start the hunt" })).toBeVisible();
});

test("a hunt begun before midnight goes on from its day's tile, and counts for that day", { tag: "@desk" }, async ({
  page,
}) => {
  await minutesPastMidnight(page, -1);
  await page.goto("/#/play/head/daily");
  await beginHunt(page);
  const match = page.url();
  await minutesPastMidnight(page, 1);
  await page.goto("/#/play/head/daily");
  await hunts(page).first().click();
  await expect(page).toHaveURL(match);
  await expect(page.locator(".attack .key:is(.known, .missed)")).toHaveCount(1);
  await page.locator(".match[data-at-rest=true]").waitFor();
  await giveUp(page);
  await expect(page.getByRole("region", { name: "Your 1 hunt" }).locator(".is-today")).toHaveCount(1);
});

test("the duel of the day that was left goes on", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/play/head/daily");
  const play = page.locator(".daily-duel").getByRole("button", { name: "Play today’s duel" });
  await play.click();
  await page.locator(".head-setup").waitFor();
  const match = page.url();
  await page.goto("/#/play/head/daily");
  await play.click();
  await expect(page).toHaveURL(match);
});
