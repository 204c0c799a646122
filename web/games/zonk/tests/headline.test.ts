/** A roll's result is neither shown nor announced before the dice rest. */
import { signal } from "@preact/signals";
import type { ZonkFact } from "@turnlight/games/zonk";
import { describe, expect, test } from "vitest";
import { factSentence } from "../../facts.ts";
import { atRest, noHeadline, told } from "../play/headline.ts";
import { throwGrades } from "../play/stake.ts";
import { tensionOf } from "../play/suspense.ts";
import { factsIn } from "../words/facts.ts";
import { de } from "../words/texts.de.ts";
import { en, type ZonkTexts } from "../words/texts.en.ts";

const rolled: ZonkFact = { kind: "rolled", seat: 1, dice: [1, 1, 1, 3, 3, 4] };
const zonked: ZonkFact = { kind: "zonked", seat: 1, lost: 100, streak: 0 };
const began: ZonkFact = { kind: "began", seat: 0, round: 2 };
const says = (text: string) => () => text;
const sentence = says("Fridolin: 1 1 1 3 3 4");
const rolling = says("Fridolin: 6 dice roll …");
const inAir = told(noHeadline, rolled, sentence, rolling);

describe("a roll", () => {
  test("is announced as rolling while it is in the air, and nothing is said of its dice", () => {
    expect(inAir.headline.shown).toBe(rolling);
    expect(inAir.said).toEqual([]);
  });
  test("is told once when the dice rest", () => {
    const rest = atRest(inAir.headline);
    expect(rest).toEqual({ headline: { shown: sentence }, said: [sentence] });
    expect(atRest(rest.headline).said).toEqual([]);
  });
  test("that is skipped is told before what came of it", () => {
    const zonk = says("Zonk!");
    expect(told(inAir.headline, zonked, zonk)).toEqual({ headline: { shown: zonk }, said: [sentence, zonk] });
  });
});

test("whose turn begins is said, and leaves the last event in the headline", () => {
  const [zonk, turn] = [says("Zonk!"), says("Ada’s turn")];
  expect(told({ shown: zonk }, began, turn)).toEqual({ headline: { shown: zonk }, said: [turn] });
});

test("a headline follows the language that is chosen while it stands", () => {
  const words = signal<ZonkTexts>(en);
  const said = () =>
    factSentence(factsIn(words.value), zonked, { view: undefined, nameOf: () => "Bruno", number: String });
  const { headline } = told(noHeadline, zonked, said);
  expect(headline.shown()).toBe("Zonk! Bruno loses 100");
  words.value = de;
  expect(headline.shown()).toBe("Zonk! Bruno verliert 100");
});

test("the air tightens with the stake, and only where something can be lost", () =>
  expect(throwGrades.map(tensionOf)).toEqual([0, 1, 2, 3]));
