/** The name of a day's level. */
import { grownFrom } from "@turnlight/games/wisp";
import { dayNames } from "../words/day-names.ts";

const dayLength = 86_400_000;

/** Undefined for days before they had one. */
export const dailyName = (date: string): string | undefined => {
  if (date < grownFrom) return undefined;
  const names = dayNames.value;
  const since = Math.round((Date.parse(date) - Date.parse(grownFrom)) / dayLength);
  return names[since % names.length];
};
