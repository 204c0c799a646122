/** Dice statistics: faces by seat, zonks by number of dice, and whether these are unusual. */
import { type Face, zonk } from "@turnlight/games/zonk";
import { Match, type MatchRecord } from "@turnlight/kernel";

export interface DiceTally {
  /** How often each face came up, ones first. */
  readonly faces: readonly number[];
  /** Rolls and zonks by the number of dice rolled, from one to six. */
  readonly rolls: readonly number[];
  readonly zonks: readonly number[];
  /** The most banked in one turn, turns begun and turns lost. */
  readonly best: number;
  readonly turns: number;
  readonly lost: number;
}

const six = (): number[] => [0, 0, 0, 0, 0, 0];
const empty = (): { faces: number[]; rolls: number[]; zonks: number[]; best: number; turns: number; lost: number } => ({
  faces: six(),
  rolls: six(),
  zonks: six(),
  best: 0,
  turns: 0,
  lost: 0,
});

const bump = (list: number[], at: number): void => {
  list[at] = (list[at] ?? 0) + 1;
};

/** By seat; a record that cannot be replayed yields empty tallies. */
export const talliesOf = (record: MatchRecord, seats: number): readonly DiceTally[] => {
  const tallies = Array.from({ length: seats }, empty);
  const resumed = Match.resume(zonk.rules, record);
  if (!resumed.ok) return tallies;
  let rolled: readonly Face[] = [];
  for (const { fact } of resumed.value.steps.flatMap(({ told }) => told)) {
    const mine = tallies[fact.seat];
    if (mine === undefined) continue;
    if (fact.kind === "rolled") {
      rolled = fact.dice;
      for (const face of fact.dice) bump(mine.faces, face - 1);
      bump(mine.rolls, fact.dice.length - 1);
    }
    if (fact.kind === "zonked") {
      bump(mine.zonks, rolled.length - 1);
      mine.lost += 1;
    }
    if (fact.kind === "banked") mine.best = Math.max(mine.best, fact.banked);
    if (fact.kind === "banked" || fact.kind === "zonked") mine.turns += 1;
  }
  return tallies;
};

const added = (a: readonly number[], b: readonly number[]): readonly number[] => a.map((one, i) => one + (b[i] ?? 0));

export const together = (tallies: readonly DiceTally[]): DiceTally =>
  tallies.reduce<DiceTally>(
    (sum, one) => ({
      faces: added(sum.faces, one.faces),
      rolls: added(sum.rolls, one.rolls),
      zonks: added(sum.zonks, one.zonks),
      best: Math.max(sum.best, one.best),
      turns: sum.turns + one.turns,
      lost: sum.lost + one.lost,
    }),
    empty(),
  );

export const diceIn = ({ faces }: Pick<DiceTally, "faces">): number => faces.reduce((sum, one) => sum + one, 0);

/** Abramowitz and Stegun 7.1.26, good to seven digits. */
const erfc = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return series * Math.exp(-x * x);
};

/** The probability that fair dice deviate at least this much: chi-square with five degrees of freedom. */
export const fairness = (faces: readonly number[]): number => {
  const expected = diceIn({ faces }) / 6;
  if (expected === 0) return 1;
  const chi = faces.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
  return erfc(Math.sqrt(chi / 2)) + Math.sqrt((2 * chi) / Math.PI) * Math.exp(-chi / 2) * (1 + chi / 3);
};
