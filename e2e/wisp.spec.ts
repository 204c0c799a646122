/** Will-o'-the-Wisp: every input method, victory and defeat, and levels from the editor shared to another browser. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  campaign,
  campaignLevels,
  type Direction,
  dailyLevel,
  directions,
  endingOf,
  readCode,
  setup,
  study,
} from "@turnlight/games/wisp";
import { expect, test } from "./home.ts";
import { choose, themes, wear } from "./themes.ts";
import {
  after,
  byKey,
  crowd,
  ending,
  type Hand,
  keys,
  levelNamed,
  levelOf,
  medley,
  movesMade,
  openLevel,
  playAll,
  solution,
  undoing,
  wholeHint,
} from "./wisp-rooms.ts";

const nodes = 300_000;

/** A red one, a sleeper, ice. */
const frosty = levelOf(`. . # G .
. . # . .
. r . . W
1 . . . =
. 1 p ~ .
`);

/** Room for a step in every direction, and nobody awake. */
const roomy = levelOf(`. . . . . . .
. . . . . . .
. . . . . . .
. . . W . . .
. . . . . . .
. . . . . . .
G . . . . . p
`);

const byMouse: Hand = (page, direction) => page.locator(`[data-direction=${direction}]`).click();
const byTouch: Hand = (page, direction) => page.locator(`[data-direction=${direction}]`).tap();

/** A chapter's opening or closing scene is there to read. */
const expectScene = (page: Page) => expect(page.locator(".tale-words p").last()).toHaveText(/\w{3} .*\./);

/** The first levels, one after the other. */
const firstLevels = async (page: Page, hand: Hand, count: number): Promise<void> => {
  const levels = campaign[0]?.levels.slice(0, count) ?? [];
  await page.goto("/#/play/wisp");
  await page.locator(".map-node").first().click();
  await expectScene(page);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  for (const [i, { id, level }] of levels.entries()) {
    await expect(page.getByRole("heading", { level: 2 })).toContainText(levelNamed(id));
    await playAll(page, solution(level), hand);
    await expect(ending(page)).toContainText("Perfect!");
    const isLast = i + 1 === campaign[0]?.levels.length;
    if (isLast || i + 1 < count)
      await ending(page)
        .getByRole("button", { name: isLast ? "Continue" : "Next level" })
        .click();
  }
};

const firstChapter = async (page: Page, hand: Hand): Promise<void> => {
  const levels = campaign[0]?.levels ?? [];
  await firstLevels(page, hand, levels.length);
  await expectScene(page);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByText(`${levels.length * 3} of ${levels.length * 3} stars`)).toBeVisible();
};

/** A few levels suffice to show that an input method works. */
const few = 3;

test("the first chapter is played through by keyboard alone", { tag: "@desk" }, async ({ page }) => {
  await choose(page, "speed", "instant");
  await firstChapter(page, byKey);
});

test("every key goes its way: arrows, WASD, and Q, E, Z, C for the diagonals", { tag: "@desk" }, async ({ page }) => {
  await choose(page, "speed", "instant");
  await openLevel(page, roomy);
  for (const [key, cell] of [
    ["ArrowUp", 17],
    ["ArrowRight", 25],
    ["ArrowDown", 31],
    ["ArrowLeft", 23],
    ["w", 17],
    ["d", 25],
    ["s", 31],
    ["a", 23],
    ["q", 16],
    ["e", 18],
    ["z", 30],
    ["c", 32],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator(".is-wisp"), key).toHaveAttribute("data-cell", String(cell));
    await page.keyboard.press("u");
    await expect(movesMade(page)).toHaveText("0");
  }
});

test("the first levels are played by mouse, and statistics name each of them", { tag: "@desk" }, async ({ page }) => {
  await choose(page, "speed", "instant");
  await firstLevels(page, byMouse, few);
  await page.goto("/#/statistics");
  const rows = page.locator(".match-row .row-words");
  await expect(rows).toHaveCount(few);
  for (const { id } of campaign[0]?.levels.slice(0, few) ?? [])
    await expect(rows.filter({ hasText: levelNamed(id) })).toHaveCount(1);
});

test("the first levels are played by touch", { tag: "@phone" }, async ({ page }) => {
  await firstLevels(page, byTouch, few);
});

test("the first levels are played by gamepad", { tag: "@desk" }, async ({ page }) => {
  await page.addInitScript(() => {
    const pad = {
      axes: [0, 0],
      buttons: Array.from({ length: 17 }, () => ({ pressed: false, value: 0 })),
      /** Called whenever the page polls the gamepad. */
      looked: () => {},
    };
    Object.assign(globalThis, { pad });
    Object.defineProperty(navigator, "getGamepads", {
      value: () => {
        pad.looked();
        return [pad];
      },
    });
  });
  const tilts: Readonly<Record<Direction, readonly [number, number]>> = {
    N: [0, -1],
    NE: [0.7, -0.7],
    E: [1, 0],
    SE: [0.7, 0.7],
    S: [0, 1],
    SW: [-0.7, 0.7],
    W: [-1, 0],
    NW: [-0.7, -0.7],
  };
  const byGamepad: Hand = (_, direction) =>
    page.evaluate((axes) => {
      const { pad } = globalThis as unknown as { pad: { axes: readonly number[]; looked: () => void } };
      return new Promise<void>((taken) => {
        let first: number | undefined;
        // Tilted until the page polls again after the grace period for a diagonal.
        pad.looked = () => {
          first ??= performance.now();
          if (performance.now() < first + 90) return;
          pad.looked = () => {
            pad.axes = [0, 0];
            pad.looked = () => {};
            taken();
          };
        };
        pad.axes = axes;
      });
    }, tilts[direction]);
  await firstLevels(page, byGamepad, few);
});

test("a swipe goes in its direction, and back to the middle goes nowhere", { tag: "@phone" }, async ({ page }) => {
  await openLevel(page, medley);
  const box = await page.locator(".clearing").boundingBox();
  if (box === null) throw new Error("no board");
  const client = await page.context().newCDPSession(page);
  // Away from the wisp: a finger held on a legal step previews it.
  const x = box.x + box.width * 0.1;
  const y = box.y + box.height / 2;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  await touch("touchStart", [{ x, y }]);
  await touch("touchMove", [{ x: x + 60, y: y + 60 }]);
  await expect(page.locator("[data-preview=SE]")).toBeAttached();
  await touch("touchMove", [{ x, y }]);
  await touch("touchEnd", []);
  await expect(movesMade(page)).toHaveText("0");
  await touch("touchStart", [{ x, y }]);
  await touch("touchMove", [{ x: x + 60, y: y + 60 }]);
  await touch("touchEnd", []);
  await expect(movesMade(page)).toHaveText("1");
});

test("on touch a lethal step is shown first, and made by the second tap", { tag: "@phone" }, async ({ page }) => {
  await choose(page, "speed", "instant");
  await openLevel(page, medley);
  const fatal = undoing(medley);
  await playAll(page, fatal.slice(0, -1), byTouch);
  const last = page.locator(`[data-direction=${fatal.at(-1)}]`);
  await last.tap();
  await expect(page.locator(".mark.caught")).toHaveCount(1);
  await expect(movesMade(page)).toHaveText(`${fatal.length - 1}`);
  await last.tap();
  await expect(movesMade(page)).toHaveText(`${fatal.length}`);
  await expect(page.getByRole("heading", { name: "Caught" })).toBeVisible();
});

test("a level is lost, taken back, begun anew, and where it was after a reload", { tag: "@desk" }, async ({ page }) => {
  await choose(page, "speed", "instant");
  await openLevel(page, medley);
  const fatal = undoing(medley);
  await playAll(page, fatal, byKey);
  await expect(page.locator("section.caught")).toContainText("Caught");
  await expect(page.locator("section.caught").getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("u");
  await expect(page.locator("section.caught")).toHaveCount(0);
  await expect(movesMade(page)).toHaveText(`${fatal.length - 1}`);
  await page.keyboard.press("y");
  await expect(page.locator(".caught")).toBeVisible();
  await expect(movesMade(page)).toHaveText(`${fatal.length}`);
  await page.keyboard.press("r");
  await expect(movesMade(page)).toHaveText("0");
  await playAll(page, solution(medley).slice(0, 2), byKey);
  const at = await page.locator(".is-wisp").getAttribute("data-cell");
  await page.reload();
  await expect(movesMade(page)).toHaveText("2");
  await expect(page.locator(".is-wisp")).toHaveAttribute("data-cell", at ?? "");
});

test("where nothing can be won any more, one press leads back to where it could", { tag: "@desk" }, async ({
  page,
}) => {
  await choose(page, "speed", "instant");
  const { level } = campaign.flatMap(({ levels }) => levels).find(({ id }) => id === "cutting-corners") ?? {};
  if (level === undefined) throw new Error("the level is gone");
  await openLevel(page, level);
  await playAll(page, ["N", "NE", "N", "E", "S", "SW", "W", "S"], byKey);
  await page.getByRole("button", { name: "Last winnable position: 2 moves back" }).click();
  await expect(movesMade(page)).toHaveText("6");
  await expect(page.getByRole("button", { name: "Last winnable position" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
});

test("from any position that can be won, hints lead to victory, and the solution shows one", { tag: "@desk" }, async ({
  page,
}) => {
  await choose(page, "speed", "instant");
  await openLevel(page, medley);
  const studied = study(setup(medley), { states: nodes });
  if (studied.kind !== "studied") throw new Error("too large");
  for (const helper of ["hint", "solution"] as const) {
    await page.keyboard.press("r");
    await expect(movesMade(page)).toHaveText("0");
    let state = setup(medley);
    const strayed: Direction[] = [];
    for (let i = 0; i < 5; i++) {
      const ways = studied.study.options(state).filter(({ verdict }) => verdict.kind === "winnable");
      const way = ways[(i * 7 + 3) % ways.length];
      if (way === undefined) break;
      strayed.push(way.move);
      state = after(state, way.move);
    }
    await playAll(page, strayed, byKey);
    if (helper === "solution") {
      await page.getByRole("button", { name: "Show solution" }).click();
      await page.getByRole("button", { name: "Play", exact: true }).click();
      await expect(page.locator(".piece:not(.is-wisp)")).toHaveCount(0, { timeout: 30_000 });
      await expect(movesMade(page)).toHaveText(`${strayed.length}`);
    } else {
      for (let made = strayed.length; endingOf(state) === undefined; made++) {
        await wholeHint(page);
        const advised = await page.locator("[data-advised]").getAttribute("data-advised");
        const move = directions.find((direction) => direction === advised) ?? "N";
        await playAll(page, [move], byKey, made);
        state = after(state, move);
      }
      await expect(ending(page)).toContainText("Solved with help");
    }
  }
});

test("endless play gets easier after help, and counts a clearing once", { tag: "@desk" }, async ({ page }) => {
  await choose(page, "speed", "instant");
  await page.goto("/#/play/wisp/endless");
  await page.getByRole("combobox", { name: "Board size" }).selectOption("4");
  await page.getByRole("slider", { name: "Difficulty" }).fill("3");
  await page.getByRole("checkbox", { name: "Anything" }).check();
  await page.getByRole("button", { name: "Create level" }).click();
  await page.locator(".clearing .steps button").first().waitFor({ timeout: 40_000 });
  await expect(page.locator(".match [role=grid]")).toHaveAttribute("aria-colcount", "4");
  const found: Direction[] = [];
  for (const won = ending(page); !(await won.isVisible()); ) {
    await wholeHint(page);
    const advised = await page.locator("[data-advised]").getAttribute("data-advised");
    const move = directions.find((direction) => direction === advised) ?? "N";
    await playAll(page, [move], byKey, found.length);
    found.push(move);
    // The ending comes with the last of them enclosed in the grove.
    if ((await page.locator(".piece:not(.is-wisp)").count()) === 0) await won.waitFor();
  }
  await expect(ending(page)).toContainText("Solved with help");
  const rank = page.locator(".endless-field strong");
  await page.goto("/#/play/wisp/endless");
  await expect(rank).toHaveText("2");
  // Replaying the same level does not count again, however well it is solved.
  await page.goBack();
  await ending(page).waitFor();
  await page.keyboard.press("r");
  await expect(movesMade(page)).toHaveText("0");
  await playAll(page, found, byKey);
  // Copied hints are help, also in another attempt.
  await expect(ending(page)).toContainText("Solved with help");
  await page.goto("/#/play/wisp/endless");
  await expect(rank).toHaveText("2");
  await expect(page.getByText("1 level solved so far")).toBeVisible();
});

test("endless play begins from what is ready, also where no level can be grown", { tag: "@desk" }, async ({ page }) => {
  // The worker that grows levels does not start.
  await page.route(/\/assets\/wisp-[^/]*\.start\.js$/, () => undefined);
  await page.goto("/#/play/wisp/endless");
  await page.getByRole("combobox", { name: "Board size" }).selectOption("7");
  await page.getByRole("slider", { name: "Difficulty" }).fill("10");
  await page.getByRole("checkbox", { name: "Anything" }).check();
  await page.getByRole("button", { name: "Create level" }).click();
  await page.locator(".clearing .steps button").first().waitFor();
  await expect(page.locator(".match [role=grid]")).toHaveAttribute("aria-colcount", "7");
});

test("while a level is grown its progress is shown, and it can be cancelled", { tag: "@desk" }, async ({ page }) => {
  await page.route(/\/assets\/wisp-[^/]*\.start\.js$/, () => undefined);
  await page.goto("/#/play/wisp/endless");
  await page.getByRole("combobox", { name: "Board size" }).selectOption("7");
  await page.getByRole("slider", { name: "Difficulty" }).fill("10");
  await page.getByRole("checkbox", { name: "Mud" }).check();
  const create = page.getByRole("button", { name: "Create level" });
  await create.click();
  await expect(page.getByRole("progressbar", { name: "Creating level" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(create).toBeEnabled();
});

test("two fingers come nearer and move the board, and play nothing", { tag: "@phone" }, async ({ page }) => {
  await openLevel(page, crowd);
  const stage = page.locator(".stage");
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
  const box = await stage.boundingBox();
  if (box === null) throw new Error("no board");
  const client = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: readonly (readonly [number, number])[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch("touchStart", [x - 30, y]);
  await touch("touchStart", [x - 30, y], [x + 30, y]);
  await touch("touchMove", [x - 80, y + 40], [x + 80, y + 40]);
  await expect(stage).toHaveClass(/near/);
  await expect(stage).toHaveAttribute("style", /--pan-y: 40px/);
  await touch("touchEnd");
  await expect(movesMade(page)).toHaveText("0");
  await page.getByRole("button", { name: "Show whole board" }).click();
  await expect(stage).not.toHaveClass(/near/);
});

test("a level leaves the workshop as a picture and as text", { tag: "@desk" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/#/play/wisp/editor");
  await expect(page.locator(".verdict.good")).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as image" }).click();
  const bytes = await readFile(await (await saved).path());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(bytes.length).toBeGreaterThan(5_000);
  await page.getByRole("button", { name: "Copy as text" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).not.toBe("");
  expect(levelOf(await copied())).toMatchObject({ width: 5, height: 5 });
});

test("a level from the workshop travels by link and is solved in a fresh browser", { tag: "@phone" }, async ({
  page,
  onAnotherDevice,
}) => {
  await page.goto("/#/play/wisp/editor");
  await expect(page.locator(".verdict.good")).toBeVisible();
  const paint = async (tool: string, row: number, column: number) => {
    await page.locator(`[data-tool=${tool}]`).click();
    await page.locator(`.bench [data-row="${row}"][data-column="${column}"]`).click();
  };
  await paint("tree", 1, 1);
  await paint("mud", 3, 3);
  await paint("sleeper", 0, 0);
  await paint("guard", 4, 4);
  await paint("pad", 0, 2);
  await expect(page.locator(".verdict")).toContainText("no twin");
  await paint("pad", 4, 2);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Redo" }).click();
  await paint("guard", 4, 4);
  await page.getByRole("textbox", { name: "Name" }).fill("The long way");
  await expect(page.locator(".verdict.good")).toContainText("Solvable in");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Share" }).click();
  const sheet = page.locator(".share-sheet textarea");
  await expect(sheet).toHaveValue(/\/l\/[\w-]+\/The%20long%20way$/);
  const link = /http\S+/.exec(await sheet.inputValue())?.[0] ?? "";
  await onAnotherDevice(async (there) => {
    await there.goto(link);
    await expect(there.getByRole("heading", { level: 2 })).toHaveText("The long way");
    await there.getByRole("button", { name: "Play", exact: true }).click();
    await there.locator(".clearing .steps button").first().waitFor();
    const code = /\/l\/([\w-]+)/.exec(link)?.[1] ?? "";
    const level = readCode(code);
    if (!level.ok) throw new Error(level.refusal.reason);
    await playAll(there, solution(level.value), byKey);
    await expect(ending(there)).toBeVisible();
  });
  await page.goto("/#/play/wisp/mine");
  await expect(page.getByRole("main").getByText("The long way", { exact: true })).toBeVisible();
});

test("two unnamed levels are both kept, and one that nobody can win is not shared", { tag: "@desk" }, async ({
  page,
}) => {
  await page.goto("/#/play/wisp/editor");
  await expect(page.locator(".verdict.good")).toBeVisible();
  const keep = page.getByRole("button", { name: "Save", exact: true });
  await keep.click();
  await expect(page.getByText("as “My level”.").first()).toBeVisible();
  await page.getByRole("button", { name: "Import level" }).click();
  await page.locator(".import-field textarea").fill("# p # .\n# # # .\nW . . G");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.locator(".verdict")).toContainText("This level can’t be solved.");
  await keep.click();
  await expect(page.getByText("as “My level 2”.").first()).toBeVisible();
  // Naming it triggers a new check.
  await expect(page.locator(".verdict")).toContainText("This level can’t be solved.");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByText("so you can’t share it").first()).toBeVisible();
  await expect(page.locator(".share-sheet")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".verdict.good")).toBeVisible();
  await page.goto("/#/play/wisp/mine");
  await expect(page.locator(".my-levels li")).toHaveCount(2);
});

test("a level that nobody has won yet is shared only once its maker has won it", { tag: "@desk" }, async ({ page }) => {
  await choose(page, "speed", "instant");
  // The solver never answers: its worker does not start.
  await page.route(/\/assets\/wisp-[^/]*\.start\.js$/, () => undefined);
  const text = ". . r . .\n. . . . .\n. # . ~ .\n. . G . .\nW . . . .";
  await page.goto("/#/play/wisp/editor");
  await page.getByRole("button", { name: "Import level" }).click();
  await page.locator(".import-field textarea").fill(text);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const share = page.getByRole("button", { name: "Share", exact: true });
  await share.click();
  await expect(page.getByRole("dialog")).toContainText("Nobody has solved this level yet.");
  await page.getByRole("button", { name: "Play it now" }).click();
  await page.locator(".clearing .steps button").first().waitFor();
  await playAll(page, solution(levelOf(text)), byKey);
  await expect(ending(page)).toBeVisible();
  await page.getByRole("button", { name: "Back to editor" }).click();
  await share.click();
  await expect(page.locator(".share-sheet textarea")).toHaveValue(/\/l\/[\w-]+\//);
});

test("what cannot be read is named, with its place", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/play/wisp/editor");
  await page.getByRole("button", { name: "Import level" }).click();
  await page.locator(".import-field textarea").fill("W . .\n. x .\n. . G");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.locator(".import-wrong")).toContainText("Line 2, column 3");
  await page.goto("/#/play/wisp/level/1nonsense");
  await expect(page.getByRole("alert")).toBeVisible();
});

test("today's level counts for the streak and can be told; days before can be played", { tag: "@phone" }, async ({
  page,
}) => {
  await choose(page, "speed", "instant");
  await page.goto("/#/play/wisp/daily");
  await page.getByRole("button", { name: "Play today’s" }).click({ timeout: 40_000 });
  await page.locator(".clearing .steps button").first().waitFor();
  for (let made = 0; !(await ending(page).isVisible()); made++) {
    await wholeHint(page);
    const advised = await page.locator("[data-advised]").getAttribute("data-advised");
    await playAll(page, [directions.find((direction) => direction === advised) ?? "N"], byKey, made);
    if ((await page.locator(".piece:not(.is-wisp)").count()) === 0) await ending(page).waitFor();
  }
  await ending(page).getByRole("button", { name: "Share result" }).click();
  await expect(page.locator(".share-sheet textarea")).toHaveValue(/★☆☆\n[·✿✚☾]+\nhttps?:.*\/p\/wisp\/daily/);
  await page.keyboard.press("Escape");
  await ending(page).getByRole("button", { name: "Daily levels" }).click();
  await expect(page.getByText("Streak: 1 day")).toBeVisible();
  await page.getByRole("button", { name: "Share result" }).click();
  await expect(page.locator(".share-sheet textarea")).toHaveValue(/par \d+\n★☆☆\n[·✿✚☾]+/);
  await page.keyboard.press("Escape");
  await page.locator(".day-tile").first().click();
  await page.locator(".clearing .steps button").first().waitFor({ timeout: 40_000 });
});

test("a daily level has a name, and its idea is told once it is solved", { tag: "@phone" }, async ({ page }) => {
  const date = "2026-11-23";
  const [name, idea] = ["Toadstool Ring", "The idea: One by one"];
  await page.clock.setFixedTime(new Date(`${date}T12:00:00Z`));
  await choose(page, "speed", "instant");
  await page.goto("/#/play/wisp/daily");
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText(idea)).toHaveCount(0);
  await page.getByRole("button", { name: "Play today’s" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  const day = dailyLevel(date);
  if (!day.ok) throw new Error(day.refusal.reason);
  await page.locator(".clearing .steps button").first().waitFor();
  await playAll(page, solution(day.value.level), byKey);
  await expect(ending(page)).toContainText(idea);
  await ending(page).getByRole("button", { name: "Share result" }).click();
  await expect(page.locator(".share-sheet textarea")).toHaveValue(new RegExp(`${name}[^]*★★★[^]*/p/wisp/daily`));
  await page.keyboard.press("Escape");
  await ending(page).getByRole("button", { name: "Daily levels" }).click();
  await expect(page.getByText(idea)).toBeVisible();
});

for (const [name, level] of Object.entries({ medley, frosty }))
  test(`what is previewed is what happens, move by move: ${name}`, { tag: "@desk" }, async ({ page }) => {
    await page.goto("/#/settings");
    await page.getByRole("radio", { name: "Instant" }).check();
    await openLevel(page, level);
    const wrong = await page.evaluate(
      async ({ keys, wanted }) => {
        const tick = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
        const cells = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => Number(dataset["cell"]));
        const count = () => document.querySelectorAll(".level-figures .count .spoken-only")[1]?.textContent ?? "";
        const press = (code: string, key = "") =>
          dispatchEvent(new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true }));
        const faults: string[] = [];
        let seed = 7;
        for (let made = 0; made < wanted; ) {
          const ways = [...document.querySelectorAll<HTMLElement>("button.step")];
          if (ways.length === 0) {
            press("KeyR", "r");
            for (let i = 0; i < 400 && count() !== "0"; i++) await tick();
            await tick();
            continue;
          }
          seed = (seed * 48_271) % 2_147_483_647;
          const way = ways[seed % ways.length];
          const direction = way?.dataset["direction"] ?? "N";
          // Cleanup after the last move may clear the aim again.
          for (let i = 0; i < 60 && document.querySelector(`[data-preview="${direction}"]`) === null; i++) {
            way?.dispatchEvent(
              new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", isPrimary: true }),
            );
            await tick();
          }
          const before = cells(".piece:not(.is-wisp)");
          const lands = cells(".mark.lands");
          const comes = cells(".mark.comes, .mark.merge");
          const freed = cells(".mark.purify").length;
          const caught = cells(".mark.caught").length > 0;
          const was = count();
          press((keys as Record<string, string>)[direction] ?? "");
          for (let i = 0; i < 400 && count() === was; i++) await tick();
          await tick();
          const now = cells(".piece:not(.is-wisp)");
          const isOut = document.querySelector(".wisp.out") !== null;
          const say = (what: string) => faults.push(`${made} ${direction}: ${what}`);
          if (lands[0] !== cells(".is-wisp")[0]) say("the wisp came elsewhere");
          if (caught !== isOut) say("capture");
          for (const cell of comes) if (!now.includes(cell)) say(`nobody came to ${cell}`);
          for (const cell of now)
            if (!before.includes(cell) && !comes.includes(cell) && !(caught && cell === lands[0]))
              say(`somebody came to ${cell}`);
          if (freed > 0 && now.length >= before.length) say("nobody was freed");
          made += 1;
        }
        return faults;
      },
      { keys, wanted: 60 },
    );
    expect(wrong).toEqual([]);
  });

/** Runs in the page: what is wrong with the turn-order badges. */
const badgeFaults = (): readonly string[] => {
  const smallest = 11;
  const least = 4.5;
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((one) => {
      const share = Number(one) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const badges = [...document.querySelectorAll<SVGGElement>(".clearing .turn-order")];
  if (badges.length === 0) return ["nobody has a badge"];
  return badges.flatMap((badge) => {
    const [disc, figure] = [badge.querySelector("circle"), badge.querySelector("text")];
    if (disc === null || figure === null) return ["a badge is empty"];
    const name = `badge ${figure.textContent}`;
    const [ground, ink] = [getComputedStyle(disc).fill, getComputedStyle(figure).fill];
    const [dark = 0, light = 0] = [luminance(ground), luminance(ink)].sort((a, b) => a - b);
    const size = Number.parseFloat(getComputedStyle(figure).fontSize) * (figure.getScreenCTM()?.a ?? 0);
    const over = [...document.querySelectorAll(".clearing .piece")].filter(
      (piece) => (badge.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    return [
      ...(over.length > 0 ? [`${name} lies under ${over.length} creatures`] : []),
      ...(size < smallest ? [`${name} is ${size.toFixed(1)} px high`] : []),
      ...(/^rgb\(/.test(ground) ? [] : [`${name} lets the creature shine through: ${ground}`]),
      ...((light + 0.05) / (dark + 0.05) < least ? [`${name}: ${ink} on ${ground}`] : []),
    ];
  });
};

/** One of each kind, awake or about to wake, on the largest board; a guard stands in a red one's way. */
const queue = levelOf(`route: 1,4 N
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
r g . . . . W . .
. . . . . . . p .
. . . . . . . . .
. . . . . . . . .
r . . . G . . . .
`);

test("who goes when is legible on every creature, in every theme and window", { tag: "@desk" }, async ({ page }) => {
  await openLevel(page, queue);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator("[data-direction=NE]").hover();
    await page.locator("[data-preview=NE]").waitFor({ state: "attached" });
    for (const theme of themes) {
      await wear(page, theme);
      expect.soft(await page.evaluate(badgeFaults), `${width}×${height} by ${theme}`).toEqual([]);
    }
    await page.mouse.move(1, 1);
    await page.locator("[data-preview=NE]").waitFor({ state: "detached" });
  }
});

/** Runs in the page: which badges lie over each other, over the number of a crowd or over the preference. */
const badgeOverlaps = (): readonly string[] => {
  /** Corners and outlines may touch. */
  const most = 0.08;
  const selector = ".turn-order circle, .reason.stays circle, .crowd, .preference";
  const signs = [...document.querySelectorAll(`.clearing :is(${selector})`)].map((sign) => {
    const { left, right, top, bottom, width, height } = sign.getBoundingClientRect();
    return { name: sign.parentElement?.textContent ?? "", left, right, top, bottom, area: width * height };
  });
  return signs.flatMap((one, i) =>
    signs.slice(i + 1).flatMap((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const share = (Math.max(0, across) * Math.max(0, down)) / Math.min(one.area, other.area);
      return share > most ? [`${one.name} over ${other.name}: ${Math.round(share * 100)}%`] : [];
    }),
  );
};

const boots = campaignLevels.find(({ id }) => id === "wet-boots")?.level;
if (boots === undefined) throw new Error("there is no such level");

/** Four together; a crowd that is stuck; a crowd in a row with others. */
const crowded: readonly (readonly [number, Direction])[] = [
  [0, "N"],
  [1, "E"],
  [3, "E"],
];

test("badges, numbers of crowds and preferences do not cover each other", { tag: "@desk" }, async ({ page }) => {
  const moves = solution(boots);
  await openLevel(page, boots);
  for (const [i, [made, aim]] of crowded.entries()) {
    const before = crowded[i - 1]?.[0] ?? 0;
    await playAll(page, moves.slice(before, made), byKey, before);
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator(`[data-direction=${aim}]`).hover();
      await page.locator(`[data-preview=${aim}]`).waitFor({ state: "attached" });
      expect.soft(await page.evaluate(badgeFaults), `${made}, ${width}×${height}`).toEqual([]);
      expect.soft(await page.evaluate(badgeOverlaps), `${made}, ${width}×${height}`).toEqual([]);
      await page.mouse.move(1, 1);
      await page.locator(`[data-preview=${aim}]`).waitFor({ state: "detached" });
    }
  }
});

test("the moon lies under nothing that can be pressed or read", { tag: "@desk" }, async ({ page }) => {
  await openLevel(page, medley);
  for (const [width, height] of [
    [1024, 768],
    [1200, 800],
    [1440, 900],
    [2560, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = await page.evaluate(() => {
      const moon = document.querySelector(".moon")?.getBoundingClientRect();
      if (moon === undefined || moon.width === 0) return ["there is no moon"];
      const things = [
        ...document.querySelectorAll<HTMLElement>(
          ".bar :is(button, a, h1), .wisp-play :is(.level-head *, .level-figures, .guide, .level-keys *)",
        ),
      ];
      return things.flatMap((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const isApart = left >= moon.right || right <= moon.left || top >= moon.bottom || bottom <= moon.top;
        return isApart ? [] : [thing.textContent ?? ""];
      });
    });
    expect.soft(covered, `${width}×${height}`).toEqual([]);
  }
});
