/** Thirteen Throws beside its design document: its words, colours, fonts and measures, in German on a phone. */
import type { Page } from "@playwright/test";
import { preview, type RunState, target, usualBook } from "@turnlight/games/thirteen";
import { bring, careless, playUntil, runOf, scoreShown, strong } from "./arcade.ts";
import { expect, test } from "./home.ts";
import { fontOf, looksOf, placeOf, placesOf } from "./looks.ts";

test.use({ locale: "de-DE", viewport: { width: 390, height: 844 } });

const seed = "BOSS4";
const pixel = "Press Start 2P";
const mono = "Roboto Mono";

const cyan = "rgb(0, 255, 255)";
const gold = "rgb(255, 215, 0)";
const red = "rgb(255, 68, 68)";
const green = "rgb(34, 197, 94)";
const lightText = "rgba(255, 255, 255, 0.7)";

const isThrown = ({ phase, sheet }: RunState): boolean => phase.kind === "round" && sheet.shown.length > 0;

/** A stage with boxes in all three states. */
const middle = () => playUntil(runOf(seed), strong, ({ sheet }) => sheet.round === 5 && sheet.rolled === 1);

test("the header is dark glass: round left, money right, and a bar of 24 px from STAND to ZIEL", async ({ page }) => {
  const run = await middle();
  await bring(page, { run });
  const hud = page.locator(".hud");
  expect(await looksOf(hud, ["background-color", "padding", "border-width"])).toEqual({
    "background-color": "rgba(20, 20, 25, 0.95)",
    padding: "4px 16px 12px",
    "border-width": "0px",
  });
  expect((await looksOf(hud, ["box-shadow"]))["box-shadow"]).toContain("inset");
  const header = await placeOf(hud);
  expect(header).toMatchObject({ left: 0, top: 0, width: 390 });
  expect(Math.abs(header.height - 80)).toBeLessThanOrEqual(5);

  const round = page.locator(".hud-left > span").first();
  await expect(round).toHaveText("Runde 5/13");
  const money = page.locator(".hud-money > [aria-hidden]");
  await expect(money).toHaveText(`$${run.state.purse}`);
  // Home stands left of the round, the menu right of the money; a star with its count beside the money.
  expect((await placeOf(round)).right).toBeLessThan(195);
  expect((await placeOf(money)).left).toBeGreaterThan(195);
  expect((await placeOf(page.locator(".hud-menu"))).left).toBeGreaterThanOrEqual((await placeOf(money)).right);
  await expect(page.locator(".hud-right .hud-stars .icon")).toBeVisible();
  expect(await looksOf(round, ["color"])).toEqual({ color: lightText });

  const bar = page.locator(".progress");
  expect(await looksOf(bar, ["background-color", "border-radius"])).toEqual({
    "background-color": "rgb(26, 26, 31)",
    "border-radius": "4px",
  });
  // As wide as the header without its padding.
  expect(await placeOf(bar)).toMatchObject({ left: 16, right: 374, height: 24 });
  const fill = page.locator(".progress-fill");
  expect(await looksOf(fill, ["background-color"])).toEqual({ "background-color": gold });
  const share = (await placeOf(fill)).width / (await placeOf(bar)).width;
  expect(share).toBeCloseTo(run.state.sheet.score / target(run.state), 2);

  const stand = fill.locator(".bar-score");
  await expect(stand.locator("small")).toHaveText("STAND");
  await expect(stand.locator("b")).toHaveText(String(run.state.sheet.score));
  expect(await looksOf(stand.locator("small"), ["color", "font-size"])).toEqual({
    color: "rgb(0, 0, 0)",
    "font-size": "8px",
  });
  expect(await looksOf(stand.locator("b"), ["color", "font-weight"])).toEqual({
    color: "rgb(0, 0, 0)",
    "font-weight": "700",
  });
  const ziel = page.locator(".progress-labels .bar-target");
  await expect(ziel.locator("small")).toHaveText("ZIEL");
  await expect(ziel.locator("b")).toHaveText(String(target(run.state)));
  for (const part of ["small", "b"])
    expect(await looksOf(ziel.locator(part), ["color", "font-weight"])).toEqual({
      color: lightText,
      "font-weight": "400",
    });
});

const expectFonts = async (page: Page): Promise<void> => {
  const fonts = {
    roll: await fontOf(page.locator(".roll-word")),
    lower: await fontOf(page.locator(".slot.wide .slot-points")),
    bar: await fontOf(page.locator(".bar-score b")),
    upper: await fontOf(page.locator(".slot.square .slot-points")),
    name: await fontOf(page.locator(".slot.wide .slot-name")),
    round: await fontOf(page.locator(".hud-left")),
    money: await fontOf(page.locator(".hud-money")),
    micro: await fontOf(page.locator(".bar-score small")),
  };
  expect(fonts).toEqual({
    roll: `16px ${pixel}`,
    lower: `12px ${pixel}`,
    bar: `12px ${pixel}`,
    upper: `10px ${pixel}`,
    name: `13px ${mono}`,
    round: `12px ${mono}`,
    money: `16px ${mono}`,
    micro: `8px ${mono}`,
  });
  // They are not only named, but there.
  const loaded = await page.evaluate(
    async (names) => {
      await document.fonts.ready;
      return names.map((name) =>
        [...document.fonts].some(({ family, status }) => family.includes(name) && status === "loaded"),
      );
    },
    [pixel, mono],
  );
  expect(loaded).toEqual([true, true]);
};

const expectBoxes = async (page: Page): Promise<void> => {
  const squares = await placesOf(page.locator(".upper .slot.square"));
  expect(squares).toHaveLength(6);
  for (const { width, height, top } of squares) {
    expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
    expect(Math.abs(width - (squares[0]?.width ?? 0))).toBeLessThanOrEqual(1);
    expect(top).toBe(squares[0]?.top);
    expect(width).toBeGreaterThanOrEqual(44);
  }
  // The dots above, the score below.
  const face = await placeOf(page.locator(".upper .slot-face"));
  expect((await placeOf(page.locator(".upper .slot-points"))).top).toBeGreaterThanOrEqual(face.bottom);
  // Screen padding of 8 px, the squares 6 px apart, the row about 80 px high with its bonus.
  expect([squares[0]?.left, squares.at(-1)?.right]).toEqual([8, 382]);
  const upper = await placeOf(page.locator(".upper"));
  expect(Math.abs(upper.height - 80)).toBeLessThanOrEqual(8);

  const rows = await placesOf(page.locator(".lower .slot.wide"));
  await expect(page.locator(".lower .slot-name")).toHaveText([
    "Dreierpasch",
    "Viererpasch",
    "Full House",
    "Kleine Straße",
    "Große Straße",
    "Fünfling",
    "Chance",
  ]);
  for (const [i, { height, top, left }] of rows.entries()) {
    expect(Math.abs(height - 44)).toBeLessThanOrEqual(1);
    expect(left).toBe(8);
    const before = rows[i - 1];
    if (before !== undefined) expect(Math.abs(top - before.bottom - 4)).toBeLessThanOrEqual(1);
  }
  expect(await looksOf(page.locator(".slot.wide"), ["border-radius", "padding-left"])).toEqual({
    "border-radius": "6px",
    "padding-left": "12px",
  });
  expect(await looksOf(page.locator(".slot.square"), ["border-radius"])).toEqual({ "border-radius": "6px" });
  const name = await placeOf(page.locator(".slot.wide .slot-name"));
  expect(name.right).toBeLessThanOrEqual((await placeOf(page.locator(".slot.wide .slot-points"))).left);
};

const expectRollKey = async (page: Page): Promise<void> => {
  const roll = page.locator(".roll");
  await expect(page.locator(".roll-word")).toHaveText("WÜRFELN");
  expect(await placeOf(roll)).toMatchObject({ left: 8, right: 382, height: 48 });
  expect(await looksOf(page.locator(".roll-word"), ["color"])).toEqual({ color: "rgb(0, 0, 0)" });
  // ●●○: two black circles and a ring, left of the word.
  const pips = roll.locator(".pip");
  expect(
    await pips.evaluateAll((all) => all.map((pip) => getComputedStyle(pip).backgroundColor === "rgb(0, 0, 0)")),
  ).toEqual([true, true, false]);
  expect(await looksOf(pips, ["border-radius"])).toEqual({ "border-radius": "50%" });
  const [last] = (await placesOf(pips)).slice(-1);
  expect(last?.right).toBeLessThanOrEqual((await placeOf(page.locator(".roll-word"))).left);
  const before = await placeOf(page.locator(".roll-word"));
  await roll.hover();
  await page.mouse.down();
  const pressed = await looksOf(roll, ["border-bottom-width", "border-top-width"]);
  const down = await placeOf(page.locator(".roll-word"));
  // Let go elsewhere, so that nothing is rolled.
  await page.mouse.move(200, 300);
  await page.mouse.up();
  expect(pressed).toEqual({ "border-bottom-width": "3px", "border-top-width": "3px" });
  expect(down.top - before.top).toBe(2);
};

test("boxes, keys, gaps, fonts and colours have the document’s measures", async ({ page }) => {
  await bring(page, { run: await middle() });
  await test.step("header, dice, upper and lower section, keys, 8 px apart", async () => {
    const parts = [".hud", ".tray", ".upper", ".lower", ".controls"].map((part) => placeOf(page.locator(part)));
    const [hud, tray, upper, lower, controls] = await Promise.all(parts);
    if (!hud || !tray || !upper || !lower || !controls) throw new Error("a part is gone");
    expect(tray.top - hud.bottom).toBe(8);
    expect(upper.top - tray.bottom).toBe(8);
    // The list has 4 px around it for the glow of its boxes.
    expect(Math.abs(lower.top + 4 - upper.bottom - 8)).toBeLessThanOrEqual(1);
    expect(controls.top).toBeGreaterThanOrEqual(lower.bottom - 4);
    // The key with the space below it, where the thumb is.
    expect(844 - controls.top + 8).toBeGreaterThanOrEqual(60);
    expect(844 - controls.top + 8).toBeLessThanOrEqual(70);
    expect(await looksOf(page.locator(".tray"), ["background-color", "background-image"])).toEqual({
      "background-color": "rgba(0, 0, 0, 0)",
      "background-image": "none",
    });
    expect((await looksOf(page.locator(".frame"), ["background-image"]))["background-image"]).toContain("gradient");
  });
  await test.step("the sheet", () => expectBoxes(page));
  await test.step("the fonts", () => expectFonts(page));
  await test.step("the palette", async () => {
    const palette = await looksOf(page.locator(".throws"), [
      "--cyan",
      "--cyan-dark",
      "--cyan-tint",
      "--gold",
      "--gold-dark",
      "--gold-muted",
      "--red",
      "--green",
      "--glass",
      "--slot",
      "--slot-filled",
      "--slot-edge",
      "--text-faint",
      "--soft",
    ]);
    const painted = await page.evaluate((colours) => {
      const probe = document.body.appendChild(document.createElement("i"));
      const read = colours.map(([name, colour]) => {
        probe.style.color = colour;
        return [name, getComputedStyle(probe).color];
      });
      probe.remove();
      return Object.fromEntries(read);
    }, Object.entries(palette));
    expect(painted).toEqual({
      "--cyan": cyan,
      "--cyan-dark": "rgb(0, 204, 204)",
      "--cyan-tint": "rgba(0, 255, 255, 0.3)",
      "--gold": gold,
      "--gold-dark": "rgb(184, 134, 11)",
      "--gold-muted": "rgb(160, 128, 0)",
      "--red": red,
      "--green": green,
      "--glass": "rgba(20, 20, 25, 0.95)",
      "--slot": "rgba(30, 30, 35, 0.9)",
      "--slot-filled": "rgba(15, 15, 18, 0.95)",
      "--slot-edge": "rgb(61, 61, 61)",
      "--text-faint": "rgba(255, 255, 255, 0.3)",
      "--soft": lightText,
    });
  });
  await test.step("the roll key", () => expectRollKey(page));
});

test("a throw is felt where the device can", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(globalThis, { felt });
    navigator.vibrate = (pattern) => felt.push(pattern) > 0;
  });
  const run = await playUntil(runOf(seed), careless, ({ phase }) => phase.kind === "round");
  await bring(page, { run, speed: "as it is" });
  await page.locator(".roll").click();
  const felt = () => page.evaluate(() => (globalThis as unknown as { felt: readonly number[] }).felt);
  await expect.poll(async () => (await felt()).length).toBeGreaterThan(0);
  for (const pulse of await felt()) expect(pulse).toBeGreaterThan(5);
});

test("the scratch key and its list are as drawn: red key, cyan title, red zeros, a cyan way back", async ({ page }) => {
  const run = await playUntil(
    runOf(seed),
    careless,
    (state) => isThrown(state) && preview(usualBook, state).every(({ valid }) => !valid),
  );
  await bring(page, { run });
  const key = page.locator(".scratch-place button");
  await expect(key).toHaveText("STREICHEN");
  expect(await looksOf(key, ["color", "background-color", "border-top-width", "border-top-color"])).toEqual({
    color: "rgb(255, 255, 255)",
    // Darker than #FF4444, for the contrast of white on it.
    "background-color": "rgb(217, 43, 43)",
    "border-top-width": "3px",
    "border-top-color": "rgb(153, 27, 27)",
  });
  expect(await fontOf(key)).toBe(`12px ${pixel}`);
  const gap = (await placeOf(page.locator(".roll"))).top - (await placeOf(key)).bottom;
  expect(Math.abs(gap - 8)).toBeLessThanOrEqual(1);

  await key.click();
  const veil = page.locator(".veil");
  expect(await placeOf(veil)).toMatchObject({ left: 0, top: 0, width: 390, height: 844 });
  expect(await looksOf(veil, ["background-color"])).toEqual({ "background-color": "rgba(0, 0, 0, 0.95)" });
  expect((await placeOf(veil.locator(".veil-content"))).width).toBe(Math.round(390 * 0.9));
  const title = veil.locator("h2");
  await expect(title).toHaveText("Streichen");
  expect(await looksOf(title, ["color", "font-size"])).toEqual({ color: cyan, "font-size": "24px" });
  expect((await looksOf(title, ["text-shadow"]))["text-shadow"]).toMatch(/^rgba\(0, 255, 255, .*12px$/);
  const about = veil.locator(".veil-about");
  expect(await looksOf(about, ["color", "font-size"])).toEqual({ color: lightText, "font-size": "13px" });

  const rows = veil.locator(".scratch-list button");
  const { inPlay, boxes } = run.state.sheet;
  await expect(rows).toHaveCount(inPlay.filter((box) => boxes[box] === null).length);
  await expect(rows.first().locator("b")).toHaveText("0");
  expect(await looksOf(rows.first().locator("b"), ["color"])).toEqual({ color: red });
  await expect(rows.first().locator("svg.icon")).toBeVisible();
  expect(await looksOf(rows.first().locator("svg.icon"), ["color"])).toEqual({ color: red });
  await rows.last().hover();
  expect(await looksOf(rows.last(), ["background-color", "border-top-color"])).toEqual({
    "background-color": "rgba(255, 68, 68, 0.22)",
    "border-top-color": red,
  });
  const back = veil.locator(".veil-actions button");
  await expect(back).toHaveText("ABBRECHEN");
  expect(await looksOf(back, ["background-color", "border-top-color"])).toEqual({
    "background-color": cyan,
    "border-top-color": "rgb(0, 204, 204)",
  });
  expect((await placeOf(back)).top).toBeGreaterThanOrEqual((await placesOf(rows)).at(-1)?.bottom ?? 844);
  await back.click();
  await expect(veil).toHaveCount(0);
});

/** The dice are dimmed, and the word glows. */
const expectEnding = async (page: Page, word: string, colour: string): Promise<void> => {
  const ending = page.locator(".ending");
  await expect(ending.locator("h2")).toHaveText(word);
  expect(await looksOf(ending, ["background-color"])).toEqual({ "background-color": "rgba(0, 0, 0, 0.7)" });
  expect(await placeOf(ending)).toEqual(await placeOf(page.locator(".tray")));
  const { color, "text-shadow": glow } = await looksOf(ending.locator("h2"), ["color", "text-shadow"]);
  expect(color).toBe(colour);
  expect(glow).toContain(`${colour} 0px 0px 24px`);
  expect(await fontOf(ending.locator("h2"))).toBe(`24px ${pixel}`);
  expect(await fontOf(ending.locator(".ending-score"))).toBe(`24px ${pixel}`);
};

const isLastThrow = (state: RunState): boolean => isThrown(state) && state.sheet.round === 13;

test("a lost stage dims the dice and says VERLOREN in red, and NOCHMAL begins at 200", async ({ page }) => {
  const run = await playUntil(runOf(seed), careless, isLastThrow);
  await bring(page, { run });
  await page.locator(".slot.active, .scratch-place button").last().click();
  if (await page.locator(".veil").count()) await page.locator(".scratch-list button").first().click();
  await expectEnding(page, "VERLOREN", red);
  await page.getByRole("button", { name: "NOCHMAL" }).click();
  await page.locator(".draft .slab").first().click();
  await expect(scoreShown(page)).toHaveText("Stand 0 von 200");
});

test("a won stage says GEWONNEN in green; the shop fills the screen with a cyan title, gold money, cards and a green key", async ({
  page,
}) => {
  const run = await playUntil(runOf(seed), strong, ({ phase }) => phase.kind === "shop");
  await bring(page, { run });
  await expectEnding(page, "GEWONNEN!", green);
  await page.getByRole("button", { name: "SHOP", exact: true }).click();
  const shop = page.locator(".shop");
  await expect(page.locator(".tray, .slot")).toHaveCount(0);
  expect(await placeOf(shop)).toMatchObject({ left: 0, width: 390, bottom: 836 });
  const title = shop.locator("h2");
  await expect(title).toHaveText("SHOP");
  expect(await looksOf(title, ["color"])).toEqual({ color: cyan });
  expect(await fontOf(title)).toBe(`24px ${pixel}`);
  expect((await looksOf(title, ["text-shadow"]))["text-shadow"]).toMatch(/^rgba\(0, 255, 255, .*12px$/);
  const purse = shop.locator(".purse");
  await expect(purse.locator(".spoken-only")).toHaveText(String(run.state.purse));
  expect(await fontOf(purse)).toBe(`24px ${pixel}`);
  expect(await looksOf(purse, ["color", "text-shadow"])).toEqual({
    color: gold,
    "text-shadow": "rgb(255, 140, 0) 0px 0px 10px",
  });
  await expect(shop.locator(".offer")).toHaveCount(6);
  const next = shop.locator(".slab.green");
  await expect(next).toHaveText("NÄCHSTE STUFE");
  expect(await looksOf(next, ["background-color"])).toEqual({ "background-color": green });
  expect((await placeOf(next)).height).toBeGreaterThanOrEqual(48);
  expect((await placeOf(next)).bottom).toBeGreaterThan(780);
});
