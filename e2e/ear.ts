/** Somebody who plays by ear: knows roles, names and announcements, and has keys. Nothing else of the page is asked. */
import { expect, type Page } from "@playwright/test";
import { listen } from "./announcements.ts";

type Role = Parameters<Page["getByRole"]>[0];

export interface Ear {
  /** Waits for an announcement after the last one that was taken in, and takes it in. */
  hear(what: RegExp): Promise<RegExpExecArray>;
  /** Everything announced so far that was not taken in. */
  rest(): Promise<readonly string[]>;
  /** Tab leads there. */
  tabTo(role: Role, name: RegExp): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  /** The name of what has the focus, as it is read out on arrival. */
  focused(): Promise<string>;
  /** The names of everything with a role, in reading order. */
  names(role: Role, within?: { readonly role: Role; readonly name: RegExp }): Promise<readonly string[]>;
}

const mostTabs = 80;

export const earOf = async (page: Page): Promise<Ear> => {
  const heard = await listen(page);
  let taken = 0;
  const rest = async () => (await heard()).slice(taken);
  return {
    rest,
    async hear(what) {
      const find = async () => (await rest()).findIndex((line) => what.test(line));
      await expect.poll(find, `${what} is announced`).toBeGreaterThanOrEqual(0);
      const at = await find();
      const found = what.exec((await rest())[at] ?? "");
      taken += at + 1;
      if (found === null) throw new Error(`${what} was announced and is gone`);
      return found;
    },
    async tabTo(role, name) {
      const target = page.getByRole(role, { name }).first();
      await target.waitFor();
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      for (let tabs = 0; tabs < mostTabs && !(await isThere()); tabs++) await page.keyboard.press("Tab");
      await expect(target).toBeFocused();
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async focused() {
      // The tree's own text of the focused element: role, name and states.
      return page.locator(":focus").ariaSnapshot();
    },
    async names(role, within) {
      const place = within === undefined ? page : page.getByRole(within.role, { name: within.name });
      const lines = await Promise.all((await place.getByRole(role).all()).map((one) => one.ariaSnapshot()));
      return lines.map((line) => /"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? "");
    },
  };
};
