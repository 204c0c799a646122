/** Bringing a table to rest. */
import type { ReadonlySignal } from "@preact/signals";

/** Resolves when nothing is being performed any more; what is, is cut short. */
export const settle = async (busy: ReadonlySignal<boolean>, skip: () => void): Promise<void> => {
  if (!busy.peek()) return;
  skip();
  await new Promise<void>((resolve) => {
    const stop = busy.subscribe((now) => {
      if (now) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
};
