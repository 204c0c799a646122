/** Round numbers for an axis, and a value's position on it. */
export interface AxisScale {
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly number[];
}

/** Steps of 1, 2 or 5 and their tens read well. */
const niceStep = (rough: number): number => {
  const ten = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 5, 10].find((factor) => factor * ten >= rough - 1e-9) ?? 10;
  return nice * ten;
};

/** Covers all values in about `count` steps; includes zero, since a cut axis exaggerates. */
export const scaleOf = (values: readonly number[], count = 4): AxisScale => {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = niceStep(Math.max(high - low, 1e-6) / count);
  const whole = values.every(Number.isInteger) ? Math.max(1, step) : step;
  const first = Math.floor(low / whole);
  const last = Math.max(first + 1, Math.ceil(high / whole));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * whole).toPrecision(12)));
  return { least: first * whole, most: last * whole, ticks };
};

/** From 0 at the least to 1 at the most. */
export const shareOf = (value: number, { least, most }: AxisScale): number => (value - least) / (most - least);

/** Evenly spaced places out of `length`, from the first on, and at most `most` of them. */
export const everyOf = (length: number, most: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(length / most));
  return Array.from({ length: Math.ceil(length / step) }, (_, i) => i * step);
};
