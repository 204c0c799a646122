/** Waits until a table's animations are over. */
import type { ReadonlySignal } from "@preact/signals";

/** Resolves when nothing is being performed any more; skips what is. */
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
