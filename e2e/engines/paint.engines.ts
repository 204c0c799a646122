/** What is painted, not only what the DOM says: a changed number changes on screen. */
import type { Page } from "@playwright/test";
import { campaign } from "@turnlight/games/wisp";
import { byKey, movesMade, openLevel, solution } from "../wisp-rooms.ts";
import { expect, test } from "./test.ts";

test.use({ paints: true });

interface Picture {
  readonly png: string;
  readonly of: string;
}

/** Runs in the page: where the screenshot is bright within the first matching element, as rows of characters. */
const brightPlaces = async ({ png, of }: Picture): Promise<string> => {
  const place = document.querySelector(of)?.getBoundingClientRect();
  if (place === undefined) throw new Error(`there is no ${of}`);
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const scale = picture.width / innerWidth;
  const [left, top, width, height] = [place.left, place.top, place.width, place.height].map((one) =>
    Math.round(one * scale),
  ) as [number, number, number, number];
  const sheet = new OffscreenCanvas(width, height).getContext("2d");
  if (sheet === null) throw new Error("there is nothing to draw on");
  sheet.drawImage(picture, -left, -top);
  const { data } = sheet.getImageData(0, 0, width, height);
  const signs = Array.from({ length: width * height }, (_, i) => ((data[4 * i] ?? 0) > 128 ? "#" : "."));
  return Array.from({ length: height }, (_, row) => signs.slice(row * width, (row + 1) * width).join("")).join("\n");
};

/** What is visible of an element: the shapes of its light letters, whatever moves in the dark behind them. */
const seen = async (page: Page, of: string): Promise<string> =>
  page.evaluate(brightPlaces, { png: (await page.screenshot()).toString("base64"), of });

test("the wisp's counters are painted anew with every step", async ({ tab }) => {
  const level = campaign[0]?.levels[0]?.level;
  if (level === undefined) throw new Error("there is no first level");
  await openLevel(tab, level);
  const [left, moves] = [".level-figures > div:nth-child(1) dd", ".level-figures > div:nth-child(2) dd"];
  const none = { left: await seen(tab, left), moves: await seen(tab, moves) };
  expect(none.moves).toContain("#");
  const pictures = new Set([none.moves]);
  const way = solution(level);
  for (const [i, step] of way.entries()) {
    await byKey(tab, step);
    await expect.poll(() => movesMade(tab).textContent()).toBe(`${i + 1}`);
    await expect
      .poll(async () => pictures.has(await seen(tab, moves)), `${i + 1} moves are seen, not ${i}`)
      .toBe(false);
    pictures.add(await seen(tab, moves));
  }
  expect(await seen(tab, left), "none left is seen, not one").not.toBe(none.left);
});
