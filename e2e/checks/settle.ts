/** Brings a screen to rest before it is judged. */
import type { Page } from "@playwright/test";

/** Fonts are in, transitions are at their end, and two frames have been drawn. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  });
