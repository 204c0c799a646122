/** Regression tests for texts. */
import {
  bonusAt,
  bonusPoints,
  boxesOf,
  type Challenge,
  categories,
  earnedBy,
  firstLockable,
  freshRun,
  money,
  type RunFact,
  rollsOf,
  rules,
  stakes,
  stock,
  type Twist,
  targetOf,
  targets,
  usualBook,
} from "@turnlight/games/thirteen";
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
  for (const { shopLessons } of [en, de]) for (const sum of pays) expect(shopLessons.interest[1]).toContain(sum);
  expect([money.roundsPerDollar, money.boxesPerDollar, money.sales, money.salePart]).toEqual([null, 2, 2, 1 / 3]);
  expect([pageEn.rules[1], pageDe.rules[1]]).toEqual([
    expect.stringMatching(
      /\$1 for every two boxes that score.*the boxes left then earn nothing.*two of the six offers cost a third/,
    ),
    expect.stringMatching(
      /\$1 für je zwei Felder mit Punkten.*die übrigen Felder bringen dann nichts mehr.*zwei der sechs Angebote nur ein Drittel/,
    ),
  ]);
});

test("the rules begin with the goal of the game", () => {
  expect(pageEn.rules[0]).toMatch(
    new RegExp(`^Reach the target score in every stage; clear stage ${targets.victory} to win`),
  );
  expect(pageDe.rules[0]).toMatch(
    new RegExp(`^Erreiche in jeder Stufe das Ziel; mit Stufe ${targets.victory} gewinnst du`),
  );
});

test("mult is explained where the first charm is chosen, and in the rules", () => {
  for (const text of [en.draft.about, pageEn.rules.join(" ")]) expect(text).toMatch(/Mult multiplies/);
  for (const text of [de.draft.about, pageDe.rules.join(" ")]) expect(text).toMatch(/Mult vervielfacht/);
});

test("what keeps the dice for the next round is not called a lock", () => {
  expect(usualBook.find("lock-all")).toMatchObject({ stay: true });
  expect([en.items.names["lock-all"], de.items.names["lock-all"]]).toEqual(["Carry over", "Übertrag"]);
});

const configOf = (challenge: Challenge) => {
  const read = rules.configText.read(`challenge=${challenge}`);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

test("a boss that closes boxes costs as many rounds as it says, in every challenge", () => {
  const closing: readonly Twist[] = [
    { kind: "no-upper" },
    { kind: "sealed", category: "chance" },
    { kind: "no-kinds" },
    { kind: "no-straights" },
    { kind: "no-house" },
  ];
  const numbers = ["", "one", "two", "three", "four", "five", "six"];
  const zahlen = ["", "eine", "zwei", "drei", "vier", "fünf", "sechs"];
  for (const challenge of ["none", "no-upper"] as const)
    for (const twist of closing.filter(({ kind }) => kind !== challenge)) {
      const config = configOf(challenge);
      const fewer = boxesOf(config, null).length - boxesOf(config, twist).length;
      expect(en.twistAbout(twist)).toMatch(new RegExp(`: ${numbers[fewer]} rounds? fewer\\.$`));
      expect(de.twistAbout(twist)).toMatch(new RegExp(`[:.] ${zahlen[fewer]} Runden? weniger\\.$`, "i"));
    }
});

test("challenges name the targets they have", () => {
  const targetsOf = (challenge: Challenge, stages: number): readonly number[] =>
    Array.from({ length: stages }, (_, i) => targetOf(configOf(challenge), i + 1, null));
  for (const texts of [en, de]) {
    for (const challenge of ["rising", "ascending"] as const)
      expect(texts.challengesAbout[challenge]).toContain(targetsOf(challenge, 4).join(", "));
    for (const challenge of ["mild", "gentle"] as const) {
      expect(texts.challengesAbout[challenge]).toContain(targetsOf(challenge, 3).join(", "));
      const [first = 0, ...later] = targetsOf(challenge, 10);
      expect(later).toEqual(later.map((_, i) => first + 50 * (i + 1)));
    }
  }
  expect(boxesOf(configOf("no-upper"), null).length).toBe(7);
  expect([en.achievements.list.purist[1], de.achievements.list.purist[1]]).toEqual([
    expect.stringContaining(String(targets.purist)),
    expect.stringContaining(String(targets.purist).replace(".", ",")),
  ]);
});

test("achievements that gentle targets do not earn say so", () => {
  const earned = (challenge: Challenge, stage: number): readonly string[] => {
    const run = freshRun(configOf(challenge));
    const fact: RunFact = { kind: "stood", stage, score: 1, target: 1, won: true };
    return earnedBy(fact, { before: run, after: run, isDaily: false });
  };
  const withheld = earned("rising", 15).filter((name) => !earned("mild", 15).includes(name));
  expect(earned("gentle", 15)).toEqual(earned("mild", 15));
  const saying = (texts: typeof en | typeof de, words: RegExp): readonly string[] =>
    Object.entries(texts.achievements.list).flatMap(([name, [, about]]) => (words.test(about) ? [name] : []));
  expect(withheld).toEqual(["ten", "fifteen", "challenger"]);
  expect(saying(en, /Gentle targets don’t count/)).toEqual(withheld);
  expect(saying(de, /Sanfte Ziele zählen nicht/)).toEqual(withheld);
});

test("a run has the rounds, rolls and boxes that the rules speak of", () => {
  const run = freshRun(configOf("none"));
  expect([categories.length, rollsOf(usualBook, run), firstLockable(run)]).toEqual([13, 3, 0]);
  expect(pageEn.rules[0]).toMatch(/thirteen rounds, roll five dice up to three times, .*thirteen boxes/);
});

test("the tips state the money and the bonus of the rules", () => {
  const numbersIn = (text = ""): readonly number[] => text.match(/\d+/g)?.map(Number) ?? [];
  for (const { tips = [] } of [pageEn, pageDe]) {
    expect(numbersIn(tips[0])).toEqual([money.unusedRoll, money.unusedLimit]);
    expect(numbersIn(tips[1])).toEqual([money.interestPer, 1, money.interestLimit]);
    expect([...numbersIn(tips[2])].sort((a, b) => a - b)).toEqual([bonusPoints, bonusAt]);
  }
  expect(3 * (1 + 2 + 3 + 4 + 5 + 6)).toBe(bonusAt);
});
