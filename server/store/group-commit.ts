/** Group commit: requests from one event-loop turn, or made while a group is being written, are written together. */

interface QueuedWrite<Asked, Answer> {
  readonly asked: Asked;
  resolve(answer: Answer): void;
  reject(problem: unknown): void;
}

interface WriteGroup<Asked, Answer> {
  /** Writes a group and returns the answers in the same order; rejects if nothing was written. */
  write(group: readonly Asked[]): Promise<readonly Answer[]>;
  readonly largest: number;
  /** Keys that may occur only once per group, so that no request depends on another in its group. */
  once(asked: Asked): readonly string[];
}

export interface GroupCommit<Asked, Answer> {
  ask(asked: Asked): Promise<Answer>;
  /** Resolves when all requests so far are answered. */
  settled(): Promise<void>;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Writes one group at a time. */
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
      // Callers that were just answered often send a new request: wait so that it joins the next group.
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
