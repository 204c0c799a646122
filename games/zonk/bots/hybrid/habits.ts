/**
 * A player's habits, estimated from their turns so far: from how many turn points on they bank, by dice left, and what
 * such a player makes of a turn. A few turns carry little information, so the estimate starts from typical play and
 * moves as more is seen.
 */
import { canonical, takesFrom, zonkChance } from "../../rules/combinations.ts";
import { allDice, fallsOf } from "../../rules/dice.ts";
import type { PastTurn } from "../../rules/state.ts";
import { mostStreak } from "../../rules/streak.ts";
import type { ScoringTable } from "../../rules/table.ts";
import { leftAfter } from "../../solver/rollbook.ts";
import { referenceLimits } from "../reference.ts";

/** A choice somebody made with points at stake, and how often they made it. */
export interface ObservedChoice {
  readonly points: number;
  readonly left: number;
  readonly banked: boolean;
  readonly times: number;
}

export interface PlayerHabits {
  /** By dice left, from 1 to 6: banks from this many turn points on. */
  readonly bankFrom: readonly number[];
  /** Choices seen at which a zonk was possible. */
  readonly seen: number;
  /** A turn's average points for such a player, raw, and how often it zonks. */
  readonly meanTurn: number;
  readonly zonkRate: number;
  /** The mean streak multiplier of such a player. */
  readonly multiplier: number;
}

export const choicesOf = (table: ScoringTable, turns: readonly PastTurn[]): readonly ObservedChoice[] =>
  turns
    .flatMap(({ crossroads, ended }) =>
      crossroads.map(([points, left], i) => ({
        points,
        left,
        banked: ended === "banked" && i === crossroads.length - 1,
        times: 1,
      })),
    )
    .filter(({ left }) => zonkChance(table, left) > 0);

/** The prior for an unknown player: the Reference player's limits, and a wide range above them. */
const usualLimit = (left: number, scale: number): number =>
  scale * (referenceLimits[left] ?? (referenceLimits[3] ?? 0) * 3 ** (left - 3));

/**
 * The limit that contradicts fewest choices: a roll at or over it, a bank under it. Among equally good ones the closest
 * to the prior, which also carries a weight of its own.
 */
const limitFrom = (choices: readonly ObservedChoice[], usual: number): number => {
  const voices: readonly ObservedChoice[] = [
    ...choices,
    { points: usual, left: 0, banked: true, times: 1 },
    { points: usual * 0.8, left: 0, banked: false, times: 1 },
  ];
  const candidates = [usual, ...choices.flatMap(({ points }) => [points, points + 1])];
  const contradictions = (limit: number) =>
    voices.reduce(
      (sum, { points, banked, times }) => sum + ((banked ? points < limit : points >= limit) ? times : 0),
      0,
    );
  const cost = (limit: number) => contradictions(limit) + Math.abs(limit - usual) / (limit + usual + 1);
  return candidates.reduce((best, limit) => (cost(limit) < cost(best) ? limit : best));
};

interface HighestScore {
  readonly gained: number;
  /** Dice for the next roll; 0 for a zonk. */
  readonly next: number;
  readonly chance: number;
}

/** The rolls of this many dice, by the outcome of the highest score in them. */
const highestScores = (table: ScoringTable, left: number): readonly HighestScore[] => {
  const found = new Map<string, HighestScore>();
  for (const { dice, ways } of fallsOf(left)) {
    const [best] = takesFrom(table, dice);
    const gained = best?.points ?? 0;
    const next = best === undefined ? 0 : leftAfter(left, best.dice.length);
    const key = `${gained} ${next}`;
    found.set(key, { gained, next, chance: (found.get(key)?.chance ?? 0) + ways / 6 ** left });
  }
  return [...found.values()];
};

interface RollOdds {
  readonly points: number;
  readonly zonk: number;
}

/** At scale 1: turn points that nobody risks, whatever their habits. */
const anybodyBanks = 1500;

/** The expected turn of a player who takes the highest score and banks from these limits on. */
const outlookOf = (
  scores: readonly (readonly HighestScore[])[],
  bankFrom: readonly number[],
  scale: number,
): RollOdds => {
  const known = new Map<number, RollOdds>();
  const going = (points: number, left: number): RollOdds => {
    if (points >= (bankFrom[left - 1] ?? 0) || points >= anybodyBanks * scale) return { points, zonk: 0 };
    const key = points * (allDice + 1) + left;
    const before = known.get(key);
    if (before !== undefined) return before;
    let [mean, zonk] = [0, 0];
    for (const { next, gained, chance } of scores[left] ?? []) {
      const after = next === 0 ? { points: 0, zonk: 1 } : going(points + gained, next);
      mean += chance * after.points;
      zonk += chance * after.zonk;
    }
    const outlook = { points: mean, zonk };
    known.set(key, outlook);
    return outlook;
  };
  return going(0, allDice);
};

/**
 * Computed once per table, and once for each set of limits met there: a decision must stay well below a millisecond.
 */
interface HabitCache {
  readonly scores: readonly (readonly HighestScore[])[];
  readonly outlooks: Map<string, RollOdds>;
}
const memories = new WeakMap<ScoringTable, HabitCache>();
const mostOutlooks = 1000;

const outlookAt = (given: ScoringTable, bankFrom: readonly number[]): RollOdds => {
  const table = canonical(given);
  const memory = memories.get(table) ?? {
    scores: Array.from({ length: allDice + 1 }, (_, left) => highestScores(table, left)),
    outlooks: new Map<string, RollOdds>(),
  };
  memories.set(table, memory);
  const key = bankFrom.join();
  const outlook = memory.outlooks.get(key) ?? outlookOf(memory.scores, bankFrom, table.scale);
  if (memory.outlooks.size >= mostOutlooks) memory.outlooks.clear();
  memory.outlooks.set(key, outlook);
  return outlook;
};

/** The mean multiplier of a player with this zonk rate, once the match is under way. */
const multiplierOf = (zonkRate: number): number => {
  let extra = 0;
  for (let banked = 1; banked <= mostStreak; banked++) extra += (1 - zonkRate) ** banked / 10;
  return 1 + extra;
};

/** From how many turn points on a player with these choices banks with this many dice left. */
export const bankFromOf = (table: ScoringTable, choices: readonly ObservedChoice[], left: number): number =>
  zonkChance(table, left) === 0
    ? Number.POSITIVE_INFINITY
    : limitFrom(
        choices.filter((choice) => choice.left === left),
        usualLimit(left, table.scale),
      );

export const habitsFrom = (table: ScoringTable, choices: readonly ObservedChoice[], streak: boolean): PlayerHabits => {
  const bankFrom = Array.from({ length: allDice }, (_, i) => bankFromOf(table, choices, i + 1));
  const { points, zonk } = outlookAt(table, bankFrom);
  return {
    bankFrom,
    seen: choices.reduce((sum, { times }) => sum + times, 0),
    meanTurn: points,
    zonkRate: zonk,
    multiplier: streak ? multiplierOf(zonk) : 1,
  };
};

export const habitsOf = (table: ScoringTable, turns: readonly PastTurn[], streak: boolean): PlayerHabits =>
  habitsFrom(table, choicesOf(table, turns), streak);
