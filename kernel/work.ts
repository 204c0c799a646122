/** Long work in pieces: it tells after each how much is done, from 0 to 1, and whoever goes through it can stop between any two. */
export type Work<T> = Generator<number, T>;

/** Goes through all of it. */
export const runToEnd = <T>(work: Work<T>, progress?: (share: number) => void): T => {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    progress?.(value);
  }
};
