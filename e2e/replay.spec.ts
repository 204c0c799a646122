/** Replays: the game's own screen, driven by the record, and playing on from one of its positions. */
import { zonk } from "@turnlight/games/zonk";
import { botThought, HostedMatch, memoryStore, type Sitter } from "@turnlight/host";
import type { AnyGame } from "@turnlight/kernel";
import { expect, test } from "./home.ts";
import { packed, recordLink } from "./records.ts";
import { reviewed } from "./review-rooms.ts";

test("a record of every game plays on the game's own screen, and tells what happened", async ({ page }) => {
  const screens = { zonk: ".tavern", wisp: ".wisp-watch", head: ".hunt", thirteen: ".throws" } as const;
  for (const [game, screen] of Object.entries(screens)) {
    await page.goto(recordLink(game));
    await expect(page.locator(`.replay ${screen}`)).toBeVisible();
    await expect(page.locator(".replay-told")).toHaveText("Start");
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".replay-where")).toHaveText(/^1 \//);
    await expect(page.locator(".replay-told")).not.toHaveText("Start");
    await page.keyboard.press("End");
    await expect(page.getByRole("button", { name: "Next step" })).toBeDisabled();
    await page.keyboard.press("Home");
    await page.getByRole("button", { name: "Next key moment" }).click();
    await expect(page.getByRole("slider")).not.toHaveValue("0");
  }
});

test("one plays on from a moment against the house, for nothing", async ({ page }) => {
  await page.goto(recordLink("zonk"));
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator(".replay-where")).not.toHaveText(/^0 \//);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Match log" }).click();
  await page.getByRole("dialog").getByRole("button").filter({ hasText: /^4/ }).click();
  await expect(page.locator(".replay-where")).toHaveText(/^4 \//);
  await page.getByRole("button", { name: "More" }).click();
  await expect(page.getByText("every roll matches the seed")).toBeVisible();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page).toHaveURL(/#\/match\/practice-/);
  await expect(page.getByText("Practice match: it doesn’t count.")).toBeVisible();
  await page.goto("/#/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /go on/i })).toHaveCount(0);
});

/** A match between two of the tavern's regulars, encoded; every decision follows from its seed. */
const matchOfBots = async (target: number): Promise<string> => {
  const game = zonk as AnyGame;
  const sitters: readonly Sitter[] = [
    { kind: "bot", bot: "hybrid:reckless", name: "Bruno" },
    { kind: "bot", bot: "hybrid:balanced", name: "Cosima" },
  ];
  const begun = await HostedMatch.begin(
    game,
    { game: "zonk", config: `target=${target}`, sitters },
    {
      store: memoryStore(),
      async think(question) {
        const thought = await botThought(game, question);
        if (!thought.ok) throw new Error(thought.refusal.reason);
        return thought.value;
      },
      now: () => 0,
      freshSeed: () => "5e".repeat(32),
      freshId: () => "bots",
    },
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  await new Promise<void>((resolve) => {
    begun.value.watch("spectator", undefined, ({ happened }) => {
      if (happened.kind === "entry" && happened.facts.some(({ kind }) => kind === "won")) resolve();
    });
    begun.value.start();
  });
  const record = begun.value.record();
  if (!record.ok) throw new Error(record.refusal.reason);
  return packed(record.value);
};

test("a record knows why its bots decided as they did: the turn log tells it in the replay and in the review", async ({
  page,
}) => {
  const record = await matchOfBots(600);
  await page.goto(`/#/replays/link/${record}`);
  const shown = page.getByRole("region", { name: "Turn log" });
  await expect(page.locator(".replay-told")).toHaveText("Start");
  await expect(shown).toContainText("Nothing has been rolled yet.");
  await page.keyboard.press("End");
  await shown.getByRole("button", { name: "Show figures" }).click();
  await expect(shown.locator("article", { hasText: "Cosima" }).locator("dt").first()).toBeVisible();
  const inReplay = await shown.locator("article").allTextContents();
  expect(inReplay.length).toBeGreaterThan(2);

  await page.goto(`/#/review/link/${record}`);
  await reviewed(page);
  const log = page.getByRole("dialog", { name: "Turn log" });
  await page.getByRole("slider", { name: "Moment" }).press("End");
  await page.getByRole("button", { name: "Turn log" }).click();
  await expect(log.locator("article", { hasText: "Cosima" }).locator("dt").first()).toBeVisible();
  expect(await log.locator("article").allTextContents()).toEqual(inReplay);
  await page.keyboard.press("Escape");
  // It is the log of the moment that is looked at; on a phone it is opened from the summary.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("slider", { name: "Moment" }).press("Home");
  await page.getByRole("button", { name: "Summary and moves" }).click();
  await page.getByRole("dialog", { name: "Summary" }).getByRole("button", { name: "Turn log" }).click();
  await expect(log).toContainText("Nothing has been rolled yet.");
});

test("the log of a long match begins with its newest turns, and shows earlier ones when asked to", async ({ page }) => {
  await page.goto(`/#/replays/link/${await matchOfBots(5000)}`);
  await expect(page.locator(".replay-told")).toHaveText("Start");
  await page.keyboard.press("End");
  const turns = page.getByRole("region", { name: "Turn log" }).locator("article");
  await expect(turns).toHaveCount(24);
  await expect(turns.first()).toContainText("Round 21");
  const earlier = page.getByRole("button", { name: "Show earlier turns" });
  await earlier.click();
  await expect(turns).toHaveCount(41);
  await expect(earlier).toHaveCount(0);
  await expect(turns.first()).toContainText("Round 21");
  await expect(turns.last()).toContainText("Round 1");
});
