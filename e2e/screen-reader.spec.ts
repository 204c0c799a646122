/**
 * A whole turn of every game by keyboard and screen reader: what is there, what happens, what can be done, and where
 * the focus is after every action.
 */
import type { Locator, Page } from "@playwright/test";
import { listen } from "./announcements.ts";
import { ada, beasts, duel, executioner, openDuel } from "./duels.ts";
import { expect, test } from "./home.ts";
import { pickValue } from "./pick.ts";
import { begin, typeSeed } from "./routes.ts";
import { levelOf, openLevel, solution } from "./wisp-rooms.ts";
import { sitDown } from "./zonk-rooms.ts";

const atOnce = async (page: Page): Promise<void> => {
  await page.goto("/#/settings");
  await pickValue(page, "speed", "instant");
};

/** Tab moves the focus there. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const isThere = () => target.evaluate((element) => element === document.activeElement).catch(() => false);
  for (let steps = 0; steps < 80 && !(await isThere()); steps++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
};

test("a turn of Zonk: the roll, the offers, the odds, the bank", async ({ page }) => {
  const heard = await listen(page);
  await atOnce(page);
  await page.goto("/#/play/zonk/customise");
  await sitDown(page);
  await expect(page.getByRole("group", { name: "Dice" }).getByRole("button").first()).toHaveAccessibleName(
    "Die 1, not rolled yet",
  );
  const roll = page.getByRole("button", { name: /^Roll six dice/ });
  await tabTo(page, roll);
  await page.keyboard.press("Enter");
  const offer = page.getByRole("list", { name: "Combinations you can take" }).getByRole("button").first();
  await expect(offer).toBeFocused();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^You can take .+ for \d+/));
  const rolled = (await heard()).findIndex((line) => /^You roll \d/.test(line));
  const offered = (await heard()).findIndex((line) => line.startsWith("You can take "));
  expect(rolled).toBeGreaterThanOrEqual(0);
  expect(offered).toBeGreaterThan(rolled);
  if ((await offer.getAttribute("aria-pressed")) !== "true") await page.keyboard.press("Enter");
  await expect(offer).toHaveAttribute("aria-pressed", "true");
  await expect(offer).toBeFocused();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Then roll .+, zonk chance .+%, or bank \d+\.$/));
  await page.keyboard.press(".");
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Round 1, first to .+ Your turn\..+On the table: \d/));
  await tabTo(page, page.getByRole("button", { name: /^Set aside and bank/ }));
  await page.keyboard.press("Enter");
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^You bank \d+, total \d+/));
  // The opponent has played, and the focus is where the next turn begins.
  await expect(roll).toBeFocused();
  expect((await heard()).filter((line) => line === "Your turn").length).toBeGreaterThan(0);
});

/** Trees, mud, ice and twin stones, and a prowler to be led home. */
const ground = levelOf(`. # . G .
. . ~ . .
. r . . W
1 . . = .
. 1 . # .
`);

test("a level of the wisp with everything on the ground, cell by cell", async ({ page }) => {
  const heard = await listen(page);
  await atOnce(page);
  await openLevel(page, ground);
  const board = page.getByRole("grid", { name: "Board, cell by cell" });
  const cells = await board.ariaSnapshot();
  for (const name of [
    "B1, tree",
    "C2, mud",
    "D4, ice",
    "A4, twin stone, leads to B5",
    "D1, the grove",
    "E3, open ground, you",
  ])
    expect(cells).toContain(name);
  await page.keyboard.press(".");
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/Trees at B1 and D5\. Mud at C2\. Ice at D4\. Twin stones/));
  await tabTo(page, board.locator("[tabindex='0']"));
  const arrows: Readonly<Record<string, readonly string[]>> = {
    N: ["Up"],
    NE: ["Up", "Right"],
    E: ["Right"],
    SE: ["Down", "Right"],
    S: ["Down"],
    SW: ["Down", "Left"],
    W: ["Left"],
    NW: ["Up", "Left"],
  };
  const moves = solution(ground);
  for (const [i, way] of moves.entries()) {
    for (const arrow of arrows[way] ?? []) await page.keyboard.press(`Arrow${arrow}`);
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await heard()).filter((line) => line.startsWith("You move ")).length).toBe(i + 1);
    if (i < moves.length - 1) await expect(board.locator(":focus")).toHaveAccessibleName(/, you(\.|$)/);
  }
  // The stars and the moves are said, and the focus is on what comes next.
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^(Perfect!|Solved\.) [1-3] of 3 stars\. .*moves/));
  await expect(page.getByRole("button", { name: "Back to map" })).toBeFocused();
});

test("a first guess of a duel, from hiding the words on", async ({ page }) => {
  const heard = await listen(page);
  await openDuel(page, duel({ sitters: [ada, executioner], moves: [[1, beasts]] }));
  const todo = page.locator(".lacking");
  for (const name of ["Pick random words", "Place at random"]) {
    const before = (await todo.textContent()) ?? "";
    await page.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
    await expect(todo).not.toHaveText(before);
    await expect(page.getByRole("button", { name })).toBeFocused();
  }
  const ready = page.getByRole("button", { name: /Ready/ });
  await expect(ready).toBeEnabled();
  await tabTo(page, ready);
  await page.keyboard.press("Enter");
  const cell = page.locator(".attack").getByRole("gridcell").first();
  await expect(cell).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^You: A1 /));
  await expect(cell).toBeFocused();
  await page.keyboard.press(".");
  await expect.poll(heard).toContainEqual(expect.stringMatching(/You: .+ miss(?:es)?, limit .+Word 1: /));
});

test("a round of Thirteen Throws, from the draft to the box", async ({ page }) => {
  const heard = await listen(page);
  await atOnce(page);
  await page.goto("/#/play/thirteen/seed/QUARTZ7");
  await typeSeed(page);
  await tabTo(page, page.locator(".draft .slab").first());
  await page.keyboard.press("Enter");
  const roll = page.getByRole("button", { name: /^roll, /i });
  await expect(roll).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Rolled \d \d \d \d \d\. Roll 1\.$/));
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^You can take .+ for \d+/));
  await expect(roll).toBeFocused();
  await page.keyboard.press("1");
  await expect(page.locator(".tray-die").first()).toHaveAttribute("aria-pressed", "true");
  // The focus is elsewhere, so the die's own state is not read out.
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Die 1: \d, locked$/));
  await page.keyboard.press("Enter");
  await expect.poll(heard).toContainEqual(expect.stringMatching(/Roll 2\.$/));
  await page.keyboard.press(".");
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^Stage 1\. .+Score 0 of 200\..+The dice show .+1 roll left/));
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".slot:focus")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(roll).toBeFocused();
  await expect.poll(async () => (await heard()).some((line) => /^[\w ]+: \d+$/.test(line))).toBe(true);
});

test("the small games, the way past the bar, and the way home", async ({ page }) => {
  const heard = await listen(page);
  await atOnce(page);
  await page.goto("/#/play/dice-race");
  await begin(page);
  await tabTo(page, page.getByRole("button", { name: "Roll" }));
  await page.keyboard.press("Enter");
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^(You roll a \d|A one! You lose)/));
  await expect(page.locator("[data-keys] :focus")).toHaveText(/^(Roll|Hold)/);
  await page.keyboard.press(".");
  await expect.poll(heard).toContainEqual(expect.stringMatching(/, first to \d+\. .+This turn: \d+\.$/));
  await page.goto("/#/play/hidden-number");
  await begin(page);
  await page.getByRole("button", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".numbers :focus")).toHaveText("1");
  await page.keyboard.press("Enter");
  await expect.poll(heard).toContainEqual("You hide 1.");
  await expect(page.locator(".numbers :focus")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^You guess \d+: /));
  await expect(page.locator(".numbers :focus")).toBeVisible();
  await page.getByRole("button", { name: "Home" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Turnlight" })).toBeFocused();
});
