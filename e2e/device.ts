/** The page's storage on the device, read and cleared as a whole, whatever its layout. */
import type { Page } from "@playwright/test";

const onDevice = (page: Page, clear: boolean): Promise<string> =>
  page.evaluate(async (empties) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const found: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const shelves = await done(indexedDB.open(name));
      for (const shelf of shelves.objectStoreNames) {
        const things = shelves.transaction(shelf, empties ? "readwrite" : "readonly").objectStore(shelf);
        if (empties) await done(things.clear());
        else found.push(await done(things.getAll()));
      }
      shelves.close();
    }
    return JSON.stringify(found);
  }, clear);

/** Everything saved, as text: for waiting until something is. */
export const keptOn = (page: Page): Promise<string> => onDevice(page, false);

/** Nothing is saved any more. */
export const emptyShelves = (page: Page): Promise<string> => onDevice(page, true);

/** As on a first visit. */
export const forget = async (page: Page): Promise<void> => {
  await emptyShelves(page);
  // The server no longer recognises this device either.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem("turnlight-far"));
};
