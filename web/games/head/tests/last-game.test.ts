/** What the lobby remembers: who is new, which opponent, and how they fared. */
import { expect, test } from "vitest";
import { isNewcomer, recordOf, stepChosen, stepOf, steps } from "../lobby/last-game.ts";
import { de } from "../words/gate.de.ts";
import { en } from "../words/gate.en.ts";
import { de as deSetup } from "../words/setup.de.ts";
import { en as enSetup } from "../words/setup.en.ts";

test("the guided game is offered until it is learnt, skipped, or a duel is finished", () => {
  expect(isNewcomer({ learnt: false }, 0)).toBe(true);
  expect(isNewcomer({ learnt: true }, 0)).toBe(false);
  expect(isNewcomer({ learnt: false }, 1)).toBe(false);
});

test("a step on the ladder is found again as it was chosen", () => {
  for (const step of steps) expect(stepOf({ opponent: "person", difficulty: "easy", ...stepChosen(step) })).toBe(step);
  expect(stepOf({ opponent: "person", difficulty: "hard" })).toBeUndefined();
  // The Oracle leaves one's own difficulty as it is.
  expect(stepChosen("oracle")).toEqual({ opponent: "oracle" });
});

test("each step has its own record", () => {
  const duels = [
    { opponent: "executioner", difficulty: "normal", won: true },
    { opponent: "executioner", difficulty: "normal", won: false },
    { opponent: "executioner", difficulty: "hard", won: false },
    { opponent: "oracle", difficulty: "normal", won: true },
  ] as const;
  expect(steps.map((step) => recordOf(step, duels))).toEqual([
    { played: 0, won: 0 },
    { played: 2, won: 1 },
    { played: 1, won: 0 },
    { played: 1, won: 1 },
  ]);
});

test.each([
  [en, enSetup],
  [de, deSetup],
])("the lobby and the set-up call presets and levels the same", (gate, setup) => {
  expect(gate.presets).toEqual(setup.presets);
  expect(gate.levels).toEqual(setup.difficulties);
});

test.each([en, de])("the picture of a board has words of three to six letters", ({ sheet }) => {
  expect(sheet.examples.map(({ length }) => length)).toEqual([3, 4, 5, 6]);
});
