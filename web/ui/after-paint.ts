/** Waits for the current paint, so that what it does not need is loaded afterwards. */
import { store } from "../store/device-store.ts";

/** Milliseconds after which a page that is never idle goes on all the same. */
const patience = 400;

export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const rest = () => {
      // Safari has no `requestIdleCallback`.
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: patience });
      else setTimeout(resolve);
    };
    // A page in the background does not paint, so it does not wait.
    if (document.hidden) resolve();
    else requestAnimationFrame(rest);
  });

/** The same, and whether anything is saved here: on a first visit nothing needs to be loaded. */
export const hasSavedAfterPaint = async (): Promise<boolean> => {
  await afterPaint();
  return !(await (await store).isBare());
};
