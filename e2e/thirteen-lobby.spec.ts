/** Thirteen's title screen and its rooms: one way to continue, the choices of last time, runs, stars and looks. */
import type { Page } from "@playwright/test";
import { stars } from "@turnlight/games/thirteen";
import { bring, playUntil, runOf, strong } from "./arcade.ts";
import { expectAccessible } from "./checks/axe.ts";
import { layoutFaults } from "./checks/layout.ts";
import { keptOn } from "./device.ts";
import { expect, test } from "./home.ts";
import { expectInEveryWindow, expectMainAction } from "./lobby-windows.ts";

const gold = (page: Page) => page.locator(".title-slab.gold");

test("the gold slab is inside every window and free, in both languages", { tag: "@desk" }, async ({ page }) => {
  await expectMainAction(page, "/play/thirteen", gold(page));
  await expect(page.locator(".slab.gold")).toHaveCount(1);
  // A desk sees the whole screen: it fills the window, and no name on a key is broken.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await page.locator(".title-screen").boundingBox())?.width).toBeGreaterThan(1400);
});

test("a run is continued from one place with its charms, and a new one asks first", { tag: "@desk" }, async ({
  page,
}) => {
  const run = await playUntil(
    runOf("BOSS1"),
    strong,
    ({ stage, phase, sheet }) => stage === 3 && phase.kind === "round" && sheet.round === 2,
  );
  await bring(page, {
    run,
    drawers: { "collection/mine": { stars: 9, unlocked: ["snowball"], looks: ["ivory"] } },
  });
  await page.goto("/#/play/thirteen");
  await expect(gold(page)).toContainText("CONTINUE RUN");
  await expect(gold(page)).toContainText("Stage 3");
  await expect(page.getByRole("region", { name: "In this run" }).getByRole("listitem").first()).toHaveText("Even keel");
  await expect(page.getByRole("region", { name: "Just unlocked" })).toContainText("Snowball");
  await expect(page.getByRole("link", { name: /^COLLECTION/ })).toContainText(
    `1 of ${Object.keys(stars.locks).length}`,
  );
  await expectInEveryWindow(page, gold(page), "with a run");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: /^NEW RUN/ }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await gold(page).click();
  await expect(page.locator(".hud-stage")).toHaveText("Stage 3");
  // Back leads one level up: run, title screen, home.
  await page.getByRole("button", { name: "Back" }).click();
  await expect(gold(page)).toContainText("CONTINUE RUN");
  await page.getByRole("button", { name: "Home" }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test("whoever has played is no longer taught, and the stake of last time is kept", { tag: "@phone" }, async ({
  page,
}) => {
  const old = { at: 1, challenge: "none", seed: "", date: "", over: true, stage: 11, cleared: 10, score: 0, target: 9 };
  const won = { ...old, bestStage: 9, bestBox: "", bestPoints: 0 };
  await bring(page, { drawers: { "run/won": won } });
  await page.goto("/#/play/thirteen");
  await expect(gold(page)).toContainText("NEW RUN");
  await expect(page.getByRole("link", { name: /^LEARN/ })).toHaveCount(0);
  expect(await layoutFaults(page, { scrolls: true })).toEqual([]);
  await page.getByRole("link", { name: /^CUSTOMISE/ }).tap();
  await page.getByRole("combobox").selectOption({ label: "Stake 1" });
  await expect.poll(() => keptOn(page)).toContain('"value":{"stake":1}');
  await page.getByRole("button", { name: "Back" }).tap();
  await expect(gold(page)).toContainText("Stake 1");
  await page.reload();
  await expect(gold(page)).toContainText("Stake 1");
  await gold(page).tap();
  await page.getByRole("button", { name: /^Take/ }).first().waitFor();
  await expect(page.locator(".draft")).not.toContainText("for the whole run");
  expect(await keptOn(page)).toContain("stake=1");
});

test("the first draft says what a charm is, and the next one no longer", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/#/play/thirteen");
  await gold(page).tap();
  const draft = page.locator(".draft");
  await expect(draft).toContainText("A charm works by itself for the whole run");
  await expect(draft).toContainText("Mult multiplies");
  expect(await layoutFaults(page, { scrolls: false })).toEqual([]);
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 740, height: 360 });
  for (const take of await draft.locator(".slab").all()) await expect(take).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
  await draft
    .locator(".item-card")
    .first()
    .tap({ position: { x: 20, y: 20 } });
  await expect(page.getByRole("dialog")).toContainText("What it does");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Take/ }).first().tap();
  await page.locator(".roll").waitFor();
  await expect.poll(() => keptOn(page)).toContain('"names":["draft"]');
  await page.goto("/#/play/thirteen/seed/QUARTZ7");
  await page.locator(".seed-form .slab").tap();
  await page.getByRole("button", { name: "Start new run" }).tap();
  await page.getByRole("button", { name: /^Take/ }).first().waitFor();
  await expect(draft).not.toContainText("for the whole run");
});

test("a run that is left behind counts once, and a daily that was begun before is practice", { tag: "@desk" }, async ({
  page,
}) => {
  await bring(page, {});
  const beginAnew = async (room: string, key: string) => {
    await page.goto(`/#/play/thirteen${room}`);
    await page.getByRole("button", { name: key }).click();
    await page.getByRole("button", { name: "Start new run" }).click();
    await page.locator(".draft").waitFor();
  };
  await page.goto("/#/play/thirteen");
  await page.getByRole("button", { name: "NEW RUN" }).click();
  await page.locator(".draft").waitFor();
  await beginAnew("/daily", "PLAY TODAY’S RUN");
  await expect(page.locator(".badge.daily")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator(".menu-seed")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await beginAnew("", "NEW RUN");
  await beginAnew("/daily", "PLAY AGAIN");
  await expect(page.getByText("Practice", { exact: true }).first()).toBeVisible();
  await page.goto("/#/play/thirteen/statistics");
  await expect(page.locator(".run-rows li")).toHaveCount(3);
  await expect(page.locator(".run-figures")).toContainText("Runs3");
  await expect(page.locator(".run-figures")).toContainText("Best box–");
});

test("stars open items and looks; a bad seed is refused with what would be right", { tag: "@desk" }, async ({
  page,
}) => {
  await bring(page, { drawers: { "collection/mine": { stars: 9, unlocked: [], looks: ["ivory"] } }, unread: true });
  await page.goto("/#/play/thirteen/collection");
  // Toasts of another page are drawn in the arcade's style while it is open.
  const news = page.locator(".toast");
  await expect(news).toHaveCSS("background-image", /rgb\(32, 32, 43\)/);
  await news.getByRole("button").click();
  await page.getByRole("button", { name: "Unlock Gold die for 3 stars" }).click();
  await page.getByRole("button", { name: "Unlock Jade for 4 stars" }).click();
  await page.getByRole("button", { name: "Use Jade dice" }).click();
  await expect(page.getByText("2 stars")).toBeVisible();
  await expect(page.getByRole("button", { name: "Jade: In use" })).toBeVisible();
  // On a phone the pool is folded by kind, so that the room is not as long as everything in it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole("button", { name: "Jade: In use" })).toBeVisible();
  expect(await page.locator(".collection").evaluate((room) => room.clientHeight)).toBeLessThan(5 * 844);
  await page.goto("/#/play/thirteen/seed/NO!");
  await page.locator(".seed-row .slab").click();
  await expect(page.getByRole("alert")).toContainText("letters A–Z and digits");
});

test("rooms and overlays of the arcade that are no screens of the list fit and are accessible", async ({
  page,
  isMobile,
}) => {
  const run = await playUntil(runOf("BOSS1"), strong, ({ stage, phase }) => stage === 3 && phase.kind === "shop");
  await bring(page, { run });
  const check = async (where: string, scrolls: boolean) => {
    expect.soft(await layoutFaults(page, { scrolls }), where).toEqual([]);
    if (!isMobile) await expectAccessible(page, where);
  };
  await page.locator(".ending.won").waitFor();
  await check("stage won", false);
  await page.locator(".ending .slab").click();
  await page.locator(".held-item").first().click();
  await check("an item", false);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await check("menu", false);
  await expect(page.locator(".menu-keys")).toHaveCount(isMobile ? 0 : 1);
  for (const [room, title] of [
    ["daily", "Daily run"],
    ["statistics", "Statistics"],
    ["achievements", "Achievements"],
    ["challenges", "Challenges"],
    ["customise", "Customise run"],
    ["learn", "Learn to play"],
  ] as const) {
    await page.goto(`/#/play/thirteen/${room}`);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await check(room, true);
  }
});
