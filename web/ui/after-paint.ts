/** After the picture that is being drawn: what it does not need is fetched then, and takes nothing from it. */
import { store } from "../store/device-store.ts";

/** Milliseconds after which a page that never rests goes on all the same. */
const patience = 400;

export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const rest = () => {
      // Safari has no word for it.
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: patience });
      else setTimeout(resolve);
    };
    // A page in the background draws nothing, and does not wait for it.
    if (document.hidden) resolve();
    else requestAnimationFrame(rest);
  });

/** The same, and whether anything is kept here: on a first visit there is nothing to tell, and nothing is fetched for it. */
export const hasSavedAfterPaint = async (): Promise<boolean> => {
  await afterPaint();
  return !(await (await store).isBare());
};
