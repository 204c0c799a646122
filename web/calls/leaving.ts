/**
 * A page that is left may be put to sleep as it is, and woken when somebody comes back to it. Whatever it holds of the
 * device until then keeps every other page waiting, so all of it is let go; a page that wakes begins anew.
 */

/**
 * Nothing is left where there is no page, as in a worker. A page that ends for good needs no help: the browser brings to
 * an end what it has begun to write. What is returned calls it off.
 */
export const whenLeft = (letGo: () => void): (() => void) => {
  if (typeof globalThis.addEventListener !== "function") return () => {};
  const hide = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) letGo();
  };
  addEventListener("pagehide", hide);
  return () => removeEventListener("pagehide", hide);
};

export const beginAnewOnReturn = (): void =>
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
