/** Accessibility rules that axe can check. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { settle } from "./settle.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const faultsOf = async (page: Page, options: RunOptions): Promise<readonly string[]> => {
  await settle(page);
  // Evaluated rather than added as a script, which the content security policy would block; and the source is long.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(source);
  // Otherwise passing elements would be transferred as well.
  const found = `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`;
  const violations = await page.evaluate<AxeResults["violations"]>(found);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(" ")}\n${failureSummary}`),
  );
};

export const accessFaults = (page: Page): Promise<readonly string[]> => faultsOf(page, { resultTypes: ["violations"] });

/** Contrast only: the one rule that another theme can break. */
export const contrastFaults = (page: Page): Promise<readonly string[]> =>
  faultsOf(page, { runOnly: ["color-contrast"], resultTypes: ["violations"] });

export const expectContrast = async (page: Page, where: string): Promise<void> => {
  expect.soft(await contrastFaults(page), `contrast, ${where}`).toEqual([]);
};

export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  expect.soft(await accessFaults(page), `accessibility, ${where}`).toEqual([]);
};
