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
  takes: Array.from({ length: iterations }, () => ({ rolled: [1], dice: [1], points: points / iterations, left })),
});
const document = hybridBot(documentConfig);

describe("a decision in a sentence", () => {
  test.each([
    [whyOf(document, {}), "Here we go.", "Los geht’s."],
    [whyOf(document, after(20, 4, 1)), "This can’t zonk. I’ll roll.", "Zonk ist unmöglich. Ich würfle."],
    [
      whyOf(document, after(300, 6, 1)),
      "Hot dice, and six can’t zonk here. I’ll roll.",
      "Heiße Würfel, und Zonk ist unmöglich. Ich würfle.",
    ],
    [
      whyOf(document, after(400, 1, 2)),
      "Enough rolls for one turn. I’ll bank.",
      "Genug Würfe für einen Zug. Ich sichere.",
    ],
    [whyOf(document, after(40, 1, 1)), "Too risky. I’ll bank.", "Zu riskant. Ich sichere."],
    [whyOf(document, after(2000, 1, 1)), "Banking wins the match.", "Wenn ich sichere, gewinne ich."],
  ])("a rule decided: %o", (why, english, german) => {
    expect(reasonIn(en.reasons, why, figures)).toBe(english);
    expect(reasonIn(de.reasons, why, figures)).toBe(german);
  });
  test("the two rolls decided: the chance is told", () => {
    const always = hybridBot({ ...documentConfig, baseCapStopChance: 0.99, maxCapStopChance: 0.99 });
    expect(reasonIn(en.reasons, whyOf(always, after(400, 3, 1)), figures)).toBe(
      "Enough points for one turn. I’ll bank. Chance of banking here: 99 %.",
    );
  });
  test("a limit is told with the points beside it", () =>
    expect(reasonIn(en.reasons, whyOf(referenceBot, after(500, 2, 1)), figures)).toMatch(
      /^Enough points for so few dice\. I’ll bank\. 500 points; banks at \d+ or more\.$/,
    ));
  test("every reason has a sentence of its own in both languages", () => {
    for (const { because } of [en.reasons, de.reasons])
      expect(new Set(becauses.map((one) => because[one])).size).toBe(becauses.length);
  });
});

describe("recorded decisions of every kind, by every kind of opponent", () => {
  /** In the order of the recorded decisions. */
  const sentences: readonly (readonly [english: string, german: string])[] = [
    ["Here we go.", "Los geht’s."],
    ["It’s the only combination.", "Die einzige Kombination."],
    ["That clears the table.", "Damit ist der Tisch leer."],
    ["The best combination in this roll.", "Die beste Kombination in diesem Wurf."],
    ["Most points per die.", "Die meisten Punkte pro Würfel."],
    ["Nothing good here. This costs the fewest dice.", "Nichts Gutes dabei. Das kostet die wenigsten Würfel."],
    ["Hot dice, and six can’t zonk here. I’ll roll.", "Heiße Würfel, und Zonk ist unmöglich. Ich würfle."],
    ["This can’t zonk. I’ll roll.", "Zonk ist unmöglich. Ich würfle."],
    ["Hardly any risk. I’ll roll.", "Kaum Risiko. Ich würfle."],
    ["I’m behind, so I have to take risks. I’ll roll.", "Ich liege zurück und muss etwas riskieren. Ich würfle."],
    ["I’m still chasing. I’ll roll.", "Ich bin auf Aufholjagd. Ich würfle."],
    ["Worth the risk. I’ll roll.", "Das ist es wert. Ich würfle."],
    ["Banking wins the match.", "Wenn ich sichere, gewinne ich."],
    ["I’ve lost my nerve. I’ll bank.", "Mich verlässt der Mut. Ich sichere."],
    ["Down to two dice already? I’ll bank.", "Nur noch zwei Würfel? Ich sichere."],
    ["Enough points for one turn. I’ll bank.", "Genug Punkte für einen Zug. Ich sichere."],
    ["Enough rolls for one turn. I’ll bank.", "Genug Würfe für einen Zug. Ich sichere."],
    ["Too risky. I’ll bank.", "Zu riskant. Ich sichere."],
    ["Not with my last die. I’ll bank.", "Nicht mit dem letzten Würfel. Ich sichere."],
    [
      "I’m ahead. No need to risk the last die. I’ll bank.",
      "Ich führe, da riskiere ich den letzten Würfel nicht. Ich sichere.",
    ],
    ["The highest score.", "Die meisten Punkte."],
    ["It’s the only combination.", "Die einzige Kombination."],
    ["This can’t zonk. I’ll roll.", "Zonk ist unmöglich. Ich würfle."],
    ["Plenty of dice left. I’ll roll.", "Noch genug Würfel. Ich würfle."],
    [
      "Not enough points yet. I’ll roll. 20 points; banks at 93 or more.",
      "Noch nicht genug Punkte. Ich würfle. 20 Punkte; ich sichere ab 93.",
    ],
    [
      "Enough points for so few dice. I’ll bank. 200 points; banks at 93 or more.",
      "Genug Punkte für so wenige Würfel. Ich sichere. 200 Punkte; ich sichere ab 93.",
    ],
    ["Banking wins the match.", "Wenn ich sichere, gewinne ich."],
    ["The best chance of winning. Chance of winning: 55.2 %.", "So gewinne ich am ehesten. Gewinnchance: 55.2 %."],
    ["It’s the only combination. Chance of winning: 47.7 %.", "Die einzige Kombination. Gewinnchance: 47.7 %."],
    [
      "Hot dice, and six can’t zonk here. I’ll roll. Chance of winning: 60.0 %.",
      "Heiße Würfel, und Zonk ist unmöglich. Ich würfle. Gewinnchance: 60.0 %.",
    ],
    [
      "Rolling wins more often than banking. 49.8 % against 47.2 %.",
      "Mit Würfeln gewinnt man öfter als mit Sichern. 49.8 % gegen 47.2 %.",
    ],
    [
      "Banking wins more often than rolling. 72.4 % against 55.6 %.",
      "Mit Sichern gewinnt man öfter als mit Würfeln. 72.4 % gegen 55.6 %.",
    ],
    ["Banking wins the match. Chance of winning: 100.0 %.", "Wenn ich sichere, gewinne ich. Gewinnchance: 100.0 %."],
    [
      "The most points in the long run. Expected final score: 1704.",
      "Das bringt auf Dauer die meisten Punkte. Erwarteter Endstand: 1704.",
    ],
    [
      "Rolling is worth more points than banking. 1619 against 1583.",
      "Würfeln bringt mehr Punkte als Sichern. 1619 gegen 1583.",
    ],
    [
      "Banking brings more points than rolling. 1963 against 1702.",
      "Sichern bringt mehr Punkte als Würfeln. 1963 gegen 1702.",
    ],
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
