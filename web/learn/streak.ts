/** Days in a row: a day of training counts once everything that was due on it is done, or one exercise if nothing was. */

export interface TrainingDay {
  readonly done: number;
  /** How many were due when the first was answered; at least one. */
  readonly of: number;
}

/** By the number of the day. */
export type TrainingDays = ReadonlyMap<number, TrainingDay>;

/** The day after an exercise: those that were due count, and any of them where nothing was. */
export const afterAnswer = (
  before: TrainingDay | undefined,
  due: readonly string[],
  key: string,
): TrainingDay | undefined => {
  const { done, of } = before ?? { done: 0, of: Math.max(1, due.length) };
  const counts = due.includes(key) || (before === undefined && due.length === 0);
  return counts ? { done: done + 1, of } : before;
};

const isDone = (day: TrainingDay | undefined): boolean => day !== undefined && day.done >= day.of;

/** Days in a row up to today; while today's are not done, up to yesterday. */
export const streakOf = (days: TrainingDays, today: number): number => {
  let day = isDone(days.get(today)) ? today : today - 1;
  let streak = 0;
  while (isDone(days.get(day))) {
    streak += 1;
    day -= 1;
  }
  return streak;
};

/** The last seven days, today last. */
export const weekOf = (
  days: TrainingDays,
  today: number,
): readonly { readonly day: number; readonly done: boolean }[] =>
  Array.from({ length: 7 }, (_, i) => today - 6 + i).map((day) => ({ day, done: isDone(days.get(day)) }));
