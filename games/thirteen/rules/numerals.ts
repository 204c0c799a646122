/** Numbers as the screen shows them: 999, 1.2k, 100k, 1.2M. */

const units = ["", "k", "M", "B", "T"] as const;

/** One decimal where it says something, never `.0`; a number that would read 1000k is 1M. */
export const compact = (n: number): string => {
  const unit = units.findIndex((_, i) => i === units.length - 1 || Number((n / 1000 ** i).toFixed(1)) < 1000);
  return `${(n / 1000 ** unit).toFixed(1).replace(/\.0$/, "")}${units[unit]}`;
};
