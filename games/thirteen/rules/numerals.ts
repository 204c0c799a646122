/** Numbers as the screen shows them: 999, 1.2k, 100k, 1.2M. */

const units = ["", "k", "M", "B", "T"] as const;

/** One decimal where it says something; never `.0`. A number that rounds up to 1000 of a unit is 1 of the next. */
export const compact = (n: number): string => {
  let value = n;
  let unit = 0;
  while (
    unit < units.length - 1 &&
    Number((unit === 0 ? Math.floor(value) : value).toFixed(unit === 0 ? 0 : 1)) >= 1000
  ) {
    value /= 1000;
    unit += 1;
  }
  return unit === 0 ? String(value) : `${value.toFixed(1).replace(/\.0$/, "")}${units[unit]}`;
};
