/** Syncs behind every page: at its start, now and then, when it is left or comes back, and when the network does. */
/** Milliseconds between two syncs that nobody asked for. */
const often = 10_000;
const regularly = 60_000;

/** Imported here and not above, so that whoever loads this file needs no list of all the others. */
const sync = async (): Promise<void> => {
  try {
    await (await import("./control.ts")).runSync();
  } catch {
    // Neither the code nor the device's storage can be reached now.
  }
};

export const startAutoSync = (): void => {
  let last = 0;
  const now = (pause: number): void => {
    if (Date.now() - last < pause || !navigator.onLine) return;
    last = Date.now();
    void sync();
  };
  addEventListener("hashchange", () => now(often));
  addEventListener("online", () => now(0));
  document.addEventListener("visibilitychange", () => now(often));
  setInterval(() => {
    if (!document.hidden) now(regularly);
  }, regularly);
  now(0);
};
