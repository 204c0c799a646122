/** Help is recorded in the match: no way of using it, replaying or leaving earns stars. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { campaignLevels, type Direction, type Level, setup, wisp } from "@turnlight/games/wisp";
import { readRecord } from "@turnlight/kernel";
import { expect, test } from "./home.ts";
import { pickValue } from "./pick.ts";
import {
  byKey,
  ending,
  keys,
  levelOf,
  medley,
  movesMade,
  openLevel,
  playAll,
  solution,
  undoing,
} from "./wisp-rooms.ts";

const other = levelOf("r . . .\n. # . .\n. . G .\n. . . W\n");

const ownStars = (page: Page) => page.locator(".figure-stars .wisp-stars");

/** Views a whole solution, and returns to the previous position. */
const watch = async (page: Page, key: "Show solution" | "Watch my best solution"): Promise<void> => {
  if (key === "Watch my best solution") await page.keyboard.press("p");
  await page.getByRole("button", { name: key }).click();
  if (key === "Show solution") await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator(".piece:not(.is-wisp)")).toHaveCount(0, { timeout: 40_000 });
  await expect(ending(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.locator(".piece:not(.is-wisp)")).not.toHaveCount(0);
};

const again = async (page: Page): Promise<void> => {
  await page.keyboard.press("r");
  await expect(movesMade(page)).toHaveText("0");
};

const solve = async (page: Page, level: Level): Promise<void> => {
  await playAll(page, solution(level), byKey);
  await ending(page).waitFor();
};

test.beforeEach(async ({ page }) => {
  await page.goto("/#/settings");
  await pickValue(page, "speed", "instant");
});

test("help says its price before it is taken", async ({ page }) => {
  await openLevel(page, medley);
  for (const name of ["Hint", "Show solution"])
    await expect(page.getByRole("button", { name })).toContainText("1 star at most");
});

test("a shown solution that is copied is worth one star, and so is one's best line watched and copied", async ({
  page,
}) => {
  await openLevel(page, medley);
  await watch(page, "Show solution");
  await expect(movesMade(page)).toHaveText("0");
  await solve(page, medley);
  await expect(ending(page)).toContainText("Solved with help: 1 star.");
  await again(page);
  await watch(page, "Watch my best solution");
  await expect(movesMade(page)).toHaveText("0");
  await expect(page.locator(".piece:not(.is-wisp)")).toHaveCount(medley.enemies.length);
  await expect(ownStars(page)).toHaveAccessibleName(/^1 of 3 stars/);
  await solve(page, medley);
  await expect(ending(page)).toContainText("Solved with help: 1 star.");
  await expect(ownStars(page)).toHaveAccessibleName(/^1 of 3 stars/);
});

test("a shown solution is not forgotten by beginning anew, nor by another match; another level in between lifts it", async ({
  page,
}) => {
  await openLevel(page, medley);
  await watch(page, "Show solution");
  await playAll(page, solution(medley).slice(0, 1), byKey);
  await again(page);
  await solve(page, medley);
  await expect(ending(page)).toContainText("Solved with help: 1 star.");
  await openLevel(page, medley);
  await solve(page, medley);
  await expect(ending(page)).toContainText("Solved with help: 1 star.");
  await openLevel(page, other);
  await solve(page, other);
  await expect(ending(page)).toContainText("Perfect!");
  await openLevel(page, medley);
  await solve(page, medley);
  await expect(ending(page)).toContainText("Perfect!");
  await expect(ownStars(page)).toHaveAccessibleName(/^3 of 3 stars/);
});

test("watching in endless play raises nothing", async ({ page }) => {
  await page.goto("/#/play/wisp/endless");
  await page.getByRole("combobox", { name: "Board size" }).selectOption("4");
  await page.getByRole("slider", { name: "Difficulty" }).fill("3");
  await page.getByRole("checkbox", { name: "Anything" }).check();
  await page.getByRole("button", { name: "Create level" }).click();
  await page.locator(".clearing .steps button").first().waitFor({ timeout: 40_000 });
  for (let times = 0; times < 2; times++) await watch(page, "Show solution");
  await page.goto("/#/play/wisp/endless");
  await expect(page.locator(".endless-field strong")).toHaveText("3");
  await expect(page.getByText("solved so far")).toHaveCount(0);
});

test("a hint is told in four stages, and counts through capture, undo and restart until another level is solved", async ({
  page,
}) => {
  await openLevel(page, medley);
  const fatal = undoing(medley);
  const saying = page.locator(".saying");
  await page.keyboard.press("h");
  const told: string[] = [];
  for (const stage of [2, 3, 4]) {
    await expect(page.getByRole("button", { name: "Hint" })).toContainText(`${stage} of 4`);
    told.push((await saying.textContent()) ?? "");
    await expect(page.locator("[data-advised]")).toHaveCount(0);
    await expect(page.locator("[data-pointed=creature]")).toHaveCount(stage > 2 ? 1 : 0);
    await expect(page.locator("[data-pointed=place]")).toHaveCount(stage > 3 ? 1 : 0);
    await page.keyboard.press("h");
  }
  await expect(page.locator("[data-advised]")).toBeAttached();
  await expect(saying).toContainText(/^Go /);
  expect(new Set(told).size).toBe(3);
  await playAll(page, fatal, byKey);
  await expect(page.locator(".caught")).toContainText("Caught");
  for (let left = fatal.length - 1; left >= 0; left--) {
    await page.keyboard.press("u");
    await expect(movesMade(page)).toHaveText(`${left}`);
  }
  await again(page);
  await expect(page.getByText("With help: 1 star")).toBeVisible();
  await solve(page, medley);
  await expect(ending(page)).toContainText("Solved with help: 1 star.");
  await openLevel(page, other);
  await solve(page, other);
  await openLevel(page, medley);
  await solve(page, medley);
  await expect(ending(page)).toContainText("Perfect!");
});

test("a review counts as help with its level, until another level is solved; a capture alone counts for nothing", async ({
  page,
}) => {
  await openLevel(page, medley);
  await playAll(page, undoing(medley), byKey);
  const review = page.locator(".caught").getByRole("button", { name: "Review match" });
  await expect(review).toContainText("1 star at most");
  await review.click();
  await expect(page.locator(".verdict").getByText("Reviews count as help")).toBeVisible();
  await openLevel(page, medley);
  await expect(page.getByText("With help: 1 star")).toBeVisible();
  await solve(page, medley);
  await expect(ending(page)).toContainText("Solved with help: 1 star.");
  await openLevel(page, other);
  await solve(page, other);
  await expect(ending(page)).toContainText("Perfect!");
  await openLevel(page, medley);
  await playAll(page, undoing(medley), byKey);
  await expect(page.locator(".caught")).toContainText("Caught");
  await again(page);
  await solve(page, medley);
  await expect(ending(page)).toContainText("Perfect!");
  await expect(ownStars(page)).toHaveAccessibleName(/^3 of 3 stars/);
});

/** The level of the first prepared exercise about a step into a creature. */
const trainedLevel = (): Level => {
  for (const line of readFileSync("web/learn/shelf/exercises-wisp.jsonl", "utf8").split("\n")) {
    const { record, entries } = JSON.parse(line) as { record: string; entries: { judged?: { habit?: string } }[] };
    if (!entries.some(({ judged }) => judged?.habit === "walks-into-it")) continue;
    const config = readRecord(record);
    const read = config.ok ? wisp.rules.configText.read(config.value.config) : config;
    if (read.ok) return read.value.level;
  }
  throw new Error("there is no such exercise");
};

test("an exercise counts as help with its level, and says so before it is answered", async ({ page }) => {
  const level = trainedLevel();
  await openLevel(page, level);
  await expect(page.getByText("With help: 1 star")).toHaveCount(0);
  await page.goto("/#/learn/wisp/step");
  await expect(page.getByText("Answering counts as help with this level")).toBeVisible();
  await page.locator(".review-tries button").first().click();
  await expect(page.locator(".review-told")).toContainText(/costs|best move|Good enough/);
  await expect(page.getByText("Answering counts as help with this level")).toHaveCount(0);
  await openLevel(page, level);
  await expect(page.getByText("With help: 1 star")).toBeVisible();
});

test("keys pressed faster than the board can show are all played", async ({ page }) => {
  await openLevel(page, medley);
  const quick = solution(medley).slice(0, 4);
  await page.evaluate(
    (codes) => {
      for (const code of codes) dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true }));
    },
    quick.map((move) => keys[move]),
  );
  await expect(movesMade(page)).toHaveText(`${quick.length}`);
});

/** The first level with a sleeper, and its solution up to the move that wakes it. */
const waking = (): { readonly level: Level; readonly moves: readonly Direction[] } => {
  for (const { level } of campaignLevels) {
    const all = level.enemies.some(({ kind }) => kind === "sleeper") ? solution(level) : [];
    let state = setup(level);
    for (const [i, move] of all.slice(0, -1).entries()) {
      const { state: then, told } = wisp.rules.apply(state, 0, move);
      if (told.some(({ fact }) => fact.kind === "wake")) return { level, moves: all.slice(0, i + 1) };
      state = then;
    }
  }
  throw new Error("nobody wakes");
};

test("every fact of a turn is said, and the line beside the board says more than the last", async ({ page }) => {
  const { level, moves } = waking();
  await openLevel(page, level);
  await playAll(page, moves, byKey);
  await expect(page.locator(".saying")).toContainText("woke up.");
  const heard = page.locator("[aria-live=polite] p").filter({ hasText: "The sleeper at" });
  await expect(heard).toContainText("moves");
  await expect(heard).toContainText("woke up.");
});
