/**
 * A naive solver of a stage: every way to keep, every ordered throw. It shares nothing with the real solver but the
 * score of a box. Only interchangeable dice are sorted, to limit the time.
 */
import { type Category, categories, faceOf } from "../index.ts";

export interface BruteStage {
  readonly rolls: number;
  readonly freeScratch: boolean;
  readonly bonus: number;
  /** Dice from this index on may be kept. */
  readonly firstLockable: number;
  readonly sides: readonly (readonly number[])[];
  /** What a die always shows on a round's first roll; 0 where it is thrown. */
  readonly opens?: readonly number[];
  /** Whether the dice are all alike. */
  readonly alike: boolean;
  readonly points: (category: Category, shown: readonly number[]) => number;
  readonly pips: (category: Category, shown: readonly number[]) => number;
}

const throws = (sides: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  sides.reduce<readonly (readonly number[])[]>(
    (all, die) => all.flatMap((shown) => die.map((face) => [...shown, face])),
    [[]],
  );

/** The situation of a stage between two rounds. */
export interface At {
  readonly left: readonly Category[];
  /** Pips in the upper boxes. */
  readonly sum: number;
  /** Points to the target; without one, points themselves are counted. */
  readonly need: number | undefined;
}

/** The worth of everything under optimal play. */
export interface Brute {
  round(at: At): number;
  /** The best worth of a throw, with this many rolls left. */
  decide(at: At, shown: readonly number[], rolls: number): number;
  /** Rolls the dice that show 0 again, with this many rolls left after that. */
  thrown(at: At, kept: readonly number[], rolls: number): number;
  fill(at: At, category: Category, shown: readonly number[]): number;
  scratch(at: At, category: Category): number;
}

export const bruteOf = (stage: BruteStage): Brute => {
  const memo = new Map<string, number>();
  const remember = (key: string, make: () => number): number => {
    const known = memo.get(key);
    if (known !== undefined) return known;
    const made = make();
    memo.set(key, made);
    return made;
  };
  const tidy = (shown: readonly number[]) => (stage.alike ? shown.toSorted((a, b) => a - b) : shown);

  const afterBox = ({ left, need }: At, category: Category, sum: number, gained: number): number => {
    const rest = left.filter((other) => other !== category);
    if (need === undefined) return gained + (rest.length === 0 ? 0 : round({ left: rest, sum, need }));
    if (rest.length === 0) return gained >= need ? 1 : 0;
    return round({ left: rest, sum, need: Math.max(0, need - gained) });
  };

  const fill = (at: At, category: Category, shown: readonly number[]): number => {
    const next = faceOf(category) === undefined ? at.sum : at.sum + stage.pips(category, shown);
    const bonus = at.sum < 63 && next >= 63 ? stage.bonus : 0;
    return afterBox(at, category, next, stage.points(category, shown) + bonus);
  };
  const scratch = (at: At, category: Category): number => afterBox(at, category, at.sum, 0);

  const stop = (at: At, shown: readonly number[]): number => {
    const filled = at.left
      .filter((category) => stage.points(category, shown) > 0)
      .map((category) => fill(at, category, shown));
    const scratched = at.left.map((category) => scratch(at, category));
    return Math.max(...(filled.length === 0 ? scratched : stage.freeScratch ? [...filled, ...scratched] : filled));
  };

  const decide = (at: At, shown: readonly number[], rolls: number): number =>
    remember(`${at.left} ${at.sum} ${at.need} ${shown} ${rolls}`, () => {
      let best = stop(at, shown);
      for (let set = 0; set < 31 && rolls > 0; set++) {
        const kept = shown.map((face, die) => (((set >> die) & 1) === 1 ? face : 0));
        if (kept.every((face, die) => face === 0 || die >= stage.firstLockable))
          best = Math.max(best, thrown(at, tidy(kept), rolls - 1));
      }
      return best;
    });

  /** A 0 is a die that is rolled. */
  const thrown = (at: At, kept: readonly number[], rolls: number): number =>
    remember(`${at.left} ${at.sum} ${at.need} throw ${kept} ${rolls}`, () => {
      const all = throws(kept.map((face, die) => (face > 0 ? [face] : (stage.sides[die] ?? []))));
      return all.reduce((total, shown) => total + decide(at, tidy(shown), rolls), 0) / all.length;
    });

  const round = (at: At): number =>
    remember(`${at.left} ${at.sum} ${at.need}`, () => thrown(at, stage.opens ?? [0, 0, 0, 0, 0], stage.rolls - 1));

  return { round, decide, thrown, fill, scratch };
};

/** The expected score, or with a target the chance of reaching it. */
export const brute = (stage: BruteStage, open: readonly Category[], upper: number, target?: number): number =>
  bruteOf(stage).round({ left: open, sum: upper, need: target });

export const maskOf = (open: readonly Category[]): number =>
  open.reduce((mask, category) => mask | (1 << categories.indexOf(category)), 0);
