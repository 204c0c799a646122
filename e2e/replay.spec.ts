/** Replays: the game's own screen, driven by the record, and playing on from one of its positions. */
import { expect, test } from "./home.ts";
import { recordLink } from "./records.ts";

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
