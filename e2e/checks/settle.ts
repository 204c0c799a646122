/** Waits until a screen is stable before it is checked. */
import type { Page } from "@playwright/test";

/** Deferred content is rendered, fonts are loaded, transitions have ended, and two frames have been drawn. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isComplete = (): boolean => document.querySelector("[data-below]") === null;
    await new Promise<void>((complete) => {
      const look = (): void => {
        if (!isComplete()) return;
        changes.disconnect();
        complete();
      };
      const changes = new MutationObserver(look);
      changes.observe(document, { subtree: true, childList: true });
      look();
    });
    await document.fonts.ready;
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    // WebKit on a virtual display at times drops a frame and never requests another.
    const frame = () =>
      new Promise((drawn) => {
        requestAnimationFrame(drawn);
        setTimeout(drawn, 250);
      });
    await frame();
    await frame();
  });
