/** Every game is played in every engine: first turns by pointer and by key, a level and a match to their ends. */
import type { Page } from "@playwright/test";
import { duel, openDuel, placed } from "../duels.ts";
import { typeSeed } from "../routes.ts";
import { byKey, enterBoard, linkTo, medley, movesMade, playAll, solution } from "../wisp-rooms.ts";
import { openSeeded } from "./seeded.ts";
import { expect, sizes, test } from "./test.ts";

type Hand = "pointer" | "key";

/** A first turn, until the page shows that it was played. */
type FirstTurn = (page: Page, hand: Hand) => Promise<void>;

const table = { game: "zonk", config: "target=200", bot: "hybrid:normal", seed: "three engines" };
const actions = (page: Page) => page.locator(".tavern-actions .button");
const entries = async (page: Page): Promise<number> =>
  Number(await page.locator(".tavern").getAttribute("data-entries"));

/** One press, and the table has gone on. */
const zonkStep = async (page: Page, act: () => Promise<void>): Promise<void> => {
  await page.locator(".match[data-at-rest=true] .tavern").waitFor();
  const before = await entries(page);
  await act();
  await expect.poll(() => entries(page)).toBeGreaterThan(before);
};

const zonkRoll = (page: Page, hand: Hand) =>
  zonkStep(page, () => (hand === "key" ? page.keyboard.press("r") : actions(page).first().click()));
/** Sets the first offer aside and banks, in one press; a single offer is chosen already. */
const zonkTake = (page: Page, hand: Hand) =>
  zonkStep(page, async () => {
    const offers = page.locator(".tavern-offer");
    const first = offers.first();
    await first.waitFor();
    if ((await offers.count()) > 1) await (hand === "key" ? page.keyboard.press("a") : first.click());
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await (hand === "key" ? page.keyboard.press("b") : actions(page).last().click());
  });
const zonkBank = (page: Page) => zonkStep(page, () => actions(page).last().click());

const firstTurns: Readonly<Record<string, FirstTurn>> = {
  async zonk(page, hand) {
    await openSeeded(page, table);
    await zonkRoll(page, hand);
    await zonkTake(page, hand);
    await expect(page.locator(".tavern-seat").first()).toContainText(/[1-9]/);
  },
  async head(page, hand) {
    await openDuel(page, duel({ moves: placed }));
    const key = page.locator(".attack").getByRole("button", { name: "W, " });
    await key.waitFor();
    if (hand === "key") {
      await page.keyboard.press("w");
      await page.getByRole("button", { name: "Guess the letter W" }).waitFor();
      await page.keyboard.press("Enter");
    } else await key.click();
    await expect(page.locator(".attack").getByRole("button", { name: "W, known" })).toBeVisible();
  },
  async wisp(page, hand) {
    await page.goto(`/#${linkTo(medley, "Medley")}`);
    await enterBoard(page);
    const [first = "N"] = solution(medley);
    if (hand === "key") await byKey(page, first);
    else await page.locator(`[data-direction=${first}]`).click();
    await expect(movesMade(page)).toHaveText("1");
  },
  async thirteen(page, hand) {
    await page.goto("/#/play/thirteen/seed/QUARTZ7");
    await typeSeed(page);
    await page.locator(".draft .slab").first().click();
    await page.locator(".roll").waitFor();
    if (hand === "key") await page.keyboard.press("r");
    else await page.locator(".roll").click();
    await page.locator(".slot:enabled").first().waitFor();
    if (hand === "key") {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    } else await page.locator(".slot:enabled").first().click();
    await expect(page.locator(".hud-left")).toContainText("Round 2/");
  },
  async "dice-race"(page, hand) {
    await openSeeded(page, { game: "dice-race", bot: "holds", seed: "three engines" });
    const roll = page.getByRole("button", { name: "Roll" });
    if (hand === "key") await roll.press("Enter");
    else await roll.click();
    await expect(page.locator(".throwing .die circle").first()).toBeVisible();
  },
  async "hidden-number"(page, hand) {
    await openSeeded(page, { game: "hidden-number", bot: "halving", seed: "three engines" });
    const seven = page.locator(".pick").nth(6);
    if (hand === "key") await seven.press("Enter");
    else await seven.click();
    await expect(page.getByText("Yours: 7")).toBeVisible();
  },
};

for (const size of Object.keys(sizes)) {
  test(`the hall opens, ${size}`, async ({ tab }) => {
    await expect(tab.getByRole("heading", { name: "Turnlight" })).toBeVisible();
    for (const game of ["head", "wisp", "zonk", "thirteen"])
      await expect(tab.locator(`a[href="#/play/${game}"]`).first()).toBeVisible();
  });

  for (const [game, firstTurn] of Object.entries(firstTurns))
    for (const hand of ["pointer", "key"] as const)
      test(`a first turn of ${game} by ${hand}, ${size}`, ({ tab }) => firstTurn(tab, hand));

  test(`a level of the wisp to its end, ${size}`, async ({ tab }) => {
    await tab.goto(`/#${linkTo(medley, "Medley")}`);
    await enterBoard(tab);
    await playAll(tab, solution(medley), byKey);
    await expect(tab.locator(".level-ending")).toBeVisible();
  });

  test(`a short match of Zonk to its end, ${size}`, async ({ tab }) => {
    await openSeeded(tab, table);
    const over = tab.locator("dialog .tavern-ranks");
    const mostTurns = 60;
    for (let turns = 0; turns < mostTurns && (await over.count()) === 0; turns++) {
      const atRest = ".match[data-at-rest=true]";
      const keys = `${atRest} .tavern-actions .button:enabled`;
      await tab.locator(`dialog .tavern-ranks, ${atRest} .tavern-offer, ${keys}`).first().waitFor();
      if ((await over.count()) > 0) break;
      if ((await tab.locator(".tavern-offer").count()) > 0) await zonkTake(tab, "pointer");
      else if ((await actions(tab).count()) > 1) await zonkBank(tab);
      else await zonkRoll(tab, "pointer");
    }
    await expect(over.locator("li")).toHaveCount(2);
  });
}
