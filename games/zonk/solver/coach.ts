/** The chance of winning with every legal move, and how much of it a move gave away. */
import type { Seat } from "@turnlight/kernel";
import { takesFrom } from "../rules/combinations.ts";
import { othersThan, scoreOf, type ZonkMove, type ZonkState } from "../rules/state.ts";
import type { Race, RaceScore } from "./race.ts";
import { leftAfter } from "./rollbook.ts";

export interface MoveAppraisal {
  readonly move: ZonkMove;
  /** The chance of winning with it, playing perfectly afterwards. */
  readonly chance: number;
}

export interface GradedMove extends MoveAppraisal {
  readonly best: MoveAppraisal;
  /** Chance of winning lost against the best move, from 0 to 1. */
  readonly givenAway: number;
}

export const standingOf = (state: ZonkState, seat: Seat): RaceScore => ({
  score: scoreOf(state, seat),
  streak: state.streaks[seat] ?? 0,
});

/** The moves of the seat to move, best first. The race must be solved for this match's settings. */
export const appraise = (race: Race, state: ZonkState): readonly MoveAppraisal[] => {
  const { phase, points, left, seat, table } = state;
  const others = othersThan(state, seat).map((other) => standingOf(state, other));
  const turn = race.turn(standingOf(state, seat), others);
  const appraisals = ((): readonly MoveAppraisal[] => {
    if (phase.kind === "taking")
      return takesFrom(table, phase.dice).map((take) => ({
        move: { kind: "take", dice: take.dice },
        chance: turn.best(points + take.points, leftAfter(phase.dice.length, take.dice.length)),
      }));
    if (phase.kind === "deciding")
      return [
        { move: { kind: "bank" }, chance: turn.bank(points) },
        { move: { kind: "roll" }, chance: turn.roll(points, left) },
      ];
    return [{ move: { kind: "roll" }, chance: turn.start }];
  })();
  return appraisals.toSorted((a, b) => b.chance - a.chance);
};

export const isSameMove = (a: ZonkMove, b: ZonkMove): boolean =>
  a.kind === b.kind && ("dice" in a ? a.dice.join() : "") === ("dice" in b ? b.dice.join() : "");

/** Undefined for a move that is not legal here. */
export const grade = (race: Race, state: ZonkState, move: ZonkMove): GradedMove | undefined => {
  const appraisals = appraise(race, state);
  const best = appraisals[0];
  const made = appraisals.find((appraisal) => isSameMove(appraisal.move, move));
  return best === undefined || made === undefined ? undefined : { ...made, best, givenAway: best.chance - made.chance };
};
