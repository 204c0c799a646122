/** Before play: hiding words with every input method, the curtain, word lists, dailies, and the first game. */
import type { Page } from "@playwright/test";
import { keptOn } from "./device.ts";
import { beginSetUp, choice, openSetUp, ready, step } from "./head-rooms.ts";
import { expect, test } from "./home.ts";
import { pick } from "./pick.ts";

const cell = (page: Page, name: string) => {
  const row = Number(name.slice(1)) - 1;
  const column = name.charCodeAt(0) - 65;
  return page.locator(`.setup-board [data-row="${row}"][data-column="${column}"]`);
};
const isPhone = (page: Page) => page.locator(".stepwise").count();
/** With the on-screen keyboard. */
const spell = async (page: Page, word: string) => {
  for (const letter of word) await page.locator(".letter-keys .key", { hasText: new RegExp(`^${letter}$`) }).click();
};
const lay = async (page: Page, row: number, from: string, to: string) => {
  await page
    .locator(".chip, .word-row .slots")
    .nth(row - 1)
    .click();
  // A tap is no click: what it touches may change between the finger's coming down and its click.
  for (const end of [from, to]) await ((await isPhone(page)) ? cell(page, end).tap() : cell(page, end).click());
};

/** Each player's limit while words are hidden, and how it is calculated. */
const expectLimits = async (page: Page, limits: readonly (readonly [who: string, limit: number, sum: string])[]) => {
  await expect(page.locator(".limits dt")).toHaveText(limits.map(([who]) => who));
  await expect(page.locator(".limit-count .spoken-only")).toHaveText(limits.map(([, limit]) => String(limit)));
  await expect(page.locator(".limit-sum")).toHaveText(limits.map(([, , sum]) => sum));
};

test("words are spelled and laid by pointer, and Ready says what is missing until nothing is", async ({ page }) => {
  await openSetUp(page);
  await expect(page.getByRole("heading", { name: "Player, hide your words" })).toBeVisible();
  await step(page, 2);
  await spell(page, "CA");
  await expect(page.getByRole("list", { name: "Suggestions" }).getByRole("button")).toHaveCount(5);
  await page.getByRole("button", { name: "CAB", exact: true }).click();
  await expect(page.getByRole("list", { name: "Suggestions" }).getByRole("button")).toHaveCount(0);
  await spell(page, "BIRDRAVEN");
  await expect(page.getByRole("button", { name: /Word 3, 5 letters, RAVEN/ })).toBeVisible();
  await step(page, 3);
  await expect(ready(page)).toBeDisabled();
  await expect(page.locator(".lacking, .ready-words small")).toHaveText("To do: place words 1, 2 and 3.");
  await lay(page, 1, "C3", "A1");
  await expect(cell(page, "A1")).toHaveAccessibleName("A1, B of word 1");
  // A word may cross another where the letters agree, and nowhere else.
  await lay(page, 2, "A2", "D2");
  await expect(page.locator(".guide")).toHaveText("Another word has a different letter there.");
  await expect(page.locator(".lacking, .ready-words small")).toHaveText("To do: place words 2 and 3.");
  await cell(page, "A2").click();
  await cell(page, "A4").click();
  await cell(page, "D4").click();
  await lay(page, 3, "A6", "E6");
  await expect(ready(page)).toBeEnabled();
  // Half on its way to another place, a word is not ready in its old one.
  await cell(page, "A5").click();
  await expect(ready(page)).toBeDisabled();
  await expect(page.locator(".lacking, .ready-words small")).toHaveText("Now tap where RAVEN ends.");
  await cell(page, "E5").click();
  await expect(ready(page)).toBeEnabled();
  await ready(page).click();
  await expect(page.locator(".hunt")).toBeVisible();
  await expect(page.locator(".head-setup")).toHaveCount(0);
});

test("all of it works by keyboard alone", { tag: "@desk" }, async ({ page }) => {
  await openSetUp(page);
  if (await isPhone(page)) {
    await page.locator(".setup-step").nth(1).focus();
    await page.keyboard.press("Enter");
    await page.locator(".letter-keys").waitFor();
  }
  await page.keyboard.type("cat");
  await page.keyboard.type("bir");
  await page.locator(".head-setup").evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /Word 2, 4 letters, BIR/ })).toBeVisible();
  await page.keyboard.type("raven");
  if (await isPhone(page)) {
    await page.locator(".setup-step").nth(2).focus();
    await page.keyboard.press("Enter");
  }
  const to = async (from: string, ...keys: readonly string[]) => {
    await cell(page, from).focus();
    await page.keyboard.press("Enter");
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
  };
  await page.keyboard.press("1");
  await to("A1", "ArrowRight");
  await page.keyboard.press("2");
  await to("A2", "ArrowRight");
  await page.keyboard.press("3");
  // Undone by Escape, then placed with the compass.
  await cell(page, "A5").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "to the right" }).focus();
  await page.keyboard.press(" ");
  await cell(page, "A5").focus();
  await page.keyboard.press("Enter");
  await ready(page).focus();
  await expect(ready(page)).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(page.locator(".hunt")).toBeVisible();
});

test("a word is drawn in one stroke, taken elsewhere, and cleared", async ({ page }) => {
  await openSetUp(page);
  await step(page, 2);
  await spell(page, "CAT");
  await step(page, 3);
  const stroke = async (from: string, to: string) => {
    const [one, two] = [await cell(page, from).boundingBox(), await cell(page, to).boundingBox()];
    if (one === null || two === null) throw new Error("no board");
    await page.mouse.move(one.x + one.width / 2, one.y + one.height / 2);
    await page.mouse.down();
    await page.mouse.move((one.x + two.x + one.width) / 2, (one.y + two.y + one.height) / 2, { steps: 3 });
    await page.mouse.move(two.x + two.width / 2, two.y + two.height / 2, { steps: 3 });
    await page.mouse.up();
  };
  await stroke("B2", "D2");
  await expect(cell(page, "D2")).toHaveAccessibleName("D2, T of word 1");
  await stroke("C2", "C5");
  await expect(cell(page, "C5")).toHaveAccessibleName("C5, A of word 1");
  await expect(cell(page, "C2")).toHaveAccessibleName("C2");
  await step(page, 2);
  await page.getByRole("button", { name: "Clear word 1" }).click();
  await expect(page.getByRole("button", { name: /Word 1, 3 letters, empty/ })).toBeVisible();
});

test("a word that is none is refused with a reason, and costs nothing", { tag: "@desk" }, async ({ page }) => {
  await openSetUp(page);
  await step(page, 2);
  await spell(page, "XQZ");
  await expect(page.locator(".guide")).toHaveText("That word isn’t in the dictionary. Try another one.");
  await expect(page.getByRole("button", { name: /Word 1, 3 letters, XQZ, not allowed/ })).toBeVisible();
  await spell(page, "AB");
  await expect(page.getByRole("button", { name: /Word 2, 4 letters, empty/ })).toBeVisible();
});

test("the table is chosen in one place, and the limit is told with how it comes about", { tag: "@desk" }, async ({
  page,
}) => {
  await page.goto("/#/play/head/new");
  const told = page.getByText(/^Your blade falls/);
  const theirs = "the Executioner’s";
  await expect(told).toHaveText(
    `Your blade falls at 27 misses: 15 + 3 for ${theirs} 6 × 6 board + 0 for 3 words + 9 for Easy.`,
  );
  await pick(choice(page, "Standard"));
  await expect(told).toHaveText(
    `Your blade falls at 27 misses: 15 + 6 for ${theirs} 8 × 8 board + 0 for 3 words + 6 for Normal.`,
  );
  await pick(choice(page, "Classic"));
  await expect(told).toHaveText(
    `Your blade falls at 21 misses: 15 + 6 for ${theirs} 8 × 8 board + 0 for 3 words + 0 for Normal.`,
  );
  await pick(choice(page, "Expert"));
  await expect(told).toHaveText(
    `Your blade falls at 24 misses: 15 + 13 for ${theirs} 12 × 12 board + 0 for 3 words − 4 for Hard.`,
  );
  await pick(choice(page, "Quick"));
  await beginSetUp(page);
  await expectLimits(page, [
    ["You", 27, `15 + 3 for ${theirs} 6 × 6 board + 0 for 3 words + 9 for Easy`],
    ["The Executioner", 24, "15 + 3 for your 6 × 6 board + 0 for 3 words + 6 for Normal"],
  ]);
  await expect(page.getByText("House rules: Mercy, Bonus turn and Words show their direction.")).toBeVisible();
});

/** One player's choices on the new game page. */
const half = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const chooseFor = async (page: Page, name: string, ...options: readonly string[]) => {
  for (const option of options)
    await pick(half(page, name).locator("label", { has: page.getByRole("radio", { name: option, exact: true }) }));
};

test("two at one device each have their own board and difficulty, and both see both limits", async ({ page }) => {
  await page.goto("/#/play/head/new");
  await pick(page.locator(".opponents label").last());
  await page.getByLabel("Name of player 2").fill("Bea");
  await pick(choice(page, "Classic"));
  await chooseFor(page, "Player", "6 by 6", "4 words");
  await chooseFor(page, "Bea", "12 by 12", "3 words", "Hard");
  // A preset sets both boards: this matches none.
  await expect(page.locator(".preset input:checked")).toHaveCount(0);
  const mine = "15 + 13 for Bea’s 12 × 12 board + 0 for 3 words + 0 for Normal";
  const theirs = "15 + 3 for Player’s 6 × 6 board − 2 for 4 words − 4 for Hard";
  await expect(half(page, "Player")).toContainText(`Player’s blade falls at 28 misses: ${mine}.`);
  await expect(half(page, "Bea")).toContainText(`Bea’s blade falls at 12 misses: ${theirs}.`);

  await beginSetUp(page, "person");
  const hide = async (size: number, words: number): Promise<void> => {
    await step(page, 2);
    await expect(page.locator(".word-row")).toHaveCount(words);
    await page.getByRole("button", { name: "Pick random words" }).click();
    await step(page, 3);
    await expect(page.locator(".setup-board")).toHaveAttribute("data-size", String(size));
    await page.getByRole("button", { name: "Place at random" }).click();
    await ready(page).click();
  };
  await expectLimits(page, [
    ["You", 28, mine],
    ["Bea", 12, "15 + 3 for your 6 × 6 board − 2 for 4 words − 4 for Hard"],
  ]);
  await hide(6, 4);
  await page.getByRole("button", { name: /Bea/ }).click();
  await expect(page.getByRole("heading", { name: "Bea, hide your words" })).toBeVisible();
  await expectLimits(page, [
    ["You", 12, theirs],
    ["Player", 28, "15 + 13 for your 12 × 12 board + 0 for 3 words + 0 for Normal"],
  ]);
  await hide(12, 3);
  await expect(page.locator(".plate-misses")).toHaveText(["0 / 28", "0 / 12"]);
  for (const [name, cells] of [
    ["Player", 36],
    ["Bea", 144],
  ] as const) {
    // A phone shows one board at a time.
    const way = page.getByRole("button", { name: new RegExp(`${name}.*Board`) });
    if (await way.count()) await way.click();
    await expect(page.getByRole("region", { name: `${name}’s board` }).getByRole("gridcell")).toHaveCount(cells);
  }

  // The previous choices are preselected, and a preset sets both halves.
  await page.goto("/#/play/head/new");
  const chosen = (name: string) => half(page, name).locator("input:checked + .option-face");
  await expect(chosen("Player")).toHaveText(["Normal", "6", "4 words"]);
  await expect(chosen("Bea")).toHaveText(["", "Hard", "12", "3 words"]);
  await pick(choice(page, "Quick"));
  await expect(chosen("Player")).toHaveText(["Easy", "6", "3 words"]);
  await expect(chosen("Bea")).toHaveText(["", "Easy", "6", "3 words"]);
});

test("half-hidden words are there again after a reload", { tag: "@desk" }, async ({ page }) => {
  await openSetUp(page);
  await page.getByLabel("Name").fill("Ada");
  await step(page, 2);
  await spell(page, "CATBIR");
  await step(page, 3);
  await lay(page, 1, "A1", "C1");
  // The table has followed the change, and it is saved.
  for (const kept of [/"kind":"set-anew"[^\]]*"name":"Ada"/, /"letters":"CAT","lie":\{"at":"A1"/, /"letters":"BIR"/])
    await expect.poll(() => keptOn(page)).toMatch(kept);
  await page.reload();
  await page.locator(".head-setup").waitFor();
  await expect(page.getByRole("heading", { name: "Ada, hide your words" })).toBeVisible();
  await step(page, 3);
  await expect(cell(page, "C1")).toHaveAccessibleName("C1, T of word 1");
  await step(page, 2);
  await expect(page.getByRole("button", { name: /Word 2, 4 letters, BIR/ })).toBeVisible();
});

test("two at one device: the curtain falls, and nothing of the first stays in the page", { tag: "@phone" }, async ({
  page,
}) => {
  const told: string[] = [];
  await page.exposeFunction("hearMessage", (text: string) => told.push(text));
  await page.addInitScript(() => {
    const Real = Worker;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }) =>
          (window as unknown as { hearMessage(text: string): void }).hearMessage(JSON.stringify(data)),
        );
      }
    };
  });
  await openSetUp(page, "person");
  await step(page, 2);
  await spell(page, "CATBIRDRAVEN");
  await step(page, 3);
  await lay(page, 1, "A1", "C1");
  await lay(page, 2, "A2", "D2");
  await lay(page, 3, "A3", "E3");
  told.length = 0;
  await ready(page).click();
  const take = page.getByRole("button", { name: /Guest/ });
  await expect(take).toBeVisible();
  const atCurtain = told.length;
  await take.click();
  await expect(page.getByRole("heading", { name: "Guest, hide your words" })).toBeVisible();
  await page.getByLabel("Name").fill("Bea");
  await expect(page.getByRole("heading", { name: "Bea, hide your words" })).toBeVisible();
  const secrets = /CAT|BIRD|RAVEN/;
  expect(told.slice(atCurtain).join("\n")).not.toMatch(secrets);
  expect(await page.content()).not.toMatch(secrets);
  const kept = await page.evaluate(async () => {
    const [{ name = "" } = {}] = await indexedDB.databases();
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
    });
    const drawers = opened.transaction("drawers").objectStore("drawers").getAll();
    return new Promise<string>((resolve) => {
      drawers.onsuccess = () => resolve(JSON.stringify(drawers.result));
    });
  });
  expect(kept).not.toMatch(secrets);
  await step(page, 2);
  await page.locator(".random-keys button").first().click();
  await step(page, 3);
  await page.locator(".random-keys button").last().click();
  await ready(page).click();
  await expect(page.locator(".hunt")).toBeVisible();
  expect(await page.content()).not.toMatch(secrets);
});

test("a board of twelve fits a phone on its side: nothing scrolls or overlaps, and a finger can hit every cell", {
  tag: "@desk",
}, async ({ page }) => {
  await page.goto("/#/play/head/new");
  const mine = page.locator(".player-half").first();
  await pick(mine.locator(".grid-size label").last());
  await pick(mine.locator(".word-count label").last());
  await beginSetUp(page);
  for (const [width, height] of [
    [740, 360],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const number of [1, 2, 3] as const) {
      await page
        .locator(".setup-step")
        .nth(number - 1)
        .dispatchEvent("click");
      await expect(page.locator(`.stepwise.at-${["you", "words", "board"][number - 1]}`)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    }
    const last = await cell(page, "L12").boundingBox();
    const beside = await page.locator(".step.board > .chips").boundingBox();
    if (last === null || beside === null) throw new Error("the board or the words beside it are gone");
    expect(Math.min(last.width, last.height)).toBeGreaterThanOrEqual(24);
    expect(last.y + last.height).toBeLessThanOrEqual(height);
    expect(last.x + last.width).toBeLessThanOrEqual(beside.x);
  }
  // The same while guessing: every row of the board is in sight.
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ["Pick random words", "Place at random"]) await page.getByRole("button", { name }).click();
  await ready(page).click();
  await page.locator(".hunt").waitFor();
  await page.setViewportSize({ width: 740, height: 360 });
  await page.getByRole("button", { name: /Defend/ }).click();
  const row = page.locator(".defend").getByRole("gridcell", { name: /^L12, / });
  await expect
    .poll(async () => {
      const { width = 0, height = 0, y = 999 } = (await row.boundingBox()) ?? {};
      return Math.min(width, height) >= 24 && y + height <= 360;
    })
    .toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
});

test("a word that is not in the dictionary is asked for without being told, and hidden once it is allowed", {
  tag: "@desk",
}, async ({ page }) => {
  await openSetUp(page, "person");
  await spell(page, "XQZ");
  await expect(page.locator(".word-row").first()).toHaveClass(/bad/);
  await page.getByRole("button", { name: "Ask Guest to allow it" }).click();
  const asked = page.getByRole("alertdialog", { name: "Guest, do you allow it?" });
  await expect(asked).toContainText("a word of 3 letters");
  expect(await page.content()).not.toContain("XQZ");
  await asked.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Guest, hide your words" })).toBeVisible();
  for (const name of ["Pick random words", "Place at random"]) await page.getByRole("button", { name }).click();
  await ready(page).click();
  await page.getByRole("button", { name: /Player/ }).click();
  const row = page.locator(".word-row").first();
  await expect(row).toContainText("XQZ");
  await expect(row).not.toHaveClass(/bad/);
});

test("a list of one's own is read line by line", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/play/head/new");
  await page.getByRole("checkbox", { name: "Add my own words" }).check();
  const begin = page.getByRole("button", { name: "Start duel" });
  await expect(begin).toBeDisabled();
  await page.getByLabel(/Your words, one per line/).fill("Zorro\nxy\nBobo\nbobo\nC3PO\nTux");
  await expect(page.getByText("3 words added.")).toBeVisible();
  await expect(page.getByText("Line 2: “xy” has 2 letters. Words need 3 to 6.")).toBeVisible();
  await expect(page.getByText("Line 4: “bobo” is already in the list.")).toBeVisible();
  await expect(page.getByText(/Line 5: “C3PO” contains something other/)).toBeVisible();
  await beginSetUp(page);
  await step(page, 2);
  await spell(page, "TUXBOBOZORRO");
  await expect(page.getByRole("button", { name: /Word 3, 5 letters, ZORRO, not placed yet/ })).toBeVisible();
});

test("the duel of the day has the same board for everybody, and its table cannot be changed", { tag: "@desk" }, async ({
  page,
}) => {
  await page.goto("/#/play/head/daily");
  await page.getByRole("button", { name: "Play today’s duel" }).click();
  await page.locator(".head-setup").waitFor();
  await expect(page.getByText("Today’s settings are the same for everyone.")).toBeVisible();
  await expect(page.locator(".grid-size")).toHaveCount(0);
});

test("a day's result is kept, and shared without a word of it", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/#/play/head/daily");
  await page.getByRole("button", { name: "Play today’s duel" }).click();
  await page.locator(".head-setup").waitFor();
  await step(page, 2);
  await page.locator(".random-keys button").first().click();
  await step(page, 3);
  await page.locator(".random-keys button").last().click();
  await ready(page).click();
  await page.locator(".hunt").waitFor();
  await page.getByRole("button", { name: "Notes and options" }).click();
  await page.getByRole("button", { name: /Resign|Give up/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).last().click();
  await expect(page.locator(".hunt.over")).toBeVisible({ timeout: 20_000 });
  await page.goto("/#/play/head/daily");
  await expect(page.getByText("Lost your head after 0 turns")).toBeVisible();
  await page.getByRole("button", { name: "Share result" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue(
    /Don’t Lose Your Head, .*\nLost my head in 0 turns/,
  );
});
