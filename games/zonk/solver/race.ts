/**
 * The race of two: the chance of winning from every pair of scores and streaks, both playing to win. Banking moves
 * towards the target, so pairs of scores are solved backwards from the end; a zonk leaves both scores unchanged, which
 * makes the two players' chances depend on each other: that cycle (a knot) is solved pair by pair.
 */
import { runToEnd, type Work } from "@turnlight/kernel";
import { bankedPoints, mostStreak, nextStreak, roundedTo } from "../rules/streak.ts";
import type { ScoringTable } from "../rules/table.ts";
import { coarseLadder, exactLadder, type Ladder } from "./ladder.ts";
import { type Rollbook, rollbookOf } from "./rollbook.ts";
import { solveTurn } from "./turn.ts";
import { type TurnChances, turnChances } from "./turn-chances.ts";
import { TurnSweep } from "./turn-sweep.ts";

export interface RaceRules {
  readonly table: ScoringTable;
  readonly target: number;
  readonly streak: boolean;
}

export interface RaceEffort {
  /** How fast the ladder's steps widen; left out, every score is solved. */
  readonly growth?: number;
  /**
   * For a coarse ladder: how many scores next to the target are all solved; with low precision, for a preliminary
   * result.
   */
  readonly dense?: number;
}

/** Reports the share of the work that is done, from 0 to 1. */
export type ReportRaceProgress = (share: number) => void;

export interface RaceScore {
  readonly score: number;
  readonly streak: number;
}

/** Changes smaller than this count as convergence: in a knot, and in a pair of scores solved by iteration. */
interface Settled {
  readonly knot: number;
  readonly pair: number;
}

/** The interpolation error is far larger than the tolerance for a pair. */
const usually: Settled = { knot: 1e-10, pair: 1e-4 };
const roughly: Settled = { knot: 1e-3, pair: 1e-2 };
/** An upper bound for the feedback of a zonk. */
const steepest = 0.9;
/** A coarse race assumes that nobody rolls on with more than this many times the points of a good turn. */
const goodTurns = 5;
/** The size of the cache of turns: the same turn is queried again with every roll and take of it. */
const turnsKept = 8;
/** A coarse race may be off by this share of what so many units of either score change. */
const addedUp = 0.1;
const stepUnits = 5;
/** A fallback for the index check of typed arrays; never used, since all reads are in range. */
const never = 0;

export class Race {
  readonly rules: RaceRules;
  readonly #ladder: Ladder;
  readonly #book: Rollbook;
  readonly #sweep: TurnSweep;
  readonly #scoreUnit: number;
  readonly #streaks: number;
  /** Chance of winning for the player to move, by my rung, their rung, my streak, their streak. */
  readonly #win: Float64Array;
  /** By streak and units of turn points: the units of score they are banked as. */
  readonly #banked: readonly Int32Array[];
  /** By streak and need: the units of turn points that win. */
  readonly #winning: readonly Int32Array[];
  readonly #bank: Float64Array;
  readonly #turns = new Map<string, TurnChances>();
  /** Units of turn points at which everybody banks; unreachable in an exact race. */
  readonly #last: number;
  readonly #settled: Settled;
  /** The feedback of a change in a knot's guess, at the pair solved last. */
  #slope = 0;

  /** Solves it step by step and yields the share of the work that is done. */
  static *solving(rules: RaceRules, effort: RaceEffort = {}): Work<Race> {
    const race = new Race(rules, effort);
    yield* race.#solve();
    return race;
  }

  static solved(rules: RaceRules, effort: RaceEffort = {}, progress?: ReportRaceProgress): Race {
    return runToEnd(Race.solving(rules, effort), progress);
  }

  private constructor(rules: RaceRules, { growth, dense }: RaceEffort) {
    const { table, target, streak } = rules;
    this.rules = rules;
    this.#settled = dense === undefined ? usually : roughly;
    const book = rollbookOf(table);
    this.#book = book;
    this.#sweep = new TurnSweep(book);
    this.#scoreUnit = streak ? roundedTo : book.unit;
    this.#streaks = streak ? mostStreak + 1 : 1;
    const whole = Math.ceil(target / this.#scoreUnit);
    this.#ladder = growth === undefined ? exactLadder(whole) : coarseLadder(whole, growth, dense);

    const steps = Math.ceil((whole * this.#scoreUnit + roundedTo) / book.unit) + this.#sweep.most + 2;
    const streaks = Array.from({ length: this.#streaks }, (_, s) => s);
    this.#banked = streaks.map((s) =>
      Int32Array.from({ length: steps }, (_, t) => bankedPoints(t * book.unit, s, streak) / this.#scoreUnit),
    );
    this.#winning = this.#banked.map((banked) => {
      let t = 0;
      return Int32Array.from({ length: whole + 1 }, (_, need) => {
        while ((banked[t] ?? whole) < need) t += 1;
        return t;
      });
    });
    this.#bank = new Float64Array(steps);
    this.#last = growth === undefined ? steps : Math.ceil((goodTurns * solveTurn(table).expected) / book.unit);
    this.#win = new Float64Array((this.#ladder.rungs.length * this.#streaks) ** 2);
  }

  get exact(): boolean {
    return this.#ladder.exact && this.#settled === usually;
  }

  /** The chance of winning for `me`, to move, before the first roll. */
  chance(me: RaceScore, other: RaceScore): number {
    return this.#between(this.#need(me), this.#need(other), this.#streakOf(me), this.#streakOf(other));
  }

  /**
   * The same for every moment within the turn. With several others, the chance of beating them all is approximated by
   * the product of the chances of beating each alone.
   */
  turn(me: RaceScore, others: readonly RaceScore[]): TurnChances {
    const key = [me, ...others].map((one) => `${this.#need(one)} ${this.#streakOf(one)}`).join();
    const known = this.#turns.get(key);
    if (known !== undefined) return known;
    const found = this.#turnOf(me, others);
    if (this.#turns.size >= turnsKept) this.#turns.clear();
    this.#turns.set(key, found);
    return found;
  }

  /**
   * How far an interpolated chance may be off at this pair of scores: the difference to what playing one turn from there
   * gives, and a share of what a step of either score changes, since errors of later scores add up on the way back. The
   * share is measured (docs/review.md). Zero where both scores are solved one by one.
   */
  offBy(me: RaceScore, other: RaceScore): number {
    const { exact, dense } = this.#ladder;
    if (exact || Math.max(this.#need(me), this.#need(other)) <= dense) return 0;
    const chance = this.chance(me, other);
    const change = (mine: number, theirs: number): number =>
      Math.abs(chance - this.chance(this.#moved(me, mine), this.#moved(other, theirs)));
    const step = stepUnits * this.#scoreUnit;
    const steps = Math.max(change(step, 0), change(-step, 0)) + Math.max(change(0, step), change(0, -step));
    return Math.abs(chance - this.turn(me, [other]).start) + addedUp * steps;
  }

  #moved({ score, streak }: RaceScore, by: number): RaceScore {
    return { score: Math.max(0, Math.min(this.rules.target - 1, score + by)), streak };
  }

  #turnOf(me: RaceScore, others: readonly RaceScore[]): TurnChances {
    const need = this.#need(me);
    const mine = this.#streakOf(me);
    const banked = this.#banked[mine] ?? new Int32Array(0);
    const winning = this.#winning[mine]?.[need] ?? never;
    const beatAll = (rest: number, streak: number): number =>
      others.reduce(
        (chance, other) => chance * (1 - this.#between(this.#need(other), rest, this.#streakOf(other), streak)),
        1,
      );
    return turnChances(this.#book, this.#sweep, {
      end: Math.min(winning, this.#last),
      zonk: beatAll(need, 0),
      bank: (t) => (t >= winning ? 1 : beatAll(need - (banked[t] ?? never), this.#afterBank(mine))),
    });
  }

  #need({ score }: RaceScore): number {
    return Math.max(1, Math.ceil((this.rules.target - score) / this.#scoreUnit));
  }

  #streakOf({ streak }: RaceScore): number {
    return Math.min(streak, this.#streaks - 1);
  }

  #afterBank(streak: number): number {
    return this.rules.streak ? nextStreak(streak) : 0;
  }

  #at(i: number, j: number, si: number, sj: number): number {
    return ((i * this.#ladder.rungs.length + j) * this.#streaks + si) * this.#streaks + sj;
  }

  /** Interpolates between the rungs on both sides. */
  #between(mine: number, theirs: number, si: number, sj: number): number {
    const { below, share } = this.#ladder;
    const [i, j] = [below[mine] ?? never, below[theirs] ?? never];
    const [x, y] = [share[mine] ?? never, share[theirs] ?? never];
    const win = (di: number, dj: number) => this.#win[this.#at(i + di, j + dj, si, sj)] ?? never;
    const along = (dj: number) => (x === 0 ? win(0, dj) : (1 - x) * win(0, dj) + x * win(1, dj));
    return y === 0 ? along(0) : (1 - y) * along(0) + y * along(1);
  }

  *#solve(): Work<void> {
    const rungs = this.#ladder.rungs.length;
    for (let i = 0; i < rungs; i++) {
      for (let j = 0; j <= i; j++) this.#solvePair(i, j);
      yield ((i + 1) / rungs) ** 3;
    }
  }

  /** Both players' chances at one pair of scores, all streaks. */
  #solvePair(i: number, j: number): void {
    const { rungs, dense } = this.#ladder;
    const onRungs = Math.max(rungs[i] ?? never, rungs[j] ?? never) <= dense;
    const oneSweep = onRungs && this.#banked.every((banked) => banked[1] !== 0);
    this.#guess(i, j);
    for (let change = 1; change > this.#settled.pair; ) {
      change = this.#untie(i, j);
      for (const theirs of this.#banked.keys())
        for (let mine = this.#streaks - 1; mine >= 0; mine--) {
          if (mine === 0 && theirs === 0) continue;
          change = Math.max(change, this.#renew(i, j, mine, theirs));
          if (i !== j) change = Math.max(change, this.#renew(j, i, mine, theirs));
        }
      if (oneSweep) return;
    }
  }

  /** The initial guess for an iteration: the pair solved just before. */
  #guess(i: number, j: number): void {
    const block = this.#streaks ** 2;
    const [a, b] = j > 0 ? [i, j - 1] : [Math.max(0, i - 1), 0];
    this.#win.copyWithin(this.#at(i, j, 0, 0), this.#at(a, b, 0, 0), this.#at(a, b, 0, 0) + block);
    this.#win.copyWithin(this.#at(j, i, 0, 0), this.#at(b, a, 0, 0), this.#at(b, a, 0, 0) + block);
  }

  /**
   * Without streaks, a zonk of one player leads to the other and back: a fixed point of a nearly linear function, found
   * by the secant method. The pair solved before gives the first guess and the first slope.
   */
  #untie(i: number, j: number): number {
    const mine = this.#at(i, j, 0, 0);
    const theirs = this.#at(j, i, 0, 0);
    const before = this.#win[theirs] ?? never;
    const thereAndBack = (chance: number): number => {
      this.#win[theirs] = chance;
      this.#renew(i, j, 0, 0);
      if (i !== j) this.#renew(j, i, 0, 0);
      return this.#win[i === j ? mine : theirs] ?? never;
    };
    let from = before;
    let to = thereAndBack(from);
    while (Math.abs(to - from) > this.#settled.knot) {
      const next = from + (to - from) / (1 - this.#slope);
      const after = thereAndBack(next);
      if (next !== from) this.#slope = Math.min(steepest, (after - to) / (next - from));
      [from, to] = [next, after];
    }
    return Math.abs(to - before);
  }

  /** One player's chance at a pair from the current values; returns by how much it changed. */
  #renew(i: number, j: number, mine: number, theirs: number): number {
    const { rungs, below, share } = this.#ladder;
    const win = this.#win;
    const bank = this.#bank;
    const banked = this.#banked[mine] ?? new Int32Array(0);
    const need = rungs[i] ?? never;
    const winning = this.#winning[mine]?.[need] ?? never;
    const end = Math.min(winning, this.#last);
    const from = this.#at(j, 0, theirs, this.#afterBank(mine));
    const stride = this.#streaks ** 2;
    const top = end + this.#sweep.most;
    bank.fill(1, winning, top + 1);
    for (let t = Math.min(winning - 1, top); t > 0; t--) {
      const rest = need - (banked[t] ?? never);
      const at = from + (below[rest] ?? never) * stride;
      const part = share[rest] ?? never;
      const low = win[at] ?? never;
      bank[t] = 1 - (part === 0 ? low : low + part * ((win[at + stride] ?? never) - low));
    }
    const zonk = 1 - (win[this.#at(j, i, theirs, 0)] ?? never);
    const at = this.#at(i, j, mine, theirs);
    const before = win[at] ?? never;
    // Chances are sums over many rolls and may exceed 1 by rounding.
    const now = Math.min(1, this.#sweep.run(bank, end, zonk));
    win[at] = now;
    return Math.abs(now - before);
  }
}
