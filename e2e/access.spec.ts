/** Play screens in forced colours and at 400 % zoom, and pages while they are fetched. */
import type { Page } from "@playwright/test";
import { dieAt } from "./arcade.ts";
import { expectAccessible } from "./checks/axe.ts";
import { ada, duel, inTurn, large, openDuel, placed, weak } from "./duels.ts";
import { expect, test } from "./home.ts";
import { open, screenNamed } from "./routes.ts";
import { medley, movesMade, solution } from "./wisp-rooms.ts";

/** A board on which the opponent's cells are unknown, missed, hit and found. */
const hunted = () =>
  duel({
    ...large,
    moves: [
      ...large.moves,
      ...inTurn(["letter C", "cell A1", "cell L1", "cell A3"], ["letter E", "cell A1", "letter Z", "letter Y"]),
    ],
  });

const theirs = (page: Page) => page.getByRole("grid", { name: /Executioner/ });
const cellOf = (page: Page, cell: string) => theirs(page).getByRole("gridcell", { name: new RegExp(`^${cell},`) });

/** A cell's appearance apart from colours: its border and its content. */
const drawn = (page: Page, cell: string) =>
  cellOf(page, cell).evaluate((element) => {
    const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      border: `${borderTopWidth} ${borderTopStyle}`,
      outline: outlineStyle === "none" ? "none" : `${outlineWidth} ${outlineStyle}`,
      text: element.textContent ?? "",
    };
  });

/** Contrast of a control's text and border with its background, as the browser computes them. */
const standsOut = (page: Page, controls: string) =>
  page.locator(controls).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { color, backgroundColor, borderTopColor, borderTopWidth, opacity } = getComputedStyle(element);
        const isOpaque = /^rgb\(/.test(backgroundColor) && opacity === "1";
        const hasEdge = Number.parseFloat(borderTopWidth) >= 1 && /^rgb\(/.test(borderTopColor);
        return isOpaque && hasEdge && color !== backgroundColor && borderTopColor !== backgroundColor
          ? undefined
          : `${element.getAttribute("aria-label") ?? element.textContent}: ${color} on ${backgroundColor}, edge ${borderTopColor}, ${opacity}`;
      })
      .filter((fault) => fault !== undefined),
  );

test.describe("in the system's own colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("every cell of the other's board has a line around it, and each state its own", async ({ page }) => {
    await openDuel(page, hunted());
    const [unknown, found, missed, hit] = [
      await drawn(page, "F6"),
      await drawn(page, "A1"),
      await drawn(page, "L1"),
      await drawn(page, "A3"),
    ];
    const all = [unknown, found, missed, hit];
    for (const { border } of all) expect(border).toMatch(/^[1-9][\d.]*px (solid|dashed|double)$/);
    expect(new Set(all.map(({ border }) => border)).size, "four lines for four states").toBe(all.length);
    expect([missed.text, hit.text]).toEqual(["✕", "✱"]);
    await cellOf(page, "F6").focus();
    await page.keyboard.press("ArrowRight");
    expect((await drawn(page, "G6")).outline).toBe("3px solid");
  });

  test("the wisp's keys and arrows stand out from the forest", async ({ page }) => {
    await open(page, screenNamed("wisp-board"));
    expect(await standsOut(page, ".level-keys button, .level-head button, .bar button")).toEqual([]);
  });
});

/** Whether the centre of a cell is inside the viewport and not covered. */
const isHit = (page: Page, cell: string) =>
  cellOf(page, cell).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && element.contains(hit);
  });

/** Ancestors that clip a cell although they cannot be scrolled by the user. */
const stuckBoxes = (page: Page, cell: string) =>
  cellOf(page, cell).evaluate((element) => {
    const stuck: string[] = [];
    for (let up = element.parentElement; up !== null && up !== document.documentElement; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const [wide, high] = [up.scrollWidth > up.clientWidth + 1, up.scrollHeight > up.clientHeight + 1];
      if ((wide && /hidden|clip/.test(overflowX)) || (high && /hidden|clip/.test(overflowY))) stuck.push(up.className);
    }
    return stuck;
  });

const corners = ["A1", "L1", "F6", "A12", "L12"];

for (const [width, height] of [
  [320, 256],
  [320, 180],
  [320, 568],
] as const)
  test(`the other's board comes into reach cell by cell in a window of ${width}×${height}`, async ({ page }) => {
    await openDuel(page, hunted());
    await page.setViewportSize({ width, height });
    for (const cell of corners) {
      expect.soft(await stuckBoxes(page, cell), cell).toEqual([]);
      await cellOf(page, cell).scrollIntoViewIfNeeded();
      expect.soft(await isHit(page, cell), cell).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test("a guess is made by touch at four times the size", async ({ browser, parlour }) => {
  const context = await browser.newContext({
    baseURL: parlour.url,
    viewport: { width: 320, height: 256 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await openDuel(page, hunted());
  await cellOf(page, "L12").tap();
  if (await cellOf(page, "L12").evaluate((cell) => cell.classList.contains("aimed"))) await cellOf(page, "L12").tap();
  await expect(cellOf(page, "L12")).not.toHaveClass(/cell-hidden/);
  await context.close();
});

test.describe("by touch at four times the size", () => {
  test.use({ viewport: { width: 320, height: 256 }, hasTouch: true, isMobile: true });

  test("a decision is made in Zonk, Will-o’-the-Wisp and Thirteen Throws", async ({ page }) => {
    await open(page, screenNamed("zonk-roll"));
    await page.locator(".tavern-offer").last().tap();
    await page.locator(".tavern-actions.two .button").last().tap();
    await expect(page.locator(".tavern-actions.two")).toHaveCount(0);

    await open(page, screenNamed("wisp-board"));
    await page.locator(`.clearing [data-direction=${solution(medley)[0]}]`).tap();
    await expect(movesMade(page)).toHaveText("1");

    await open(page, screenNamed("thirteen-round"));
    await dieAt(page, 4).tap();
    await expect(dieAt(page, 4)).toHaveAttribute("aria-pressed", "true");
    await page.locator(".slot:enabled").first().tap();
    await expect(page.locator(".hud-left")).toContainText("Round 2/");
  });
});

test("a guess is made by keyboard at four times the size", async ({ page }) => {
  await openDuel(page, hunted());
  await page.setViewportSize({ width: 320, height: 256 });
  await cellOf(page, "A1").focus();
  await page.keyboard.press("Control+End");
  expect(await isHit(page, "L12")).toBe(true);
  await page.keyboard.press("Enter");
  await expect(cellOf(page, "L12")).not.toHaveClass(/cell-hidden/);
});

test("a page that is still being fetched has a heading of its own", async ({ page }) => {
  await page.goto("/#/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  let fetch = (): void => undefined;
  const fetched = new Promise<void>((resolve) => {
    fetch = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await fetched;
    await route.continue();
  });
  await page.goto("/#/licences");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Loading…");
  await expectAccessible(page, "while a page is fetched");
  fetch();
  await expect(page.getByRole("heading", { level: 1, name: "Licences" })).toBeFocused();
});

test("titles are never seen in another face than their own", async ({ page }) => {
  const lettersOf = (family: string) =>
    page.evaluate(
      (name) => [...document.fonts].flatMap((face) => (face.family.includes(name) ? [face.display] : [])),
      family,
    );
  for (const [game, family] of [
    ["head", "Pirata One"],
    ["thirteen", "Press Start 2P"],
  ] as const) {
    await page.goto(`/#/play/${game}`);
    await expect.poll(async () => (await lettersOf(family)).length).toBeGreaterThan(0);
    expect(new Set(await lettersOf(family)), family).toEqual(new Set(["block"]));
  }
});

/** Where the plates and the front board are. */
const lies = (page: Page) =>
  page.locator(".hunt-plate, .panel-board").evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
      }),
  );

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [1440, 900],
] as const)
  test(`plates and boards stay where they are from turn to turn at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openDuel(page, duel({ sitters: [ada, weak], moves: placed }));
    const turn = async () => {
      await page.locator(".match[data-at-rest=true]").waitFor();
      await expect(page.locator(".hunt-turn")).toHaveText("Your turn");
    };
    await turn();
    const before = await lies(page);
    expect(before.length).toBeGreaterThan(2);
    // A hit, a miss, and a cell: each with the answer of the other.
    for (const key of ["t", "z", "o"]) {
      await page.keyboard.press(key);
      await page.keyboard.press("Enter");
      await expect(
        page.locator(".attack").getByRole("button", { name: `${key.toUpperCase()}, ` }),
      ).not.toHaveAccessibleName(/not guessed/);
      await turn();
      expect(await lies(page), `after ${key.toUpperCase()}`).toEqual(before);
    }
  });
