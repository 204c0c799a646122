/** Group commit: whatever is asked for in one turn of the event loop is written together, and answered one by one. */
import type { Commit, Committed } from "@turnlight/host";

export interface Asked {
  readonly batch: readonly Commit[];
  readonly together: boolean;
}

interface Waiting extends Asked {
  resolve(verdicts: readonly Committed[]): void;
  reject(problem: unknown): void;
}

export interface Grouping {
  commit(asked: Asked): Promise<readonly Committed[]>;
  /** Resolves when everything asked so far is answered. */
  settled(): Promise<void>;
}

/** One group is written at a time; a match is in a group once at most, so that no group depends on itself. */
export const grouped = (
  write: (group: readonly Asked[]) => Promise<readonly (readonly Committed[])[]>,
  largest: number,
): Grouping => {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  const nextGroup = (): readonly Waiting[] => {
    const taken = new Set<string>();
    const group: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of waiting) {
      if (group.length === largest || one.batch.some(({ match }) => taken.has(match))) later.push(one);
      else group.push(one);
      for (const { match } of one.batch) taken.add(match);
    }
    waiting = later;
    return group;
  };

  const run = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = nextGroup();
      try {
        const verdicts = await write(group);
        for (const [i, one] of group.entries()) one.resolve(verdicts[i] ?? []);
      } catch (problem) {
        for (const one of group) one.reject(problem);
      }
      // Those who have just been answered ask again: they belong into the next group.
      if (waiting.length > 0) await new Promise((resolve) => setImmediate(resolve));
    }
    running = undefined;
  };

  return {
    commit: (asked) =>
      new Promise((resolve, reject) => {
        waiting.push({ ...asked, resolve, reject });
        running ??= run();
      }),
    settled: async () => {
      await running;
    },
  };
};
