/** Tests of the checks themselves: they pass a good page, and each finds the fault it is for. */
import type { Page } from "@playwright/test";
import { accessFaults, contrastFaults } from "./checks/axe.ts";
import { keyboardFaults } from "./checks/keyboard.ts";
import { layoutFaults } from "./checks/layout.ts";
import { expect, test } from "./home.ts";

const show = (page: Page, body: string, style = ""): Promise<void> =>
  page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><style>${style}</style><main><h1>A page</h1>${body}</main></html>`,
  );

const layout = async (page: Page, body: string, style?: string): Promise<readonly string[]> => {
  await show(page, body, style);
  return layoutFaults(page, { scrolls: false });
};
const keyboard = async (page: Page, body: string, style?: string): Promise<readonly string[]> => {
  await show(page, body, style);
  return keyboardFaults(page);
};

test("a sound page passes", async ({ page }) => {
  const body = `<p>Words.</p><button>One</button> <a href="#two">Two</a> <label><input type="checkbox"> Three</label>
    <fieldset><legend>Four</legend><label><input type="radio" name="four"> a</label><label><input type="radio" name="four"> b</label></fieldset>
    <div role="grid"><div role="row"><button role="gridcell" tabindex="0">1</button><button role="gridcell" tabindex="-1">2</button></div></div>`;
  expect(await layout(page, body)).toEqual([]);
  expect(await keyboard(page, body)).toEqual([]);
  expect(await accessFaults(page)).toEqual([]);
});

test("what is wider than the screen is found", async ({ page }) => {
  expect(await layout(page, `<p class="wide">Words</p>`, ".wide { width: 3000px; text-align: right }")).toEqual([
    expect.stringMatching(/^scrolls sideways, 3\d{3} in 1440: <p class="wide">/),
    expect.stringContaining("runs off the screen"),
  ]);
  expect(await layout(page, "<p>Words</p>", "body { overflow: hidden } p { margin-left: -30px }")).toEqual([
    expect.stringContaining("runs off the screen"),
  ]);
});

test("what is higher than the screen is found", async ({ page }) => {
  expect(await layout(page, "<p>Words</p>", "p { height: 3000px }")).toEqual([expect.stringMatching(/^scrolls: /)]);
});

test("what lies on top of a button is found", async ({ page }) => {
  expect(
    await layout(page, "<button>One</button><button>Two</button>", "button + button { margin-left: -12px }"),
  ).toEqual([expect.stringMatching(/"One" lies under .*"Two"/)]);
  expect(await layout(page, "<button>One</button><div>Veil</div>", "div { position: fixed; inset: 0 }")).toEqual([
    expect.stringMatching(/"One" lies under .*"Veil"/),
  ]);
});

test("text that is cut off is found", async ({ page }) => {
  const narrow = "button { width: 40px; overflow: hidden; white-space: nowrap }";
  expect(await layout(page, "<button>A long label</button>", narrow)).toContainEqual(
    expect.stringContaining("its text is cut off"),
  );
});

test("focus that cannot be seen is found", async ({ page }) => {
  expect(await keyboard(page, "<button>One</button>", "button { outline: none }")).toEqual([
    'focus cannot be seen: <button class=""> "One"',
  ]);
});

test("what the keyboard does not reach is found", async ({ page }) => {
  expect(await keyboard(page, `<button>One</button><button tabindex="-1">Two</button>`)).toEqual([
    'not reached: <button> "Two"',
  ]);
});

test("what is not accessible is found", async ({ page }) => {
  await show(page, "<button></button>");
  expect(await accessFaults(page)).toEqual([expect.stringContaining("button-name")]);
});

test("letters too pale for their ground are found, by both checks", async ({ page }) => {
  await show(page, "<p>Words.</p>", "p { color: #ccc; background: #fff }");
  expect(await accessFaults(page)).toEqual([expect.stringContaining("color-contrast")]);
  expect(await contrastFaults(page)).toEqual([expect.stringContaining("color-contrast")]);
});
