/** The profile: a year of evenings, a card for each game, achievements, friends and privacy, all from this device. */
import { expect, test } from "./home.ts";
import { layYear } from "./seed-year.ts";

test("a year of play shows in figures, windows, charts and medals, without asking a server @desk", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });
  await page.goto("/#/settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await layYear(page);
  await page.goto("/#/profile");
  await expect(page.locator(".person-figures li")).toHaveText([
    /^\d+matches$/,
    /^\d+%won$/,
    /^5days in a row$/,
    /hours/,
  ]);
  await expect(page.locator(".year-caption")).toContainText(/\d{3} days played in the last 12 months/);
  // The current week is in view, whatever the width.
  await expect(page.locator(".street .now")).toBeInViewport();
  for (const [title, chart] of [
    ["Don’t Lose Your Head", /^Where you look first: most often [A-H]\d$/],
    ["Will-o’-the-Wisp", /levels solved/],
    ["Zonk", /^You ended ahead in/],
    ["Thirteen Throws", /^Highest stage/],
  ] as const) {
    const card = page.locator(".portrait", { hasText: title });
    await expect(card.getByRole("img", { name: chart })).toBeVisible();
    await expect(card.getByRole("link", { name: `Play ${title}` })).toBeVisible();
  }
  await expect(page.locator(".medal")).toHaveCount(6);
  await expect(page.locator(".medal.got").first()).toContainText(/\d+ \w+/);
  await expect(page.locator(".profile-friends")).toContainText("Play somebody online");
  await expect(page.locator(".privacy")).toContainText("Nobody else can see");
  expect(asked).toEqual([]);
});

test("the name, colour and avatar are edited in place; a game not played yet offers itself @phone", async ({
  page,
}) => {
  await page.goto("/#/profile");
  await expect(page.getByText("No matches on this device yet.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Play Zonk" })).toHaveAttribute("href", "#/play/zonk");
  await page.getByRole("button", { name: "Edit profile" }).click();
  await page.getByLabel("Your name").fill("Nora");
  await page.getByRole("radio", { name: "Gold" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nora" })).toBeVisible();
  await expect(page.locator(".privacy-plate")).toContainText("Nora");
});

test("a profile is published for everyone by its owner, seen by another device, and taken back @desk", async ({
  page,
  onAnotherDevice,
}) => {
  await page.goto("/#/settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await layYear(page);
  await page.goto("/#/profile");
  const privacy = page.locator(".privacy");
  await expect(privacy.getByRole("radio", { name: "Only me" })).toBeChecked();
  await privacy.getByRole("radio", { name: "Everyone" }).click();
  await expect(privacy).toContainText("Anyone with the link can see");
  const seen = privacy.getByRole("link", { name: "View as others see it" });
  const address = (await seen.getAttribute("href")) ?? "";
  await onAnotherDevice(async (other) => {
    await other.goto(`/${address}`);
    await expect(other.getByRole("heading", { level: 1, name: "Player" })).toBeVisible();
    await expect(other.locator(".person-figures")).toContainText("matches");
    await expect(other.locator(".portrait", { hasText: "Zonk" })).toContainText("won");
    await expect(other.locator(".medal.got").first()).toBeVisible();
    await expect(other.getByRole("button", { name: "Edit profile" })).toHaveCount(0);
    await privacy.getByRole("radio", { name: "Only me" }).click();
    await expect(privacy).toContainText("Nobody else can see");
    await other.reload();
    await expect(other.getByText("This profile isn’t public")).toBeVisible();
  });
});

test("friends say plainly why they are not there @desk", async ({ page }) => {
  await page.goto("/#/settings");
  await page.evaluate(() => localStorage.setItem("turnlight-far", "yes"));
  // As a plain web host answers, which knows no such address.
  await page.route(/\/api\/(?:friends|opponents)$/, (route) => route.fulfill({ body: "<!doctype html>" }));
  await page.goto("/#/profile");
  await expect(page.locator(".profile-friends")).toContainText("without a game server");
});
