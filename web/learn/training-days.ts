/** The saved days on which somebody has trained. */
import { integer, object } from "@turnlight/kernel/schema";
import { store } from "../store/device-store.ts";
import type { Format } from "../store/index.ts";
import { afterAnswer, type TrainingDay, type TrainingDays } from "./streak.ts";

const dayFormat: Format<TrainingDay> = {
  name: "training-day",
  version: 1,
  read: object({ done: integer(0), of: integer(1) }),
};

const drawer = async () => (await store).drawer("review", dayFormat);

export const trainingDays = async (): Promise<TrainingDays> =>
  new Map((await (await drawer()).list()).map(({ key, value }) => [Number(key), value]));

/** One exercise more was answered; `due` are the keys of those that were due before the sitting. */
export const noteAnswer = async (today: number, due: readonly string[], key: string): Promise<void> => {
  const days = await drawer();
  const before = await days.get(String(today));
  const after = afterAnswer(before, due, key);
  if (after !== undefined && after !== before) await days.put(String(today), after);
};
