/** What is being answered just now, over sockets and HTTP. Once it is closed nothing new begins, and what has begun is waited for. */
export class UnderWay {
  #count = 0;
  #isClosing = false;
  #wake: () => void = () => undefined;

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Returns the way to say that it is done; nothing where nothing may begin any more. */
  begin(): (() => void) | undefined {
    if (this.#isClosing) return undefined;
    this.#count += 1;
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      this.#count -= 1;
      if (this.#count === 0) this.#wake();
    };
  }

  /** Resolves when everything that has begun is done. */
  close(): Promise<void> {
    this.#isClosing = true;
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (this.#count === 0) resolve();
    });
  }
}

/** Whether something is done before so many milliseconds have passed. */
export const doneWithin = async (milliseconds: number, doing: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([doing.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
};
