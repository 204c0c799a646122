/** Zonk's pages, and how to play there: shared by the checks, the screenshots and the game's own tests. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { readStory } from "@turnlight/kernel";
import { importBackup } from "./backup.ts";
import type { Screen } from "./routes.ts";
import { openTournamentAfter } from "./zonk-cup.ts";

/** From the table's settings to the table. */
export const sitDown = async (page: Page): Promise<void> => {
  await page.locator("form.setup .gold-key").click();
  await page.waitForURL(/#\/match\//);
  await page.locator(".match[data-at-rest=true] .tavern").waitFor();
};

/** A roll is shown with everything that can be set aside; a single offer is already selected. */
export const offersLie = async (page: Page): Promise<void> => {
  const offers = page.locator(".tavern-offer");
  await offers.first().waitFor();
  if ((await offers.count()) === 1) await expect(offers).toHaveAttribute("aria-pressed", "true");
};

/** The first roll is shown. */
const rollOnce = async (page: Page): Promise<void> => {
  await sitDown(page);
  await page.locator(".tavern-actions button").last().click();
  await offersLie(page);
};

/** Something is selected: set it aside and bank, or roll on. */
const decideOnce = async (page: Page): Promise<void> => {
  await rollOnce(page);
  const last = page.locator(".tavern-offer").last();
  if ((await last.getAttribute("aria-pressed")) === "false") await last.click();
  await page.locator(".tavern-actions button:nth-of-type(2)").waitFor();
};

const drawBracket = async (page: Page): Promise<void> => {
  await page.locator(".bracket-actions button").first().click();
  await page.locator(".bracket-actions button:nth-of-type(2)").waitFor();
  await page.locator(".bracket-match[data-state=ready]").first().waitFor();
};

/** One's own first turn and the opponent's answer are over, and the other tables have played as many turns. */
const returnToBracket = async (page: Page): Promise<void> => {
  await drawBracket(page);
  await page.locator(".bracket-actions button").first().click();
  await page.waitForURL(/#\/match\//);
  await page.locator(".match[data-at-rest=true] .tavern").waitFor();
  await page.locator(".tavern-actions button").last().click();
  await offersLie(page);
  const last = page.locator(".tavern-offer").last();
  if ((await last.getAttribute("aria-pressed")) === "false") await last.click();
  await page.locator(".tavern-actions button:nth-of-type(2)").waitFor();
  await page.locator(".tavern-actions .button").last().click();
  await page.locator(".match[data-at-rest=true] .tavern-actions:not(.two) .button").waitFor();
  await page.goto("/#/play/zonk/tournament");
  await page.locator(".spotlight").waitFor();
};

/** The person has won the final. */
const winTournament = async (page: Page): Promise<void> => {
  await openTournamentAfter(page, 3);
  await page.locator(".outcome").waitFor();
};

/** The solver has shown its advice. */
const judgeTable = async (page: Page): Promise<void> => {
  await page.locator(".own-verdict").waitFor();
};

/** Brought to the last decision of the golden match, which banks and wins. */
export const endZonk = async (page: Page): Promise<void> => {
  const read = readStory(readFileSync(new URL("../games/zonk/golden/parlour.story", import.meta.url), "utf8"));
  if (!read.ok) throw new Error(read.refusal.reason);
  const record = { ...read.value, entries: read.value.entries.slice(0, -1) };
  const sitters = [
    { kind: "person", name: "Ada", colour: 1, avatar: 2 },
    { kind: "bot", bot: "hybrid:easy", name: "Fridolin" },
  ];
  const times = { begun: 1, touched: 1 };
  await importBackup(page, {
    matches: { zonk: { id: "zonk", record, sitters, series: { first: 0, results: [] }, ...times } },
  });
  await page.goto("/#/match/zonk");
  await page.locator(".tavern-actions button").first().waitFor();
  await page.keyboard.press("b");
};

export const zonkRooms: readonly Screen[] = [
  { name: "zonk-customise", path: "/play/zonk/customise", scrolls: true },
  { name: "zonk-roll", path: "/play/zonk/customise", scrolls: false, enter: rollOnce },
  { name: "zonk-decide", path: "/play/zonk/customise", scrolls: false, enter: decideOnce },
  { name: "zonk-tournament-new", path: "/play/zonk/tournament", scrolls: true },
  { name: "zonk-tournament", path: "/play/zonk/tournament", scrolls: true, enter: drawBracket },
  { name: "zonk-tournament-live", path: "/play/zonk/tournament", scrolls: true, enter: returnToBracket },
  { name: "zonk-tournament-over", path: "/settings", scrolls: true, enter: winTournament },
  { name: "zonk-career", path: "/play/zonk/career", scrolls: true },
  { name: "zonk-own-table", path: "/play/zonk/table", scrolls: true, enter: judgeTable },
  { name: "zonk-daily", path: "/play/zonk/daily", scrolls: true },
  { name: "zonk-book", path: "/play/zonk/book", scrolls: true },
];
