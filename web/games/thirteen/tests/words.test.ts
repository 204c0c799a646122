/** Regression tests for texts. */
import { money, stakes, stock, targets, usualBook } from "@turnlight/games/thirteen";
import { expect, test } from "vitest";
import { aboutIn } from "../items/about.ts";
import { texts as pageDe } from "../words/page.de.ts";
import { texts as pageEn } from "../words/page.en.ts";
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

test("the help says what a stage pays, with the numbers of the rules", () => {
  const pays = [`$${money.unusedRoll}`, `$${money.unusedLimit}`];
  for (const { rules = [] } of [pageEn, pageDe]) for (const sum of pays) expect(rules.join(" ")).toContain(sum);
  for (const { learn, shopLessons } of [en, de])
    for (const sum of pays) {
      expect(learn.steps.target[1]).toContain(sum);
      expect(shopLessons.interest[1]).toContain(sum);
    }
  expect(money.roundsPerDollar).toBe(2);
  expect([pageEn.rules[1], pageDe.rules[1]]).toEqual([
    expect.stringContaining("$1 for every two rounds left"),
    expect.stringContaining("$1 je zwei nicht gespielte Runden"),
  ]);
});

test("the rules and the lesson begin with the goal of the game", () => {
  expect(pageEn.rules[0]).toMatch(
    new RegExp(`^Reach the target score in every stage; clear stage ${targets.victory} to win`),
  );
  expect(pageDe.rules[0]).toMatch(
    new RegExp(`^Erreiche in jeder Stufe das Ziel; mit Stufe ${targets.victory} gewinnst du`),
  );
  expect(en.learn.steps.roll[1]).toMatch(/^Your goal: reach the target score/);
  expect(de.learn.steps.roll[1]).toMatch(/^Dein Ziel: die Zielpunktzahl/);
});

test("mult is explained where the first charm is chosen, and in the rules", () => {
  for (const text of [en.draft.about, pageEn.rules.join(" ")]) expect(text).toMatch(/Mult multiplies/);
  for (const text of [de.draft.about, pageDe.rules.join(" ")]) expect(text).toMatch(/Mult vervielfacht/);
});

test("what keeps the dice for the next round is not called a lock", () => {
  expect(usualBook.find("lock-all")).toMatchObject({ stay: true });
  expect([en.items.names["lock-all"], de.items.names["lock-all"]]).toEqual(["Carry over", "Übertrag"]);
});
