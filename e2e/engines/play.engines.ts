/** Every game in every engine: turns by pointer and by key at both sizes, a level and a match to their ends. */
import type { Page } from "@playwright/test";
import { duel, openDuel, placed } from "../duels.ts";
import { typeSeed } from "../routes.ts";
import { byKey, enterBoard, linkTo, medley, movesMade, solution } from "../wisp-rooms.ts";
import { openSeeded } from "./seeded.ts";
import { expect, sizes, test } from "./test.ts";

type Hand = "pointer" | "key";
type Size = keyof typeof sizes;

const ways: readonly (readonly [Size, Hand])[] = [
  ["desk", "pointer"],
  ["desk", "key"],
  ["phone", "pointer"],
  ["phone", "key"],
];

/** One match goes through all of them, turn after turn: a page for each would take longer than the turns. */
const inEveryWay = async (page: Page, turn: (hand: Hand, nth: number) => Promise<void>): Promise<void> => {
  for (const [nth, [size, hand]] of ways.entries()) {
    await page.setViewportSize(sizes[size]);
    await turn(hand, nth);
  }
};

const atRest = ".match[data-at-rest=true]";

test("the hall opens", async ({ tab }) => {
  for (const size of Object.values(sizes)) {
    await tab.setViewportSize(size);
    await expect(tab.getByRole("heading", { name: "Turnlight" })).toBeVisible();
    for (const game of ["head", "wisp", "zonk", "thirteen"])
      await expect(tab.locator(`a[href="#/play/${game}"]`).first()).toBeVisible();
  }
});

test("turns of Don't Lose Your Head", async ({ tab }) => {
  await openDuel(tab, duel({ moves: placed }));
  await inEveryWay(tab, async (hand, nth) => {
    const letter = "WOLF".charAt(nth);
    const key = tab.locator(`${atRest} .attack`).getByRole("button", { name: `${letter}, ` });
    await key.waitFor();
    if (hand === "key") {
      await tab.keyboard.press(letter.toLowerCase());
      await tab.getByRole("button", { name: `Guess the letter ${letter}` }).waitFor();
      await tab.keyboard.press("Enter");
    } else await key.click();
    await expect(tab.locator(".attack").getByRole("button", { name: `${letter}, known` })).toBeVisible();
  });
});

test("rounds of Thirteen Throws", async ({ tab }) => {
  await tab.goto("/#/play/thirteen/seed/QUARTZ7");
  await typeSeed(tab);
  await tab.locator(".draft .slab").first().click();
  await inEveryWay(tab, async (hand, nth) => {
    const roll = tab.locator(`${atRest} .roll:enabled`);
    await roll.waitFor();
    if (hand === "key") await tab.keyboard.press("r");
    else await roll.click();
    const box = tab.locator(`${atRest} .slot:enabled`).first();
    await box.waitFor();
    if (hand === "key") {
      await tab.keyboard.press("ArrowDown");
      await tab.keyboard.press("Enter");
    } else await box.click();
    await expect(tab.locator(".hud-left")).toContainText(`Round ${nth + 2}/`);
  });
});

test("rolls of the dice race", async ({ tab }) => {
  await openSeeded(tab, { game: "dice-race", bot: "holds", seed: "three engines" });
  const race = tab.locator(`${atRest} .race`);
  const shown = () => race.evaluate((element) => element.innerHTML);
  await inEveryWay(tab, async (hand) => {
    const roll = race.getByRole("button", { name: "Roll" });
    await expect(roll).toBeEnabled();
    const before = await shown();
    if (hand === "key") await roll.press("Enter");
    else await roll.click();
    await expect.poll(shown).not.toBe(before);
    await expect(tab.locator(".throwing .die circle").first()).toBeVisible();
  });
});

test("a number is hidden, and others are guessed", async ({ tab }) => {
  await openSeeded(tab, { game: "hidden-number", bot: "halving", seed: "three engines" });
  await inEveryWay(tab, async (hand, nth) => {
    const pick = tab.locator(`${atRest} .pick`).nth(nth);
    if (hand === "key") await pick.press("Enter");
    else await pick.click();
    if (nth === 0) await expect(tab.getByText("Your number: 1")).toBeVisible();
    else await expect(tab.locator(".pick").nth(nth)).toHaveAttribute("aria-label", `${nth + 1}, higher`);
  });
});

test("a level of the wisp to its end", async ({ tab }) => {
  const moves = solution(medley);
  await tab.goto(`/#${linkTo(medley, "Medley")}`);
  await enterBoard(tab);
  const play = async (nth: number, hand: Hand): Promise<void> => {
    const move = moves[nth] ?? "N";
    if (hand === "key") await byKey(tab, move);
    else await tab.locator(`[data-direction=${move}]`).click();
    await expect(movesMade(tab)).toHaveText(`${nth + 1}`);
    await expect(tab.locator(".clearing.busy")).toHaveCount(0);
  };
  await inEveryWay(tab, (hand, nth) => play(nth, hand));
  for (let nth = ways.length; nth < moves.length; nth++) await play(nth, "key");
  for (const size of Object.values(sizes)) {
    await tab.setViewportSize(size);
    await expect(tab.locator(".level-ending")).toBeVisible();
  }
});

const actions = (page: Page) => page.locator(".tavern-actions .button");
const entries = async (page: Page): Promise<number> =>
  Number(await page.locator(".tavern").getAttribute("data-entries"));

/** One press, after which the table has moved on. */
const zonkStep = async (page: Page, act: () => Promise<void>): Promise<void> => {
  await page.locator(`${atRest} .tavern`).waitFor();
  const before = await entries(page);
  await act();
  await expect.poll(() => entries(page)).toBeGreaterThan(before);
};

const zonkRoll = (page: Page, hand: Hand) =>
  zonkStep(page, () => (hand === "key" ? page.keyboard.press("r") : actions(page).first().click()));
/** Sets the first offer aside and banks, in one press; a single offer is already selected. */
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

test("a short match of Zonk to its end", async ({ tab }) => {
  await openSeeded(tab, { game: "zonk", config: "target=1500", bot: "hybrid:normal", seed: "three engines" });
  const over = tab.locator("dialog .tavern-ranks");
  const done = new Set<string>();
  /** Rolls and takes with both input methods, first at desktop size, then at phone size. */
  const next = async (act: (page: Page, hand: Hand) => Promise<void>): Promise<void> => {
    const size: Size = done.size < ways.length ? "desk" : "phone";
    const hand: Hand = done.has(`${act.name} by pointer, ${size}`) ? "key" : "pointer";
    await tab.setViewportSize(sizes[size]);
    await act(tab, hand);
    done.add(`${act.name} by ${hand}, ${size}`);
  };
  const mostTurns = 60;
  for (let turns = 0; turns < mostTurns && (await over.count()) === 0; turns++) {
    const keys = `${atRest} .tavern-actions .button:enabled`;
    await tab.locator(`dialog .tavern-ranks, ${atRest} .tavern-offer, ${keys}`).first().waitFor();
    if ((await over.count()) > 0) break;
    if ((await tab.locator(".tavern-offer").count()) > 0) await next(zonkTake);
    else if ((await actions(tab).count()) > 1) await zonkBank(tab);
    else await next(zonkRoll);
  }
  for (const size of Object.values(sizes)) {
    await tab.setViewportSize(size);
    await expect(over.locator("li")).toHaveCount(2);
  }
  expect([...done], "rolls and takes").toHaveLength(2 * ways.length);
});
