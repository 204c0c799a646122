/**
 * A third language is one line and one folder: types, borders and completeness hold, and every room and every board has
 * space for it. Its texts are those of English, 40 % longer: what overflows here would overflow in the next language.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { RunningServer } from "@turnlight/server";
import { layoutFaults } from "./checks/layout.ts";
import { settle } from "./checks/settle.ts";
import { runIn } from "./guide.ts";
import { servePage } from "./home.ts";
import { copyWithLanguage, pseudoTag } from "./pseudo-language.ts";
import { open, type Screen, screens } from "./routes.ts";

let folder: string;
let server: RunningServer;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  folder = copyWithLanguage();
  await runIn(folder, "node_modules/vite/bin/vite.js", ["build", "web", "--logLevel", "error"]);
  server = await servePage(join(folder, "web/dist"));
});

test.afterAll(async () => {
  await server?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true });
});

/** One of every kind of room, and every game in play. What a screen's steps look for by its English label is left out. */
const toured =
  /^(?:home|settings|profile|statistics|data|unfinished|how-to-play|developers|replays|achievements|not-found|play-.*|match-.*|replay-zonk|thirteen-(?:round|shop|collection)|zonk-(?:customise|roll|decide)|head-(?:rules|setup-words|setup-board|hunt|result)|wisp-(?:board|won|tale)|online|online-new|review)$/;

/** Texts with several plain words outside the brackets that every text of the language has. Runs in the page. */
const plainTexts = (): readonly string[] => {
  const outside = (text: string): string => {
    let depth = 0;
    return [...text]
      .filter((letter) => {
        if (letter === "⟦") depth += 1;
        const isOutside = depth === 0;
        if (letter === "⟧") depth -= 1;
        return isOutside;
      })
      .join("");
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement?.closest("script, style, noscript, [translate=no], [lang]:not(html)") === null)
      found.push(node.textContent ?? "");
  for (const element of document.body.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(element.getAttribute(name) ?? "");
  return [
    ...new Set(found.map((text) => outside(text).trim()).filter((text) => /[a-z]{2,}[^a-z]+[a-z]{2,}/i.test(text))),
  ];
};

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** What is wrong with a room as it is: words of another language, and what does not fit. */
const faultsOf = async (page: Page, screen: Screen, width: number): Promise<readonly string[]> => [
  ...(await page.evaluate(plainTexts)).map((text) => `${screen.name}, not translated: ${text}`),
  ...(await layoutFaults(page, screen)).map((fault) => `${screen.name}, ${width} wide: ${fault}`),
];

test("every room has space for a longer language, on a desk and on a phone", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce", serviceWorkers: "block" });
  await context.addInitScript((tag) => {
    Object.defineProperty(navigator, "languages", { value: [tag], configurable: true });
  }, pseudoTag);
  const page = await context.newPage();
  const faults: string[] = [];
  for (const screen of screens.filter(({ name }) => toured.test(name))) {
    await page.setViewportSize(desk);
    await open(page, screen);
    await expect(page.locator("html")).toHaveAttribute("lang", pseudoTag);
    faults.push(...(await faultsOf(page, screen, desk.width)));
    await page.setViewportSize(phone);
    if (screen.byShape === true) await open(page, screen);
    await settle(page);
    faults.push(...(await faultsOf(page, screen, phone.width)));
  }
  expect(faults).toEqual([]);
  await context.close();
});

test("the language needs no other file: types and borders hold", async () => {
  await runIn(folder, "node_modules/typescript/bin/tsc", ["-b"]);
  expect(await runIn(folder, "tools/borders.ts", [])).toContain("Every import stays within its borders");
});

test("the language is complete", async () => {
  await runIn(folder, "node_modules/vitest/vitest.mjs", ["run", "web/languages"]);
});
