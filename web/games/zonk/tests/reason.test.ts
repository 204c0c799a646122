/** What the page says of a decision is what decided it, in both languages. */
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
