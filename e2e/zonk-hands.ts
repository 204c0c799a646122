/** How Zonk's tests play: what can be done at the table, and by pointer, finger or keyboard. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./home.ts";
import { pickValue } from "./pick.ts";

/** Playback is instant, so that a whole match takes seconds. */
export const hurry = async (page: Page, speed = "instant"): Promise<void> => {
  await page.goto("/#/settings");
  await pickValue(page, "speed", speed);
};

/** What the player can do now: begin a turn, answer a roll, or make an open decision. */
type Ready = "roll" | "take" | "decide" | "over";

/**
 * Waits for it: between a winning bank and its announcement, nothing can be done. A duplicate is over when its decisions
 * are rated.
 */
export const readiness = async (page: Page): Promise<Ready> => {
  const ready = await page.waitForFunction((): Ready | undefined => {
    if (document.querySelector("dialog :is(.tavern-ranks, .duplicate)") !== null) return "over";
    if (document.querySelector(".match[data-at-rest=true] .tavern") === null) return undefined;
    if (document.querySelector(".tavern-offer") !== null) return "take";
    const keys = document.querySelectorAll(".tavern-actions .button:enabled").length;
    return keys > 1 ? "decide" : keys === 1 ? "roll" : undefined;
  });
  return (await ready.jsonValue()) ?? "over";
};

/** How an input method performs a choice: `take` sets the best offer aside and banks, in one tap after selecting it. */
export interface Hand {
  roll(page: Page): Promise<void>;
  take(page: Page): Promise<void>;
  bank(page: Page): Promise<void>;
}

export const actions = (page: Page) => page.locator(".tavern-actions .button");

/** A single offer is already selected; of several, the first. */
export const chooseFirst = async (page: Page, choose: (offer: Locator) => Promise<void>): Promise<void> => {
  const first = page.locator(".tavern-offer").first();
  if ((await page.locator(".tavern-offer").count()) > 1) await choose(first);
  await expect(first).toHaveAttribute("aria-pressed", "true");
};

export const pointer: Hand = {
  roll: (page) => actions(page).first().click(),
  async take(page) {
    await chooseFirst(page, (offer) => offer.click());
    await actions(page).last().click();
  },
  bank: (page) => actions(page).last().click(),
};

export const finger: Hand = {
  roll: (page) => actions(page).first().tap(),
  async take(page) {
    // By tapping the dice: those of the best offer.
    await chooseFirst(page, (offer) => offer.tap());
    const chosen = page.locator(".tray-die.selected");
    const names = await chosen.evaluateAll((dice) => dice.map((die) => die.getAttribute("aria-keyshortcuts")));
    const die = (name: string | null) => page.locator(`.tray-die[aria-keyshortcuts="${name}"]`);
    for (const name of names) await die(name).tap();
    await expect(page.locator(".tray-die.selected")).toHaveCount(0);
    for (const name of names) await die(name).tap();
    await actions(page).last().tap();
  },
  bank: (page) => actions(page).last().tap(),
};

export const keyboard: Hand = {
  roll: (page) => page.keyboard.press("r"),
  async take(page) {
    await chooseFirst(page, () => page.keyboard.press("a"));
    await page.keyboard.press("b");
  },
  bank: (page) => page.keyboard.press("b"),
};

/** Takes the best offer, banks at once, and waits for the playback. */
export const decide = async (page: Page, hand: Hand, ready: Ready): Promise<void> => {
  const before = await page.locator(".tavern").getAttribute("data-entries");
  await (ready === "take" ? hand.take(page) : ready === "decide" ? hand.bank(page) : hand.roll(page));
  await expect(page.locator(".tavern")).not.toHaveAttribute("data-entries", before ?? "");
};

/** Banks at once, so that the match ends soon. */
export const playOut = async (page: Page, hand: Hand): Promise<void> => {
  for (let decisions = 0; decisions < 400; decisions++) {
    const ready = await readiness(page);
    if (ready === "over") return;
    await decide(page, hand, ready);
  }
  throw new Error("the match never ended");
};
