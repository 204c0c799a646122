/** The review: the same pages for all games, opened from a link, an ending and a list; saved, practised and shared. */
import type { Page } from "@playwright/test";
import { rules } from "@turnlight/games/thirteen";
import { bring, careless, playUntil, runOf } from "./arcade.ts";
import { duel, inTurn, openDuel, placed, rights, wrongForBirds } from "./duels.ts";
import { expect, test } from "./home.ts";
import { recordLink } from "./records.ts";
import { carelessRace, matches, reviewed } from "./review-rooms.ts";
import { choose, languages, speak } from "./themes.ts";
import { byKey, medley, openLevel, playAll, solution } from "./wisp-rooms.ts";
import { endZonk } from "./zonk-rooms.ts";

/** A move on each game's own board, at the first marked entry of its record. */
const onBoard: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  // A take and what follows it are one choice, which the list names whole.
  zonk: (page) => page.locator(".review-tries button").first().click(),
  wisp: (page) => page.locator(".review-board [data-direction=NE]").click(),
  head: (page) => page.locator(".review-board .panel-keys button:enabled").getByText("E", { exact: true }).click(),
  thirteen: (page) => page.locator(".review-board .roll").click(),
};

/** What the loop "next mark, understand, next" needs, each entirely inside the window. */
const loop = [
  ".desk-board",
  ".verdict",
  ".verdict-head",
  ".verdict-lines",
  ".verdict-why",
  ".curve",
  ".step-next",
  ".step-back",
];
/** What a desk shows besides, and what its headline has where there is room. */
const besides = [".desk-moves", ".desk-split", ".desk-tally", ".desk-seats", ".review-tag"];

/** Runs in the page: walks from mark to mark, and names what lies outside the window, is cut, or scrolls. */
const walkMarks = async ({ loop, besides, isDesk }: Walk): Promise<readonly string[]> => {
  const later = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  const place = () => document.querySelector(".steps-count b")?.textContent;
  const press = async (key: string): Promise<boolean> => {
    const [button, before] = [document.querySelector<HTMLButtonElement>(key), place()];
    button?.click();
    while (button !== null && place() === before) await later();
    return button !== null;
  };
  const cutBy = (selector: string): readonly string[] => {
    const one = document.querySelector(selector);
    if (one === null) return [];
    const [across, along] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
    return Math.max(across, along) > 1 ? [`${selector} is cut by ${across} × ${along}`] : [];
  };
  const isOutside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const faultsHere = (): readonly string[] => {
    const scrolled = document.documentElement.scrollHeight - innerHeight;
    const top = document.querySelector(".desk-top")?.getBoundingClientRect();
    const board = document.querySelector(".desk-board")?.getBoundingClientRect();
    return [
      ...(scrolled > 1 ? [`the page scrolls by ${scrolled}`] : []),
      // Nothing lies below the verdict's own edge, and the result is not cut.
      ...cutBy(".verdict"),
      ...cutBy(".desk-result"),
      ...[...loop, ...besides].flatMap((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        const isShown = box !== undefined && box.height > 0;
        if (!isShown) return loop.includes(selector) && selector !== ".verdict-why" ? [`${selector} is missing`] : [];
        return isOutside(box) ? [`${selector} is outside: ${JSON.stringify(box)}`] : [];
      }),
      // The headline ends before the tools begin.
      ...[...document.querySelectorAll(".desk-top > *")].flatMap((one) =>
        top !== undefined && one.getBoundingClientRect().right > top.right + 1
          ? [`${one.className} is over the tools`]
          : [],
      ),
      ...(isDesk ? [".desk-moves", ".desk-split"] : []).flatMap((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (box === undefined || board === undefined || box.height === 0) return [`${selector} is not on the desk`];
        const isBeside = box.left >= board.right || box.top >= board.bottom;
        return isBeside ? [] : [`${selector} is over the board`];
      }),
    ];
  };
  while (await press(".step-back:enabled"));
  const found: string[] = [];
  do {
    found.push(...faultsHere().map((fault) => `${place()}: ${fault}`));
  } while (await press(".step-next[aria-label]"));
  while (await press(".step-back:enabled"));
  return found;
};

interface Walk {
  readonly loop: readonly string[];
  readonly besides: readonly string[];
  readonly isDesk: boolean;
}

/** Runs in the page: presses a choice, and waits until the board shows it played and then the position again. */
const untilPlayedOut = (choice: SVGElement | HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const drawing = () => document.querySelector(".desk-board")?.innerHTML;
    const still = drawing();
    let isPlaying = false;
    new MutationObserver((_, observer) => {
      if (drawing() !== still) isPlaying = true;
      else if (isPlaying) {
        observer.disconnect();
        resolve();
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    choice.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });

/** A finger across the board, to the left or to the right. */
const swipe = async (page: Page, way: 1 | -1): Promise<void> => {
  const box = await page.locator(".desk-board").boundingBox();
  if (box === null) throw new Error("there is no board");
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const to = { x: x + way * 90, y };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [to] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
};

const windows = [
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1120, height: 800 },
] as const;

test("from mark to mark nothing scrolls, in any game and window, and the marks can be walked by key", {
  tag: "@desk",
}, async ({ page }) => {
  for (const [game, match] of Object.entries(matches)) {
    await page.goto(`/#/review/link/${await match()}`);
    // Until then the previous match is still being reviewed.
    await expect(page.locator(`.desk-board[data-scope=${game}]`)).toBeVisible();
    await reviewed(page);
    // It opens at the first mistake, marked on the board.
    await expect(page.locator(".steps-count")).toContainText(/^1 of \d/);
    await expect(page.locator(".desk-board :is(.judged, .review-took, [data-kept=true])").first()).toBeVisible();
    for (const language of languages.toReversed()) {
      await speak(page, language);
      for (const size of windows) {
        await page.setViewportSize(size);
        const found = await page.evaluate(walkMarks, { loop, besides, isDesk: size.width === 1440 });
        expect.soft(found, `${game} at ${size.width}×${size.height} in ${language}`).toEqual([]);
      }
    }
    await expect(page.locator(".desk-accuracy b")).toHaveText(/^\d+(\.\d)?$/);
    const place = (await page.locator(".verdict-head p").textContent()) ?? "";
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".steps-count")).toContainText(/^2 of \d/);
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(".verdict-head p")).toHaveText(place);
    const slider = page.getByRole("slider", { name: "Moment" });
    await slider.focus();
    await page.keyboard.press("End");
    await expect(slider).toHaveAttribute("aria-valuetext", /of \d+/);
    await page.keyboard.press("Home");
    await page.setViewportSize(windows[2]);
    await page.getByRole("button", { name: "Next mistake" }).click();
    await expect(page.locator(".option.best")).toHaveCount(1);
    // A choice is played out on the board; the mark of what was played is back afterwards.
    await page.locator(".option.best").evaluate(untilPlayedOut);
    await expect(page.locator(".option.best")).toHaveAttribute("aria-pressed", "true");
    // By seat: another one's review has an address of its own.
    if (game === "head") {
      await page.locator(".desk-seats button").nth(1).click();
      await expect(page).toHaveURL(/-1$/);
      await reviewed(page);
      await page.locator(".desk-seats button").nth(0).click();
      await expect(page).toHaveURL(/-0$/);
      await reviewed(page);
    }
    await page.getByRole("button", { name: "Summary and moves" }).click();
    await expect(page.locator(".summary-accuracy")).toContainText("accuracy");
    await expect(page.locator(".summary details")).toContainText("Accuracy is 100 × the average of 0.5^(loss ÷ ");
    expect(await page.locator(".summary-moments li").count()).toBeLessThanOrEqual(3);
    if (game === "head") await expect(page.getByText(/^The Oracle needs [\d.]+ guesses/)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator(".verdict-keys").getByRole("button", { name: "Try it" }).click();
    await onBoard[game]?.(page);
    await expect(page.locator(".review-told")).toContainText(/That’s the best move|costs/);
  }
  await page.goto("/#/review");
  await expect(page.locator(".rows li")).toHaveCount(Object.keys(matches).length);
  await page.getByRole("button", { name: "Open", exact: true }).first().click();
  await reviewed(page);
  await page.getByRole("button", { name: "Summary and moves" }).click();
  await page.getByText("These are my decisions").click();
  await page.goto("/#/review");
  await expect(page.locator(".review-habits li").first()).toContainText("per match");
  // A file of the same match opens the same review.
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open replay file" }).click();
  const buffer = Buffer.from(await carelessRace());
  await (await chosen).setFiles({ name: "race.json", mimeType: "application/json", buffer });
  await expect(page.locator(".desk-board[data-scope=zonk]")).toBeVisible();
  await expect(page).toHaveURL(/#\/review\/[\da-f]{24}-0$/);
  await page.goto("/#/review");
  await expect(page.locator(".rows li")).toHaveCount(Object.keys(matches).length);
});

/** The way to each game's ending, and its buttons. */
const endings: readonly (readonly [keys: string, enter: (page: Page) => Promise<void>])[] = [
  [
    ".level-ending .ending-keys button",
    async (page) => {
      await openLevel(page, medley);
      await playAll(page, solution(medley), byKey);
    },
  ],
  ["dialog:modal .dialog-actions button", endZonk],
  [
    ".duel-keys button",
    async (page) => {
      const misses = [...wrongForBirds, "cell F6", "letter A", "letter U", "letter K"];
      await openDuel(page, duel({ moves: [...placed, ...inTurn(rights.slice(0, -1), misses)] }));
      await page.locator(".attack").getByRole("gridcell", { name: "E3, " }).click();
    },
  ],
  [
    ".throws .ending-keys button",
    async (page) => {
      const run = await playUntil(runOf("BOSS4", "", rules), careless, ({ phase }) => phase.kind === "over");
      await bring(page, { run });
    },
  ],
];

test("the review is the first button of every ending, and in view at once", { tag: "@desk" }, async ({ page }) => {
  await choose(page, "speed", "instant");
  for (const [keys, enter] of endings) {
    await enter(page);
    const first = page.locator(keys).first();
    await expect(first, keys).toHaveText(/^Review/);
    for (const size of windows.slice(0, 3)) {
      await page.setViewportSize(size);
      await expect(first, `${keys} at ${size.width}×${size.height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("a review is kept, can be learned from, shared and played on from", { tag: "@phone" }, async ({ page }) => {
  await page.goto(recordLink("caught"));
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Review match" }).click();
  await reviewed(page);
  await expect(page).toHaveURL(/#\/review\/[\da-f]{24}-0$/);
  await page.reload();
  await reviewed(page);

  // Swiped from mark to mark.
  await swipe(page, -1);
  await expect(page.locator(".steps-count")).toContainText("2 of 2");
  await swipe(page, 1);
  await expect(page.locator(".steps-count")).toContainText("1 of 2");

  await page.getByRole("button", { name: "Summary and moves" }).click();
  await page.getByRole("button", { name: "Learn from your mistakes" }).click();
  await expect(page.getByRole("heading", { name: "Position 1 of 2" })).toBeVisible();
  await page.getByRole("button", { name: "Go up", exact: true }).click();
  await expect(page.locator(".review-told")).toContainText("This costs 2 moves.");
  await page.getByRole("button", { name: "Show solution" }).click();
  await expect(page.locator(".review-told")).toContainText("Best: go up-right.");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Position 2 of 2" })).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.locator(".review-told")).toContainText("Go up-right: ✓ That’s the best move.");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText("All done. Well played!")).toBeVisible();
  await page.getByRole("button", { name: "Back to review" }).click();

  await page.getByRole("button", { name: "Summary and moves" }).click();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.locator(".review-story")).toContainText("Going up cost the win.");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download picture" }).click();
  expect((await saved).suggestedFilename()).toBe("wisp-review.png");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Next mistake" }).click();
  await page.locator(".play-on button").click();
  await expect(page).toHaveURL(/#\/match\/practice-/);
});

test("a finished match is reviewed from its ending, from the list, and with all the others", { tag: "@desk" }, async ({
  page,
}) => {
  await choose(page, "speed", "instant");
  await openLevel(page, medley);
  await playAll(page, solution(medley), byKey);
  await page.getByRole("button", { name: "Review match" }).click();
  await reviewed(page);
  await expect(page.locator(".desk-accuracy b")).toHaveText("100");
  await expect(page.locator(".verdict-why")).toContainText("No mistakes in");
  const address = page.url();

  await page.goto("/#/review");
  await page.getByRole("button", { name: "Delete this review" }).click();
  await expect(page.getByText("1 finished match hasn’t been reviewed yet")).toBeVisible();
  await page.getByRole("button", { name: "Review all" }).click();
  await expect(page.locator(".rows li")).toContainText("Accuracy 100");

  await page.goto("/#/statistics");
  await page.getByRole("button", { name: /^Review match/ }).click();
  await reviewed(page);
  // The same match has the same review, whichever way it was opened.
  await expect(page).toHaveURL(address);
  await page.getByRole("button", { name: "Summary and moves" }).click();
  await expect(page.getByLabel("These are my decisions")).toBeChecked();
});
