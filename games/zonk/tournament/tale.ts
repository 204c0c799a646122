/** A match at another table of the tournament, turn by turn, and how it stands after any number of turns. */
import { allDice, type Face } from "../rules/dice.ts";
import type { PastTurn, TurnTake } from "../rules/state.ts";

export interface TaleTurn {
  readonly seat: number;
  readonly round: number;
  /** What was banked; 0 for a zonk. */
  readonly banked: number;
  /** Raw points lost by a zonk. */
  readonly lost: number;
  /** Dice that were left, or that zonked. */
  readonly left: number;
  /** What lies set aside at its end; after hot dice, only what was set aside since. */
  readonly aside: readonly Face[];
  /** The roll that zonked. */
  readonly fell: readonly Face[];
  /** After the turn. */
  readonly scores: readonly [number, number];
}

export type MatchTale = readonly TaleTurn[];

const asideAfter = (takes: readonly TurnTake[]): readonly Face[] =>
  takes.reduce<readonly Face[]>((aside, { dice }) => [...(aside.length === allDice ? [] : aside), ...dice], []);

export const taleOf = (turns: readonly PastTurn[]): MatchTale => {
  let scores: readonly [number, number] = [0, 0];
  return turns.map(({ seat, round, banked, ended, crossroads, takes, fell = [] }) => {
    const [points = 0, left = 0] = crossroads.at(-1) ?? [];
    scores = seat === 0 ? [scores[0] + banked, scores[1]] : [scores[0], scores[1] + banked];
    return {
      seat,
      round,
      banked,
      lost: ended === "zonked" ? points : 0,
      left: fell.length || left,
      aside: asideAfter(takes),
      fell,
      scores,
    };
  });
};

/** The match after so many turns at every table; undefined before its first turn is over. */
export const turnAt = (tale: MatchTale, clock: number): TaleTurn | undefined => tale[Math.min(clock, tale.length) - 1];

export const isOverAt = (tale: MatchTale, clock: number): boolean => tale.length > 0 && clock >= tale.length;
