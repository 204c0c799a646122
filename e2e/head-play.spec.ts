/** Duels through the page: by mouse, touch, keyboard and screen reader, to every kind of end. */
import type { Locator, Page } from "@playwright/test";
import { type HeadMove, head } from "@turnlight/games/head";
import { childSeed, drawOf, Match, readBot, type Seed, seedOf } from "@turnlight/kernel";
import { expectAccessible } from "./checks/axe.ts";
import { settle } from "./checks/settle.ts";
import { setFit } from "./checks/sizes.ts";
import {
  ada,
  ben,
  cellOf,
  cells,
  duel,
  ended,
  inTurn,
  keyOf,
  large,
  letters,
  type Moves,
  openDuel,
  placed,
  rights,
  type Sitter,
  weak,
  wrongForBeasts,
  wrongForBirds,
  yourTurn,
} from "./duels.ts";
import { expect, test } from "./home.ts";

const attack = (page: Page) => page.getByRole("region", { name: "The Executioner’s board" });
/** A right guess with any input method: it shows, and the turn comes back. */
const hits = async (page: Page, guess: () => Promise<void>, shows: () => Promise<void>): Promise<void> => {
  await yourTurn(page);
  await guess();
  await shows();
};
const known = (page: Page, letter: string) => expect(keyOf(page, letter)).toHaveAccessibleName(`${letter}, known`);
const found = (page: Page, cell: string) => expect(cellOf(page, cell)).toHaveAccessibleName(/^\w+, [A-Z]$/);
const missesOf = (page: Page, mine: boolean) =>
  page.locator(mine ? ".condemned.mine .plate-misses" : ".condemned:not(.mine) .plate-misses");

/** A seed with which the bot answers this position with a miss. */
const seedWithMiss = async (moves: Moves, sitter: Sitter): Promise<Seed> => {
  const bot = readBot(head, sitter.kind === "bot" ? sitter.bot : "");
  const config = head.rules.configText.read("grids=6");
  if (!bot.ok || !config.ok) throw new Error("no such bot");
  for (let n = 0; n < 200; n++) {
    const seed = seedOf(`a miss, ${n}`);
    const { match } = Match.begin(head.rules, config.value, { seed });
    for (const [seat, move] of moves) match.play(seat, move);
    const draw = drawOf(childSeed(seed, `bot 1 entry ${match.length}`));
    const view = match.view(1);
    const legal = head.rules.moves(head.rules.imagine(view, 1, draw), 1);
    const { move } = await bot.value.choose({ view, seat: 1, moves: legal, draw, nodes: 10_000 });
    const before = view.hunts[1].misses;
    match.play(1, head.rules.moveText.write(move as HeadMove));
    if (match.view(1).hunts[1].misses > before) return seed;
  }
  throw new Error("no seed brings a miss");
};

test.describe("on a desk, by mouse", { tag: "@desk" }, () => {
  test("a whole duel is won by discovery, and everything is told afterwards", async ({ page }) => {
    await openDuel(page, duel({ sitters: [ada, weak], moves: placed }));
    await hits(
      page,
      () => keyOf(page, "O").click(),
      () => known(page, "O"),
    );
    for (const [row, rest] of [
      [3, "TTER"],
      [2, "WLF"],
      [1, "CAT"],
    ] as const) {
      await yourTurn(page);
      await page.getByRole("button", { name: `Guess word ${row}: ` }).click();
      for (const letter of row === 1 ? "CA" : rest) await page.keyboard.press(letter);
      await page.getByRole("button", { name: "Guess it" }).click();
      // Once solved, there is no button any more.
      await expect(page.getByRole("button", { name: `Guess word ${row}: ` })).toHaveCount(0);
    }
    for (const cell of cells)
      await hits(
        page,
        () => cellOf(page, cell).click(),
        () => (cell === "E3" ? Promise.resolve() : found(page, cell)),
      );
    await ended(page, "You keep your head!");
    await expect(page.getByText("Ada found every letter and every cell.")).toBeVisible();
    await expect(page.locator(".condemned:not(.mine) .guillotine")).toHaveClass(/fallen/);
    await expect(page.getByRole("row", { name: "Hit rate 100%" })).toBeVisible();
    await expect(page.getByText("Head and shoulders")).toBeVisible();
    await expect(page.getByRole("region", { name: "Turning points" }).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByText("1 of 1")).toBeVisible();
    // Nothing covers the guillotines.
    const [stage, result] = await Promise.all([
      page.locator(".gallows").boundingBox(),
      page.locator(".duel-ending").boundingBox(),
    ]);
    expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual(result?.y ?? 0);
    await expectAccessible(page, "after the fall");

    await page.getByRole("button", { name: "Share" }).click();
    const shared = await page.getByRole("textbox", { name: "Text to share" }).inputValue();
    expect(shared).toContain("Ada beat the Executioner");
    for (const word of ["CAT", "WOLF", "OTTER", "AUK", "BIRD", "RAVEN"])
      expect(shared.toUpperCase()).not.toContain(word);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Review my guesses" }).click();
    const strip = page.getByRole("region", { name: "Review" });
    await expect(strip).toContainText(/Accuracy [\d.]+/, { timeout: 30_000 });
    // The figure says how it is calculated.
    await strip.locator("summary").click();
    await expect(strip.getByText(/^Accuracy is 100 × the average of 0\.5\^\(loss ÷ 0\.4 misses\)/)).toBeVisible();

    await page.getByRole("button", { name: "Watch replay" }).click();
    await expect(page).toHaveURL(/#\/replays/);
    await expect(page.locator(".replay .hunt")).toBeVisible();
  });

  test("a duel is lost by the blade; the rematch is begun by the other", async ({ page }) => {
    const moves = [...placed, ...inTurn(wrongForBeasts, wrongForBirds)].slice(0, 2 + 2 * 16);
    const last: Moves = [...moves, [0, "cell F6"], [1, "cell F6"]];
    await openDuel(page, duel({ sitters: [ada, weak], moves: last }));
    await expect(missesOf(page, true)).toHaveText("17 / 18");
    await expect(page.locator(".condemned.mine")).toHaveClass(/danger/);
    await cellOf(page, "F5").click();
    await ended(page, "You lose your head.");
    await expect(page.locator(".condemned.mine .guillotine")).toHaveClass(/fallen/);
    // Words that were never found are shown now.
    await expect(attack(page).getByRole("gridcell", { name: "A2, W, never found" })).toBeVisible();
    await page.getByRole("button", { name: "Rematch" }).click();
    await expect(page.locator(".duel-ending")).toHaveCount(0);
    await page.locator(".random-keys button").first().click();
    await page.locator(".random-keys button").last().click();
    await page.locator(".ready-key").click();
    // Ada began the first duel, so this one is the Executioner's to begin.
    await yourTurn(page);
    await expect(page.locator(".last-guess")).toHaveText(/^The Executioner: /);
  });

  for (const [against, rival] of [
    ["the house", weak],
    ["somebody at the same device", ben],
  ] as const)
    test(`after a rematch against ${against} words are ready to play, and typing renames nobody`, async ({ page }) => {
      const moves = [...placed, ...inTurn(wrongForBeasts, wrongForBirds)].slice(0, 2 + 2 * 16);
      const last: Moves = [...moves, [0, "cell F6"], [1, "cell F6"]];
      await openDuel(page, duel({ sitters: [ada, rival], moves: last }));
      await cellOf(page, "F5").click();
      await page.getByRole("button", { name: "Rematch" }).click();
      await expect(page.getByRole("button", { name: /^Word 1, 3 letters, / })).toBeFocused();
      await expect(page.locator(".ready-key")).toBeEnabled();
      await page.keyboard.press("Backspace");
      await page.keyboard.type("s");
      await expect(page.getByRole("button", { name: /^Word 1, 3 letters, [A-Z]{2}S/ })).toBeVisible();
      await expect(page.getByLabel("Name")).toHaveValue("Ada");
      await expect(page.getByRole("heading", { name: "Ada, hide your words" })).toBeVisible();
    });

  test("the fall takes the whole window and any press ends it; the review is beside the rematch", async ({ page }) => {
    const moves = [
      ...placed,
      ...inTurn(rights.slice(0, -1), [...wrongForBirds, "cell F6", "letter A", "letter U", "letter K"]),
    ];
    await openDuel(page, duel({ moves, instant: false }));
    await cellOf(page, "E3").click();
    const stage = page.locator(".fall-stage.is-down");
    await stage.waitFor();
    const { width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
    expect([width, height]).toEqual(Object.values(page.viewportSize() ?? {}));
    await expect(page.locator(".stage-title")).toHaveText("You keep your head!");
    await page.mouse.click(30, 400);
    await expect(page.locator(".fall-stage")).toHaveCount(0);
    await ended(page, "You keep your head!");
    const ways = page.locator(".duel-keys button");
    await expect(ways.nth(0)).toHaveText("Review");
    await expect(ways.nth(1)).toHaveText("Rematch");
    await ways.nth(0).click();
    await expect(page).toHaveURL(/#\/review/);
  });

  test("the Executioner's blade falls, too", async ({ page }) => {
    const before = [...placed, ...inTurn(rights, wrongForBirds)].slice(0, 2 + 2 * 16);
    const moves: Moves = [...before, [0, "cell E3"], [1, "cell F6"]];
    const seed = await seedWithMiss([...moves, [0, "cell F6"]], weak);
    await openDuel(page, duel({ sitters: [ada, weak], moves, seed }));
    await cellOf(page, "F6").click();
    await ended(page, "You keep your head!");
    await expect(page.getByText("The Executioner reached the miss limit.")).toBeVisible();
  });

  test("what costs nothing is said and keeps the turn; giving up is asked for first", async ({ page }) => {
    await openDuel(page, duel({ moves: [...placed, ...inTurn(["letter E", "cell A1"], ["letter E", "cell A1"])] }));
    await keyOf(page, "E").click();
    await expect(page.getByText("You’ve already guessed E.", { exact: false }).first()).toBeVisible();
    const paint = () => cellOf(page, "A1").evaluate((cell) => getComputedStyle(cell).backgroundColor);
    await page.mouse.move(0, 0);
    const before = await paint();
    await cellOf(page, "A1").click();
    await expect(page.getByText("You’ve already guessed A1.", { exact: false }).first()).toBeVisible();
    // The latest refusal replaces the previous one, and hovering does not change the cell's colour.
    await expect(page.locator(".toast")).toHaveCount(1);
    expect(await paint()).toBe(before);
    await page.getByRole("button", { name: /^Guess word 2: / }).click();
    await page.keyboard.type("ZZZZ");
    await page.keyboard.press("Enter");
    await expect(page.getByText("ZZZZ isn’t in the dictionary.", { exact: false }).first()).toBeAttached();
    await page.getByRole("button", { name: "Cancel" }).click();
    await yourTurn(page);
    await expect(missesOf(page, true)).toHaveText("0 / 18");

    await page.getByRole("button", { name: "Notes and options" }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await ended(page, "You lose your head.");
    await expect(attack(page).getByRole("gridcell", { name: "A2, W, never found" })).toBeVisible();
  });

  test("a duel goes on after a reload exactly where it was", async ({ page }) => {
    await openDuel(page, duel({ moves: placed }));
    await hits(
      page,
      () => keyOf(page, "E").click(),
      () => known(page, "E"),
    );
    await hits(
      page,
      () => cellOf(page, "A1").click(),
      () => expect(cellOf(page, "A1")).toHaveAccessibleName(/a letter/),
    );
    await yourTurn(page);
    const standing = () =>
      page
        .locator(".hunt [role=gridcell], .hunt .key, .plate-misses")
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? one.textContent));
    const before = await standing();
    await page.reload();
    await yourTurn(page);
    expect(await standing()).toEqual(before);
  });
});

test.describe("by keyboard alone", { tag: "@desk" }, () => {
  test("a whole duel, as a screen reader tells it", async ({ page }) => {
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes)
          for (const node of addedNodes)
            if (target instanceof Element && target.closest("[data-live]") !== null) heard.push(node.textContent ?? "");
      }).observe(document, { childList: true, subtree: true });
    });
    await openDuel(page, duel({ sitters: [ada, weak], moves: placed }));
    const heard = () => page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
    await yourTurn(page);
    const names = await page.locator(".hunt").ariaSnapshot();
    for (const name of [
      'region "Your board"',
      'grid "Your board, 6 by 6"',
      'gridcell "A1, A, not found"',
      'region "The Executioner’s board"',
      'gridcell "F6, not guessed"',
      'button "Guess word 3: blank blank blank blank blank"',
      'group "Letters guessed on the Executioner’s board"',
      'button "E, not guessed"',
      "Ada 0 misses, limit 18, safe",
    ])
      expect(names).toContain(name);

    for (const letter of letters)
      await hits(
        page,
        async () => {
          await page.keyboard.press(letter.toLowerCase());
          await expect(page.getByRole("button", { name: `Guess the letter ${letter}` })).toBeVisible();
          await page.keyboard.press("Enter");
        },
        () => known(page, letter),
      );
    await yourTurn(page);
    // Tab moves to the opponent's grid, arrows from cell to cell.
    const onGrid = () => page.evaluate(() => document.activeElement?.closest(".attack [role=grid]") != null);
    for (let steps = 0; steps < 80 && !(await onGrid()); steps++) await page.keyboard.press("Tab");
    const ways = [
      "",
      "Right",
      "Right",
      "Down Left Left",
      "Right",
      "Right",
      "Right",
      "Down Left Left Left",
      "Right",
      "Right",
      "Right",
      "Right",
    ];
    for (const [i, way] of ways.entries()) {
      for (const step of way.split(" ").filter(Boolean)) await page.keyboard.press(`Arrow${step}`);
      await page.keyboard.press("Enter");
      if (i === ways.length - 1) break;
      await found(page, cells[i] ?? "");
      await yourTurn(page);
    }
    await ended(page, "You keep your head!");
    await expect(page.getByRole("heading", { name: "You keep your head!" })).toBeFocused();

    const mine = [
      // Each letter with the words in which it stands.
      "You: C is there. Word 1: C blank blank.",
      "You: A is there. Word 1: C A blank.",
      "You: T is there. Word 1: CAT, solved. Word 3: blank T T blank blank.",
      "You: W is there. Word 2: W blank blank blank.",
      "You: O is there. Word 2: W O blank blank. Word 3: O T T blank blank.",
      "You: L is there. Word 2: W O L blank.",
      "You: F is there. Word 2: WOLF, solved.",
      "You: E is there. Word 3: O T T E blank.",
      "You: R is there. Word 3: OTTER, solved.",
      ...["C", "A", "T", "W", "O", "L", "F", "O", "T", "T", "E", "R"].map(
        (letter, i) => `You: ${cells[i]} is ${letter}.`,
      ),
    ];
    const told = await heard();
    expect(told.filter((line) => line.startsWith("You: "))).toEqual(mine);
    expect(told.filter((line) => line === "Your turn")).toHaveLength(mine.length);
    const theirs = told.filter((line) => line.startsWith("The Executioner: "));
    expect(theirs).toHaveLength(mine.length - 1);
    for (const line of theirs)
      expect(line).toMatch(
        / (is there|has a letter|is [A-Z]|is empty\. One miss|no [A-Z]\. One miss|not [A-Z]+\. Two misses|[A-Z]+ is right!)\.?( Word \d: [^.]+\.| [A-F]\d is [A-Z]\.)*$/,
      );
  });
});

test.describe("on a phone, by finger", { tag: "@phone" }, () => {
  test("two people at one open table: the blade falls for the second", async ({ page }) => {
    const moves = [...placed, ...inTurn(rights, wrongForBirds)].slice(0, 2 + 2 * 16);
    await openDuel(page, duel({ sitters: [ada, ben], moves: [...moves, [0, "cell E3"], [1, "cell F6"]] }));
    const turn = page.locator(".hunt-turn");
    await expect(turn).toHaveText("Ada’s turn");
    // The boards look alike, so each has its name and its owner's colour, and each turn the player's.
    const heading = page.locator(".hunt-panel header");
    const groundOf = () => turn.evaluate((flag) => getComputedStyle(flag).backgroundColor);
    await expect(heading).toHaveText("Ben’s boardAda is guessing here");
    const adas = await groundOf();
    await expect(page.locator(".plate-misses").last()).toHaveText("17 / 18");
    await cellOf(page, "F6").tap();
    await page.getByRole("button", { name: "Guess F6" }).tap();
    await expect(turn).toHaveText("Ben’s turn");
    await expect(heading).toHaveText("Ada’s boardBen is guessing here");
    expect(await groundOf()).not.toBe(adas);
    await expect(page.locator(".last-guess")).toHaveText("Ada: F6 is empty.");
    await cellOf(page, "F5").tap();
    await page.getByRole("button", { name: "Guess F5" }).tap();
    await ended(page, "Ada keeps their head!");
    await expect(page.getByText("Ben reached the miss limit. Ada wins.")).toBeVisible();
    await expect(page.locator(".hunt-earned strong")).toHaveText(["Face to face"]);
    await page.getByRole("button", { name: /Ada.*Board/ }).tap();
    await expect(page.locator(".hunt-panel")).toHaveAccessibleName("Ada’s board");
    await page.getByRole("button", { name: "Rematch" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Result" }).tap();
    await page.getByRole("button", { name: "Rematch" }).tap();
    await expect(page.locator(".head-setup")).toBeVisible();
    // No text field has the focus yet, so the phone's own keyboard stays closed.
    await expect(page.locator(".ready-key")).toBeEnabled();
    await expect(page.locator("input:focus")).toHaveCount(0);
  });

  test("a whole duel by finger: letters, a word and cells, each chosen and then guessed", async ({ page }) => {
    await openDuel(page, duel({ sitters: [ada, weak], moves: placed }));
    const twice = async (target: Locator) => {
      await yourTurn(page);
      await target.tap();
      await target.tap();
    };
    const letter = async (one: string) => {
      await twice(keyOf(page, one));
      await known(page, one);
    };
    for (const one of "CATW") await letter(one);
    await yourTurn(page);
    await page.getByRole("button", { name: "Guess word 2: W blank blank blank" }).tap();
    for (const one of "OLF") await page.getByRole("button", { name: one, exact: true }).tap();
    await page.getByRole("button", { name: "Guess it" }).tap();
    await expect(page.getByRole("button", { name: /^Guess word 2: / })).toHaveCount(0);
    for (const one of "ER") await letter(one);
    for (const [i, cell] of cells.entries()) {
      await twice(cellOf(page, cell));
      if (i < cells.length - 1) await found(page, cell);
    }
    await ended(page, "You keep your head!");
    // The way on is within reach, and the boards one tap away.
    await expect(page.getByRole("button", { name: "Rematch" })).toBeInViewport();
    await page.getByRole("button", { name: /Their board/ }).tap();
    await expect(page.locator(".hunt-panel")).toHaveAccessibleName("The Executioner’s board");
  });

  test("the board that matters comes forward by itself, and the other by hand", async ({ page }) => {
    await openDuel(page, duel({ moves: placed, instant: false }));
    await expect(page.locator(".attack")).toBeVisible();
    await page.getByRole("button", { name: /Defend/ }).tap();
    await expect(page.locator(".defend")).toBeVisible();
    for (const mine of [true, false]) await expect(missesOf(page, mine)).toBeVisible();
    await page.getByRole("button", { name: /Attack/ }).tap();
    await keyOf(page, "Q").tap();
    await page.getByRole("button", { name: "Guess the letter Q" }).tap();
    // These show only briefly, so every frame is checked: one's own result stays while the other thinks, and their board
    // comes with their guess.
    await page.waitForFunction(
      () =>
        document.querySelector(".attack .key.missed")?.checkVisibility() === true &&
        document.querySelector(".hunt-turn")?.textContent.includes("The Executioner is thinking") === true,
    );
    await page.waitForFunction(
      () =>
        document.querySelector(".defend")?.checkVisibility() === true &&
        document.querySelector(".last-guess")?.textContent.startsWith("The Executioner: ") === true,
    );
    await yourTurn(page);
    await expect(page.locator(".attack")).toBeVisible();
  });

  test("one rule for large and small: a tap aims, a second guesses, and one is enough where that is chosen", async ({
    page,
  }) => {
    await openDuel(page, duel({ moves: placed }));
    await expect(page.locator(".last-guess")).toHaveText("Tap a letter or cell to select it, then tap again to guess.");
    await settle(page);
    const top = () => page.locator(".attack [role=grid]").evaluate((grid) => grid.getBoundingClientRect().top);
    const before = await top();
    await cellOf(page, "F6").tap();
    await expect(page.getByRole("button", { name: "Guess F6" })).toBeVisible();
    await keyOf(page, "Q").tap();
    await expect(page.getByRole("button", { name: "Guess the letter Q" })).toBeVisible();
    // Nothing shifts under the finger by as much as a pixel.
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
    await expect(missesOf(page, true)).toHaveText(/^0 /);
    await keyOf(page, "Q").tap();
    await expect(missesOf(page, true)).toHaveText(/^1 /);
    await yourTurn(page);
    await page.getByRole("button", { name: "Notes and options" }).tap();
    await page.getByText("Guess with a single tap").tap();
    await page.getByRole("button", { name: "Keep playing" }).tap();
    await cellOf(page, "F6").tap();
    await expect(missesOf(page, true)).toHaveText(/^2 /);
    await yourTurn(page);
    // A wrong word stays to be read below its row, without a sheet to open.
    await page.getByRole("button", { name: "Guess word 1: blank blank blank" }).tap();
    for (const letter of "COT") await page.getByRole("button", { name: letter, exact: true }).tap();
    await page.getByRole("button", { name: "Guess it" }).tap();
    await expect(page.getByRole("button", { name: "Guess word 1: blank blank blank. Not COT" })).toBeVisible();
    await expect(page.locator(".attack .tried-words s")).toBeVisible();
  });

  test("with twice the text both names, misses and ways to the boards are there to read", async ({ page }) => {
    await openDuel(page, duel({ ...large, instant: false }));
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      await setFit(page, { ...size, text: 200 });
      await expect
        .poll(() =>
          page.locator(".gallows").evaluate((gallows) => {
            const { top, bottom } = gallows.getBoundingClientRect();
            return [...gallows.querySelectorAll(".plate-name > span, .plate-misses, .plate-side")].flatMap((one) => {
              const box = one.getBoundingClientRect();
              const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
              const isWhole = box.top >= top - 1 && box.bottom <= bottom + 1 && (!isCut || one.clientWidth === 0);
              return isWhole ? [] : [one.textContent];
            });
          }),
        )
        .toEqual([]);
    }
  });

  test("twelve by twelve at 360 pixels: cells of 24 pixels, and no tap costs by mistake", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openDuel(page, duel(large));
    const boxes = await page.locator(".attack [role=gridcell]").evaluateAll((all) =>
      all.map((one) => {
        const { width, height, bottom, right } = one.getBoundingClientRect();
        return { width, height, bottom, right };
      }),
    );
    expect(boxes).toHaveLength(144);
    for (const { width, height, bottom, right } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      expect(right).toBeLessThanOrEqual(360);
      expect(bottom).toBeLessThanOrEqual(640);
    }
    await cellOf(page, "L1").tap();
    await cellOf(page, "K1").tap();
    await expect(page.getByRole("button", { name: "Guess K1" })).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).tap();
    await yourTurn(page);
    await expect(missesOf(page, true)).toHaveText("0 / 26");
    await expect(cellOf(page, "K1")).toHaveAccessibleName("K1, not guessed");
    await cellOf(page, "K1").tap();
    await cellOf(page, "K1").tap();
    await expect(missesOf(page, true)).toHaveText("1 / 26");
    await yourTurn(page);
    await cellOf(page, "A1").tap();
    await page.getByRole("button", { name: "Guess A1" }).tap();
    await expect(cellOf(page, "A1")).toHaveAccessibleName("A1, a letter, not known yet");
  });
});
