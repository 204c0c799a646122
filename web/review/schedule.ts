/**
 * Spaced repetition: a position returns the day after a wrong answer, and after growing intervals once right, until it was
 * right after each of them. Pure: days are numbers, and the caller passes the current one.
 */

export interface Practised {
  /** The first day on which it is due. */
  readonly due: number;
  /** How often it was right since it was last wrong. */
  readonly right: number;
  /** How often it was shown. */
  readonly times: number;
}

/** Days until it returns, by the number of right answers in a row; after the last interval it counts as learned. */
const intervals = [1, 3, 7, 30] as const;
/** How many are shown per day. */
const handful = 5;

/** A new mistake is due from the day it was found. */
export const fresh = (today: number): Practised => ({ due: today, right: 0, times: 0 });

const isLearned = ({ right }: Practised): boolean => right >= intervals.length;

/** The next state after an answer; a wrong one starts over. */
export const answered = (before: Practised, wasRight: boolean, today: number): Practised => {
  const right = wasRight ? before.right + 1 : 0;
  const wait = intervals[Math.min(right, intervals.length - 1)] ?? 1;
  return { due: today + wait, right, times: before.times + 1 };
};

/** What is left of today's positions: the longest due first, and of equals the costliest. */
export const dueToday = <T extends { readonly practised: Practised; readonly cost: number }>(
  all: readonly T[],
  today: number,
  answeredToday: number,
): readonly T[] =>
  all
    .filter(({ practised }) => !isLearned(practised) && practised.due <= today)
    .toSorted((a, b) => a.practised.due - b.practised.due || b.cost - a.cost)
    .slice(0, Math.max(0, handful - answeredToday));

/** How many are not yet learned, due or not. */
export const waiting = (all: readonly { readonly practised: Practised }[]): number =>
  all.filter(({ practised }) => !isLearned(practised)).length;

/** The compartments of the card box: cards never answered, and one for each interval. */
export const compartments = ["new", ...intervals] as const;
export type Compartment = (typeof compartments)[number];

/** Undefined once it is learned. */
export const inCompartment = (practised: Practised): Compartment | undefined => {
  if (isLearned(practised)) return undefined;
  return practised.times === 0 ? "new" : intervals[practised.right];
};

export const learnedAmong = (all: readonly { readonly practised: Practised }[]): number =>
  all.filter(({ practised }) => isLearned(practised)).length;
