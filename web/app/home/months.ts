/** Months of the calendar, as `2026-11`, and their dates. */

/** The month before or after, as `2026-11`. */
export const monthBeside = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const index = year * 12 + number - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
};

/** Every date of a month. */
export const datesIn = (month: string): readonly string[] => {
  const last = new Date(Date.parse(`${monthBeside(month, 1)}-01T00:00:00Z`) - 1).getUTCDate();
  return Array.from({ length: last }, (_, i) => `${month}-${String(i + 1).padStart(2, "0")}`);
};
