/** Picks one of several choices by its label, as touch does: the input itself is hidden behind that. */
import { expect, type Locator, type Page } from "@playwright/test";

export const pick = async (label: Locator): Promise<void> => {
  await label.click();
  await expect(label.locator("input:checked")).toHaveCount(1);
};

/** By the input's name and value. */
export const pickValue = (page: Page, name: string, value: string): Promise<void> =>
  pick(page.locator(`label:has(input[name="${name}"][value="${value}"])`));
