/** The subset of Playwright's page that the tests use, for browsers that Playwright does not drive. */
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Driver } from "./driver.ts";
import { inPage, Locator } from "./locator.ts";
import { until } from "./until.ts";

/** Keys named by their place on the keyboard. */
const character = (key: string): string => (/^Key[A-Z]$/.test(key) ? key.slice(3).toLowerCase() : key);

interface Payload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** From here on the page exposes its file input instead of opening the system's dialog, which no driver can see. */
const catchChooser = (): void => {
  HTMLInputElement.prototype.click = function (this: HTMLInputElement) {
    if (this.type === "file") window.chooser = this;
    else HTMLElement.prototype.click.call(this);
  };
};

const giveFile = ({ name, type, bytes }: { readonly name: string; readonly type: string; readonly bytes: string }) => {
  const given = new DataTransfer();
  given.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name, { type }));
  if (window.chooser === undefined) throw new Error("no file was asked for");
  window.chooser.files = given.files;
  window.chooser.dispatchEvent(new Event("change", { bubbles: true }));
  delete window.chooser;
};

declare global {
  interface Window {
    chooser?: HTMLInputElement | undefined;
  }
}

class EnginePage {
  readonly #driver: Driver;
  readonly #base: string;
  #url = "about:blank";
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };

  constructor(driver: Driver, base: string) {
    this.#driver = driver;
    this.#base = base;
    this.keyboard = {
      press: (key) => driver.press(character(key)),
      async type(text) {
        for (const one of text) await driver.press(one);
      },
    };
  }

  async goto(path: string): Promise<void> {
    this.#url = new URL(path, this.#base).href;
    await this.#driver.goto(this.#url);
  }

  async reload(): Promise<void> {
    await this.#driver.reload();
  }

  async goBack(): Promise<void> {
    await this.#driver.goBack();
  }

  /** The last navigation by the tests; the page may have navigated since. */
  url(): string {
    return this.#url;
  }

  locator(css: string): Locator {
    return new Locator(this.#driver, [{ kind: "css", css }]);
  }

  getByRole(...how: Parameters<Locator["getByRole"]>): Locator {
    return new Locator(this.#driver, []).getByRole(...how);
  }

  getByText(...how: Parameters<Locator["getByText"]>): Locator {
    return new Locator(this.#driver, []).getByText(...how);
  }

  evaluate<R, A = undefined>(run: (argument: A) => R, argument?: A): Promise<Awaited<R>> {
    return inPage(this.#driver, run as (argument: A | undefined) => Awaited<R>, argument);
  }

  async waitForFunction(run: () => unknown): Promise<void> {
    await until(
      async () => Boolean(await this.evaluate(run)),
      () => `not yet: ${run}`,
    );
  }

  async waitForURL(there: RegExp): Promise<void> {
    await until(
      async () => there.test(await this.#driver.url()),
      () => `the page is not at ${there}`,
    );
  }

  async waitForEvent(event: string) {
    if (event !== "filechooser") throw new Error(`"${event}" is no event here yet: e2e/engines/page.ts`);
    await this.evaluate(catchChooser);
    await this.waitForFunction(() => window.chooser !== undefined);
    return {
      setFiles: ({ name, mimeType, buffer }: Payload) =>
        this.evaluate(giveFile, { name, type: mimeType, bytes: buffer.toString("base64") }),
    };
  }

  async setViewportSize({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    await this.#driver.resize(width, height);
  }

  async screenshot({ path }: { readonly path?: string } = {}): Promise<Buffer> {
    const picture = await this.#driver.shot();
    if (path !== undefined) writeFileSync(path, picture);
    return picture;
  }
}

/** Typed as Playwright's page; missing members throw with their name. */
export const pageOf = (driver: Driver, base: string): Page => {
  const page = new EnginePage(driver, base);
  const named = (target: EnginePage, key: string | symbol): unknown => {
    const value: unknown = Reflect.get(target, key);
    if (value === undefined && typeof key === "string" && key !== "then" && !key.startsWith("_"))
      throw new Error(`there is no page.${key} here yet: e2e/engines/page.ts`);
    return typeof value === "function" ? value.bind(target) : value;
  };
  return new Proxy(page, { get: named }) as unknown as Page;
};
