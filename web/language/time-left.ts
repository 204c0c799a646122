/** How much of a day is left. Days end with UTC, so that everybody has the same one. */
const minute = 60_000;
const dayLong = 24 * 60 * minute;

export const timeLeft = (now: number): { readonly hours: number; readonly minutes: number } => {
  const left = Math.ceil((dayLong - (now % dayLong)) / minute);
  return { hours: Math.floor(left / 60), minutes: left % 60 };
};
