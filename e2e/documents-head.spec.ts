/** Don't Lose Your Head beside its design documents: what is on the screen, in which colours, and how words are guessed. */
import type { Locator, Page } from "@playwright/test";
import { keptOn } from "./device.ts";
import { ada, duel, executioner, inTurn, type Moves, openDuel, placed } from "./duels.ts";
import { beginSetUp } from "./head-rooms.ts";
import { expect, test } from "./home.ts";
import { hueOf, looksOf, placeOf, placesOf } from "./looks.ts";

/** Hits and misses of every kind on both boards: 3 misses of 18 here, 7 there. */
const halfway: Moves = [
  ...placed,
  ...inTurn(
    ["letter E", "cell D3", "cell A2", "cell F6", "word 1 CAT", "word 2 BIRD", "cell A1", "cell B1", "cell C1"],
    ["letter E", "cell A1", "letter Z", "cell F6", "letter Q", "cell F5", "letter X", "cell F4", "letter J"],
  ),
];

const theirs = (page: Page): Locator => page.locator(".hunt-panel.attack");
const mine = (page: Page): Locator => page.locator(".hunt-panel.defend");
const cell = (panel: Locator, name: string): Locator => panel.getByRole("gridcell", { name: new RegExp(`^${name}, `) });
const misses = (page: Page, own: boolean): Locator =>
  page.locator(own ? ".condemned.mine .plate-misses" : ".condemned:not(.mine) .plate-misses");
/** The letters of every row of words; a blank is an underscore. */
const patternsOn = (panel: Locator): Promise<readonly string[]> =>
  panel
    .locator(".patterns li")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll(".hunt-tile")].map((tile) => tile.getAttribute("data-letter") || "_").join(""),
      ),
    );
const hueOfPart = async (place: Locator, property: string): Promise<number> =>
  hueOf((await looksOf(place, [property]))[property] ?? "").hue;

test("both boards, names, misses, known letters, found words and three ways to guess are on the screen", async ({
  page,
}) => {
  await openDuel(page, duel({ sitters: [ada, executioner], moves: halfway }));
  await expect(page.locator(".hunt-turn")).toHaveText("Your turn");
  const gallows = await placeOf(page.locator(".gallows"));
  expect((await placeOf(mine(page))).right).toBeLessThanOrEqual(gallows.left);
  expect((await placeOf(theirs(page))).left).toBeGreaterThanOrEqual(gallows.right);
  await expect(page.locator(".plate-name")).toHaveText(["Ada", "The Executioner"]);
  await expect(misses(page, true)).toHaveText("3 / 18");
  await expect(misses(page, false)).toHaveText("7 / 18");

  await test.step("one's own board shows its words, and what was guessed there", async () => {
    for (const [name, letter] of [
      ["B1", "U"],
      ["A2", "B"],
      ["E3", "N"],
    ] as const)
      await expect(cell(mine(page), name)).toContainText(letter);
    await expect(cell(mine(page), "A1")).toHaveClass(/cell-own-yellow/);
    await expect(cell(mine(page), "F6")).toHaveClass(/cell-red|cell-own-red/);
    expect(await patternsOn(mine(page))).toEqual(["AUK", "BIRD", "RAVEN"]);
  });
  await test.step("a letter, a cell or a word is guessed on the other board", async () => {
    const keys = theirs(page).locator(".letter-keys .key");
    await expect(keys).toHaveCount(26);
    await expect(theirs(page).getByRole("button", { name: /^B, not guessed/ })).toBeEnabled();
    await expect(cell(theirs(page), "F1")).toHaveAccessibleName("F1, not guessed");
    // CAT is solved, and has no key any more.
    const rowKeys = theirs(page).getByRole("button", { name: /^Guess word \d: / });
    expect(await rowKeys.evaluateAll((all) => all.map((key) => key.ariaLabel?.slice(0, 12)))).toEqual([
      "Guess word 2",
      "Guess word 3",
    ]);
    await expect(theirs(page).getByRole("button", { name: /^E, known/ })).toBeVisible();
    await expect(theirs(page).getByRole("button", { name: /^C, known/ })).toBeVisible();
    // CAT, WOLF and OTTER, as far as A, C, E and T tell.
    expect(await patternsOn(theirs(page))).toEqual(["CAT", "____", "_TTE_"]);
  });
  await test.step("below the guillotines stand known letters, found words, right and wrong guesses", async () => {
    const notes = page.getByRole("region", { name: "What Ada has found out" });
    expect((await placeOf(notes)).top).toBeGreaterThanOrEqual(gallows.bottom);
    await expect(notes.locator(".known-letters")).toHaveText(/^(?=.*A)(?=.*C)(?=.*E)(?=.*T)[ACET ]+$/);
    await expect(notes.locator("div", { hasText: /^Found words/ }).locator("dd")).toHaveText("CAT");
    const right = notes.locator("li.right");
    const wrong = notes.locator("li.wrong");
    await expect(right).toContainText("CAT");
    await expect(wrong).toContainText("BIRD");
    const green = await hueOfPart(right, "background-color");
    expect(green).toBeGreaterThan(80);
    expect(green).toBeLessThan(170);
    const red = await hueOfPart(wrong, "background-color");
    expect(Math.min(red, 360 - red)).toBeLessThan(25);
    await expect(page.getByRole("region", { name: "What the Executioner has found out" })).toBeVisible();
  });
  await test.step("on a phone they are seen without opening anything", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator(".hunt.narrow")).toBeVisible();
    await expect(page.locator(".plate-name")).toHaveText(["Ada", "The Executioner"]);
    await expect(misses(page, true)).toHaveText("3 / 18");
    await expect(theirs(page).locator(".pattern-face.solved")).toContainText("CAT");
    await expect(theirs(page).locator(".tried-words")).toContainText("BIRD");
    await expect(theirs(page).getByRole("button", { name: /^E, known/ })).toBeInViewport();
  });
});

test("cells are neutral, red with a cross, yellow with a star and green with a letter; zones are green, yellow and red; a crowd watches", async ({
  page,
}) => {
  await openDuel(page, duel({ sitters: [ada, executioner], moves: halfway }));
  const board = theirs(page);
  const ground = async (name: string) => {
    const look = await looksOf(cell(board, name), ["background-color"]);
    return hueOf(await rgb(page, look["background-color"]));
  };
  await test.step("cells", async () => {
    const hidden = await ground("F1");
    expect(hidden.light).toBeGreaterThan(0.8);
    await expect(cell(board, "F1")).toHaveText("");
    const red = await ground("F6");
    expect(Math.min(red.hue, 360 - red.hue)).toBeLessThan(35);
    expect(red.colourful).toBeGreaterThan(0.2);
    await expect(cell(board, "F6")).toHaveText("✕");
    const ink = hueOf(await rgb(page, (await looksOf(cell(board, "F6"), ["color"])).color));
    expect(Math.min(ink.hue, 360 - ink.hue)).toBeLessThan(20);
    const yellow = await ground("A2");
    expect(yellow.hue).toBeGreaterThan(38);
    expect(yellow.hue).toBeLessThan(60);
    await expect(cell(board, "A2")).toHaveText("✱");
    for (const [name, letter] of [
      ["D3", "E"],
      ["A1", "C"],
    ] as const) {
      const green = await ground(name);
      expect(green.hue).toBeGreaterThan(90);
      expect(green.hue).toBeLessThan(165);
      await expect(cell(board, name)).toContainText(letter);
    }
    // A band around CAT alone.
    await expect(board.locator(".word-band")).toHaveCount(1);
    await expect(cell(board, "A1").locator(".word-band")).toBeVisible();
    await expect(board.locator(".grid-cell.in-word")).toHaveCount(3);
  });
  await test.step("zones", async () => {
    const zones = page.locator(".condemned.mine .zones");
    const [safe, warning, danger] = await Promise.all(
      [".safe", ".warning", ".danger"].map((zone) => hueOfPart(zones.locator(zone), "fill")),
    );
    expect(safe).toBeGreaterThan(90);
    expect(safe).toBeLessThan(165);
    expect(warning).toBeGreaterThan(38);
    expect(warning).toBeLessThan(60);
    expect(Math.min(danger ?? 180, 360 - (danger ?? 180))).toBeLessThan(25);
    await expect(page.locator(".condemned.mine")).toHaveClass(/\bsafe\b/);
    // Few misses: the blade hangs in the upper part of its way, and the more misses, the lower.
    const [own, other] = await placesOf(page.locator(".guillotine .steel"));
    const frame = await placeOf(page.locator(".guillotine"));
    expect(own?.top).toBeLessThan(frame.top + frame.height * 0.4);
    expect(own?.top).toBeLessThan(other?.top ?? 0);
  });
  await test.step("the carnival", async () => {
    await expect(page.locator(".condemned .guillotine")).toHaveCount(2);
    expect(await page.locator(".crowd-front *").count()).toBeGreaterThan(5);
    for (const part of [".roofs", ".bunting", ".torch"])
      await expect(page.locator(`.gallows-backdrop ${part}`).first()).toBeAttached();
    const { "font-family": title } = await looksOf(page.locator(".panel-call, .hunt-notes h3").first(), [
      "font-family",
    ]);
    expect(title).not.toBe("");
  });
});

/** Any colour the browser writes, as red, green and blue. */
const rgb = (page: Page, colour: string): Promise<string> =>
  page.evaluate((wanted) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (canvas === null) return "";
    canvas.fillStyle = wanted;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
    return `rgb(${r}, ${g}, ${b})`;
  }, colour);

test("a word is guessed on its row: shown letters stay, Backspace and Cancel work, an unknown word costs nothing", async ({
  page,
}) => {
  await openDuel(
    page,
    duel({ sitters: [ada, executioner], moves: [...placed, ...inTurn(["letter T"], ["letter Z"])] }),
  );
  const panel = theirs(page);
  await expect(panel.getByRole("button", { name: /^Guess word \d: / })).toHaveCount(3);
  await panel.getByRole("button", { name: /^Guess word 3: / }).click();
  const spelling = panel.locator(".hunt-spelling");
  const shown = () =>
    spelling
      .locator(".hunt-tile")
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-letter") || "_").join(""));
  expect(await shown()).toBe("_TT__");
  const submit = spelling.getByRole("button", { name: "Guess it" });
  await expect(submit).toBeDisabled();
  // By a key of the screen, then by the keyboard; what is shown already is passed over.
  await panel.locator(".letter-keys .key", { hasText: /^Z$/ }).click();
  await page.keyboard.type("ZZ");
  await expect.poll(shown).toBe("ZTTZZ");
  await expect(submit).toBeEnabled();
  await page.keyboard.press("Backspace");
  await expect.poll(shown).toBe("ZTTZ_");
  await spelling.getByRole("button", { name: "Erase" }).click();
  await expect.poll(shown).toBe("ZTT__");
  await page.keyboard.type("ZZ");
  await submit.click();
  await expect(page.getByText("ZTTZZ isn’t in the dictionary.", { exact: false }).first()).toBeAttached();
  await expect(misses(page, true)).toHaveText("0 / 18");
  await expect(page.locator(".hunt-turn")).toHaveText("Your turn");
  await spelling.getByRole("button", { name: "Cancel" }).click();
  await expect(spelling).toHaveCount(0);
  await expect(panel.getByRole("button", { name: /^Guess word \d: / })).toHaveCount(3);
  await expect(panel.getByRole("button", { name: /^Z, not guessed/ })).toBeVisible();
});

test("the lobby has title, play, settings and the way home; sound and music start at 50, change within a match, and stay", async ({
  page,
}) => {
  await page.goto("/#/play/head");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Don’t Lose Your Head");
  await expect(page.locator(".gate-play").first()).toBeVisible();
  await page.getByRole("navigation", { name: "More ways to play" }).getByRole("link", { name: "Settings" }).click();
  const effects = page.getByRole("slider", { name: "Sound effects" });
  const music = page.getByRole("slider", { name: "Music" });
  for (const slider of [effects, music]) {
    await expect(slider).toHaveValue("50");
    await expect(slider).toHaveAttribute("min", "0");
    await expect(slider).toHaveAttribute("max", "100");
  }
  await effects.fill("80");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/#\/play\/head$/);
  await expect(page.locator(".gate-play").first()).toBeVisible();
  await page.goto("/#/play/head/new");
  await beginSetUp(page);
  await page.locator(".random-keys button").first().click();
  await page.locator(".random-keys button").last().click();
  await page.locator(".ready-key").click();
  await page.getByRole("button", { name: "Notes and options" }).click();
  await expect(effects).toHaveValue("80");
  await music.fill("20");
  await expect.poll(() => keptOn(page)).toContain('"music":20');
  await page.reload();
  await page.locator(".hunt").waitFor();
  await page.getByRole("button", { name: "Notes and options" }).click();
  await expect(effects).toHaveValue("80");
  await expect(music).toHaveValue("20");
  // From the match back to the menu, and from there home.
  await page.getByRole("dialog").getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/#\/play\/head$/);
  await page.getByRole("button", { name: "Home" }).first().click();
  await expect(page).toHaveURL(/#\/$/);
});

test("the set-up has halves side by side, size, words, difficulty and limit; name, colours, random keys, rows, labels; five suggestions below the row", async ({
  page,
}) => {
  await page.goto("/#/play/head/new");
  const halves = page.locator(".player-half");
  await expect(halves).toHaveCount(2);
  const [left, right] = await placesOf(halves);
  expect(left?.right).toBeLessThanOrEqual(right?.left ?? 0);
  expect(left?.top).toBe(right?.top);
  for (const half of await halves.all()) {
    await expect(half.locator(".grid-size label")).toHaveCount(7);
    await expect(half.locator(".word-count label")).toHaveCount(2);
    await expect(half.locator(".difficulty label")).toHaveCount(3);
    await expect(half.locator(".half-limit")).toContainText(/\d+ misses/);
  }
  await beginSetUp(page);
  await expect(page.getByLabel("Name")).toBeEditable();
  const colours = page.locator(".colours label");
  await expect(colours).toHaveCount(8);
  const chosen = colours.filter({ has: page.locator("input:checked") });
  await expect(chosen).toHaveCount(1);
  const highlightOf = (colour: Locator) =>
    looksOf(colour.locator(".option-face"), ["background-color", "border-top-color"]);
  expect(await highlightOf(chosen)).not.toEqual(
    await highlightOf(colours.filter({ has: page.locator("input:enabled:not(:checked)") })),
  );
  await expect(page.locator(".limit-count")).toHaveCount(2);
  const rows = page.locator(".word-row");
  await expect(rows).toHaveCount(3);
  const keys = page.locator(".letter-keys .key");
  const letters = (await keys.allTextContents()).map((key) => key.trim()).filter((key) => /^[A-Z]$/.test(key));
  expect(letters.toSorted().join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const label = (place: Locator): Promise<string> => place.evaluate((one) => getComputedStyle(one, "::before").content);
  const board = page.locator(".setup-board");
  expect(await label(board.locator(".grid-row").nth(1))).toBe("counter(line)");
  expect(await label(board.locator(".grid-row").first().locator(".grid-cell").nth(1))).toBe(
    "counter(column, upper-latin)",
  );

  await test.step("up to five words are suggested below the row, a tap fills it, and they go with the word", async () => {
    const suggestions = page.locator(".suggestions");
    await keys.filter({ hasText: /^C$/ }).click();
    await keys.filter({ hasText: /^A$/ }).click();
    const offered = suggestions.getByRole("button");
    await expect(offered).toHaveCount(5);
    expect((await placeOf(suggestions)).top).toBeGreaterThanOrEqual((await placeOf(rows)).bottom);
    const word = ((await offered.nth(1).textContent()) ?? "").trim();
    expect(word).toMatch(/^CA[A-Z]$/);
    await offered.nth(1).click();
    await expect(page.getByRole("button", { name: new RegExp(`^Word 1, 3 letters, ${word}`) })).toBeVisible();
    await expect(offered).toHaveCount(0);
    // They go with the random key, too.
    await keys.filter({ hasText: /^B$/ }).click();
    await expect(offered).not.toHaveCount(0);
    await page.locator(".random-keys button").first().click();
    await expect(offered).toHaveCount(0);
  });
  await test.step("words are picked and placed at random", async () => {
    await expect(page.locator(".ready-key")).toBeDisabled();
    await page.locator(".random-keys button").last().click();
    await expect(page.locator(".word-row.lies")).toHaveCount(3);
    await expect(page.locator(".ready-key")).toBeEnabled();
  });
  await page.getByRole("button", { name: "Back" }).first().click();
  await expect(page).toHaveURL(/#\/play\/head$/);
});
