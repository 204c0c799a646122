/** The start screen of Don't Lose Your Head: where it leads, what it remembers, and its table. */
import { keptOn } from "./device.ts";
import { choice, openSetUp, ready } from "./head-rooms.ts";
import { expect, test } from "./home.ts";
import { pick } from "./pick.ts";

test("the lobby leads everywhere, and has one way back to an unfinished duel", { tag: "@desk" }, async ({ page }) => {
  await openSetUp(page);
  const address = page.url();
  await page.goto("/#/play/head");
  const ways = page.getByRole("navigation", { name: "More ways to play" });
  for (const name of ["Hunt of the day", "Play a friend", "How to play", "Statistics", "Settings"])
    await expect(ways.getByRole("link", { name })).toBeVisible();
  await expect(ways.getByRole("button", { name: "Same device" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Words and house rules" })).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(address);
  // A step on the ladder changes the opponent; a new duel skips set-up, since the player's words are already hidden.
  await page.goto("/#/play/head");
  await page.getByRole("radio", { name: /^The Oracle/ }).check({ force: true });
  await page.getByRole("button", { name: "New duel: The Oracle" }).click();
  await expect(page.locator(".setup-board")).toHaveAttribute("data-size", "6");
  await expect(page.getByRole("heading", { name: "against the Oracle" })).toBeVisible();
  await ready(page).click();
  await expect(page.locator(".hunt")).toBeVisible();
});

test("a choice made before the lobby has read what it keeps is not overwritten by it", { tag: "@desk" }, async ({
  page,
}) => {
  await page.goto("/#/play/head");
  await page.locator(".gate-lead[data-loaded=true]").waitFor();
  await page.getByRole("radio", { name: /^The Executioner, Hard/ }).check({ force: true });
  // What the lobby reads after its first paint, it reads when the test says so.
  await page.addInitScript(() => {
    const frames = requestAnimationFrame;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (then) => held.push(then);
    window.addEventListener("go on", () => {
      window.requestAnimationFrame = frames;
      for (const then of held) frames(then);
    });
  });
  await page.reload();
  await page.locator(".gate-lead[data-loaded=false]").waitFor();
  await page.getByRole("radio", { name: /^The Oracle/ }).check({ force: true });
  await page.evaluate(() => window.dispatchEvent(new Event("go on")));
  await page.locator(".gate-lead[data-loaded=true]").waitFor();
  await expect(page.getByRole("radio", { name: /^The Oracle/ })).toBeChecked();
});

test("the lobby's main action lies free in every window, in both languages", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/play/head");
  await page.locator(".gate-lead[data-loaded=true]").waitFor();
  /** The text of the main action, if all of it is inside the window and nothing lies over it. */
  const free = () =>
    page.evaluate(() => {
      const action = document.querySelector(".gate-play");
      if (action === null) return "none";
      const { left, right, top, bottom, width } = action.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const points = [left + 8, left + width / 2, right - 8].map((x) =>
        document.elementFromPoint(x, (top + bottom) / 2),
      );
      const isFree = points.every((one) => one !== null && action.contains(one));
      const isWide = document.documentElement.scrollWidth > innerWidth;
      return isInside && isFree && !isWide
        ? action.textContent
        : `inside: ${isInside}, free: ${isFree}, wide: ${isWide}`;
    });
  /** The opponents of the ladder that are wholly inside the window and the strip. */
  const stepsInSight = () =>
    page.locator(".gate-steps").evaluate((strip) => {
      const box = strip.getBoundingClientRect();
      return [...strip.querySelectorAll(".gate-step")].filter((step) => {
        const { left, right, top, bottom } = step.getBoundingClientRect();
        return left >= box.left - 1 && right <= box.right + 1 && top >= 0 && bottom <= innerHeight + 1;
      }).length;
    });
  for (const [language, play] of [
    ["English", "Play"],
    ["Deutsch", "Spielen"],
  ] as const) {
    await page.goto("/#/settings");
    await pick(choice(page, language));
    await page.goto("/#/play/head");
    await page.locator(".gate-lead[data-loaded=true]").waitFor();
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [740, 360],
      [820, 1180],
      [1366, 768],
      [1440, 900],
      [2560, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(free, `${width} by ${height}`).toBe(play);
      if (width >= 820) await expect.poll(stepsInSight, `${width} by ${height}`).toBe(8);
    }
  }
});

test("the table is a sheet with two halves, and is remembered", { tag: "@desk" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/#/play/head");
  await page.getByRole("button", { name: "Skip the tutorial" }).click();
  await page.getByRole("button", { name: "Customise" }).click();
  const sheet = page.getByRole("dialog", { name: "Customise" });
  await pick(sheet.locator("label", { has: page.getByRole("radio", { name: "Standard" }) }));
  await expect(sheet.getByText("27 misses")).toHaveCount(2);
  await expect(sheet.locator(".gate-differs")).toHaveText(/^Added to the original rules: more misses, bonus turns/);
  await sheet.getByRole("group", { name: "The Executioner" }).getByRole("button", { name: "Smaller board" }).click();
  await expect(sheet.getByText("25 misses and you lose your head")).toBeVisible();
  await expect(sheet.locator(".gate-choice").first().locator("input:checked")).toHaveCount(0);
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => keptOn(page)).toContain('"rival":{"difficulty":"normal","grid":7');
  await page.reload();
  await expect(page.locator(".gate-line")).toContainText("Custom settings");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".head-setup").waitFor();
  await expect(page.locator(".setup-board")).toHaveAttribute("data-size", "8");
});
