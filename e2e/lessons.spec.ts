/** Lessons with given dice or boards: by finger and by key, with the note never over what it asks for. */
import type { Page } from "@playwright/test";
import { plots } from "../web/games/head/learn/script.ts";
import { de } from "../web/games/head/words/learn.de.ts";
import { en } from "../web/games/head/words/learn.en.ts";
import { expect, test } from "./home.ts";
import { languages, speak } from "./themes.ts";

const sizes = [
  [360, 640],
  [740, 360],
  [1440, 900],
  [2560, 1080],
  [390, 844],
] as const;

const note = (page: Page) => page.locator(".tutorial-bubble");
const at = (page: Page, n: number) =>
  expect(page.locator(".tutorial-step")).toHaveText(new RegExp(` ${n} `), { timeout: 15_000 });

/** In every window nothing covers these, least of all the note, and all of it is inside; the last is a phone's. */
const expectFreeHere = async (page: Page, step: string, touched: readonly string[]): Promise<void> => {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const faults = () =>
      page.evaluate((selectors) => {
        const note = document.querySelector(".tutorial-bubble");
        if (note === null) return ["there is no note"];
        const bubble = note.getBoundingClientRect();
        const isInside = ({ left, top, right, bottom }: DOMRect) =>
          left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return [
          ...(isInside(bubble) ? [] : ["the note is outside"]),
          ...selectors.flatMap((selector) => {
            const element = document.querySelector(selector);
            if (element === null) return [`${selector} is missing`];
            const box = element.getBoundingClientRect();
            const onTop = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
            const meets =
              !note.contains(element) &&
              box.left < bubble.right - 1 &&
              bubble.left < box.right - 1 &&
              box.top < bubble.bottom - 1 &&
              bubble.top < box.bottom - 1;
            return [
              ...(meets ? [`the note is over ${selector}`] : []),
              ...(isInside(box) ? [] : [`${selector} is outside`]),
              ...(element.contains(onTop) ? [] : [`${selector} is covered`]),
            ];
          }),
        ];
      }, touched);
    await expect.poll(faults, { message: `${step} at ${width} × ${height}` }).toEqual([]);
  }
};

/** The same in every language. */
const expectFree = async (page: Page, step: string, touched: readonly string[]): Promise<void> => {
  for (const language of languages.toReversed()) {
    await speak(page, language);
    await expectFreeHere(page, `${step} in ${language}`, touched);
  }
};

/** Waits for the step, looks at it in every window, and touches what it asks for. */
const follow = async (page: Page, n: number, touched: string, others: readonly string[] = []): Promise<void> => {
  await at(page, n);
  await expectFree(page, `step ${n}`, [touched, ...others]);
  await page.locator(touched).tap();
};

const next = ".tutorial-actions .button:last-child";

const offer = (take: string): string => `.tavern-offer[data-move="take ${take}"]`;
const [roll, bank] = [".tavern-actions .button:first-of-type", ".tavern-actions .button:last-of-type"];
const tray = ".dice-tray";

test("Zonk’s lesson by finger, in five windows", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/#/play/zonk/lesson");
  await follow(page, 1, roll);
  await follow(page, 2, offer("3 3 3"), [tray]);
  await follow(page, 3, roll);
  await at(page, 4);
  await expect(note(page)).toContainText("Zonk!");
  await expectFree(page, "step 4", [".tavern-scores", next]);
  // The opponent waits for the reader: nothing of its turn is shown, however often the table is tapped.
  await page.locator(tray).tap({ position: { x: 5, y: 5 } });
  await expect(page.locator(".tavern-scores")).not.toContainText("80");
  await note(page).getByRole("button", { name: "Next" }).tap();
  await at(page, 5);
  await expect(page.locator(".tavern-scores")).toContainText("80");
  await follow(page, 5, roll);
  await follow(page, 6, offer("5 5 5"), [tray]);
  await follow(page, 7, roll);
  await follow(page, 8, offer("1 2 3"), [tray]);
  await follow(page, 9, roll);
  await follow(page, 10, offer("2 3 4 5 6"), [tray]);
  await follow(page, 11, bank);
  const over = page.getByRole("dialog", { name: "You win!" });
  await over.getByRole("button", { name: "Play a match" }).tap();
  await page.waitForURL(/#\/match\//);
});

/** Runs in the page: when a zonk dims the table, how high its dark lies, and how high the headline that tells it. */
const darkOfZonk = () =>
  new Promise<{ readonly dark: number; readonly head: number; readonly text: string }>((resolve) => {
    const look = () => {
      const table = document.querySelector('.tavern-table[data-event="zonked"]');
      const headline = table?.querySelector(".tavern-headline");
      const head = headline?.parentElement;
      if (!table || !head || getComputedStyle(table, "::before").opacity !== "1") return;
      resolve({
        dark: Number(getComputedStyle(table, "::before").zIndex),
        head: Number(getComputedStyle(head).zIndex),
        text: headline?.textContent ?? "",
      });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

test("Zonk’s lesson by keys, read aloud", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/play/zonk");
  // The first *Play* of all opens the lesson.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const said = page.locator("[aria-live]").first();
  await at(page, 1);
  await expect(said).toContainText("The first to reach 500 points wins.");
  await page.keyboard.press("r");
  await at(page, 2);
  // Another choice leads nowhere, and the page says so.
  await page.locator(offer("3 3")).click();
  await page.keyboard.press("b");
  await expect(page.getByText("Not yet. First: Choose the three threes.").first()).toBeVisible();
  await page.keyboard.press("a");
  await at(page, 3);
  const inTheDark = page.evaluate(darkOfZonk);
  await page.keyboard.press("r");
  await at(page, 4);
  const { dark, head, text } = await inTheDark;
  expect(text).toContain("Zonk");
  expect(dark).toBeGreaterThan(0);
  expect(head).toBeGreaterThan(dark);
  await expect(note(page).getByRole("button", { name: "Next" })).toBeFocused();
  await page.keyboard.press("Enter");
  for (const [i, key] of ["r", "a", "r", "a", "r", "a"].entries()) {
    await at(page, 5 + i);
    await page.keyboard.press(key);
  }
  await at(page, 11);
  await page.keyboard.press("b");
  await page.getByRole("dialog", { name: "You win!" }).getByRole("button", { name: "Once more" }).click();
  await at(page, 1);
  await page.getByRole("button", { name: "Skip tutorial" }).click();
  // Whoever had the lesson is not sent there again.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/#\/match\//);
});

const theirs = ".hunt-panel.attack";
const key = (letter: string): string => `${theirs} .panel-keys button[aria-label^="${letter}"]`;
const cell = (row: number, column: number): string => `${theirs} [data-row="${row}"][data-column="${column}"]`;
const confirm = ".hunt-action .aiming .button";
const row = `${theirs} .panel-words li:nth-child(2) button`;
const guessIt = `${theirs} .hunt-spelling .button`;
const board = `${theirs} .panel-board`;

const cellNamed = (name: string): string => cell(Number(name.slice(1)) - 1, name.charCodeAt(0) - 65);

/** The boards are in the words' language, so that it is another match in each. */
const headLessons = [
  { language: "en-GB", plot: plots.english, texts: en },
  { language: "de-DE", plot: plots.german, texts: de },
] as const;

for (const { language, plot, texts } of headLessons)
  test(`Don’t Lose Your Head’s lesson by finger, in five windows, in ${language}`, { tag: "@phone" }, async ({
    page,
  }) => {
    await page.goto("/#/play/head/rules");
    await speak(page, language);
    await page.goto("/#/play/head/learn");
    const look = async (n: number, touched: string): Promise<void> => {
      await at(page, n);
      await expectFreeHere(page, `step ${n} in ${language}`, [touched, board]);
    };
    const touch = async (n: number, touched: string): Promise<void> => {
      await look(n, touched);
      await page.locator(touched).tap();
    };
    /** A tap aims; the note then asks for the button that confirms it. */
    const aim = async (n: number, touched: string): Promise<void> => {
      await touch(n, touched);
      await expect(note(page)).toContainText(texts.confirm.title);
      await touch(n, confirm);
    };
    await aim(1, key(plot.letter));
    await at(page, 2);
    await expect(note(page)).toContainText(texts.steps.hit(plot).title);
    // The opponent waits for the reader.
    await expect(page.locator(".condemned:not(.mine)")).toContainText("11 / 18");
    await touch(2, next);
    await at(page, 3);
    await expect(page.locator(".condemned:not(.mine)")).toContainText("12 / 18");
    // Another guess leads nowhere, and the page says so.
    await page.locator(key("Q")).tap();
    await page.locator(confirm).tap();
    await expect(page.getByText(texts.notNow(texts.steps.miss(plot).title)).first()).toBeVisible();
    await aim(3, cellNamed(plot.empty));
    await at(page, 4);
    await expect(note(page)).toContainText(texts.steps.blade().title);
    await expect(page.locator(".condemned.mine")).toContainText("1 / 22");
    await touch(4, next);
    await touch(5, row);
    await touch(6, key(plot.word.missing));
    await expect(note(page)).toContainText(texts.enter.title);
    await touch(6, guessIt);
    await at(page, 7);
    await expect(note(page)).toContainText(texts.steps.solved().title);
    await touch(7, next);
    await aim(8, cellNamed(plot.last));
    const over = page.getByRole("dialog", { name: texts.won.title });
    await over.getByRole("button", { name: texts.toNew }).tap();
    // The lobby's main action starts a duel from here on.
    await page.locator(".gate-lead[data-loaded=true]").waitFor();
    await expect(
      page
        .locator(".gate-lead")
        .getByText(/misses|Fehler/)
        .first(),
    ).toBeVisible();
  });

test("Don’t Lose Your Head’s lesson by keys, read aloud", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/play/head");
  // The first *Play* of all opens the lesson.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const said = page.locator("[aria-live]").first();
  await at(page, 1);
  await expect(said).toContainText("Find their words before they find yours. You guess in turns. Guess the letter N.");
  await page.keyboard.press("n");
  await expect(note(page)).toContainText("Confirm your guess");
  // Enter confirms from anywhere, and presses nothing else, whatever has the focus once the note is gone.
  await note(page).focus();
  await page.keyboard.press("Enter");
  await at(page, 2);
  await expect(page.locator(".hunt-turn")).toHaveText("The apprentice’s turn");
  await expect(page.locator(next)).toBeFocused();
  await page.keyboard.press("Enter");
  await at(page, 3);
  // What a note asks for has the focus.
  await expect(page.locator(cell(1, 5))).toBeFocused();
  await page.keyboard.press("Enter");
  await at(page, 4);
  await page.keyboard.press("Enter");
  await at(page, 5);
  await expect(page.locator(row)).toBeFocused();
  await page.keyboard.press("Enter");
  await at(page, 6);
  await page.keyboard.press("m");
  await expect(note(page)).toContainText("Guess the word");
  await page.keyboard.press("Enter");
  await at(page, 7);
  await page.keyboard.press("Enter");
  await at(page, 8);
  await expect(page.locator(cell(4, 0))).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "You win!" }).getByRole("button", { name: "Once more" }).click();
  await at(page, 1);
  await page.getByRole("button", { name: "Skip tutorial" }).click();
  await expect(page.getByRole("navigation", { name: "More ways to play" })).toBeVisible();
  await page.goto("/#/learn");
  await expect(page.getByRole("link", { name: "Don’t Lose Your Head: Lesson, finished" })).toBeVisible();
  // It does not count in the statistics.
  await page.goto("/#/play/head/records");
  await expect(page.getByText("No duels against the computer yet.")).toBeVisible();
  // It can be played again.
  await page.goto("/#/play/head/rules");
  await page.getByRole("button", { name: "Learn to play" }).click();
  await at(page, 1);
});

const die = (n: number): string => `.tray-die:nth-child(${n} of .tray-die)`;
const box = (category: string): string => `[data-box="${category}"]`;
const [throwKey, scratch, buy, onward] = [
  ".roll",
  ".scratch-place .slab",
  ".offer:first-child .offer-buy .slab",
  ".booth-keys > .slab.green",
];

test("Thirteen Throws’ lesson by finger, in five windows", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/#/play/thirteen");
  await page.getByRole("link", { name: /^LEARN/ }).tap();
  // The roll key covers no box: the last one is as much in sight as the first.
  await at(page, 1);
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  for (const [width, height] of [
    [360, 640],
    [375, 667],
    [1440, 900],
    [size.width, size.height],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const category of ["ones", "chance"])
      await expect(page.locator(box(category)), `${width}×${height}`).toBeInViewport({ ratio: 1 });
  }
  await follow(page, 1, throwKey);
  await follow(page, 2, die(1));
  // A die that is not asked for does not lead on.
  await at(page, 3);
  await page.locator(die(2)).tap();
  await page.locator(throwKey).tap();
  await expect(page.getByText("Not yet. First: Lock the other six.").first()).toBeVisible();
  await page.locator(die(2)).tap();
  await follow(page, 3, die(3));
  await follow(page, 4, throwKey);
  await follow(page, 5, box("sixes"));
  await follow(page, 6, throwKey);
  await follow(page, 7, scratch);
  const zero = page.getByRole("button", { name: "Five of a kind: 0 points" });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(zero, `step 7 at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
  await zero.tap();
  await follow(page, 8, throwKey);
  await follow(page, 9, box("large-straight"));
  await follow(page, 10, buy);
  await follow(page, 11, onward);
  await follow(page, 12, throwKey);
  await follow(page, 13, box("five-of-a-kind"));
  await page.getByRole("dialog", { name: "70 points in one box!" }).getByRole("button", { name: "Start a run" }).tap();
  await page.waitForURL(/#\/match\//);
});

test("Thirteen Throws’ lesson by keys, read aloud", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/play/thirteen/learn");
  const said = page.locator("[aria-live]").first();
  await at(page, 1);
  await expect(said).toContainText("Reach 200 points in thirteen rounds. Three rounds are left. Roll the dice.");
  // What a note asks for has the focus; the game's own keys work, too.
  await expect(page.locator(throwKey)).toBeFocused();
  await page.keyboard.press("Enter");
  await at(page, 2);
  await expect(page.locator(die(1))).toBeFocused();
  await page.keyboard.press("Enter");
  await at(page, 3);
  await expect(page.locator(die(3))).toBeFocused();
  await page.keyboard.press("Enter");
  await at(page, 4);
  await page.keyboard.press("r");
  await at(page, 5);
  await expect(page.locator(box("sixes"))).toBeFocused();
  await page.keyboard.press("Enter");
  await at(page, 6);
  await page.keyboard.press("r");
  await at(page, 7);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Five of a kind: 0 points" }).press("Enter");
  await at(page, 8);
  await page.keyboard.press("r");
  for (const n of [9, 10, 11]) {
    await at(page, n);
    await page
      .locator([box("large-straight"), buy, onward][n - 9] ?? "")
      .and(page.locator(":focus"))
      .waitFor();
    await page.keyboard.press("Enter");
  }
  await at(page, 12);
  await page.keyboard.press("r");
  await at(page, 13);
  await expect(page.locator(box("five-of-a-kind"))).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "70 points in one box!" }).getByRole("button", { name: "Once more" }).click();
  await at(page, 1);
  await page.getByRole("button", { name: "Skip tutorial" }).click();
  await expect(page.getByRole("link", { name: /^LEARN/ })).toBeVisible();
});
