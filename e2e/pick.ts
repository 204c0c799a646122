/** One of several choices, picked by what is drawn for it, as a finger does: the field itself hides behind that. */
import { expect, type Locator, type Page } from "@playwright/test";

export const pick = async (label: Locator): Promise<void> => {
  await label.click();
  await expect(label.locator("input:checked")).toHaveCount(1);
};

/** By the field's name and value. */
export const pickValue = (page: Page, name: string, value: string): Promise<void> =>
  pick(page.locator(`label:has(input[name="${name}"][value="${value}"])`));
