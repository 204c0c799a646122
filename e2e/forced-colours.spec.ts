/** What is painted in forced colours: every cell, die, box and button has an edge that can be seen. */
import type { Page } from "@playwright/test";
import { settle } from "./checks/settle.ts";
import { expect, test } from "./home.ts";
import { open, putNewsAway, screenNamed } from "./routes.ts";

// Elsewhere little is painted, since nobody looks.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: (launchOptions.args ?? []).filter((arg) => !arg.startsWith("--force-gpu-mem")) }),
  contextOptions: { forcedColors: "active" },
});

interface Painted {
  readonly png: string;
  readonly controls: string;
  /** How many sides are needed. */
  readonly sides: number;
}

/** Runs in the page: controls of which too few sides have a line with a contrast of 3 to 1 to what is beside it. */
const edgeless = async ({ png, controls, sides }: Painted): Promise<readonly string[]> => {
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const scale = picture.width / innerWidth;
  const sheet = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  if (sheet === null) throw new Error("there is nothing to draw on");
  sheet.drawImage(picture, 0, 0);
  const { data } = sheet.getImageData(0, 0, picture.width, picture.height);
  const part = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const light = (x: number, y: number): number => {
    const at = 4 * (Math.round(y * scale) * picture.width + Math.round(x * scale));
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  };
  /** The greatest contrast along a line of so many pixels on either side of an edge. */
  const reach = 5;
  const contrast = (at: (step: number) => number): number => {
    const lights = Array.from({ length: 2 * reach + 1 }, (_, i) => at(i - reach));
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  };
  const shown = [...document.querySelectorAll(controls)].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // What is scrolled away is not looked at. Pointers miss what is read out alone.
    const isHit = getComputedStyle(element).pointerEvents === "none" || (hit !== null && element.contains(hit));
    return element.checkVisibility() && top >= 0 && bottom <= innerHeight && isHit;
  });
  if (shown.length === 0) return [`there is no ${controls}`];
  return shown
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // Away from the middle, where a label may stand.
      const [x, y] = [left + (right - left) / 4, top + (bottom - top) / 4];
      const found = [
        contrast((step) => light(left + step, y)),
        contrast((step) => light(right + step, y)),
        contrast((step) => light(x, top + step)),
        contrast((step) => light(x, bottom + step)),
      ];
      return found.filter((one) => one >= 3).length < sides;
    })
    .map((element) => `${element.className}: ${element.getAttribute("aria-label") ?? element.textContent}`);
};

const boxesOf = (page: Page, controls: string): Promise<string> =>
  page
    .locator(controls)
    .evaluateAll((elements) => JSON.stringify(elements.map((element) => element.getBoundingClientRect())));

const withoutEdge = async (page: Page, controls: string, sides = 1): Promise<readonly string[]> => {
  await settle(page);
  // A picture of what is still being laid out shows its controls elsewhere.
  for (;;) {
    const before = await boxesOf(page, controls);
    const png = (await page.screenshot()).toString("base64");
    const faults = await page.evaluate(edgeless, { png, controls, sides });
    if ((await boxesOf(page, controls)) === before) return faults;
  }
};

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const [room, controls] of [
  ["head-hunt", ".attack [role=gridcell], .attack button.key, .attack .pattern-face"],
  ["wisp-board", ".level-keys button, .level-head button"],
  ["zonk-decide", ".tavern-offer, .tavern-actions button, .tray-die"],
  ["thirteen-round", ".slot, .roll, .tray-die"],
] as const)
  test(`everything to press in ${room} is seen in the system's colours`, async ({ page }) => {
    await open(page, screenNamed(room));
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await withoutEdge(page, controls), `${size.width}`).toEqual([]);
    }
  });

/** Higher than any of the pages, so that none of their controls is scrolled away. */
const sheets = [
  { width: 1440, height: 2600 },
  { width: 390, height: 3600 },
];

/** Important rooms, and what has to be there first. */
const important: Readonly<Record<string, string>> = {
  home: "h1",
  settings: "h1",
  learn: ".learn-room[aria-busy=false]",
  "review-head": ".desk",
  "play-zonk": ".front-regular",
  "zonk-customise": ".gold-key",
  "play-head": ".gate-play",
  "head-setup-board": ".head-setup",
  "play-wisp": ".map-node",
  "wisp-chapter": ".level-tile",
  "wisp-workshop": "button:enabled:has-text('Watch solution')",
  "play-thirteen": ".title-slab",
  "thirteen-draft": ".draft",
  "thirteen-shop": ".shop",
};

/** The words of an offer are pressed with the card around them; a place on the map is as large as a finger around it. */
const buttons =
  ":is(main, .bar) :is(button:enabled:not(.offer-words, .map-node), .map-node b, a:is(.button, .slab, .go-on), select)";
const fields = ":is(main, .bar) input:not([type=radio], [type=range])";

for (const [room, ready] of Object.entries(important))
  test(`everything to press in ${room} is seen in the system's colours`, async ({ page }) => {
    await open(page, screenNamed(room));
    await putNewsAway(page);
    await page.locator(ready).first().waitFor();
    for (const size of sheets) {
      await page.setViewportSize(size);
      expect.soft(await withoutEdge(page, `${buttons}, ${fields}`), `${size.width}`).toEqual([]);
    }
  });

test("the wisp's empty cells have lines around them in the system's colours", async ({ page }) => {
  await open(page, screenNamed("wisp-board"));
  for (const size of sizes) {
    await page.setViewportSize(size);
    // What grows in the next row may stand in front of one side.
    expect(await withoutEdge(page, '.spoken-cell[aria-label$=", open ground"]', 3), `${size.width}`).toEqual([]);
  }
});

/** Whether the middle of an element, without its edges, has both light and dark in it. */
const isDrawn = async (page: Page, of: string): Promise<boolean> => {
  await settle(page);
  const box = await page.locator(of).first().boundingBox();
  if (box === null) throw new Error(`there is no ${of}`);
  const clip = {
    x: box.x + box.width / 5,
    y: box.y + box.height / 5,
    width: (box.width * 3) / 5,
    height: (box.height * 3) / 5,
  };
  const png = (await page.screenshot({ clip })).toString("base64");
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const sheet = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    if (sheet === null) throw new Error("there is nothing to draw on");
    sheet.drawImage(picture, 0, 0);
    const { data: pixels } = sheet.getImageData(0, 0, picture.width, picture.height);
    const greens = pixels.filter((_, i) => i % 4 === 1).sort();
    return (greens.at(-1) ?? 0) - (greens[0] ?? 0) > 120;
  }, png);
};

test("steps, creatures and trees of the wisp stand out from the ground in the system's colours", async ({ page }) => {
  await open(page, screenNamed("wisp-board"));
  expect(await isDrawn(page, ".clearing .step")).toBe(true);
  expect(await isDrawn(page, ".clearing")).toBe(true);
});

for (const room of ["zonk-decide", "thirteen-round"])
  test(`the pips of the dice in ${room} are dark on light in the system's colours`, async ({ page }) => {
    await open(page, screenNamed(room));
    expect(await isDrawn(page, ".tray-die")).toBe(true);
  });
