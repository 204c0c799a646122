/** Thirteen's title screen: one gold slab in every window, one way to continue, and the choices of last time. */
import type { Page } from "@playwright/test";
import { stars } from "@turnlight/games/thirteen";
import { bring, playUntil, runOf, strong } from "./arcade.ts";
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
