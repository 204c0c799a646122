/** Means and shares with their 95 % ranges. */

const z = 1.96;

export interface Estimated {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's range of a share. */
export const shareOf = (part: number, whole: number): Estimated => {
  if (whole === 0) return { value: 0, low: 0, high: 1 };
  const p = part / whole;
  const scale = 1 + (z * z) / whole;
  const middle = (p + (z * z) / (2 * whole)) / scale;
  const half = (z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole))) / scale;
  return { value: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

export const meanOf = (list: readonly number[]): Estimated => {
  const count = Math.max(1, list.length);
  const value = list.reduce((sum, one) => sum + one, 0) / count;
  const variance = list.reduce((sum, one) => sum + (one - value) ** 2, 0) / Math.max(1, count - 1);
  const half = z * Math.sqrt(variance / count);
  return { value, low: value - half, high: value + half };
};

export const medianOf = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

export const percentText = ({ value, low, high }: Estimated): string =>
  `${(100 * value).toFixed(0)}% (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`;

export const numberText = ({ value, low, high }: Estimated): string =>
  `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
