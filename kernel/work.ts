/**
 * Long-running work in steps: each yields the share that is done, from 0 to 1, and the caller can stop between any two
 * steps.
 */
export type Work<T> = Generator<number, T>;

/** Runs all steps and returns the result. */
export const runToEnd = <T>(work: Work<T>, progress?: (share: number) => void): T => {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    progress?.(value);
  }
};
