/** Thirteen Throws' shop: one screen, what its cards say, dragging, packs, and the first shop's lesson. */
import { rules } from "@turnlight/games/thirteen";
import { bring, play, playUntil, runOf, strong } from "./arcade.ts";
import { layoutFaults } from "./checks/layout.ts";
import { keptOn } from "./device.ts";
import { expect, test } from "./home.ts";

test("the shop is one screen on a phone: charms change places, and every offer says what it does and when", {
  tag: "@phone",
}, async ({ page }) => {
  const run = await playUntil(runOf("BOSS1"), strong, ({ stage, phase }) => stage === 3 && phase.kind === "shop");
  await bring(page, { run });
  await page.locator(".ending .slab").tap();
  await expect(page.locator(".offer-about")).toHaveCount(6);
  await expect(page.locator(".offer-preview").first()).toContainText("→");
  // What it is worth is the coach's business.
  await expect(page.locator(".offer-added")).toHaveCount(0);
  const hidden = () => page.locator(".booth-body").evaluate((body) => body.scrollHeight - body.clientHeight);
  expect(await hidden()).toBeLessThanOrEqual(0);
  const [first, second] = run.state.charms.map(({ item }) => item);
  const own = page.locator(".charms-shelf .held-item");
  const name = await own.first().getAttribute("aria-label");
  await own.first().tap();
  await page.getByRole("button", { name: "RIGHT" }).tap();
  await page.getByRole("button", { name: "CLOSE" }).tap();
  play(run, `move ${first} 2`);
  expect(run.state.charms[0]?.item).toBe(second);
  await expect(own.nth(1)).toHaveAttribute("aria-label", name ?? "");
});

test.describe("in German, whose words are longer", () => {
  test.use({ locale: "de-DE" });

  test("the shop is one screen as well, with the rule of the boss to come", { tag: "@phone" }, async ({ page }) => {
    const run = await playUntil(runOf("BOSS1"), strong, ({ stage, phase }) => stage === 3 && phase.kind === "shop");
    await bring(page, { run });
    await page.locator(".ending .slab").tap();
    await expect(page.locator(".offer-preview").first()).toContainText("→");
    await expect(page.locator(".ahead.boss")).toBeVisible();
    const hidden = await page.locator(".booth-body").evaluate((body) => body.scrollHeight - body.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
    for (const [width, height] of [
      [390, 844],
      [740, 360],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await layoutFaults(page, { scrolls: false }), `${width}×${height}`).toEqual([]);
    }
  });
});

test("in the shop things are bought, put in order and sold by dragging, and put in order by the keyboard", {
  tag: "@desk",
}, async ({ page }) => {
  const run = await playUntil(runOf("BOSS1"), strong, ({ stage, phase }) => stage === 3 && phase.kind === "shop");
  await bring(page, { run });
  await page.locator(".ending .slab").click();
  const shop = page.locator(".shop");
  const purse = shop.locator(".purse .spoken-only");
  const own = shop.locator(".charms-shelf .held-item");

  const offers = shop.locator(".offer:not(.kind-die):not(.quiet)");
  const bought = (await offers.first().getAttribute("data-item")) ?? "";
  const at = run.state.phase.kind === "shop" ? run.state.phase.offers.indexOf(bought) : -1;
  await offers.first().locator(".offer-grip").dragTo(shop.locator(".yours"));
  play(run, `buy ${at + 1}`);
  await expect(purse).toHaveText(String(run.state.purse));
  await expect(shop.locator(".offer.gone")).toHaveCount(1);

  const [first = "", second = ""] = run.state.charms.map(({ item }) => item);
  const name = (await own.first().getAttribute("aria-label")) ?? "";
  await own.first().hover();
  await page.mouse.down();
  await own.nth(1).hover();
  await expect(page.locator(".in-hand")).toHaveText("This order changes nothing.");
  await page.mouse.up();
  play(run, `move ${first} 2`);
  expect(run.state.charms[0]?.item).toBe(second);
  await expect(own.nth(1)).toHaveAttribute("aria-label", name);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await own.nth(1).focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(own.first()).toHaveAttribute("aria-label", name);
  await expect(own.first()).toBeFocused();
  play(run, `move ${first} 1`);

  await own.first().dragTo(shop.locator(".purse"));
  play(run, `sell ${first}`);
  await expect(purse).toHaveText(String(run.state.purse));
  await expect(own).toHaveCount(run.state.charms.length);
});

test("a pack shows three items, gives the one that is taken, and leads back to its shop", { tag: "@desk" }, async ({
  page,
}) => {
  const run = await playUntil(
    runOf("SHOP6", "", rules),
    strong,
    ({ phase, stage }) => phase.kind === "shop" && stage === 4 && phase.offers.includes("pack-pocket"),
  );
  await bring(page, { run });
  await page.locator(".ending .slab").click();
  // Two offers are on sale, and say from which price.
  await expect(page.locator(".offer.on-sale")).toHaveCount(2);
  await expect(page.locator('.offer[data-item="pack-pocket"]')).toContainText("SALE");
  await expect(page.getByRole("button", { name: /^Buy Consumable pack for \$\d+, on sale from \$\d+$/ })).toBeVisible();
  // What an offer is worth comes from the coach alone, and is marked as its word.
  await expect(page.locator(".offer-added")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByLabel("Coach").selectOption("points");
  await page.keyboard.press("Escape");
  await expect(page.locator(".offer-added").first()).toContainText(/^Coach: /, { timeout: 30_000 });
  await page.locator('.offer[data-item="pack-pocket"] .slab').click();
  play(run, `buy ${run.state.phase.kind === "shop" ? run.state.phase.offers.indexOf("pack-pocket") + 1 : 0}`);
  const items = run.state.phase.kind === "pack" ? run.state.phase.items : [];
  const cards = page.locator(".pack .item-card");
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(1)).toHaveAttribute("data-item", items[1] ?? "");
  await cards.nth(1).locator(".item-look").click();
  await expect(page.getByRole("dialog")).toContainText("What it does");
  await page.keyboard.press("Escape");
  await cards.nth(1).locator(".slab").click();
  await expect(page.locator(".shop .offer.gone")).toHaveCount(1);
  await expect(page.locator(`.shop [data-item="${items[1]}"], .shop .held-item`).first()).toBeVisible();
});

test("the first shop teaches one thing, and what was read does not come again", { tag: "@phone" }, async ({ page }) => {
  const run = await playUntil(runOf("BOSS1"), strong, ({ stage, phase }) => stage === 1 && phase.kind === "shop");
  await bring(page, { run, drawers: { "lesson/mine": { names: [] } } });
  await page.locator(".ending .slab").tap();
  const bubble = page.locator(".tutorial-bubble");
  await expect(bubble).toContainText("What mult is");
  await bubble.getByRole("button").last().tap();
  await expect(bubble).toHaveCount(0);
  await expect.poll(() => keptOn(page)).toContain('"names":["mult"]');
  // One thing a shop, also after a card was opened and closed.
  await page.locator(".offer-words").first().tap();
  await expect(page.getByRole("dialog")).toContainText("What it does");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(bubble).toHaveCount(0);
  await page.reload();
  await page.locator(".shop").waitFor();
  await expect(bubble).not.toContainText("What mult is");
});
