/** The dice tray in a real browser: it shows what was drawn, with either renderer, thrown, skipped or laid at once. */
import type { Page } from "@playwright/test";
import { expect, test } from "./home.ts";
import { sitDown } from "./zonk-rooms.ts";

const open = async (page: Page): Promise<void> => {
  await page.goto("/#/play/zonk/customise");
  await sitDown(page);
};

/** The faces on top, read from the orientations passed to the renderer. */
const facesUp = (page: Page): Promise<string> =>
  page.locator(".tray-die").evaluateAll((dice) =>
    dice
      .map((die) => die.getAttribute("data-up"))
      .sort()
      .join(" "),
  );

/** What was rolled according to the match. */
const drawn = async (page: Page): Promise<string> => {
  const headline = page.locator(".tavern-headline");
  await expect(headline).toHaveText(/ (\d ){5}\d$/);
  return ((await headline.textContent()) ?? "").replace(/^.*? (?=(\d ){5}\d$)/, "");
};

const roll = async (page: Page): Promise<void> => {
  await page.keyboard.press("r");
  await expect(page.locator(".tavern-offer").first()).toBeVisible();
};

const choosePainting = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByLabel(name, { exact: true }).check();
  await page.getByRole("button", { name: "Done" }).click();
};

/** The scripts that a page and its workers request. */
const scriptsOf = (page: Page): readonly string[] => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  return requested;
};
const isDice = (path: string): boolean => /(gl-painter|DiceTray|\/dice-(?!race)|dice--)/.test(path);

test("not a byte of dice code comes before a dice game is opened", async ({ page }) => {
  const scripts = scriptsOf(page);
  for (const path of ["/", "/#/settings", "/#/play/dice-race", "/#/play/wisp"]) {
    // Each is opened on a fresh page: a change after the # counts as loaded at once.
    await page.goto("about:blank");
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
  }
  expect(scripts.filter(isDice)).toEqual([]);
  await open(page);
  await expect.poll(() => scripts.filter(isDice).length).toBeGreaterThan(0);
});

test.describe("thrown", () => {
  test.use({ reducedMotion: "no-preference" });

  test("dice tumble and come to rest on what was drawn", async ({ page }) => {
    await open(page);
    // It shows only briefly, so every frame is checked.
    const thrown = page.waitForFunction(() => document.querySelector(".dice-tray.throwing") !== null);
    await page.keyboard.press("r");
    await thrown;
    await expect(page.locator(".tavern-offer").first()).toBeVisible();
    expect(await facesUp(page)).toBe(await drawn(page));
  });

  test("a tap skips the throw, and the result is the same", async ({ page }) => {
    await open(page);
    // Stops frames and timed animations, so that the throw cannot end by itself.
    await page.evaluate(() => {
      globalThis.requestAnimationFrame = () => 0;
      const usual = globalThis.setTimeout;
      const lasts = 500;
      const soon = (act: () => void, milliseconds = 0) => (milliseconds < lasts ? usual(act, milliseconds) : 0);
      Object.assign(globalThis, { setTimeout: soon });
    });
    await page.keyboard.press("r");
    await page.locator(".dice-tray.throwing").click({ position: { x: 20, y: 20 } });
    await expect(page.locator(".tavern-offer").first()).toBeVisible();
    expect(await facesUp(page)).toBe(await drawn(page));
  });
});

test("under reduced motion they lie there at once, and keys 1 to 6 press those that can be chosen", async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press("1");
  await expect(page.locator(".tray-die.selected")).toHaveCount(0);
  await roll(page);
  await expect(page.locator(".dice-tray.throwing")).toHaveCount(0);
  expect(await facesUp(page)).toBe(await drawn(page));
  const usable = await page.locator(".tray-die:enabled").count();
  for (const key of "123456") await page.keyboard.press(key);
  await expect(page.locator(".tray-die.selected")).toHaveCount(usable);
  for (const key of "123456") await page.keyboard.press(key);
  await expect(page.locator(".tray-die.selected")).toHaveCount(0);
});

test("the fuller painter draws where WebGL is, and gives way to the light one", async ({ page }) => {
  await open(page);
  await roll(page);
  const webgl = await page.evaluate(() => document.createElement("canvas").getContext("webgl2") !== null);
  test.skip(!webgl, "this browser has no WebGL at all");
  await choosePainting(page, "Realistic");
  await expect(page.locator(".tray-canvas")).toBeVisible();
  await expect(page.locator(".cubes")).toHaveCount(0);
  expect(await facesUp(page)).toBe(await drawn(page));
  // A device may take the picture away, and gives it back when it can.
  await page.locator(".tray-canvas").evaluate((canvas: HTMLCanvasElement) => {
    const gl = canvas.getContext("webgl2");
    const device = gl?.getExtension("WEBGL_lose_context");
    /** The share of the picture that is drawn on; read in the task that drew it, before the browser takes it. */
    const drawnShare = (): number => {
      if (!gl) return 0;
      const pixels = new Uint8Array(4 * canvas.width * canvas.height);
      gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      return pixels.filter((value, i) => i % 4 === 3 && value > 200).length / (canvas.width * canvas.height);
    };
    canvas.addEventListener("webglcontextlost", () => setTimeout(() => device?.restoreContext()));
    canvas.addEventListener("webglcontextrestored", () => canvas.setAttribute("data-drawn", String(drawnShare())));
    device?.loseContext();
  });
  await expect(page.locator(".tray-canvas")).toHaveAttribute("data-drawn", /^0\.[0-9]*[1-9]/);
  await choosePainting(page, "Simple");
  await expect(page.locator(".cubes")).toHaveCount(1);
  await expect(page.locator(".tray-canvas")).toHaveCount(0);
});
