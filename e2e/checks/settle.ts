/** Brings a screen to rest before it is judged. */
import type { Page } from "@playwright/test";

/** What comes below the first picture is there, fonts are in, transitions are at their end, and two frames have been drawn. */
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
    // WebKit on a screen without a desktop leaves out a frame at times, and never asks for another.
    const frame = () =>
      new Promise((drawn) => {
        requestAnimationFrame(drawn);
        setTimeout(drawn, 250);
      });
    await frame();
    await frame();
  });
