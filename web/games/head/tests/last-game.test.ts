/** What the lobby remembers: who is new, which opponent, and how they fared. */
import { ladderSteps } from "@turnlight/games/head";
import { expect, test } from "vitest";
import { isNewcomer, levelOf, recordOf, stepChosen, stepOf } from "../lobby/last-game.ts";
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
  for (const step of ladderSteps)
    expect(stepOf({ opponent: "person", difficulty: "easy", ...stepChosen(step) })).toBe(step);
  expect(stepOf({ opponent: "person", difficulty: "hard" })).toBeUndefined();
  // Others than the Executioner leave one's own difficulty as it is, and have no level.
  expect(stepChosen("oracle")).toEqual({ opponent: "oracle" });
  expect(stepChosen("crier")).toEqual({ opponent: "crier" });
  expect(levelOf({ opponent: "executioner", difficulty: "hard" })).toBe("hard");
  expect(levelOf({ opponent: "crier", difficulty: "hard" })).toBeUndefined();
});

test("each step has its own record", () => {
  const duels = [
    { opponent: "executioner", difficulty: "normal", won: true },
    { opponent: "executioner", difficulty: "normal", won: false },
    { opponent: "executioner", difficulty: "hard", won: false },
    { opponent: "oracle", difficulty: "normal", won: true },
    { opponent: "clerk", difficulty: "hard", won: false },
  ] as const;
  expect(Object.fromEntries(ladderSteps.map((step) => [step, recordOf(step, duels)]))).toEqual({
    apprentice: { played: 0, won: 0 },
    easy: { played: 0, won: 0 },
    gravedigger: { played: 0, won: 0 },
    crier: { played: 0, won: 0 },
    normal: { played: 2, won: 1 },
    clerk: { played: 1, won: 0 },
    hard: { played: 1, won: 0 },
    oracle: { played: 1, won: 1 },
  });
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
