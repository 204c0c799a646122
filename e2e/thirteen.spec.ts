/** Thirteen Throws: whole stages with every input method, wins and losses, bosses, and the layout's checklist. */
import type { Locator, Page, ViewportSize } from "@playwright/test";
import { money, payOf, preview, rules, target, targetOf, usualBook } from "@turnlight/games/thirteen";
import {
  boxAt,
  bring,
  careless,
  dieAt,
  expectSame,
  keyboard,
  mouse,
  play,
  playOnPage,
  playUntil,
  type Run,
  runOf,
  scoreShown,
  strong,
  touch,
} from "./arcade.ts";
import { layoutFaults } from "./checks/layout.ts";
import { keptOn } from "./device.ts";
import { expect, test } from "./home.ts";
import { typeSeed } from "./routes.ts";

const seed = "BOSS4";

/** A whole stage with one input method; the last rounds with the others. */
for (const [name, hand, tag, from] of [
  ["keyboard alone, all of it", keyboard, "@desk", 1],
  ["mouse, from its tenth round", mouse, "@desk", 10],
  ["touch, from its tenth round", touch, "@phone", 10],
] as const)
  test(`a stage by ${name}, every die at rest as it was drawn`, { tag }, async ({ page }) => {
    test.slow();
    const run = runOf(seed, "", from === 1 ? rules : undefined);
    if (from === 1) {
      await bring(page, {});
      await page.goto(`/#/play/thirteen/seed/${seed}`);
      await typeSeed(page);
    } else {
      await playUntil(run, strong, ({ phase, sheet }) => phase.kind === "round" && sheet.round === from);
      await bring(page, { run });
    }
    await playOnPage(page, run, hand, strong, (state) => state.phase.kind === "shop");
    expect(run.state.phase.kind).toBe("shop");
    await expect(page.locator(".ending.won")).toContainText("WON!");
    await hand.press(page, page.locator(".ending .slab"));
    await expect(page.locator(".shop")).toBeVisible();
    await hand.press(page, page.locator(".booth-foot .slab.green"));
    await expect(page.locator(".hud-stage")).toHaveText("Stage 2");
  });

test.describe("gameplay flow", { tag: "@desk" }, () => {
  test("13 rounds complete: a lost run says so, and retry resets to 200", async ({ page }) => {
    const run = await playUntil(
      runOf(seed),
      careless,
      ({ sheet, phase }) => phase.kind === "round" && sheet.round === 13 && sheet.shown.length > 0,
    );
    await bring(page, { run });
    await expect(page.locator(".hud-left")).toContainText("Round 13/13");
    await playOnPage(page, run, mouse, careless, () => false);
    expect(run.state.phase.kind).toBe("over");
    const over = page.locator(".ending.lost");
    await expect(over).toContainText("LOST");
    await expect(over).toContainText(`${run.state.sheet.score} of 200`);
    // First among the ending's buttons, and in view.
    await expect(over.getByRole("button").first()).toHaveText("Review match");
    await expect(over.getByRole("button").first()).toBeInViewport({ ratio: 1 });
    await over.getByRole("button", { name: "Run summary" }).click();
    const summary = page.getByRole("dialog", { name: "Run summary" });
    await expect(summary).toContainText("none (practice)");
    await page.keyboard.press("Escape");
    await over.getByRole("button", { name: "PLAY AGAIN" }).click();
    await page.locator(".draft").waitFor();
    await expect(page.locator(".hud-money")).toContainText(`$${money.start}`);
    await page.locator(".draft .slab").first().click();
    await expect(scoreShown(page)).toHaveText("Score 0 of 200");
    await expect(page.locator(".hud-left")).toContainText("Round 1/13");
  });

  test("13 rounds complete: a win shows the pay and the shop, and the next round asks half as much again", async ({
    page,
  }) => {
    const run = await playUntil(
      runOf(seed),
      strong,
      ({ sheet, phase }) => phase.kind === "round" && sheet.round === 13 && sheet.shown.length > 0,
    );
    await bring(page, { run });
    await playOnPage(page, run, mouse, strong, ({ phase }) => phase.kind === "shop");
    await expect(page.locator(".ending.won")).toContainText("WON!");
    await expect(page.locator(".pay")).toContainText("Stage cleared");
    await page.getByRole("button", { name: "SHOP", exact: true }).click();
    const shop = page.locator(".shop");
    await expect(shop.locator(".purse .spoken-only")).toHaveText(String(run.state.purse));
    await expect(shop.locator(".offer")).toHaveCount(6);

    await shop.locator(".shop-tools .slab").click();
    play(run, "reroll");
    await expect(shop.locator(".purse .spoken-only")).toHaveText(String(run.state.purse));
    const offers = run.state.phase.kind === "shop" ? run.state.phase.offers : [];
    await expect(shop.locator(".offer").first()).toHaveAttribute("data-item", offers[0] ?? "");

    const buyable = shop.locator(".offer:not(.kind-die) .slab:enabled").first();
    const bought = await shop
      .locator(".offer:not(.kind-die)")
      .filter({ has: page.locator(".slab:enabled") })
      .first()
      .getAttribute("data-item");
    const before = run.state.purse;
    await buyable.click();
    play(run, `buy ${offers.indexOf(bought ?? "") + 1}`);
    expect(run.state.purse).toBeLessThan(before);
    await expect(shop.locator(".purse .spoken-only")).toHaveText(String(run.state.purse));
    await expect.poll(() => keptOn(page)).toContain(`"item":"${bought}","price":${before - run.state.purse}`);
    await expect(shop.locator(".offer.gone")).toHaveText("Sold");

    const charm = run.state.charms[0]?.item ?? "";
    await shop.locator(".held-item").first().click();
    await page.getByRole("button", { name: /^SELL/ }).click();
    play(run, `sell ${charm}`);
    await expect(shop.locator(".purse .spoken-only")).toHaveText(String(run.state.purse));

    await page.getByRole("button", { name: "NEXT STAGE" }).click();
    await expect(scoreShown(page)).toHaveText("Score 0 of 300");
    await expect(page.locator(".slot.filled")).toHaveCount(0);
  });

  test("locked dice stay locked between rolls, and lie where they lay after a reload", async ({ page }) => {
    const run = await playUntil(runOf(seed), careless, ({ sheet }) => sheet.shown.length > 0);
    await bring(page, { run });
    await dieAt(page, 1).click();
    await dieAt(page, 3).click();
    await expect(dieAt(page, 1)).toHaveAttribute("aria-pressed", "true");
    const kept = await dieAt(page, 1).getAttribute("aria-label");
    await page.locator(".roll").click();
    play(run, "roll keep 2 4");
    await expectSame(page, run);
    await expect(dieAt(page, 1)).toHaveAccessibleName(kept ?? "");
    await expect(dieAt(page, 3)).toHaveAttribute("aria-pressed", "true");
    const isKept = (locked: readonly number[]) =>
      expect.poll(() => keptOn(page)).toContain(`"entries":${run.length},"locked":${JSON.stringify(locked)}`);
    await isKept([1, 3]);
    await dieAt(page, 3).click();
    await isKept([1]);
    await page.reload();
    await page.locator(".throws").waitFor();
    await expectSame(page, run);
    await expect(dieAt(page, 1)).toHaveAttribute("aria-pressed", "true");
    await expect(dieAt(page, 3)).toHaveAttribute("aria-pressed", "false");
  });
});

/** A stage with boxes in all three states. */
const middle = () => playUntil(runOf(seed), strong, ({ sheet }) => sheet.round === 5 && sheet.rolled === 1);

/** Active, filled and empty boxes are distinct, each with its exact look. */
const expectBoxLooks = async (page: Page): Promise<void> => {
  const look = (state: string) =>
    page
      .locator(`.slot.${state}:not(.upgraded):not(:focus)`)
      .first()
      .evaluate((slot) => {
        const { borderTopColor, borderTopWidth, backgroundColor, boxShadow } = getComputedStyle(slot);
        const points = slot.querySelector(".slot-points");
        return {
          border: `${borderTopWidth} ${borderTopColor}`,
          backgroundColor,
          boxShadow,
          colour: points === null ? "" : getComputedStyle(points).color,
          check: slot.querySelector(".slot-check") !== null,
          text: points?.textContent?.[0],
        };
      });
  expect(await look("active")).toEqual({
    border: "2px rgba(0, 255, 255, 0.6)",
    backgroundColor: "rgba(0, 255, 255, 0.3)",
    boxShadow: "rgba(0, 255, 255, 0.6) 0px 0px 8px 0px",
    colour: "rgb(0, 255, 255)",
    check: true,
    text: "+",
  });
  const glowOfUpgraded = (state: string) =>
    page
      .locator(`.slot.${state}:not(.upgraded):not(:focus)`)
      .first()
      .evaluate((slot) => {
        slot.classList.add("upgraded");
        const { boxShadow } = getComputedStyle(slot);
        slot.classList.remove("upgraded");
        return boxShadow;
      });
  // Upgraded ones glow inside; one that can be taken is cyan only.
  for (const state of ["filled", "empty"])
    expect(await glowOfUpgraded(state)).toBe("rgba(255, 215, 0, 0.3) 0px 0px 8px 0px inset");
  expect(await glowOfUpgraded("active")).toBe("rgba(0, 255, 255, 0.6) 0px 0px 8px 0px");
  expect(await look("filled")).toMatchObject({
    border: "1px rgb(42, 42, 47)",
    backgroundColor: "rgba(15, 15, 18, 0.95)",
    boxShadow: "none",
    colour: "rgb(160, 128, 0)",
    check: false,
  });
  expect(await look("empty")).toEqual({
    border: "1px rgb(61, 61, 61)",
    backgroundColor: "rgba(30, 30, 35, 0.9)",
    boxShadow: "none",
    colour: "rgba(255, 255, 255, 0.3)",
    check: false,
    text: "-",
  });
};

/** The bar is filled by score over target. */
const expectProgress = async (page: Page, run: Run): Promise<void> => {
  const { score } = run.state.sheet;
  expect(score).toBeGreaterThan(0);
  const share = await page
    .locator(".progress-fill")
    .evaluate((fill) => fill.getBoundingClientRect().width / (fill.parentElement?.getBoundingClientRect().width ?? 1));
  expect(share).toBeCloseTo(score / target(run.state), 2);
  // As drawn on a phone; larger on a desk, where it stands in the header's line.
  expect((await page.locator(".progress").boundingBox())?.height).toBe(
    (page.viewportSize()?.width ?? 0) < 600 ? 24 : 32,
  );
};

/** The six squares show the dots of one to six, and the layout has its measures. */
const expectMeasures = async (page: Page, { width, height }: ViewportSize): Promise<void> => {
  for (const face of [1, 2, 3, 4, 5, 6]) await expect(page.locator(`[data-face="${face}"] circle`)).toHaveCount(face);
  // Rows of 44 px come before the 38 % of the dice.
  const rows = await page
    .locator(".slot.wide")
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  for (const row of rows) expect(row).toBeGreaterThan(43.5);
  const tray = await page.locator(".tray").boundingBox();
  const sheet = await page.locator(".dashboard").boundingBox();
  if (width > height) {
    // A desk: charms and dice on the left, the sheet on the right, and below the dice the ladder of targets.
    expect((tray?.x ?? 0) + (tray?.width ?? 0)).toBeLessThan(sheet?.x ?? 0);
    await expect(page.locator(".ladder .here .rung-node")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".payout")).toContainText("Unused rolls");
  } else {
    expect((tray?.height ?? 0) / height).toBeGreaterThan(0.29);
    expect((tray?.height ?? 0) / height).toBeLessThanOrEqual(0.39);
  }
  const [first, second] = await Promise.all([boxAt(page, "ones").boundingBox(), boxAt(page, "twos").boundingBox()]);
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(6, 0);
  expect(first?.width).toBeCloseTo(first?.height ?? 0, 0);
  const roll = await page.locator(".roll").evaluate((key) => {
    const { backgroundColor, borderTopWidth, borderBottomWidth, borderTopColor, borderRadius } = getComputedStyle(key);
    return { backgroundColor, borderTopWidth, borderBottomWidth, borderTopColor, borderRadius };
  });
  expect(roll).toEqual({
    backgroundColor: "rgb(255, 215, 0)",
    borderTopWidth: "3px",
    borderBottomWidth: "5px",
    borderTopColor: "rgb(184, 134, 11)",
    borderRadius: "6px",
  });
};

test("boxes, progress, squares and the layout look as they should", async ({ page, viewport }) => {
  const run = await middle();
  await bring(page, { run });
  await expectBoxLooks(page);
  await expectProgress(page, run);
  await expectMeasures(page, viewport ?? { width: 0, height: 0 });
});

test.describe("interactions", () => {
  test("tapping an active slot scores at once; filled and empty slots do nothing", { tag: "@phone" }, async ({
    page,
  }) => {
    const run = await middle();
    await bring(page, { run });
    for (const state of ["filled", "empty"]) {
      await page.locator(`.slot.${state}`).first().click({ force: true });
      await expectSame(page, run);
    }
    const [best] = preview(usualBook, run.state).filter(({ valid }) => valid);
    if (best === undefined) throw new Error("nothing is valid");
    await boxAt(page, best.category).click();
    play(run, `score ${best.category}`);
    await expectSame(page, run);
    await expect(boxAt(page, best.category)).toHaveAttribute("data-state", "filled");
    await page.keyboard.press("u");
    await expect(boxAt(page, best.category)).toHaveAttribute("data-state", "active");
  });

  test("the roll button has a pip for each roll and is disabled after the third", { tag: "@phone" }, async ({
    page,
  }) => {
    const run = await playUntil(runOf(seed), careless, ({ phase }) => phase.kind === "round");
    await bring(page, { run });
    const roll = page.locator(".roll");
    for (const left of [3, 2, 1]) {
      await expect(roll.locator(".pip:not(.used)")).toHaveCount(left);
      await expect(roll).toHaveAttribute("aria-disabled", "false");
      await roll.click();
      await expect(roll.locator(".pip:not(.used)")).toHaveCount(left - 1);
    }
    await expect(roll).toHaveAttribute("aria-disabled", "true");
    expect(await roll.evaluate((key) => getComputedStyle(key).opacity)).toBe("0.5");
  });

  test("the scratch button appears only when no category is valid, and enters a zero", { tag: "@phone" }, async ({
    page,
  }) => {
    const nothingFits = ({ sheet, phase }: Parameters<typeof target>[0]) =>
      phase.kind === "round" && sheet.shown.length > 0;
    const run = await playUntil(runOf(seed), careless, nothingFits);
    const rolled = runOf(seed);
    await playUntil(rolled, careless, nothingFits);
    await bring(page, { run: rolled });
    await expect(page.locator(".slot.active").first()).toBeVisible();
    await expect(page.locator(".scratch-place")).toHaveCount(0);

    const stuck = await playUntil(
      run,
      careless,
      (state) => nothingFits(state) && preview(usualBook, state).every(({ valid }) => !valid),
    );
    await page.goto("about:blank");
    await bring(page, { run: stuck });
    const scratch = page.getByRole("button", { name: "SCRATCH" });
    await expect(scratch).toBeVisible();
    await expect(page.locator(".slot.active")).toHaveCount(0);
    await scratch.click();
    const modal = page.getByRole("dialog", { name: "Scratch" });
    await expect(modal).toContainText("Choose a box to score 0 points");
    await modal.getByRole("button", { name: "CANCEL" }).click();
    await expect(modal).toHaveCount(0);
    await scratch.click();
    const row = modal.locator(".scratch-list button").first();
    const name = ((await row.locator("span").textContent()) ?? "").trim();
    await row.click();
    await expect(page.locator(".slot.scratched").last()).toBeVisible();
    await expect(page.getByRole("button", { name: new RegExp(`^${name} ?0 ?points, filled`) })).toBeDisabled();
  });

  test("pointing at a box shows how its points come about, and so does the focus", async ({ page }, info) => {
    const run = await middle();
    await bring(page, { run });
    const [box] = preview(usualBook, run.state).filter(({ valid }) => valid);
    if (box === undefined) throw new Error("nothing is valid");
    const parts = page.locator(".breakdown h3 b");
    const expected = [String(box.score.total)];
    if (info.project.name === "desktop") {
      await boxAt(page, box.category).hover();
      await expect(parts).toHaveText(expected);
      await page.mouse.move(5, 300);
      await expect(parts).toHaveCount(0);
      await page.keyboard.press("ArrowDown");
    } else {
      const place = await boxAt(page, box.category).boundingBox();
      const session = await page.context().newCDPSession(page);
      const point = { x: (place?.x ?? 0) + 20, y: (place?.y ?? 0) + 15 };
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
      await expect(parts).toHaveText(expected);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expectSame(page, run);
      return;
    }
    await expect(parts).toHaveText(expected);
  });
});

test("a challenge: without the upper section there are seven rounds and a badge", { tag: "@phone" }, async ({
  page,
}) => {
  await bring(page, {});
  await page.goto("/#/play/thirteen/challenges");
  await page.getByRole("button", { name: /^No upper section/ }).click();
  await page.locator(".draft .slab").first().click();
  await expect(page.locator(".hud-left")).toContainText("Round 1/7");
  await expect(page.locator(".badges")).toHaveAccessibleName("Challenge: No upper section");
  await expect(page.locator(".slot.square.shut")).toHaveCount(6);
  const config = rules.configText.read("challenge=no-upper unlocked=none");
  const goal = config.ok ? targetOf(config.value, 1, null) : 0;
  await expect(scoreShown(page)).toHaveText(`Score 0 of ${goal}`);
});

/** Whether every word of a text stands on one line. */
const wholeWords = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    const node = element.firstChild;
    if (node === null) return false;
    let at = 0;
    return (node.textContent ?? "").split(" ").every((word) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      at += word.length + 1;
      return range.getClientRects().length === 1;
    });
  });

for (const [kind, bossSeed, tag] of [
  ["loose", "BOSS14", "@desk"],
  ["sealed", "BOSS4", "@phone"],
] as const)
  test(`a boss with the twist ${kind} is foretold in the shop and holds in its stage`, { tag }, async ({ page }) => {
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    const run = await playUntil(runOf(bossSeed), strong, ({ stage, phase }) => stage === 3 && phase.kind === "shop");
    await bring(page, { run });
    await page.getByRole("button", { name: "SHOP", exact: true }).click();
    await expect(page.locator(".ahead.boss")).toContainText("Next is a boss");
    await page.getByRole("button", { name: "NEXT STAGE" }).click();
    play(run, "next");
    const entrance = page.getByRole("dialog");
    await expect(entrance).toContainText("Boss of stage 4");
    await expect(entrance.locator(".boss-target")).toContainText(String(target(run.state)));
    await expect(entrance.locator(".boss-face")).toHaveJSProperty("complete", true);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await wholeWords(entrance.locator("h2"))).toBe(true);
    await page.setViewportSize(size);
    await entrance.getByRole("button", { name: "START STAGE" }).click();
    await expect(page.locator(".badge.boss")).toBeVisible();
    if (tag === "@phone") await expect(page.locator(".hud-rule")).toContainText("is closed: one round fewer.");
    await expect(scoreShown(page)).toHaveText(`Score 0 of ${target(run.state)}`);
    if (kind === "sealed") {
      const { twist } = run.state;
      await expect(page.locator(".slot.shut")).toHaveAttribute(
        "data-box",
        twist?.kind === "sealed" ? twist.category : "",
      );
      await expect(page.locator(".hud-left")).toContainText("Round 1/12");
      return;
    }
    await page.locator(".roll").click();
    await expect(dieAt(page, 2)).toBeEnabled();
    await expect(dieAt(page, 0)).toBeDisabled();
    await expect(dieAt(page, 1)).toBeDisabled();
  });

test("a consumable is used from its place beside the roll button", { tag: "@phone" }, async ({ page }) => {
  const run = await playUntil(
    runOf("BOSS1"),
    strong,
    ({ phase, pocket, sheet }) => phase.kind === "round" && pocket.length > 0 && sheet.rolled === 1,
  );
  const held = run.state.pocket.length;
  expect(held).toBeGreaterThan(0);
  await bring(page, { run });
  const items = page.locator(".pocket-item");
  await expect(items).toHaveCount(held);
  const rolls = await page.locator(".pip:not(.used)").count();
  await items.first().tap();
  const [item = ""] = run.state.pocket;
  const found = usualBook.find(item);
  if (item === "token") await expect(page.locator(".pip:not(.used)")).toHaveCount(rolls + 1);
  else if (found?.kind === "consumable" && found.changes !== undefined)
    await page.locator(".use-to button").first().tap();
  await expect(items).toHaveCount(held - 1);
  await page.keyboard.press("u");
  await expect(items).toHaveCount(held);
});

test("once the target is met the stage can be cashed in, and what it paid is still there after a reload", {
  tag: "@phone",
}, async ({ page }) => {
  const run = await playUntil(
    runOf(seed),
    strong,
    ({ sheet, phase }) => phase.kind === "round" && sheet.score >= sheet.target && sheet.shown.length > 0,
  );
  const pay = Object.values(payOf(usualBook, run.state)).reduce((sum, part) => sum + part, 0);
  await bring(page, { run });
  await expect(page.locator(".bar-togo").first()).toHaveText("reached");
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await layoutFaults(page, { scrolls: false }), `${width}×${height}`).toEqual([]);
  }
  await page.setViewportSize(size);
  await page.getByRole("button", { name: `End the stage now for $${pay}` }).tap();
  play(run, "cash in");
  await expect(page.locator(".ending.won")).toContainText(`${run.state.sheet.score} of ${run.state.sheet.target}`);
  await expect(page.locator(".pay")).toContainText("Rounds not played");
  await page.reload();
  await expect(page.locator(".pay")).toContainText("Rounds not played");
});
