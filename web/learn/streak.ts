/** Days in a row: a day of training counts once everything that was due on it is done. */

export interface TrainingDay {
  readonly done: number;
  /** How many were due when the first was answered; at least one. */
  readonly of: number;
}

/** By the number of the day. */
export type TrainingDays = ReadonlyMap<number, TrainingDay>;

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
