/** Will-o'-the-Wisp: a pack of own levels, from the editor to another device by one link. */
import { expect, test } from "./home.ts";
import { choose } from "./themes.ts";
import { byKey, ending, levelOf, playAll, solution } from "./wisp-rooms.ts";

const drawings = {
  "By the well": ". . r . .\n. . . . .\n. . G . .\nW . . . .",
  "At the mill": "r . . . .\n. . . . .\n. . G . .\n. . . . W",
} as const;

test("a pack goes by one link with its order, titles and tale, and is played through on another device", {
  tag: "@phone",
}, async ({ page, onAnotherDevice }) => {
  await page.goto("/#/play/wisp/editor");
  for (const [name, drawing] of Object.entries(drawings)) {
    await page.getByRole("button", { name: "Import level" }).click();
    await page.locator(".import-field textarea").fill(`name: ${name}\n${drawing}`);
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(name);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(`as “${name}”.`).first()).toBeVisible();
  }
  await page.goto("/#/play/wisp/mine");
  await page.getByRole("button", { name: "New pack" }).click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Two evenings");
  await page.getByRole("textbox", { name: "Story" }).fill("Somebody left the lamp on.");
  for (const name of Object.keys(drawings)) await page.getByRole("button", { name: `Add: ${name}` }).click();
  await page.getByRole("button", { name: "Move up: At the mill" }).click();
  await page.getByRole("textbox", { name: "Title of level 1" }).fill("The mill again");
  await page.getByRole("button", { name: "Save pack" }).click();
  await expect(page.getByRole("heading", { name: "Two evenings" })).toBeVisible();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.locator(".share-sheet textarea");
  await expect(sheet).toHaveValue(/wisp\/pack\/[\w-]+$/);
  const link = /http\S+/.exec(await sheet.inputValue())?.[0] ?? "";

  await onAnotherDevice(async (there) => {
    await choose(there, "speed", "instant");
    await there.goto(link);
    await expect(there.getByText("Somebody left the lamp on.")).toBeVisible();
    await there.getByRole("button", { name: "Save and play" }).click();
    await there.getByRole("button", { name: "Play", exact: true }).click();
    for (const [title, drawing] of [
      ["The mill again", drawings["At the mill"]],
      ["By the well", drawings["By the well"]],
    ] as const) {
      await expect(there.getByRole("heading", { level: 2 })).toHaveText(title);
      await there.locator(".clearing .steps button").first().waitFor();
      await playAll(there, solution(levelOf(drawing)), byKey);
      await ending(there).getByRole("button", { name: "Continue" }).click();
    }
    await expect(there.getByText("You’ve solved every level in this pack.")).toBeVisible();
  });
});
