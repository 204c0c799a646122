/** Formats numbers for display: 999, 1.2k, 100k, 1.2M; and pairs of numbers so that they remain distinguishable. */

const units = ["", "k", "M", "B", "T"] as const;

const written = (n: number, digits: number): string => {
  const unit = units.findIndex((_, i) => i === units.length - 1 || Number((n / 1000 ** i).toFixed(digits)) < 1000);
  const figure = (n / 1000 ** unit).toFixed(digits);
  return `${digits === 0 ? figure : figure.replace(/\.?0+$/, "")}${units[unit]}`;
};

/** One decimal where it is significant, never `.0`; a number that would read 1000k is 1M. */
export const compact = (n: number): string => written(n, 1);

/** Up to here a score and its target are shown exactly. */
const exactUpTo = 99_999;

/** The maximum number of decimals for a number in the largest unit. */
const mostDigits = 12;

/** A score and its target: exact while both are small, else with as many decimals as distinguish the two. */
export const apart = (a: number, b: number, exact: (n: number) => string): readonly [string, string] => {
  if (Math.max(a, b) <= exactUpTo) return [exact(a), exact(b)];
  for (let digits = 1; digits <= mostDigits; digits++) {
    const pair = [written(a, digits), written(b, digits)] as const;
    if (pair[0] !== pair[1]) return pair;
  }
  return [compact(a), compact(b)];
};
