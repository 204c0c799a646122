/** Group commit: what is asked for in one turn of the event loop, or while a group is being written, is written together. */

interface QueuedWrite<Asked, Answer> {
  readonly asked: Asked;
  resolve(answer: Answer): void;
  reject(problem: unknown): void;
}

interface WriteGroup<Asked, Answer> {
  /** All that is asked for in the same order as the answers; rejects where nothing of it was written. */
  write(group: readonly Asked[]): Promise<readonly Answer[]>;
  readonly largest: number;
  /** What a group can hold only once, so that no group depends on itself. */
  once(asked: Asked): readonly string[];
}

export interface GroupCommit<Asked, Answer> {
  ask(asked: Asked): Promise<Answer>;
  /** Resolves when everything asked so far is answered. */
  settled(): Promise<void>;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One group is written at a time. */
export const groupCommit = <Asked, Answer>({
  write,
  largest,
  once,
}: WriteGroup<Asked, Answer>): GroupCommit<Asked, Answer> => {
  let waiting: QueuedWrite<Asked, Answer>[] = [];
  let running: Promise<void> | undefined;

  const nextGroup = (): readonly QueuedWrite<Asked, Answer>[] => {
    const taken = new Set<string>();
    const group: QueuedWrite<Asked, Answer>[] = [];
    const later: QueuedWrite<Asked, Answer>[] = [];
    for (const one of waiting) {
      const names = once(one.asked);
      if (group.length === largest || names.some((name) => taken.has(name))) later.push(one);
      else group.push(one);
      for (const name of names) taken.add(name);
    }
    waiting = later;
    return group;
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Those who have just been answered ask again: they belong into the next group.
      await nextTurn();
      const group = nextGroup();
      try {
        const answers = await write(group.map(({ asked }) => asked));
        for (const [i, answer] of answers.entries()) group[i]?.resolve(answer);
      } catch (problem) {
        for (const one of group) one.reject(problem);
      }
    }
    running = undefined;
  };

  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        waiting.push({ asked, resolve, reject });
        running ??= run();
      }),
    settled: async () => {
      await running;
    },
  };
};
