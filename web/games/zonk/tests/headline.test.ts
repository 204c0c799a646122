/** A roll's result is neither shown nor announced before the dice rest. */
import type { ZonkFact } from "@turnlight/games/zonk";

import { describe, expect, test } from "vitest";
import { atRest, noHeadline, told } from "../play/headline.ts";
import { throwGrades } from "../play/stake.ts";
import { tensionOf } from "../play/suspense.ts";

const rolled: ZonkFact = { kind: "rolled", seat: 1, dice: [1, 1, 1, 3, 3, 4] };
const zonked: ZonkFact = { kind: "zonked", seat: 1, lost: 100, streak: 0 };
const began: ZonkFact = { kind: "began", seat: 0, round: 2 };
const sentence = "Fridolin: 1 1 1 3 3 4";
const inAir = told(noHeadline, rolled, sentence, "Fridolin: 6 dice roll …");

describe("a roll", () => {
  test("is announced as rolling while it is in the air, and nothing is said of its dice", () => {
    expect(inAir.headline.shown).toBe("Fridolin: 6 dice roll …");
    expect(inAir.said).toEqual([]);
  });
  test("is told once when the dice rest", () => {
    const rest = atRest(inAir.headline);
    expect(rest).toEqual({ headline: { shown: sentence }, said: [sentence] });
    expect(atRest(rest.headline).said).toEqual([]);
  });
  test("that is skipped is told before what came of it", () => {
    expect(told(inAir.headline, zonked, "Zonk!", "")).toEqual({
      headline: { shown: "Zonk!" },
      said: [sentence, "Zonk!"],
    });
  });
});

test("whose turn begins is said, and leaves the last event in the headline", () =>
  expect(told({ shown: "Zonk!" }, began, "Ada’s turn", "")).toEqual({
    headline: { shown: "Zonk!" },
    said: ["Ada’s turn"],
  }));

test("the air tightens with the stake, and only where something can be lost", () =>
  expect(throwGrades.map(tensionOf)).toEqual([0, 1, 2, 3]));
