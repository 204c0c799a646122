/**
 * Limits heap growth. By default V8 lets the heap grow to four times its live size before a full collection, which with
 * thousands of matches is most of the process. A fixed allowance above the live size still keeps full collections rare.
 */
import { getHeapStatistics, setFlagsFromString } from "node:v8";

/** Bytes of allowed growth, and its bounds as a percentage of the live size. */
const spare = 80e6;
const leastPercent = 30;
const mostPercent = 300;

/** Call periodically: V8 only accepts a percentage, which has to follow the live size. */
export const limitHeapGrowth = (): void => {
  const percent = Math.round((100 * spare) / getHeapStatistics().used_heap_size);
  setFlagsFromString(`--heap-growing-percent=${Math.min(Math.max(percent, leastPercent), mostPercent)}`);
};
