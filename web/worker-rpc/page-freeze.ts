/**
 * Releases resources before the browser freezes a page (back/forward cache). Database connections and locks held by a
 * frozen page would block every other page; a page that is resumed acquires them anew.
 */

/**
 * Does nothing where there is no page, as in a worker. `sleeps` is the browser's announcement that it will keep the
 * page; at times it does so unannounced. Returns the unsubscribe function.
 */
export const onPageFreeze = (letGo: (sleeps: boolean) => void): (() => void) => {
  if (typeof globalThis.addEventListener !== "function") return () => {};
  const hide = ({ persisted }: PageTransitionEvent): void => letGo(persisted);
  addEventListener("pagehide", hide);
  return () => removeEventListener("pagehide", hide);
};

export const reloadOnReturn = (): void =>
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
