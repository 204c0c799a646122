/** A tour of all screens in one page, in which every screen has to look as it does on a fresh page. */
import type { Page, TestInfo } from "@playwright/test";
import { differences, keptFresh, placesOf, restingPlaces } from "./checks/places.ts";
import { forget } from "./device.ts";
import { expect, type Given, test } from "./home.ts";
import { leave, open, type Screen, walkTo } from "./routes.ts";

interface Needed extends Pick<Given, "chance" | "onAnotherDevice"> {
  readonly page: Page;
}

/** The steps of a tour test, in the order given. */
export const tour =
  (order: readonly Screen[]) =>
  async ({ page, chance, onAnotherDevice }: Needed, info: TestInfo): Promise<void> => {
    test.setTimeout(1_200_000);
    /** The snapshot saved from a fresh page in this run: a shortcut, which proves nothing where it differs. */
    const isAsKept = async ({ name: screen }: Screen): Promise<boolean> => {
      const kept = keptFresh(info.project.name, screen);
      if (kept === undefined) return false;
      const isSame = (places: readonly string[]): boolean => differences(kept, places).length === 0;
      return isSame(await placesOf(page)) || isSame(await restingPlaces(page));
    };
    await page.goto("/");
    for (const screen of order) {
      await leave(page);
      await forget(page);
      await chance.rewind();
      await walkTo(page, screen);
      if (await isAsKept(screen)) continue;
      await onAnotherDevice(async (fresh) => {
        await open(fresh, screen);
        // Compared again while either is still computing or loading.
        const compared = async () => differences(await placesOf(fresh), await placesOf(page));
        await expect.soft.poll(compared, { message: screen.name }).toEqual([]);
      }, "alike");
    }
  };
