/**
 * The difficulty of a level: a score from 0 to 100, derived from one study. Every part grows with its count up to a
 * maximum, so that the total stays in range. Counts along the way are taken on the easiest of the shortest solutions,
 * because a player needs only one.
 */
import { apart } from "../rules/directions.ts";
import { rules } from "../rules/rules.ts";
import type { Enemy, WispState } from "../rules/state.ts";
import { type MoveOption, quickest, type Study } from "../solver/study.ts";
import { type Mechanic, mechanicsOf } from "./mechanics.ts";

/** The inputs of the score. */
export interface Traits {
  /** Moves of a shortest solution. */
  readonly length: number;
  /** Moves along the solution where every other move loses the win. */
  readonly forced: number;
  /**
   * Counter-intuitive moves along the solution: towards the nearest enemy, or such that enemies are only led away from
   * the grove, in a turn that purifies none.
   */
  readonly against: number;
  /** Losing moves available along the solution; one that is caught at once is obvious and counts half. */
  readonly traps: number;
  /** The number of distinct shortest solutions. */
  readonly solutions: number;
  readonly mechanics: readonly Mechanic[];
}

export const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Rank = (typeof ranks)[number];

export interface LevelDifficulty {
  /** From 0 to 100, with one decimal. */
  readonly score: number;
  /** The tenth of the range, from 1 to 10. */
  readonly rank: Rank;
  readonly traits: Traits;
}

export const scoreRange = 100;

/** The maximum points of each part, and the count that reaches them. */
const parts = {
  length: { points: 34, full: 20 },
  forced: { points: 14, full: 6 },
  against: { points: 18, full: 6 },
  traps: { points: 14, full: 20 },
  /** Rare solutions: points are lost for every doubling of their number, relative to the number of moves. */
  rarity: { points: 12, full: 8, freedom: 1.5 },
  mechanics: { points: 8, full: 4 },
} as const;

const share = (count: number, { points, full }: { readonly points: number; readonly full: number }): number =>
  points * Math.min(1, count / full);

/** A piecewise linear binary logarithm, which gives the same result on every machine. */
export const doublings = (count: number): number => {
  let power = 1;
  let times = 0;
  while (power * 2 <= count) {
    power *= 2;
    times += 1;
  }
  return times + (count / power - 1);
};

/** Freedom is the binary logarithm of the number of solutions per move; a short level has had little room for any. */
const rarityOf = ({ length, solutions }: Traits): number => {
  const freedom = doublings(solutions) / length / parts.rarity.freedom;
  return share(length, parts.rarity) * Math.max(0, 1 - freedom);
};

/** The score of a level with these traits. */
export const scoreOf = (traits: Traits): number => {
  const { length, forced, against, traps, mechanics } = traits;
  const sum =
    share(length, parts.length) +
    share(forced, parts.forced) +
    share(against, parts.against) +
    share(traps, parts.traps) +
    share(mechanics.length, parts.mechanics) +
    rarityOf(traits);
  return Math.round(sum * 10) / 10;
};

export const rankOf = (score: number): Rank => ranks[Math.min(9, Math.floor(score / 10))] ?? 10;

/** Manhattan distance from a cell to the nearest enemy that is awake. */
const nearest = ({ level, enemies }: WispState, cell: number): number =>
  Math.min(...enemies.filter(({ kind }) => kind !== "sleeper").map(({ at }) => apart(level, cell, at)));

/** Whether a turn brought no enemy nearer to the grove, and some farther from it. */
const leadsAway = (before: WispState, after: WispState): boolean => {
  const { level, enemies } = before;
  const far = ({ at }: Enemy) => apart(level, at, level.goal);
  const changes = enemies.map((enemy) => {
    const now = after.enemies.find(({ id }) => id === enemy.id);
    return now === undefined ? -1 : far(now) - far(enemy);
  });
  return changes.every((change) => change >= 0) && changes.some((change) => change > 0);
};

/** A turn that purifies an enemy is never counter-intuitive. */
const isAgainst = (before: WispState, after: WispState): boolean => {
  const left = ({ enemies }: WispState) => enemies.reduce((sum, { count }) => sum + count, 0);
  if (left(after) < left(before)) return false;
  return nearest(before, after.wisp) < nearest(before, before.wisp) || leadsAway(before, after);
};

/** The demands of one position, before the choice of a best move. */
const askedBy = (options: readonly MoveOption[]): { readonly forced: number; readonly traps: number } => {
  let traps = 0;
  let losing = 0;
  for (const { verdict } of options) {
    if (verdict.kind === "won" || verdict.kind === "winnable") continue;
    losing += 1;
    traps += verdict.kind === "caught" ? 0.5 : 1;
  }
  return { forced: losing === options.length - 1 ? 1 : 0, traps };
};

/** The continuation from a position: the easiest of the shortest, and how many shortest there are. */
interface SolutionPath {
  readonly forced: number;
  readonly against: number;
  readonly traps: number;
  readonly solutions: number;
  /** The points of the first three parts, without their maximum. */
  readonly toil: number;
}

const arrived: SolutionPath = { forced: 0, against: 0, traps: 0, solutions: 1, toil: 0 };

const toilOf = (forced: number, against: number, traps: number): number =>
  (forced * parts.forced.points) / parts.forced.full +
  (against * parts.against.points) / parts.against.full +
  (traps * parts.traps.points) / parts.traps.full;

const keyOf = ({ wisp, enemies }: WispState): string => {
  let key = `${wisp}`;
  for (const enemy of enemies) {
    key += `,${enemy.id}.${enemy.at}${enemy.stuck ? "!" : ""}${enemy.kind === "sleeper" ? "z" : ""}`;
    if (enemy.kind === "guard") key += `${enemy.facing}${enemy.back ? "-" : ""}`;
  }
  return key;
};

/** Memoised continuations, since several positions of one study are often queried and their continuations overlap. */
const walked = new WeakMap<Study, Map<string, SolutionPath>>();

const wayFrom = (study: Study, from: WispState): SolutionPath => {
  const known = walked.get(study) ?? new Map<string, SolutionPath>();
  walked.set(study, known);
  const walk = (state: WispState): SolutionPath => {
    if (state.enemies.length === 0) return arrived;
    const key = keyOf(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    const options = study.options(state);
    const demands = askedBy(options);
    let solutions = 0;
    let easiest: SolutionPath | undefined;
    for (const move of quickest(options)) {
      const after = rules.apply(state, 0, move).state;
      const rest = walk(after);
      const forced = rest.forced + demands.forced;
      const against = rest.against + (isAgainst(state, after) ? 1 : 0);
      const traps = rest.traps + demands.traps;
      const toil = toilOf(forced, against, traps);
      solutions += rest.solutions;
      if (easiest === undefined || toil < easiest.toil) easiest = { forced, against, traps, solutions: 0, toil };
    }
    const way = { ...(easiest ?? arrived), solutions };
    known.set(key, way);
    return way;
  };
  return walk(from);
};

/** The difficulty of winning from this position of the study; undefined if it cannot be won. */
export const difficultyOf = (study: Study, state: WispState): LevelDifficulty | undefined => {
  const verdict = study.of(state);
  if (verdict?.kind !== "winnable") return undefined;
  const { forced, against, traps, solutions } = wayFrom(study, state);
  const mechanics = mechanicsOf(state.level);
  const traits: Traits = { length: verdict.distance, forced, against, traps, solutions, mechanics };
  const score = scoreOf(traits);
  return { score, rank: rankOf(score), traits };
};
