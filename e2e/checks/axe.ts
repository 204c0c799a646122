/** No screen breaks an accessibility rule that a machine can check. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { settle } from "./settle.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const accessFaults = async (page: Page): Promise<readonly string[]> => {
  await settle(page);
  // Evaluated rather than added as a script, which the page's content policy would refuse.
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>("axe.run()");
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(" ")}\n${failureSummary}`),
  );
};

export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  expect.soft(await accessFaults(page), `accessibility, ${where}`).toEqual([]);
};
