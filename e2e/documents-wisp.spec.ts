/** Will-o'-the-Wisp beside its design document: what is drawn in which colour, what a level shows, and how it ends. */
import type { Locator, Page } from "@playwright/test";
import { campaign } from "@turnlight/games/wisp";
import { expect, test } from "./home.ts";
import { hueOf, looksOf, placeOf } from "./looks.ts";
import { choose } from "./themes.ts";
import { byKey, ending, levelNamed, levelOf, movesMade, openLevel, playAll, solution, undoing } from "./wisp-rooms.ts";

/** Two that merge when the wisp goes north, mud where both then step, a sleeper, a tree. */
const scene = levelOf(`# . . G .
r . . . .
. ~ . . .
r . . W .
. . . . p
`);

const [first, second] = campaign[0]?.levels ?? [];
if (first === undefined || second === undefined) throw new Error("the campaign is gone");

/** The hues of the document's colours, in degrees. */
const hues = {
  red: [350, 370],
  orange: [22, 40],
  amber: [24, 44],
  yellow: [45, 65],
  green: [90, 165],
  cyan: [170, 195],
  purple: [245, 290],
} as const;

/** The counter of enemies that are left. */
const creaturesLeft = (page: Page): Locator =>
  page.locator(".level-figures div").filter({ hasText: "Creatures" }).locator(".spoken-only");

const expectHue = async (place: Locator, property: string, hue: keyof typeof hues): Promise<number> => {
  const colour = hueOf((await looksOf(place, [property]))[property] ?? "");
  const [from, to] = hues[hue];
  const turned = colour.hue < from && to > 360 ? colour.hue + 360 : colour.hue;
  expect(turned, `${hue} of ${place}`).toBeGreaterThanOrEqual(from);
  expect(turned, `${hue} of ${place}`).toBeLessThanOrEqual(to);
  expect(colour.colourful, `${hue} of ${place}`).toBeGreaterThan(0.2);
  return colour.light;
};

test("a cyan light that pulses, red and purple creatures, a green grove, dark green trees and brown mud, at night", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openLevel(page, scene);
  const board = page.locator(".clearing");
  await expect(board.locator(".ground .turf")).toHaveCount(25);
  const { width, height } = await placeOf(board);
  expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
  // Night: the forest around is almost black.
  expect(
    hueOf((await looksOf(page.locator(".forest .sky-0, .sky-0"), ["stop-color"]))["stop-color"]).light,
  ).toBeLessThan(0.1);
  const wisp = board.locator(".is-wisp");
  for (const part of [".halo-1", ".body-2"]) await expectHue(wisp.locator(part), "stop-color", "cyan");
  expect(await looksOf(wisp.locator(".halo"), ["animation-name", "animation-iteration-count"])).toEqual({
    "animation-name": "wisp-pulse",
    "animation-iteration-count": "infinite",
  });
  await expectHue(board.locator("[data-kind=red] .red-body"), "fill", "red");
  await expectHue(board.locator("[data-kind=sleeper] .ring-head"), "fill", "purple");
  await expectHue(board.locator("[data-kind=sleeper] .ring"), "stroke", "purple");
  await expectHue(board.locator(".grove-pool"), "fill", "green");
  const grove = await expectHue(board.locator(".grove-light"), "fill", "green");
  const tree = await expectHue(board.locator(".tree .leaf-away"), "fill", "green");
  expect(tree).toBeLessThan(0.3);
  expect(tree).toBeLessThan(grove);
  await expectHue(board.locator(".mud-pool"), "fill", "amber");
});

test("a preview marks where creatures will go in orange, and where they merge in yellow; merged ones show how many, and one in mud an amber dot", async ({
  page,
}) => {
  await openLevel(page, scene);
  const marks = page.locator(".marks [data-preview] .mark");
  // Hovering the next cell to the east: both reds go one step.
  await page.locator("[data-direction=E]").hover();
  await expect(page.locator("[data-preview=E]")).toBeAttached();
  const comes = page.locator(".marks .mark.comes");
  await expect(comes).toHaveCount(2);
  await expectHue(comes.locator("rect"), "stroke", "orange");
  await expectHue(page.locator(".marks .way:not(.of-wisp)"), "stroke", "orange");
  await page.locator("[data-direction=N]").hover();
  await expect(page.locator("[data-preview=N]")).toBeAttached();
  const merge = page.locator(".marks .mark.merge");
  await expect(merge).toHaveCount(1);
  await expect(merge).toHaveAttribute("data-cell", "10");
  await expectHue(merge.locator("rect"), "stroke", "yellow");
  await page.locator("[data-direction=N]").click();
  await expect(movesMade(page)).toHaveText("1");
  await page.mouse.move(2, 2);
  await expect(marks).toHaveCount(0);
  const merged = page.locator(".piece[data-kind=red]:not(.merged)");
  await expect(merged).toHaveCount(1);
  await expect(merged.locator(".crowd")).toHaveText("×2");
  await expect(page.locator(".stuck-sign")).toHaveCount(0);
  await page.locator("[data-direction=E]").click();
  await expect(movesMade(page)).toHaveText("2");
  await expect(merged).toHaveAttribute("data-cell", "11");
  const dot = merged.locator(".stuck-sign");
  await expect(dot).toBeVisible();
  const { "background-image": fill, "border-radius": round } = await looksOf(dot, [
    "background-image",
    "border-radius",
  ]);
  expect(round).toMatch(/^(50%|\d{2,}px)$/);
  const amber = hueOf(/rgb\([^)]*\)(?!.*rgb\()/.exec(fill)?.[0] ?? "");
  expect(amber.hue).toBeGreaterThan(hues.amber[0]);
  expect(amber.hue).toBeLessThan(hues.amber[1]);
  const piece = await placeOf(merged);
  expect((await placeOf(dot)).width).toBeLessThan(piece.width / 3);
});

test("a level has number and name, arrows, what is left, a message and its buttons; How to play explains every piece; it is paused", async ({
  page,
}) => {
  await choose(page, "speed", "instant");
  await openLevel(page, second.level);
  const head = page.locator(".level-head");
  await expect(head.locator(".level-number")).toHaveText("2");
  await expect(head.getByRole("heading")).toContainText(levelNamed(second.id));
  const figures = page.locator(".level-figures");
  await expect(creaturesLeft(page)).toHaveText(`${second.level.enemies.length}`);
  await expect(movesMade(page)).toHaveText("0");
  const par = solution(second.level).length;
  await expect(figures.locator(".star-scale b")).toHaveText([`${par}`, `${par + 2}`, "any"]);
  await expect(page.locator(".saying, .guide").first()).not.toBeEmpty();
  await expect(page.locator(".key-map .key-cap")).toHaveText(["Q", "↑", "E", "←", "→", "Z", "↓", "C"]);
  for (const name of [/^Undo/, /^Restart/, /^Hint/, /^Show solution/])
    await expect(page.getByRole("button", { name })).toBeVisible();

  await page.getByRole("button", { name: "How to play" }).click();
  const legend = page.getByRole("dialog", { name: "How to play" });
  for (const picture of [
    ".wisp",
    ".creature.red",
    ".creature.sleeper",
    ".creature.purple",
    ".creature.guard",
    ".crowd",
    ".stuck-sign",
    ".grove-pool",
    ".tree",
    ".mud",
    ".ice",
    ".pad",
  ])
    await expect(legend.locator("li").filter({ has: page.locator(picture) })).toContainText(/\w{3}/);
  await expect(legend).toContainText("arrow keys or WASD");
  await page.keyboard.press("Escape");
  await expect(legend).toHaveCount(0);

  await page.keyboard.press("p");
  const pause = page.getByRole("dialog", { name: "Pause" });
  await expect(pause).toBeVisible();
  const [way] = solution(second.level);
  if (way === undefined) throw new Error("nothing to do");
  await byKey(page, way);
  await pause.getByRole("button", { name: "Resume" }).click();
  await expect(pause).toHaveCount(0);
  // What was pressed meanwhile was no move.
  await expect(movesMade(page)).toHaveText("0");
  await playAll(page, [way], byKey);

  await expect(head.getByRole("button", { name: "Next level" })).toBeVisible();
  await head.getByRole("button", { name: "Previous level" }).click();
  // A chapter's first level begins with its scene.
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(head.getByRole("heading")).toContainText(levelNamed(first.id));
  await expect(head.locator(".level-number")).toHaveText("1");
  await expect(head.getByRole("button", { name: "Previous level" })).toBeDisabled();
});

test("a solved level congratulates and offers the next one; its chapter shows the stars, and what is locked says what opens it", async ({
  page,
}) => {
  await choose(page, "speed", "instant");
  await openLevel(page, first.level);
  await playAll(page, solution(first.level), byKey);
  await expect(ending(page)).toContainText("Perfect!");
  await expect(creaturesLeft(page)).toHaveText("0");
  await expect(ending(page).locator(".wisp-stars .lit, .wisp-stars .icon").first()).toBeVisible();
  await ending(page).getByRole("button", { name: "Next level" }).click();
  await expect(page.locator(".level-number")).toHaveText("2");
  await page.goto("/#/play/wisp/chapter/1");
  const tiles = page.locator(".level-tile:not(.extra)");
  await expect(tiles.first()).toContainText("3 of 3 stars");
  await expect(tiles.nth(1)).toContainText("0 of 3 stars");
  // The extra level of the chapter has a lock, and says how many stars are missing.
  const extra = page.locator(".level-tile.extra.closed");
  await expect(extra.locator("svg").first()).toBeVisible();
  await expect(extra).toContainText(/\d+ more stars/);
  // Greyed: its name is dimmer than those of open levels, and so is a locked chapter's on the map.
  const inkOf = async (place: Locator) => hueOf((await looksOf(place, ["color"])).color).light;
  expect(await inkOf(extra.locator(".tile-name"))).toBeLessThan(0.9 * (await inkOf(tiles.locator(".tile-name"))));
  await page.goto("/#/play/wisp/chapter/2");
  await expect(page.locator(".chapter.locked .chapter-stars")).toContainText(/\d/);
  // Its levels are there, greyed, with a lock each and without a picture or a name.
  const closed = page.locator(".level-tile");
  await expect(closed).toHaveCount(campaign[1]?.levels.length ?? 0);
  await expect(page.locator(".level-tile:disabled > .icon")).toHaveCount(campaign[1]?.levels.length ?? 0);
  await expect(page.locator(".level-tile :is(.tile-name, .clearing)")).toHaveCount(0);
  await expect(closed.first()).toHaveAccessibleName(`${(campaign[0]?.levels.length ?? 0) + 1} Locked`);
  expect(await inkOf(closed)).toBeLessThan(0.8);
  await page.goto("/#/play/wisp");
  const locked = page.locator(".place-label.locked");
  await expect(locked.filter({ hasText: /\d/ })).toHaveCount(1);
  expect(await inkOf(locked.locator("strong"))).toBeLessThan(0.8 * (await inkOf(page.locator("a.place-label strong"))));
});

test("a sleeper that wakes changes its colour, and who merged or is purified fades from the board", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await choose(page, "speed", "instant");
  await openLevel(page, scene);
  const dreaming = page.locator(".piece[data-kind=sleeper]");
  const awake = page.locator(".piece[data-kind=purple]");
  await expect(dreaming).toHaveCount(1);
  const ring = await expectHue(dreaming.locator(".ring-head"), "fill", "purple");
  await page.locator("[data-direction=E]").click();
  await expect(awake).toHaveCount(1);
  await expect(dreaming).toHaveCount(0);
  expect(await expectHue(awake.locator(".purple-body"), "fill", "purple")).not.toBe(ring);
  expect((await looksOf(awake.locator(".creature"), ["animation-name"]))["animation-name"]).toBe("piece-wake");
  const red = page.locator(".piece[data-kind=red]").first();
  for (const leaving of ["merged", "purified"]) {
    await red.evaluate((piece, how) => piece.classList.add(how), leaving);
    const look = await looksOf(red.locator(".creature"), ["transition-property", "transition-duration"]);
    expect(look["transition-property"]).toBe("opacity, transform");
    expect(look["transition-duration"]).not.toMatch(/^0s/);
    await expect(red.locator(".creature")).toHaveCSS("opacity", "0");
    await red.evaluate((piece, how) => piece.classList.remove(how), leaving);
    await expect(red.locator(".creature")).toHaveCSS("opacity", "1");
  }
});

test("time is unlimited: in an hour without a move nothing happens", async ({ page }) => {
  await page.clock.install();
  await choose(page, "speed", "instant");
  await openLevel(page, scene);
  await page.locator("[data-direction=E]").hover();
  for (let minute = 0; minute < 60; minute++) await page.clock.fastForward("01:00");
  await expect(page.locator("[data-preview=E]")).toBeAttached();
  await expect(movesMade(page)).toHaveText("0");
  await expect(page.locator(".is-wisp")).toHaveAttribute("data-cell", "18");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.locator("[data-direction=E]").click();
  await expect(movesMade(page)).toHaveText("1");
});

test("being caught says so, with Undo and Restart as the two large choices, and U and R do the same", async ({
  page,
}) => {
  await choose(page, "speed", "instant");
  const fatal = undoing(scene);
  await openLevel(page, scene);
  await playAll(page, fatal, byKey);
  const caught = page.locator(".caught");
  await expect(caught.getByRole("heading")).toHaveText("Caught");
  await expect(caught).toContainText("reached your light");
  await expect(page.locator(".is-wisp .wisp.out")).toBeVisible();
  const undo = caught.getByRole("button", { name: /^Undo/ });
  const reset = caught.getByRole("button", { name: /^Restart/ });
  for (const choice of [undo, reset]) {
    const { width, height } = await placeOf(choice);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThanOrEqual(100);
  }
  await page.keyboard.press("u");
  await expect(movesMade(page)).toHaveText(`${fatal.length - 1}`);
  await expect(caught).toHaveCount(0);
  await playAll(page, fatal.slice(-1), byKey, fatal.length - 1);
  await expect(caught).toBeVisible();
  await page.keyboard.press("r");
  await expect(movesMade(page)).toHaveText("0");
  await expect(caught).toHaveCount(0);
  await expect(page.locator(".is-wisp")).toHaveAttribute("data-cell", "18");
  await playAll(page, fatal, byKey);
  await reset.click();
  await expect(movesMade(page)).toHaveText("0");
});
