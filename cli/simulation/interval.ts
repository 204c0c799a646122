/** Confidence intervals for measured win rates. */

/** The 95 % point of the normal distribution. */
const z = 1.959964;

/** Wilson's 95 % interval for a share: reliable near 0 and 1 and for few games. */
export const wilson = (wins: number, games: number): { readonly low: number; readonly high: number } => {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const z2 = (z * z) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};
