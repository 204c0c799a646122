/** No screen breaks an accessibility rule that a machine can check. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Ends transitions where they would end anyway, so that no half-faded colour is judged. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });

export const expectAccessible = async (page: Page): Promise<void> => {
  await settle(page);
  // Evaluated rather than added as a script, which the page's content policy would refuse.
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>("axe.run()");
  const said = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(" ")}\n${failureSummary}`),
  );
  expect(said, "accessibility").toEqual([]);
};
