import type { Page } from "@playwright/test";
import { campaign, type Direction, dailyLevel, directions, endingOf, setup, study } from "@turnlight/games/wisp";
import { expect, test } from "./home.ts";
import { choose } from "./themes.ts";
import {
  after,
  byKey,
  crowd,
  ending,
  type Hand,
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
