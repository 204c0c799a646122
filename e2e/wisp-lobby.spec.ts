/** Will-o'-the-Wisp's map: one way to continue in every window, chapters, and the ways back to it. */
import type { Page } from "@playwright/test";
import { campaign, retiredOf, wisp, writeCode } from "@turnlight/games/wisp";
import { Match, type Result } from "@turnlight/kernel";
import { backupTime, importBackup } from "./backup.ts";
import { expect, test } from "./home.ts";
import { expectInEveryWindow, expectMainAction } from "./lobby-windows.ts";
import { wear } from "./themes.ts";
import { byKey, ending, levelNamed, playAll, solution } from "./wisp-rooms.ts";

const goOn = (page: Page) => page.locator(".go-on");

test("the key is inside every window and free, in both languages", { tag: "@desk" }, async ({ page }) => {
  await expectMainAction(page, "/play/wisp", goOn(page));
});

/** All chapters before the seventh, and five levels of it: one star each. */
const stars = Object.fromEntries(
  campaign
    .slice(0, 7)
    .flatMap(({ levels }, i) => (i < 6 ? levels : levels.slice(0, 5)))
    .map(({ id }) => [`wisp/best/${id}`, { stars: 1, moves: 5, line: [] }]),
);

const [round, after] = campaign[6]?.levels.slice(5) ?? [];
if (round === undefined || after === undefined) throw new Error("there is no such level");
const all = campaign.flatMap(({ levels }) => levels);
const numberOf = ({ id }: { readonly id: string }): number => all.findIndex((level) => level.id === id) + 1;
const inWatch = campaign[6]?.levels.length ?? 0;

test("the map shows where one is, and one level is continued from everywhere", { tag: "@desk" }, async ({ page }) => {
  await importBackup(page, { drawers: stars });
  await page.goto("/#/play/wisp");
  await expect(goOn(page)).toHaveText(`Continue${numberOf(round)} · ${levelNamed(round.id)}`);
  await expect(page.locator(".map-kick")).toHaveText(`Chapter 7 of 9 5 of ${inWatch} solved`);
  await expect(page.locator(".map-total")).toContainText(`${Object.keys(stars).length} of ${all.length * 3} stars`);
  await expectInEveryWindow(page, goOn(page), "in the seventh chapter");
  await page.setViewportSize({ width: 1440, height: 900 });
  const chapters = page.getByRole("list", { name: "Chapters" });
  await expect(chapters.getByRole("link", { name: /^First Light/ })).toContainText("4 of 12 stars");
  await expect(chapters.getByText("The Deep Forest").locator("..")).toContainText("Solve 4 more levels");
  await expect(chapters.getByRole("link", { name: /^The Deep Forest/ })).toHaveCount(0);
  const levels = page.getByRole("list", { name: "Levels: The Watch" }).getByRole("button");
  await expect(levels).toHaveCount(inWatch);
  // A level that was left after two moves is continued by the key, on the map and on the chapter's page.
  await goOn(page).click();
  await page.locator(".match[data-at-rest=true]").waitFor();
  const address = page.url();
  // In low windows, too, a level does not scroll.
  for (const [width, height] of [
    [932, 430],
    [740, 360],
    [1024, 568],
    [1512, 568],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const more = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(more, { message: `${width} × ${height}` }).toBe(0);
  }
  await playAll(page, solution(round.level).slice(0, 2), byKey);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/#\/play\/wisp$/);
  await goOn(page).click();
  await expect(page).toHaveURL(address);
  await page.getByRole("button", { name: "Back" }).click();
  await levels.nth(5).click();
  await expect(page).toHaveURL(address);
  await page.goto("/#/play/wisp/chapter/7");
  await page.locator(".level-tile").nth(5).click();
  await expect(page).toHaveURL(address);
});

test("from a level just solved the wisp flies to the next, until a key is pressed", { tag: "@desk" }, async ({
  page,
}) => {
  // A flight without an end: only the key can end it.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const isFlight = this.matches(".map-wisp, .map-light") && typeof options === "object";
      return animate.call(this, frames, isFlight ? { ...options, duration: 1e9 } : options);
    };
  });
  await importBackup(page, { drawers: stars });
  const solve = async () => {
    await page.goto("/#/play/wisp");
    await goOn(page).click();
    await page.locator(".match[data-at-rest=true]").waitFor();
  };
  const toMap = async () => {
    await page.locator(".level-ending").waitFor();
    await page.getByRole("button", { name: "Back" }).click();
  };
  const unlit = page.locator(".map-road.wide .road-unlit");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await solve();
  await playAll(page, solution(round.level), byKey);
  await toMap();
  await expect(unlit).not.toHaveCount(0);
  await expect(page.locator('.map-node[aria-current="step"]')).toHaveText(new RegExp(`^${numberOf(after)}`));
  await page.keyboard.press("Shift");
  await expect(unlit).toHaveCount(0);
  // With reduced motion it is there already.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await solve();
  await playAll(page, solution(after.level), byKey);
  await toMap();
  await expect(page.locator('.map-node[aria-current="step"]')).toHaveText(new RegExp(`^${numberOf(after) + 1}`));
  await expect(unlit).toHaveCount(0);
});

test("replaced levels stand on a shelf of their chapter with the stars won in them, and can still be played", {
  tag: "@phone",
}, async ({ page }) => {
  const [chapter] = campaign;
  const [former] = chapter === undefined ? [] : retiredOf(chapter);
  if (former === undefined) throw new Error("no level was replaced");
  await importBackup(page, { drawers: { [`wisp/best/${former.id}`]: { stars: 3, moves: former.par, line: [] } } });
  await page.goto("/#/play/wisp/chapter/1");
  const shelf = page.locator(".retired-shelf");
  const tile = shelf.getByRole("button", { name: levelNamed(former.id) });
  await expect(tile).toBeHidden();
  await shelf.getByText("Retired levels (1)").tap();
  await expect(tile).toContainText("3 of 3 stars");
  await tile.tap();
  await page.locator(".match[data-at-rest=true]").waitFor();
  await playAll(page, solution(former.level), byKey);
  await expect(ending(page)).toContainText("Perfect!");
});

const value = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

test("from a daily and an endless level back leads to the map, from the map home", { tag: "@phone" }, async ({
  page,
}) => {
  const [first] = campaign[1]?.levels ?? [];
  if (first === undefined) throw new Error("there is no such level");
  const config = value(wisp.rules.configText.read(`level=${writeCode(first.level)}`));
  const { record } = Match.begin(wisp.rules, config, { seed: "0".repeat(64) }).match;
  const matchOf = (id: string, kind: string, about: string) => ({
    id,
    record,
    sitters: [{ kind: "person", name: "Ada", colour: 3, avatar: 1 }],
    series: { first: 0, results: [] },
    begun: backupTime,
    touched: backupTime,
    occasion: { kind, about },
  });
  await importBackup(page, {
    matches: { day: matchOf("day", "daily", "2026-01-02"), more: matchOf("more", "endless", "3 of 3") },
  });
  for (const id of ["day", "more"]) {
    await page.goto(`/#/match/${id}`);
    await page.locator(".match[data-at-rest=true]").waitFor();
    await page.getByRole("button", { name: "Back" }).tap();
    await expect(page).toHaveURL(/#\/play\/wisp$/);
    await expect(goOn(page)).toBeVisible();
  }
  await page.getByRole("button", { name: "Home" }).tap();
  await expect(page).toHaveURL(/#\/$/);
});

/** The brightness of a colour as the style sheet computed it, from 0 to 1. */
const brightnessOf = (page: Page, selector: string, property: "color" | "backgroundColor"): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, wanted) => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (canvas === null) return Number.NaN;
      canvas.fillStyle = getComputedStyle(element)[wanted];
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 765;
    }, property);

test("in the light theme the forest stays a night: dark panels, light words", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/play/wisp/chapter/1");
  await page.locator(".level-tile").first().waitFor();
  await wear(page, "light");
  expect(await brightnessOf(page, ".chapter", "backgroundColor")).toBeLessThan(0.25);
  expect(await brightnessOf(page, ".chapter-tale", "color")).toBeGreaterThan(0.75);
  expect(await brightnessOf(page, ".level-tile", "color")).toBeGreaterThan(0.75);
});
