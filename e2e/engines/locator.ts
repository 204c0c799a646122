/** The subset of Playwright's locator that the tests use, for browsers that Playwright does not drive. */
import type { Driver } from "./driver.ts";
import { installFinder, type Step, wanted } from "./find.ts";
import { until } from "./until.ts";

interface Named {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly level?: number;
}
interface Waiting {
  readonly timeout?: number;
}
interface ExpectedText {
  readonly string?: string;
  readonly regexSource?: string;
  readonly regexFlags?: string;
  readonly matchSubstring?: boolean;
}
interface Expectation extends Waiting {
  readonly isNot: boolean;
  readonly expectedText?: readonly ExpectedText[];
  readonly expectedNumber?: number;
  readonly expressionArg?: string;
}

interface Answer<R> {
  readonly count: number;
  readonly value: R;
  readonly problem?: string;
}

/** Runs a function, given as source text, in the page; it is self-contained except for `window.found`. */
const asks = <R>(driver: Driver, code: string, argument: unknown): Promise<R> =>
  driver.call(
    `(argument) => { if (window.found === undefined) (${installFinder.toString()})(); return (${code})(argument); }`,
    argument,
  ) as Promise<R>;

export const inPage = <A, R>(driver: Driver, run: (argument: A) => R | Promise<R>, argument: A): Promise<Awaited<R>> =>
  asks(driver, run.toString(), argument);

/** Where to click, once the element is stable and not covered; otherwise the reason why not. */
const placeOf = async ({
  steps,
  force,
  aims,
}: {
  readonly steps: readonly Step[];
  readonly force: boolean;
  /** A click follows. */
  readonly aims: boolean;
}): Promise<{ readonly x: number; readonly y: number } | { readonly why: string }> => {
  const [one, ...others] = window.found.all(steps);
  if (one === undefined) return { why: "it is not there" };
  if (others.length > 0) return { why: `there are ${others.length + 1} of it` };
  // If a field is drawn by its label alone, the label is clicked.
  const element = (force && one instanceof HTMLInputElement && one.labels?.[0]) || one;
  if (!window.found.isSeen(element)) return { why: "it is not visible" };
  if (one.matches(":disabled, [aria-disabled=true]")) return { why: "it is disabled" };
  await document.fonts.ready;
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const before = element.getBoundingClientRect();
  // WebKit on a virtual display at times drops a frame and never requests another.
  const frame = () =>
    new Promise((drawn) => {
      requestAnimationFrame(drawn);
      setTimeout(drawn, 250);
    });
  await frame();
  await frame();
  const after = element.getBoundingClientRect();
  if (before.x !== after.x || before.y !== after.y || before.width !== after.width) return { why: "it moves" };
  const [x, y] = [after.x + after.width / 2, after.y + after.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return { why: "it is out of sight" };
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const isIt = (one: unknown): boolean =>
    one instanceof Node && (element.contains(one) || labels.some((label) => label.contains(one)));
  if (!isIt(hit)) return { why: `<${hit.localName} class="${hit.getAttribute("class")}"> lies on it` };
  if (!aims) return { x, y };
  // Something may cover it before the pointer arrives: a click that misses must do nothing.
  window.missed = false;
  const strike = (event: Event): void => {
    if (!isIt(event.target)) {
      window.missed = true;
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    if (event.type === "click") for (const kind of presses) removeEventListener(kind, strike, true);
  };
  const presses = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
  for (const kind of presses) addEventListener(kind, strike, true);
  return { x, y };
};

declare global {
  interface Window {
    missed?: boolean;
  }
}

const textFits = (text: string, { string, regexSource, regexFlags, matchSubstring }: ExpectedText): boolean => {
  if (regexSource !== undefined) return new RegExp(regexSource, regexFlags).test(text);
  const flat = (string ?? "").replace(/\s+/g, " ").trim();
  return matchSubstring ? text.includes(flat) : text === flat;
};

export class Locator {
  /** Playwright's assertions recognise a locator by these two members. */
  readonly _apiName = "Locator";
  readonly #driver: Driver;
  readonly #steps: readonly Step[];

  constructor(driver: Driver, steps: readonly Step[]) {
    this.#driver = driver;
    this.#steps = steps;
  }

  async _expect(expression: string, expectation: Expectation) {
    let received: unknown;
    const holds = async (): Promise<boolean> => {
      received = await this.#look(expression, expectation);
      return this.#judge(expression, expectation, received) !== expectation.isNot;
    };
    try {
      await until(holds, () => expression, expectation.timeout);
      return { matches: !expectation.isNot };
    } catch {
      return { matches: expectation.isNot, received: { value: received }, timedOut: true };
    }
  }

  #look(expression: string, { expressionArg = "" }: Expectation): Promise<unknown> {
    if (expression === "to.have.count") return this.count();
    if (expression === "to.have.text") return this.textContent().then((text) => text.replace(/\s+/g, " ").trim());
    if (expression.startsWith("to.have.attribute")) return this.getAttribute(expressionArg);
    if (expression === "to.be.enabled" || expression === "to.be.disabled")
      return this.evaluate((element) => (element.matches(":disabled") ? "disabled" : "enabled"));
    if (expression === "to.be.visible" || expression === "to.be.hidden")
      return this.isVisible().then((seen) => (seen ? "visible" : "hidden"));
    throw new Error(`"${expression}" is asked of no locator here yet: e2e/engines/locator.ts`);
  }

  #judge(expression: string, { expectedNumber, expectedText = [] }: Expectation, received: unknown): boolean {
    if (expression === "to.have.count") return received === expectedNumber;
    if (expression.startsWith("to.be.")) return expression === `to.be.${received}`;
    return typeof received === "string" && expectedText.every((expected) => textFits(received, expected));
  }

  toString(): string {
    return this.#steps
      .map((step) => {
        if (step.kind === "css") return step.css;
        if (step.kind === "nth") return `number ${step.n}`;
        return JSON.stringify(step);
      })
      .join(" > ");
  }

  #then(step: Step): Locator {
    return new Locator(this.#driver, [...this.#steps, step]);
  }

  locator(css: string): Locator {
    return this.#then({ kind: "css", css });
  }

  getByRole(role: string, { name, exact, level }: Named = {}): Locator {
    return this.#then({
      kind: "role",
      role,
      ...(level !== undefined && { level }),
      ...(name !== undefined && { name: wanted(name, exact) }),
    });
  }

  getByText(text: string | RegExp, { exact }: Named = {}): Locator {
    return this.#then({ kind: "text", text: wanted(text, exact) });
  }

  filter({ hasText }: { readonly hasText: string | RegExp }): Locator {
    return this.#then({ kind: "holding", text: wanted(hasText) });
  }

  nth(n: number): Locator {
    return this.#then({ kind: "nth", n });
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  async #place(
    how: { readonly force: boolean; readonly aims: boolean },
    timeout?: number,
  ): Promise<{ readonly x: number; readonly y: number }> {
    let why = "";
    return until(
      async () => {
        const place = await inPage(this.#driver, placeOf, { steps: this.#steps, ...how });
        if ("x" in place) return place;
        why = place.why;
        return undefined;
      },
      () => `cannot press ${this}: ${why}`,
      timeout,
    );
  }

  async click({ force = false, timeout }: Waiting & { readonly force?: boolean } = {}): Promise<void> {
    const { x, y } = await this.#place({ force, aims: true }, timeout);
    await this.#driver.click(x, y);
    // If the page is gone by now, the click has navigated.
    const missed = await inPage(this.#driver, () => window.missed === true, undefined).catch(() => false);
    if (missed) await this.click({ force, ...(timeout !== undefined && { timeout }) });
  }

  /** The drivers here have no touch input. */
  tap(): Promise<void> {
    return this.click();
  }

  async hover(): Promise<void> {
    const { x, y } = await this.#place({ force: false, aims: false });
    return this.#driver.hover(x, y);
  }

  async check(how: Waiting & { readonly force?: boolean } = {}): Promise<void> {
    const isChecked = () => this.evaluate((element) => element instanceof HTMLInputElement && element.checked);
    if (!(await isChecked())) await this.click(how);
    if (!(await isChecked())) throw new Error(`${this} did not become checked`);
  }

  async fill(text: string): Promise<void> {
    await this.waitFor();
    await this.evaluate((element, value) => {
      if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
        throw new Error("nothing can be written there");
      element.focus();
      element.value = value;
      element.dispatchEvent(new InputEvent("input", { bubbles: true }));
      element.dispatchEvent(new Event("change", { bubbles: true }));
    }, text);
  }

  async press(key: string): Promise<void> {
    await this.#place({ force: false, aims: false });
    await this.evaluate((element) => element instanceof HTMLElement && element.focus());
    return this.#driver.press(key);
  }

  count(): Promise<number> {
    return inPage(this.#driver, (steps: readonly Step[]) => window.found.all(steps).length, this.#steps);
  }

  isVisible(): Promise<boolean> {
    return inPage(
      this.#driver,
      (steps: readonly Step[]) => window.found.all(steps).some(window.found.isSeen),
      this.#steps,
    );
  }

  async waitFor({ state = "visible", timeout }: Waiting & { readonly state?: string } = {}): Promise<void> {
    const holds: Readonly<Record<string, () => Promise<boolean>>> = {
      visible: () => this.isVisible(),
      hidden: async () => !(await this.isVisible()),
      attached: async () => (await this.count()) > 0,
      detached: async () => (await this.count()) === 0,
    };
    const question = holds[state];
    if (question === undefined) throw new Error(`nothing can be ${state}`);
    await until(question, () => `${this} is not ${state}`, timeout);
  }

  /** Waits for the one element, as every query on it does. */
  async evaluate<R, A = undefined>(run: (element: Element, argument: A) => R, argument?: A): Promise<R> {
    const code = `async ({ steps, argument }) => {
      const all = window.found.all(steps);
      if (all.length !== 1) return { count: all.length };
      try {
        return { count: 1, value: await (${run.toString()})(all[0], argument) };
      } catch (problem) {
        return { count: 1, problem: String(problem) };
      }
    }`;
    const asked = { steps: this.#steps, argument };
    const { count, value, problem } = await until(
      async () => {
        const answer = await asks<Answer<R>>(this.#driver, code, asked);
        return answer.count > 0 && answer;
      },
      () => `${this} is not there`,
    );
    if (count > 1) throw new Error(`there are ${count} of ${this}`);
    if (problem !== undefined) throw new Error(problem);
    return value;
  }

  evaluateAll<R>(run: (elements: readonly Element[]) => R): Promise<R> {
    const code = `({ steps }) => (${run.toString()})(window.found.all(steps))`;
    return asks(this.#driver, code, { steps: this.#steps });
  }

  textContent(): Promise<string> {
    return this.evaluate((element) => element.textContent ?? "");
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element, asked: string) => element.getAttribute(asked), name);
  }
}
