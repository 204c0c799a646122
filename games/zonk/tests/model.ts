/** The race and the turn computed the slow way, directly from rolls and takes, as a reference for the solvers. */
import { bankedPoints, fallsOf, type ScoringTable, takesFrom } from "@turnlight/games/zonk";

const leftAfter = (rolled: number, taken: number) => (rolled === taken ? 6 : rolled - taken);

interface Outcome {
  readonly chance: number;
  readonly takes: readonly { readonly points: number; readonly left: number }[];
}

/** Everything a roll of n dice can be, with each take's points and the dice it leaves; rolls that offer alike are one. */
const outcomesOf = (table: ScoringTable, n: number): readonly Outcome[] => {
  const found = new Map<string, Outcome>();
  for (const { dice, ways } of fallsOf(n)) {
    const takes = takesFrom(table, dice).map((take) => ({
      points: take.points,
      left: leftAfter(n, take.dice.length),
    }));
    const key = JSON.stringify(takes);
    found.set(key, { takes, chance: (found.get(key)?.chance ?? 0) + ways / 6 ** n });
  }
  return [...found.values()];
};

const outcomes = (table: ScoringTable) => {
  const known = Array.from({ length: 7 }, (_, n) => outcomesOf(table, n));
  return (n: number): readonly Outcome[] => known[n] ?? [];
};

/** The first player's chance of winning by plain value iteration over all scores and streaks, until it converges. */
export const slowRace = (table: ScoringTable, target: number, streak: boolean): number => {
  const rolls = outcomes(table);
  const win = new Map<string, number>();
  const chance = (me: number, other: number, mine: number, theirs: number): number =>
    win.get(`${me} ${other} ${mine} ${theirs}`) ?? 0.5;
  const turnFrom = (me: number, other: number, mine: number, theirs: number): number => {
    const lost = 1 - chance(other, me, theirs, 0);
    const known = new Map<string, number>();
    const bank = (points: number): number => {
      const score = me + bankedPoints(points, mine, streak);
      return score >= target ? 1 : 1 - chance(other, score, theirs, streak ? Math.min(mine + 1, 5) : 0);
    };
    const roll = (points: number, left: number): number =>
      rolls(left).reduce((sum, { chance: share, takes }) => {
        const best = takes.length === 0 ? lost : Math.max(...takes.map((take) => at(points + take.points, take.left)));
        return sum + share * best;
      }, 0);
    const at = (points: number, left: number): number => {
      const key = `${points} ${left}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const banked = bank(points);
      const best = banked === 1 ? 1 : Math.max(banked, roll(points, left));
      known.set(key, best);
      return best;
    };
    return roll(0, 6);
  };
  const scores = reachableScores(table, target, streak);
  const streaks = streak ? [0, 1, 2, 3, 4, 5] : [0];
  for (let change = 1; change > 1e-10; ) {
    change = 0;
    for (const me of scores)
      for (const other of scores)
        for (const mine of streaks)
          for (const theirs of streaks) {
            const now = turnFrom(me, other, mine, theirs);
            change = Math.max(change, Math.abs(now - chance(me, other, mine, theirs)));
            win.set(`${me} ${other} ${mine} ${theirs}`, now);
          }
  }
  return chance(0, 0, 0, 0);
};

/** Scores below the target in steps that any score is a multiple of, highest first. */
const reachableScores = (table: ScoringTable, target: number, streak: boolean): readonly number[] => {
  const points = fallsOf(6).flatMap(({ dice }) => takesFrom(table, dice).map((take) => take.points));
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const step = streak ? 10 : points.reduce(gcd, 0);
  return Array.from({ length: Math.ceil(target / step) }, (_, i) => i * step).reverse();
};

/** A turn's best expectation when everybody must bank at `limit`: a lower bound that converges to the true value. */
export const slowTurn = (table: ScoringTable, limit: number): number => {
  const rolls = outcomes(table);
  const known = new Map<string, number>();
  const roll = (points: number, left: number): number =>
    rolls(left).reduce((sum, { chance, takes }) => {
      const best = takes.length === 0 ? 0 : Math.max(...takes.map((take) => at(points + take.points, take.left)));
      return sum + chance * best;
    }, 0);
  const at = (points: number, left: number): number => {
    if (points >= limit) return points;
    const key = `${points} ${left}`;
    const best = known.get(key) ?? Math.max(points, roll(points, left));
    known.set(key, best);
    return best;
  };
  return roll(0, 6);
};
