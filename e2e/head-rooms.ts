/** The duel's pages before play, and how to get there. */
import type { Page } from "@playwright/test";
import { pick } from "./pick.ts";
import type { Screen } from "./routes.ts";

export type Opponent = "executioner" | "oracle" | "person";
/** Their places on the new game page: the Executioner, four characters, the Oracle, a person. */
const places: Readonly<Record<Opponent, number>> = { executioner: 0, oracle: 5, person: 6 };

/** From the new game page to hiding words. */
export const beginSetUp = async (page: Page, opponent: Opponent = "executioner"): Promise<void> => {
  await pick(page.locator(".opponents label").nth(places[opponent]));
  await page.locator(".begin button").click();
  await page.waitForURL(/#\/match\//);
  await page.locator(".head-setup").waitFor();
  await page.locator(".match[data-at-rest=true]").waitFor();
};

/** Where words are hidden against an opponent. */
export const openSetUp = async (page: Page, opponent?: Opponent): Promise<void> => {
  await page.goto("/#/play/head/new");
  await beginSetUp(page, opponent);
};

export const choice = (page: Page, name: string) => page.locator("label", { has: page.getByRole("radio", { name }) });

export const ready = (page: Page) => page.getByRole("button", { name: /^Ready/ });

/** A phone shows one step at a time; a desktop shows everything. */
export const step = async (page: Page, number: 1 | 2 | 3): Promise<void> => {
  const key = page.locator(".setup-step").nth(number - 1);
  if (await page.locator(".stepwise").count()) await key.click();
};

const largest = async (page: Page): Promise<void> => {
  const mine = page.locator(".player-half").first();
  await pick(mine.locator(".grid-size label").last());
  await pick(mine.locator(".word-count label").last());
  await beginSetUp(page);
};

/** Checks resize the window, so a desktop may become a phone. */
const spelled = async (page: Page): Promise<void> => {
  await largest(page);
  await step(page, 2);
  await page.locator(".random-keys button").first().click();
};

const hidden = async (page: Page): Promise<void> => {
  await spelled(page);
  if (await page.locator(".stepwise").count()) await page.locator(".setup-step").nth(2).click();
  await page.locator(".random-keys button").last().click();
};

const ownList = async (page: Page): Promise<void> => {
  await pick(page.locator(".opponents label").last());
  await page.locator(".house-rule input").first().check();
  await page.locator(".own-list textarea").fill("Zorro\nxy\nBob\nbob\nC3PO");
};

export const headRooms: readonly Screen[] = [
  { name: "head-new", path: "/play/head/new", scrolls: true, enter: ownList },
  { name: "head-daily", path: "/play/head/daily", scrolls: true },
  { name: "head-rules", path: "/play/head/rules", scrolls: true },
  {
    name: "head-records",
    path: "/play/head/records",
    scrolls: true,
    enter: (page) => page.locator(".records").waitFor(),
  },
  { name: "head-setup", path: "/play/head/new", scrolls: false, enter: beginSetUp },
  { name: "head-setup-words", path: "/play/head/new", scrolls: false, byShape: true, enter: spelled },
  { name: "head-setup-board", path: "/play/head/new", scrolls: false, byShape: true, enter: hidden },
];
