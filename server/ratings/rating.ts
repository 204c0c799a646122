/** How a match changes two ratings: Glicko-2, one match a period. */
import { Glicko2 } from "glicko2";

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly matches: number;
  /** When it last changed. */
  readonly at: number;
}

export const firstRating = { rating: 1500, deviation: 350, volatility: 0.06 } as const;

/** How fast volatility changes; low, since luck is part of every game here. */
const tau = 0.5;
/** Matches until a rating is no longer provisional. */
export const provisionalMatches = 10;
/** After a year without a match nothing is known any more. */
const forgottenAfter = 365 * 86_400_000;
/** As certain as it becomes: later results still count. */
const leastDeviation = 45;
const leastRating = 100;

/** A deviation grows while nobody plays. */
const deviationAt = ({ deviation, at }: Rating, now: number): number => {
  const share = Math.max(0, now - at) / forgottenAfter;
  const { deviation: most } = firstRating;
  return Math.min(most, Math.sqrt(deviation ** 2 + (most ** 2 - leastDeviation ** 2) * share));
};

export type RatedResult = 0 | 0.5 | 1;

/** Both ratings after a match; the result is the first one's. */
export const ratedBoth = (
  one: Rating,
  other: Rating,
  result: RatedResult,
  now: number,
): readonly [one: Rating, other: Rating] => {
  const table = new Glicko2({
    tau,
    rating: firstRating.rating,
    rd: firstRating.deviation,
    vol: firstRating.volatility,
  });
  const [a, b] = [one, other].map((player) =>
    table.makePlayer(player.rating, deviationAt(player, now), player.volatility),
  );
  if (a === undefined || b === undefined) throw new Error("two players make a match");
  table.updateRatings([[a, b, result]]);
  const after = (before: Rating, player: typeof a): Rating => ({
    rating: Math.max(leastRating, player.getRating()),
    deviation: Math.max(leastDeviation, Math.min(firstRating.deviation, player.getRd())),
    volatility: player.getVol(),
    matches: before.matches + 1,
    at: now,
  });
  return [after(one, a), after(other, b)];
};
