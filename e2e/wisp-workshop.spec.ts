/** The workshop of Will-o'-the-Wisp: levels saved, shared by link, and refused; what a link cannot say. */
import { readFile } from "node:fs/promises";
import { readCode } from "@turnlight/games/wisp";
import { expect, test } from "./home.ts";
import { choose } from "./themes.ts";
import { byKey, ending, levelOf, playAll, solution } from "./wisp-rooms.ts";

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
