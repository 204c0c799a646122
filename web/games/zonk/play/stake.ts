/**
 * What a throw can change: the exact chance of a zonk, the points it would cost, and how near the match is to its end.
 * The show follows this weight and never the number of dice.
 */
import {
  allDice,
  bankedPoints,
  fallsOf,
  type MatchGoal,
  takesFrom,
  winsWith,
  type ZonkView,
  zonkChance,
} from "@turnlight/games/zonk";

export const throwGrades = ["riskless", "ordinary", "high", "decisive"] as const;
export type ThrowGrade = (typeof throwGrades)[number];

/** The dice in the hand: a view before its throw. */
export type StakeView = MatchGoal & Pick<ZonkView, "table" | "left" | "points" | "seat" | "streaks" | "streak">;

export interface Stake {
  /** From 0, nothing can be lost, to 1. */
  readonly weight: number;
  readonly grade: ThrowGrade;
  readonly zonk: number;
  /** Points banking would have brought. */
  readonly atRisk: number;
  /** The exact chance that banking after this throw wins. */
  readonly wins: number;
}

/** A zonk chance of two thirds, that of one die, is the most there is at a usual table. */
const mostZonk = 2 / 3;
/** From this share of the target on, points at risk count in full. */
const fullPot = 0.2;
/** The weight that is left at the very beginning of a match. */
const early = 0.25;
/** From this weight on a throw is shown at length. */
const highFrom = 0.3;
/** A rival this near to the target may win in the next turn. */
const nearlyThere = 0.85;

/** A zonk rarer than this surprises: it is not what a match hangs on. */
const longShot = 0.25;

const bankedAfter = ({ streaks, streak, seat }: StakeView, points: number): number =>
  bankedPoints(points, streaks[seat] ?? 0, streak);

const cache = new WeakMap<ZonkView["table"], Map<number, readonly (readonly [most: number, share: number])[]>>();

/** What the best take of a throw can bring, with the share of throws that do. */
const gainsOf = (table: ZonkView["table"], dice: number): readonly (readonly [number, number])[] => {
  const known = cache.get(table) ?? new Map();
  cache.set(table, known);
  const had = known.get(dice);
  if (had !== undefined) return had;
  const all = fallsOf(dice);
  const total = all.reduce((sum, { ways }) => sum + ways, 0);
  const gains = all.map(({ dice: fell, ways }) => {
    const most = Math.max(0, ...takesFrom(table, fell).map(({ points }) => points));
    return [most, ways / total] as const;
  });
  known.set(dice, gains);
  return gains;
};

/** What the worst throw of a table without zonks brings. */
export const leastGain = (table: ZonkView["table"], dice: number): number =>
  Math.min(...gainsOf(table, dice).map(([most]) => most));

const winsOf = (view: StakeView): number =>
  gainsOf(view.table, view.left).reduce(
    (sum, [most, share]) =>
      most > 0 && winsWith(view, view.seat, bankedAfter(view, view.points + most)) ? sum + share : sum,
    0,
  );

/** How far the match is, from 0 to 1; its turn's points count as if they were banked. */
const progressOf = ({ rounds, round, scores, seat, target }: StakeView, atRisk: number, rival: number): number =>
  rounds === undefined ? Math.min(1, Math.max((scores[seat] ?? 0) + atRisk, rival) / target) : round / rounds;

export const stakeOf = (view: StakeView): Stake => {
  const { table, left, points, seat, scores, target, rounds } = view;
  const zonk = zonkChance(table, left);
  const atRisk = bankedAfter(view, points);
  if (zonk === 0 || points === 0) return { weight: 0, grade: "riskless", zonk, atRisk, wins: 0 };
  const rival = Math.max(0, ...scores.filter((_, other) => other !== seat));
  const near = progressOf(view, atRisk, rival);
  const pot = Math.min(1, atRisk / (fullPot * target));
  const weight = Math.min(1, zonk / mostZonk) * pot * (early + (1 - early) * near);
  const wins = winsOf(view);
  const decides =
    wins > 0 && zonk >= longShot && (rounds !== undefined || rival >= nearlyThere * target || weight >= highFrom);
  return { weight, grade: decides ? "decisive" : weight >= highFrom ? "high" : "ordinary", zonk, atRisk, wins };
};

/** The parts of a throw's show, in milliseconds at normal speed. */
export interface ThrowShow {
  /** The room goes dark before the dice leave the hand. */
  readonly breath: number;
  readonly roll: number;
  /** The last die rocks on its edge. */
  readonly edge: number;
}

const riskless = 600;
const ordinary = [1000, 1500] as const;
const high = [1700, 2400] as const;
/** A throw that decides the match: a breath, a long roll, and for a single die its edge. */
const decisive = { breath: 700, roll: 1600, edge: 1100 } as const;
const withoutEdge = 1900;

const along = ([least, most]: readonly [number, number], share: number): number =>
  Math.round(least + (most - least) * Math.min(1, Math.max(0, share)));

export const showOf = ({ weight, grade }: Stake, dice: number): ThrowShow => {
  switch (grade) {
    case "riskless":
      return { breath: 0, roll: riskless, edge: 0 };
    case "ordinary":
      return { breath: 0, roll: along(ordinary, weight / highFrom), edge: 0 };
    case "high":
      return { breath: 0, roll: along(high, (weight - highFrom) / (1 - highFrom)), edge: 0 };
    case "decisive":
      return dice === 1 ? decisive : { breath: decisive.breath, roll: withoutEdge, edge: 0 };
  }
};

export const showLasts = ({ breath, roll, edge }: ThrowShow): number => breath + roll + edge;

/** Faces of a single die that would have led to the other result. */
export const otherFaces = ({ table }: Pick<StakeView, "table">, face: number): readonly number[] => {
  const scores = (value: number): boolean => takesFrom(table, [value as 1]).length > 0;
  return Array.from({ length: allDice }, (_, i) => i + 1).filter((other) => scores(other) !== scores(face));
};
