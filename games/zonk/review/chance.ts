/**
 * The chance of winning at any moment of a match, for any seat: whosever turn it is, and also while dice are
 * being rolled.
 */
import type { Seat } from "@turnlight/kernel";
import { isOver, othersThan, type ZonkState } from "../rules/state.ts";
import { bankedPoints, nextStreak } from "../rules/streak.ts";
import { appraise, standingOf } from "../solver/coach.ts";
import type { Race } from "../solver/race.ts";

/** Several rivals are treated one by one, which is an estimate. */
export const isExactFor = (race: Race, state: ZonkState): boolean =>
  race.exact && state.scores.length - state.gone.length <= 2;

/**
 * How far the difference of two options may be off on a coarse ladder: by the errors of what a zonk leaves and of what
 * banking now leaves. Several rivals are an estimate of another kind and have no bound.
 */
export const boundFor = (race: Race, state: ZonkState): number => {
  const { seat, points, streak } = state;
  const [other, ...more] = othersThan(state, seat);
  if (race.exact || other === undefined || more.length > 0) return 0;
  const [me, them] = [standingOf(state, seat), standingOf(state, other)];
  const banked = me.score + bankedPoints(points, me.streak, streak);
  const afterBank = { score: banked, streak: streak ? nextStreak(me.streak) : 0 };
  const zonked = race.offBy(them, { ...me, streak: 0 });
  return banked >= state.target ? zonked : zonked + race.offBy(them, afterBank);
};

/** For the seat to move, against these others. */
const onTurn = (race: Race, state: ZonkState, others: readonly Seat[]): number => {
  const { phase, points, left, seat } = state;
  const against = { ...state, gone: state.scores.map((_, i) => i).filter((i) => i !== seat && !others.includes(i)) };
  if (phase.kind !== "rolling") return appraise(race, against)[0]?.chance ?? 0;
  const standings = others.map((other) => standingOf(state, other));
  return race.turn(standingOf(state, seat), standings).roll(points, left);
};

/** How many turns until it is a seat's turn. */
const wait = ({ seat, scores }: ZonkState, asked: Seat): number => (asked - seat + scores.length) % scores.length;

export const chanceFor = (race: Race, state: ZonkState, seat: Seat): number => {
  if (state.gone.includes(seat)) return 0;
  if (isOver(state)) return state.seat === seat ? 1 : 0;
  const others = othersThan(state, seat);
  if (state.seat === seat) return onTurn(race, state, others);
  return others.reduce((chance, other) => {
    if (other === state.seat) return chance * (1 - onTurn(race, state, [seat]));
    const [mine, theirs] = [standingOf(state, seat), standingOf(state, other)];
    const isFirst = wait(state, seat) < wait(state, other);
    return chance * (isFirst ? race.chance(mine, theirs) : 1 - race.chance(theirs, mine));
  }, 1);
};
