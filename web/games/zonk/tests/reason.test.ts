/** The sentence about a decision states what decided it, in all languages. */
import {
  becauses,
  documentConfig,
  hybridBot,
  parlour,
  referenceBot,
  type ZonkState,
  zonk,
} from "@turnlight/games/zonk";
import { drawOf, type Reasons, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { recorded } from "../../../../games/zonk/tests/recorded-decisions.ts";
import { answer, askAt } from "../../../../games/zonk/tests/table-talk.ts";
import { reasonIn } from "../play/reason.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

const { rules } = zonk;

const figures = { percent: (chance: number) => `${Math.round(100 * chance)} %`, number: String };

const whyOf = (bot: typeof referenceBot, over: Partial<ZonkState>): Reasons => {
  const start = rules.setup({ seats: 2, table: parlour, target: 2000, streak: true, first: 0 });
  const view = { ...start, ...over };
  const ask = { view, seat: 0, moves: rules.moves(view, 0), draw: drawOf(seedOf("reason")), nodes: 1 };
  const choice = bot.choose(ask);
  if (choice instanceof Promise || choice.why === undefined) throw new Error("it gave no reason");
  return choice.why;
};

const after = (points: number, left: number, iterations: number): Partial<ZonkState> => ({
  phase: { kind: "deciding" },
  points,
  left,
  takes: Array.from({ length: iterations }, () => ({ dice: [1], points: points / iterations, left })),
});
const document = hybridBot(documentConfig);

describe("a decision in a sentence", () => {
  test.each([
    [whyOf(document, {}), "Begins a turn.", "Beginnt einen Zug."],
    [whyOf(document, after(20, 4, 1)), "No zonk is possible: rolls on.", "Kein Zonk möglich: wirft weiter."],
    [whyOf(document, after(300, 6, 1)), "Hot dice cannot zonk: rolls on.", "Heiße Würfel zonken nicht: wirft weiter."],
    [whyOf(document, after(400, 1, 2)), "Enough rolls for one turn: banks.", "Genug Würfe für einen Zug: sichert."],
    [whyOf(document, after(40, 1, 1)), "Too risky: banks.", "Zu gefährlich: sichert."],
    [whyOf(document, after(2000, 1, 1)), "Banking wins.", "Sichern gewinnt."],
  ])("a rule decided: %o", (why, english, german) => {
    expect(reasonIn(en.reasons, why, figures)).toBe(english);
    expect(reasonIn(de.reasons, why, figures)).toBe(german);
  });
  test("the two rolls decided: the chance is told", () => {
    const always = hybridBot({ ...documentConfig, baseCapStopChance: 0.99, maxCapStopChance: 0.99 });
    expect(reasonIn(en.reasons, whyOf(always, after(400, 3, 1)), figures)).toBe(
      "Enough points for one turn: banks. It would have done so 99 % of the time.",
    );
  });
  test("a limit is told with the points beside it", () =>
    expect(reasonIn(en.reasons, whyOf(referenceBot, after(500, 2, 1)), figures)).toMatch(
      /^Enough points for so few dice: banks. Has 500, banks from \d+\.$/,
    ));
  test("every reason has a sentence of its own in both languages", () => {
    for (const { because } of [en.reasons, de.reasons])
      expect(new Set(becauses.map((one) => because[one])).size).toBe(becauses.length);
  });
});

describe("recorded decisions of every kind, by every kind of opponent", () => {
  /** In the order of the recorded decisions. */
  const sentences: readonly (readonly [english: string, german: string])[] = [
    ["Begins a turn.", "Beginnt einen Zug."],
    ["The only combination.", "Die einzige Kombination."],
    ["It clears the table.", "Räumt den Tisch ab."],
    ["The best combination there is.", "Die beste Kombination, die da ist."],
    ["Most points for each die.", "Die meisten Punkte je Würfel."],
    ["Nothing good: costs the fewest dice.", "Nichts Gutes dabei: kostet die wenigsten Würfel."],
    ["Hot dice cannot zonk: rolls on.", "Heiße Würfel zonken nicht: wirft weiter."],
    ["No zonk is possible: rolls on.", "Kein Zonk möglich: wirft weiter."],
    ["Hardly any risk: rolls on.", "Kaum Gefahr: wirft weiter."],
    ["Is behind and must dare something: rolls on.", "Liegt zurück und muss etwas wagen: wirft weiter."],
    ["Still chasing: rolls on.", "Noch in Fahrt: wirft weiter."],
    ["Takes the risk: rolls on.", "Nimmt das Risiko: wirft weiter."],
    ["Banking wins.", "Sichern gewinnt."],
    ["The nerve is gone: banks.", "Der Mut ist weg: sichert."],
    ["Two dice so early: banks.", "So früh nur zwei Würfel: sichert."],
    ["Enough points for one turn: banks.", "Genug Punkte für einen Zug: sichert."],
    ["Enough rolls for one turn: banks.", "Genug Würfe für einen Zug: sichert."],
    ["Too risky: banks.", "Zu gefährlich: sichert."],
    ["Not with the last die: banks.", "Nicht mit dem letzten Würfel: sichert."],
    ["Is ahead and spares the last die: banks.", "Liegt vorn und schont den letzten Würfel: sichert."],
    ["The highest score.", "Die meisten Punkte."],
    ["The only combination.", "Die einzige Kombination."],
    ["No zonk is possible: rolls on.", "Kein Zonk möglich: wirft weiter."],
    ["Enough dice left: rolls on.", "Genug Würfel übrig: wirft weiter."],
    [
      "Not enough points yet: rolls on. Has 20, banks from 93.",
      "Noch nicht genug Punkte: wirft weiter. Hat 20, sichert ab 93.",
    ],
    [
      "Enough points for so few dice: banks. Has 200, banks from 93.",
      "Genug Punkte für so wenige Würfel: sichert. Hat 200, sichert ab 93.",
    ],
    ["Banking wins.", "Sichern gewinnt."],
    [
      "The take with the best chance of winning. Chance of winning: 55.2 %.",
      "Damit ist der Sieg am wahrscheinlichsten. Aussicht auf den Sieg: 55.2 %.",
    ],
    ["The only combination. Chance of winning: 47.7 %.", "Die einzige Kombination. Aussicht auf den Sieg: 47.7 %."],
    [
      "Hot dice cannot zonk: rolls on. Chance of winning: 60.0 %.",
      "Heiße Würfel zonken nicht: wirft weiter. Aussicht auf den Sieg: 60.0 %.",
    ],
    [
      "Rolling wins more often than banking. 49.8 % against 47.2 %.",
      "Werfen gewinnt öfter als sichern. 49.8 % gegen 47.2 %.",
    ],
    [
      "Banking wins more often than rolling. 72.4 % against 55.6 %.",
      "Sichern gewinnt öfter als werfen. 72.4 % gegen 55.6 %.",
    ],
    ["Banking wins. Chance of winning: 100.0 %.", "Sichern gewinnt. Aussicht auf den Sieg: 100.0 %."],
  ];
  const exactly = { percent: (chance: number, digits = 1) => `${(100 * chance).toFixed(digits)} %`, number: String };

  test.each(recorded.map(([because, bot, view], i) => ({ because, bot, view, i })))(
    "$because ($i)",
    ({ bot, view, i }) => {
      const { why } = answer(bot, askAt(view));
      if (why === undefined) throw new Error("it gave no reason");
      expect([reasonIn(en.reasons, why, exactly), reasonIn(de.reasons, why, exactly)]).toEqual(sentences[i]);
    },
  );
  test("none is left without its sentence", () => expect(sentences).toHaveLength(recorded.length));
});
