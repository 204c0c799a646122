/**
 * When a position comes back: the day after a wrong answer, and after longer and longer after right ones, until it was right
 * twice in a row after it had grown. Pure: days are numbers, and whoever asks says which day it is.
 */

export interface Practised {
  /** The first day on which it is asked again. */
  readonly due: number;
  /** How often it was right since it was last wrong. */
  readonly right: number;
  /** How often it was asked. */
  readonly times: number;
}

/** Days until it comes back, by how often it was right in a row: right again after each of the grown ones, it is learned. */
const intervals = [1, 3, 7] as const;
/** Asked on one day. */
const handful = 5;

/** A fresh mistake is asked from the day on that it was found. */
export const fresh = (today: number): Practised => ({ due: today, right: 0, times: 0 });

const isLearned = ({ right }: Practised): boolean => right >= intervals.length;

/** After an answer: a wrong one begins again. */
export const answered = (before: Practised, wasRight: boolean, today: number): Practised => {
  const right = wasRight ? before.right + 1 : 0;
  const wait = intervals[Math.min(right, intervals.length - 1)] ?? 1;
  return { due: today + wait, right, times: before.times + 1 };
};

/** The day's handful: those that are due longest first, and of equals the costliest. */
export const dueToday = <T extends { readonly practised: Practised; readonly cost: number }>(
  all: readonly T[],
  today: number,
): readonly T[] =>
  all
    .filter(({ practised }) => !isLearned(practised) && practised.due <= today)
    .toSorted((a, b) => a.practised.due - b.practised.due || b.cost - a.cost)
    .slice(0, handful);

/** Those that are not learned and come another day. */
export const waiting = (all: readonly { readonly practised: Practised }[], today: number): number =>
  all.filter(({ practised }) => !isLearned(practised) && practised.due > today).length;
