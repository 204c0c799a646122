/** Screen reader announcements in order: every text added to a live region of the page. */
import type { Page } from "@playwright/test";

/** Starts with the next navigation. */
export const listen = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes)
          if (target instanceof Element && target.closest("[data-live]") !== null) heard.push(node.textContent ?? "");
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
};
