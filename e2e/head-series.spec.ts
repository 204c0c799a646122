/** Duels in a series, and what a hunter writes on the board. */
import { backupTime, importBackup } from "./backup.ts";
import { keptOn } from "./device.ts";
import {
  ada,
  ben,
  duel,
  executioner,
  inTurn,
  type Moves,
  openDuel,
  placed,
  rights,
  weak,
  wrongForBeasts,
  wrongForBirds,
} from "./duels.ts";
import { expect, test } from "./home.ts";
import { pick } from "./pick.ts";

test.describe("on a desk, by mouse", { tag: "@desk" }, () => {
  test("a series goes on after a reload: the score on the plates, the loser starts", async ({ page }) => {
    const moves = [...placed, ...inTurn(wrongForBeasts, wrongForBirds)].slice(0, 2 + 2 * 16);
    const last: Moves = [...moves, [0, "cell F6"], [1, "cell F6"]];
    await openDuel(page, duel({ config: "grids=6 best=3", sitters: [ada, weak], moves: last }));
    const score = (mine: boolean) =>
      page.locator(mine ? ".condemned.mine .plate-series b" : ".condemned:not(.mine) .plate-series b");
    await expect(score(false)).toHaveText("0");
    await page.locator(".attack").getByRole("gridcell", { name: "F5, " }).click();
    await expect(page.getByRole("heading", { name: "You lose your head." })).toBeVisible();
    await expect(score(false)).toHaveText("1");
    await expect(page.locator(".series-line")).toHaveText("Best of three: Ada 0, the Executioner 1");
    await expect(page.locator(".series-told li")).toHaveText([
      "Game 1 The Executioner won: Ada reached the miss limit.",
    ]);
    await expect(page.locator(".last-words")).toHaveText("“Nothing personal. Next, please.”");
    await page.getByRole("button", { name: "Next game" }).click();
    await expect(page.locator(".ready-key")).toBeEnabled();
    await page.reload();
    await page.locator(".ready-key").click();
    // Ada lost, so she starts again.
    await expect(page.locator(".hunt-turn")).toHaveText("Your turn");
    await expect(page.locator(".last-guess")).toHaveText(/^No guesses yet/);
    await expect(score(true)).toHaveText("0");
    await expect(score(false)).toHaveText("1");
  });

  test("a series left between two games goes on from the start screen", async ({ page }) => {
    const moves = [...placed, ...inTurn(wrongForBeasts, wrongForBirds)].slice(0, 2 + 2 * 16);
    const last: Moves = [...moves, [0, "cell F6"], [1, "cell F6"]];
    await openDuel(page, duel({ config: "grids=6 best=3", sitters: [ada, weak], moves: last }));
    await page.locator(".attack").getByRole("gridcell", { name: "F5, " }).click();
    await expect(page.getByRole("heading", { name: "You lose your head." })).toBeVisible();
    await page.getByRole("button", { name: "Back to menu" }).click();
    await expect(page.locator(".gate-line")).toHaveText("Best of three");
    await page.getByRole("button", { name: "Continue, 0–1" }).click();
    await page.locator(".ready-key").click();
    await expect(page.locator(".hunt-turn")).toHaveText("Your turn");
    await expect(page.locator(".condemned.mine .plate-series b")).toHaveText("0");
    await expect(page.locator(".condemned:not(.mine) .plate-series b")).toHaveText("1");
    // It goes on by itself now, as any duel that was left.
    await page.goto("/#/play/head");
    await expect(page.getByRole("link", { name: "Continue" })).toBeVisible();
  });

  test("two at one device leave a series before anybody has touched the next game, and it goes on from the start screen", async ({
    page,
  }) => {
    const moves = [...placed, ...inTurn(wrongForBeasts, wrongForBirds)].slice(0, 2 + 2 * 16);
    const last: Moves = [...moves, [0, "cell F6"], [1, "cell F6"]];
    await openDuel(page, duel({ config: "grids=6 best=3", sitters: [ada, ben], moves: last }));
    await page.getByRole("region", { name: "Ben’s board" }).getByRole("gridcell", { name: "F5, " }).click();
    await expect(page.getByRole("heading", { name: "Ben keeps their head!" })).toBeVisible();
    await page.getByRole("button", { name: "Next game" }).click();
    const ownWords = page.getByRole("heading", { name: "Ada, hide your words" });
    await expect(ownWords).toBeVisible();
    const next = page.url();
    await page.goto("/#/play/head");
    await page.reload();
    await expect(page.locator(".gate-line")).toHaveText("Best of three");
    await page.getByRole("link", { name: "Continue, 0–1" }).click();
    await expect(page).toHaveURL(next);
    await expect(ownWords).toBeVisible();
  });

  test("how many games are played is chosen on the start screen, and said there", async ({ page }) => {
    await page.goto("/#/play/head");
    await page.getByRole("button", { name: "Skip the tutorial" }).click();
    const series = page.getByRole("group", { name: "Best of" });
    await pick(series.locator("label", { has: page.getByRole("radio", { name: "3" }) }));
    await expect(page.locator(".gate-line")).toContainText("Best of three");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator(".ready-key").click();
    await expect(page.getByRole("region", { name: "Best of three" })).toBeVisible();
  });

  test("the Executioner speaks of a habit he remembers, before the first guess and when he has lost", async ({
    page,
  }) => {
    const noted = { at: backupTime, words: ["AUK", "BIRD", "RAVEN"], corner: "top-left", onEdge: true, opening: "" };
    const drawers = Object.fromEntries(["one", "two", "three"].map((match) => [`head/memory/${match}`, noted]));
    await importBackup(page, { drawers });
    // Three duels: of edge, corner and word, it is the first one's turn again.
    await openDuel(page, duel({ sitters: [ada, executioner], moves: placed }));
    await expect(page.locator(".last-guess")).toHaveText("“You like the edges. I keep a list.”");
    const won: Moves = [
      ...placed,
      ...inTurn(rights.slice(0, -1), [...wrongForBirds, "cell F6", "letter A", "letter U", "letter K"]),
    ];
    await openDuel(page, duel({ sitters: [ada, executioner], moves: won }));
    await page.locator(".attack").getByRole("gridcell", { name: "E3, " }).click();
    await expect(page.getByRole("heading", { name: "You keep your head!" })).toBeVisible();
    await expect(page.locator(".last-words")).toHaveText("“Fine. But the edge again? I’ll be waiting there.”");
    await page.goto("/#/play/head/records");
    await expect(page.getByText("Longest word along an edge: 3 of 4 duels")).toBeVisible();
  });

  test("pencil marks are made without guessing, and the aid shades what no word can reach", async ({ page }) => {
    const corner: Moves = [
      [0, "cell E6"],
      [1, "letter C"],
      [0, "cell F5"],
      [1, "letter F"],
      [0, "cell E5"],
      [1, "letter G"],
    ];
    await openDuel(page, duel({ config: "grids=6 house=aid", sitters: [ada, ben], moves: [...placed, ...corner] }));
    const board = page.getByRole("region", { name: "Ben’s board" });
    await expect(board.getByRole("gridcell", { name: "F6, not guessed, no word can be here" })).toBeVisible();
    await page.getByRole("button", { name: "Pencil marks" }).click();
    await board.getByRole("gridcell", { name: /^B5, / }).click();
    await board.getByRole("gridcell", { name: "B5, not guessed, marked as likely" }).click();
    await expect(board.getByRole("gridcell", { name: "B5, not guessed, marked as empty" })).toBeVisible();
    await expect.poll(() => keptOn(page)).toContain('"B5":"empty"');
    await page.reload();
    await expect(board.getByRole("gridcell", { name: "B5, not guessed, marked as empty" })).toBeVisible();
  });
});
