/** Regression tests for texts. */
import { stakes, stock } from "@turnlight/games/thirteen";
import { expect, test } from "vitest";
import { aboutIn } from "../items/about.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

test("no section of the German game is called by its English name", () => {
  const shared = Object.entries(en.sections).filter(([section, name]) =>
    Object.entries(de.sections).some(([other, german]) => other === section && german === name),
  );
  expect(shared).toEqual([]);
});

test("the key of the shop leads to the next stage, and the question before giving up speaks of the run", () => {
  expect([en.shop.next, de.shop.next]).toEqual(["NEXT STAGE", "NÄCHSTE STUFE"]);
  expect(en.menu.giveUpAsk).toContain("run");
  expect(de.menu.giveUpAsk).toContain("Lauf");
});

test("every stake says what it adds", () => {
  expect([en.stakes.adds.length, de.stakes.adds.length]).toEqual([stakes.most, stakes.most]);
});

test("a run without a seed to type shares none", () => {
  expect(en.summary.shareText(2, "500", "675", "")).not.toContain("Seed");
  expect(de.summary.shareText(2, "500", "675", "")).not.toContain("Startwert");
});

test("what helps once is a Helfer in German", () => {
  expect(de.items.kinds.consumable).toBe("Helfer");
  expect(de.shop.pocket(1, 2)).toContain("Helfer");
});

test("a German card sets a comma before a clause", () => {
  const cards = stock.map((item) => aboutIn({ said: de.items, number: String }, item));
  expect(cards.filter((text) => /[^,.] (wenn|solange) /.test(text))).toEqual([]);
  expect(cards.filter((text) => /, (wenn|solange) /.test(text)).length).toBeGreaterThan(4);
});
