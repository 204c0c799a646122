/**
 * How much memory the server may hold for what it no longer needs. Left alone, V8 lets the heap grow to four times what
 * is in use before it looks through all of it. With thousands of matches that is most of the process; a fixed amount
 * more than what is in use is enough to look seldom, however many matches there are.
 */
import { getHeapStatistics, setFlagsFromString } from "node:v8";

/** Bytes that may gather before V8 looks, and the least of it as a share of what is in use. */
const spare = 80e6;
const leastPercent = 30;
const mostPercent = 300;

/** To be called again and again, since V8 knows only shares. */
export const limitHeapGrowth = (): void => {
  const percent = Math.round((100 * spare) / getHeapStatistics().used_heap_size);
  setFlagsFromString(`--heap-growing-percent=${Math.min(Math.max(percent, leastPercent), mostPercent)}`);
};
