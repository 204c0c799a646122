/**
 * A page that is left may be put to sleep as it is, and woken when somebody comes back to it. Whatever it holds of the
 * device until then keeps every other page waiting, so all of it is let go; a page that wakes begins anew.
 */

/**
 * Nothing is left where there is no page, as in a worker. `sleeps` says that the browser means to keep the page; at times
 * it does so without saying. What is returned calls it off.
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
