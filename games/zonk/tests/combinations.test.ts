/** The detector: every roll there is, against the obvious way. */
import { classic, fallsOf, parlour, type ScoringTable, takeOf, takesFrom, zonkChance } from "@turnlight/games/zonk";
import { describe, expect, test } from "vitest";
import { madeUp, naiveTakes, rolls } from "./naive.ts";

/** Milliseconds: a guard against hanging, not a measurement. */
const patient = 120_000;

const shown = (table: ScoringTable, roll: Parameters<typeof takesFrom>[1]) =>
  takesFrom(table, roll)
    .map(({ dice, points }) => `${dice.join("")}:${points}`)
    .sort()
    .join(" ");

describe.each([parlour, classic, madeUp])("at the table $name", (table) => {
  test(
    "every roll of one to six dice offers what the naive detector finds",
    () => {
      const naive = naiveTakes(table);
      for (let n = 1; n <= 6; n++) {
        let wrong = 0;
        let zonks = 0;
        for (const roll of rolls(n)) {
          const offers = shown(table, roll);
          if (offers !== naive(roll)) wrong += 1;
          if (offers === "") zonks += 1;
        }
        expect({ n, wrong }).toEqual({ n, wrong: 0 });
        expect(zonkChance(table, n)).toBeCloseTo(zonks / 6 ** n, 14);
      }
    },
    patient,
  );

  test("a take's parts use its dice and add up to its points; its tier is the best of theirs", () => {
    for (const { dice: roll } of fallsOf(6))
      for (const take of takesFrom(table, roll)) {
        expect(take.parts.flatMap(({ dice }) => dice).sort()).toEqual([...take.dice]);
        expect(take.parts.reduce((sum, { points }) => sum + points, 0)).toBe(take.points);
        expect(take.tier).toBe(Math.min(...take.parts.map(({ tier }) => tier)));
        if (table.oncePerRoll) expect(take.parts).toHaveLength(1);
      }
  });
});

test("the chance of a zonk at Parlour is 2/3, 1/3, 1/12, 0, 0, 0", () => {
  const chances = [1, 2, 3, 4, 5, 6].map((n) => zonkChance(parlour, n));
  for (const [i, right] of [2 / 3, 1 / 3, 1 / 12, 0, 0, 0].entries()) expect(chances[i]).toBeCloseTo(right, 14);
});

test("the chance of a zonk at Classic is 2/3, 4/9, 5/18, 0.157, 0.077, 0.023", () => {
  const chances = [1, 2, 3, 4, 5, 6].map((n) => zonkChance(classic, n));
  for (const [i, right] of [2 / 3, 4 / 9, 5 / 18, 17 / 108, 25 / 324, 5 / 216].entries())
    expect(chances[i]).toBeCloseTo(right, 14);
});

describe("Parlour's fine print", () => {
  const kindOf = (...dice: (1 | 2 | 3 | 4 | 5 | 6)[]) => takeOf(parlour, dice)?.parts.map(({ kind }) => kind);
  test("four alike may be taken as a pair", () => expect(shown(parlour, [2, 2, 2, 2])).toContain("22:20"));
  test("two pairs of one face are four of a kind, not two pair", () => expect(kindOf(2, 2, 2, 2)).toEqual(["four"]));
  test("five alike are no combination: four of a kind leaves a die over", () => {
    expect(kindOf(3, 3, 3, 3, 3)).toBeUndefined();
    expect(takesFrom(parlour, [3, 3, 3, 3, 3])[0]?.points).toBe(200);
  });
  test("six in a row are a large straight and a die left over", () => {
    expect(kindOf(1, 2, 3, 4, 5, 6)).toBeUndefined();
    expect(takesFrom(parlour, [1, 2, 3, 4, 5, 6])[0]?.points).toBe(400);
  });
  test("two singles are not one combination", () => expect(kindOf(1, 5)).toBeUndefined());
});

describe("Classic's fine print", () => {
  test("a selection is worth its best partition", () => {
    expect(takeOf(classic, [1, 1, 1])?.points).toBe(1000);
    expect(takeOf(classic, [1, 1, 5])?.points).toBe(250);
    expect(takeOf(classic, [1, 1, 1, 5, 5, 5])?.points).toBe(2500);
    expect(takeOf(classic, [2, 2, 2, 2, 1, 5])?.points).toBe(1150);
  });
  test("every selected die must score", () => expect(takeOf(classic, [1, 2])).toBeUndefined());
  test("three ones are of tier 2, other triples of tier 3", () => {
    expect(takeOf(classic, [1, 1, 1])?.tier).toBe(2);
    expect(takeOf(classic, [4, 4, 4])?.tier).toBe(3);
  });
});
