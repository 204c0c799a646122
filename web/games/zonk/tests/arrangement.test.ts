/** The screen's six dice agree with the rules through whole matches. */
import { type ZonkFact, type ZonkState, zonk } from "@turnlight/games/zonk";
import { anyMove, drawOf, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import {
  type Arrangement,
  afterRoll,
  afterTake,
  afterTurn,
  arrangementOf,
  matching,
  tidy,
  toThrow,
  trayDice,
} from "../play/arrangement.ts";

const { rules } = zonk;

const follow = (arrangement: Arrangement, fact: ZonkFact): Arrangement => {
  if (fact.kind === "rolled") return afterRoll(arrangement, fact.dice);
  if (fact.kind === "took") return afterTake(arrangement, matching(arrangement, fact.dice), fact.points);
  return fact.kind === "began" ? afterTurn(arrangement) : arrangement;
};

const facesOf = ({ dice }: Arrangement, aside: boolean): readonly (number | undefined)[] =>
  dice
    .filter((die) => (die.aside !== undefined) === aside)
    .map(({ value }) => value)
    .toSorted();

const startOf = (config: string): ZonkState => {
  const read = rules.configText.read(config);
  if (!read.ok) throw new Error(read.refusal.reason);
  return rules.setup(read.value);
};

describe.each(["target=3000", "table=classic target=8000 seats=3"])("through a match with %s", (config) => {
  test("what is told and what is seen lead to the same dice", () => {
    const draw = drawOf(seedOf(config));
    let state = startOf(config);
    let arrangement = tidy;
    let thrown = 0;
    for (let turn = rules.turn(state); turn.kind !== "over"; turn = rules.turn(state)) {
      const move = turn.kind === "chance" ? rules.roll?.(state, draw) : anyMove(rules.moves(state, state.seat), draw);
      if (move === undefined) throw new Error("no move");
      if (move.kind === "rolled") expect(toThrow(arrangement)).toHaveLength(move.dice.length);
      const { state: next, told } = rules.apply(state, turn.kind === "chance" ? "chance" : state.seat, move);
      arrangement = told.reduce((now, { fact }) => follow(now, fact), arrangement);
      state = next;
      const seen = arrangementOf(state);
      if (state.phase.kind === "taking") {
        expect(facesOf(arrangement, false)).toEqual(state.phase.dice);
        expect(facesOf(arrangement, true)).toEqual(facesOf(seen, true));
        thrown += 1;
      }
      if (rules.turn(state).kind === "over") break;
      if (state.phase.kind === "ready") expect(facesOf(arrangement, true)).toEqual([]);
      expect(arrangement.groups).toEqual(state.phase.kind === "ready" ? [] : seen.groups);
    }
    expect(thrown).toBeGreaterThan(20);
  });
});

test("of several alike the dice one has chosen are taken", () => {
  const arrangement = afterRoll(tidy, [3, 3, 3, 4, 5, 6]);
  expect(matching(arrangement, [3, 3], [2, 1])).toEqual([2, 1]);
  expect(matching(arrangement, [3, 3])).toEqual([0, 1]);
});

test("dice on the rail cannot be chosen", () => {
  const arrangement = afterTake(afterRoll(tidy, [1, 1, 2, 3, 4, 6]), [0, 1], 20);
  const dice = trayDice(arrangement, { selectable: true, selected: [], highlighted: [0, 1, 2, 3, 4] });
  expect(dice.map(({ selectable }) => selectable === true)).toEqual([false, false, true, true, true, false]);
});
