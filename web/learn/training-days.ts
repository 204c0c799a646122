/** The days on which somebody has trained: how many exercises there were, and how many of them were done. */
import { integer, object } from "@turnlight/kernel/schema";
import { store } from "../store/device-store.ts";
import type { Format } from "../store/index.ts";

export interface TrainingDay {
  readonly done: number;
  /** How many were due when the first was answered; at least one. */
  readonly of: number;
}

const dayFormat: Format<TrainingDay> = {
  name: "training-day",
  version: 1,
  read: object({ done: integer(0), of: integer(1) }),
};

const drawer = async () => (await store).drawer("review", dayFormat);

/** By the number of the day. */
export type TrainingDays = ReadonlyMap<number, TrainingDay>;

export const trainingDays = async (): Promise<TrainingDays> =>
  new Map((await (await drawer()).list()).map(({ key, value }) => [Number(key), value]));

/** One exercise more was answered; `due` is how many were due before it. */
export const noteAnswer = async (today: number, due: number): Promise<void> => {
  const days = await drawer();
  const before = await days.get(String(today));
  const { done, of } = before ?? { done: 0, of: Math.max(1, due) };
  await days.put(String(today), { done: done + 1, of });
};

export const isDone = (day: TrainingDay | undefined): boolean => day !== undefined && day.done >= day.of;

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
