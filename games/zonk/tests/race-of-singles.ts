/**
 * A race in which only ones and fives score, solved naively: every ordered throw, every take, and the two players'
 * chances iterated until they converge. It shares nothing with the solver.
 */
import type { ScoringTable } from "@turnlight/games/zonk";

export const singles: ScoringTable = {
  name: "singles",
  oncePerRoll: false,
  scale: 1,
  combinations: [
    { kind: "single-1", points: 100, tier: 1 },
    { kind: "single-5", points: 50, tier: 2 },
  ],
};

/** How often so many ones and fives fall with n dice, out of 6ⁿ throws looked at one by one. */
const fallsOf = (n: number): ReadonlyMap<string, number> => {
  const falls = new Map<string, number>();
  for (let at = 0; at < 6 ** n; at++) {
    let ones = 0;
    let fives = 0;
    for (let rest = at, die = 0; die < n; die++, rest = Math.floor(rest / 6)) {
      if (rest % 6 === 0) ones += 1;
      if (rest % 6 === 4) fives += 1;
    }
    const key = `${ones} ${fives}`;
    falls.set(key, (falls.get(key) ?? 0) + 1 / 6 ** n);
  }
  return falls;
};

const falls = Array.from({ length: 7 }, (_, n) => (n === 0 ? new Map<string, number>() : fallsOf(n)));

export interface NaiveRace {
  /** The chance of winning for the player to move, with so many points in this turn. */
  bank(me: number, them: number, points: number): number;
  roll(me: number, them: number, points: number, left: number): number;
  take(me: number, them: number, points: number, rolled: number, dice: readonly number[]): number;
}

/** Chances have converged once no iteration changes one by more than this. */
const still = 1e-13;

export const naiveRace = (target: number): NaiveRace => {
  const steps = target / 50;
  const start = Array.from({ length: steps }, () => Array.from({ length: steps }, () => 0.5));
  const startOf = (me: number, them: number): number => start[me / 50]?.[them / 50] ?? 0;
  const bank = (me: number, them: number, points: number): number =>
    me + points >= target ? 1 : 1 - startOf(them, me + points);
  let known = new Map<string, number>();
  const best = (me: number, them: number, points: number, left: number): number => {
    if (me + points >= target) return 1;
    const key = `${points} ${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = Math.max(bank(me, them, points), roll(me, them, points, left));
    known.set(key, made);
    return made;
  };
  const roll = (me: number, them: number, points: number, left: number): number => {
    let sum = 0;
    for (const [key, chance] of falls[left] ?? []) {
      const [ones = 0, fives = 0] = key.split(" ").map(Number);
      let most = ones + fives === 0 ? 1 - startOf(them, me) : 0;
      for (let a = 0; a <= ones; a++)
        for (let b = a === 0 ? 1 : 0; b <= fives; b++) {
          const rest = left - a - b;
          most = Math.max(most, best(me, them, points + 100 * a + 50 * b, rest === 0 ? 6 : rest));
        }
      sum += chance * most;
    }
    return sum;
  };
  const fresh = <T>(ask: () => T): T => {
    known = new Map();
    return ask();
  };
  for (let change = 1; change > still; ) {
    change = 0;
    for (let me = 0; me < target; me += 50)
      for (let them = 0; them < target; them += 50) {
        const now = fresh(() => roll(me, them, 0, 6));
        change = Math.max(change, Math.abs(now - startOf(me, them)));
        const row = start[me / 50];
        if (row !== undefined) row[them / 50] = now;
      }
  }
  return {
    bank,
    roll: (me, them, points, left) => fresh(() => roll(me, them, points, left)),
    take: (me, them, points, rolled, dice) => {
      const gained = dice.reduce((sum, die) => sum + (die === 1 ? 100 : 50), 0);
      const left = rolled - dice.length;
      return fresh(() => best(me, them, points + gained, left === 0 ? 6 : left));
    },
  };
};
