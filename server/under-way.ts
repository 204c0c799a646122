/**
 * Tracks requests in progress over WebSocket and HTTP. After closing, no new ones begin and those in progress are
 * awaited.
 */
export class UnderWay {
  #count = 0;
  #isClosing = false;
  #wake: () => void = () => undefined;

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Returns the function that marks the request as done; `undefined` after closing. */
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

  /** Resolves when all requests in progress are done. */
  close(): Promise<void> {
    this.#isClosing = true;
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (this.#count === 0) resolve();
    });
  }
}

/** Whether a promise resolves within that many milliseconds. */
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
