/** Every control can be reached by keyboard alone, and the focus is visible. */
import { type CDPSession, expect, type Page } from "@playwright/test";
import { settle } from "./settle.ts";

type Step = "page" | "again" | { readonly name: string; readonly seen: boolean };

declare global {
  interface Window {
    /** Every element that had the focus, in order. */
    visited: Element[];
    /** What each press of Tab led to, up to the first element that was visited before. */
    steps: Step[];
    stopWatching(): void;
  }
}

/** Records where each press of Tab leads, and whether that is visible. Serialised into the page, so it is self-contained. */
const watch = (): void => {
  const step = (): Step => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body) return "page";
    if (window.visited.includes(focused)) return "again";
    window.visited.push(focused);

    /** Elements that may show the focus ring: the element itself, or its parent, neighbour, content or label instead. */
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const wearers = [focused, focused.parentElement, focused.nextElementSibling, focused.firstElementChild, label];
    const look = (): string => {
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      return wearers
        .filter((one) => one instanceof Element)
        .flatMap((one) => [undefined, "::before", "::after"].map((pseudo) => getComputedStyle(one, pseudo)))
        .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, stroke }) => {
          const outline = outlineStyle === "none" ? "" : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
          return [outline, boxShadow, borderColor, stroke].join();
        })
        .join("\n");
    };
    const on = look();
    focused.blur();
    const off = look();
    focused.focus({ preventScroll: true });
    const text = focused.getAttribute("aria-label") ?? focused.textContent?.trim().slice(0, 30) ?? "";
    const name = `<${focused.localName} class="${focused.getAttribute("class") ?? ""}"> ${JSON.stringify(text)}`;
    return { name, seen: on !== off };
  };
  // The key goes down on the old focus and comes up on the new one.
  const note = (): void => {
    if (window.steps.at(-1) !== "again") window.steps.push(step());
  };
  window.visited = [];
  window.steps = [];
  window.stopWatching = () => removeEventListener("keyup", note, true);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  addEventListener("keyup", note, true);
};

/** Elements that were never reached: all focusable ones, and one of each roving-tabindex group. */
const unreached = (): readonly string[] => {
  const roving = "[role=grid], [role=toolbar], [role=radiogroup], [role=tablist], [role=listbox], [role=menu]";
  const stage = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";
  const groupOf = (element: Element): unknown =>
    element instanceof HTMLInputElement && element.type === "radio"
      ? `radio ${element.name}`
      : (element.closest(roving) ?? element);
  const reached = new Set(window.visited.map(groupOf));
  window.stopWatching();
  return [...stage.querySelectorAll(focusable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches(":disabled, [inert] *") && !reached.has(groupOf(element)))
    .map((element) => {
      const text = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30);
      return `not reached: <${element.localName}> ${JSON.stringify(text)}`;
    });
};

const mostStops = 200;
/** Sent without awaiting each: they arrive in order, and the round trips are what takes long. */
const pressesAtOnce = 10;

const pressTab = (session: CDPSession, times: number): Promise<unknown> => {
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  const press = () => [
    session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab }),
    session.send("Input.dispatchKeyEvent", { type: "keyUp", ...tab }),
  ];
  return Promise.all(Array.from({ length: times }, press).flat());
};

/** Presses Tab until the focus returns to a visited element. */
const walk = async (page: Page): Promise<readonly Step[]> => {
  const session = await page.context().newCDPSession(page);
  let steps: readonly Step[] = [];
  while (steps.at(-1) !== "again" && steps.length < mostStops) {
    const before = steps.length;
    await pressTab(session, pressesAtOnce);
    steps = await page.evaluate(() => window.steps);
    if (steps.at(-1) !== "again") expect(steps.length, "every press is noted").toBe(before + pressesAtOnce);
  }
  await session.detach();
  return steps;
};

export const keyboardFaults = async (page: Page): Promise<readonly string[]> => {
  await settle(page);
  await page.evaluate(watch);
  // Between the last stop and the first the focus is on the document.
  const stops = (await walk(page)).filter((found) => typeof found === "object");
  const unseen = stops.filter(({ seen }) => !seen).map(({ name }) => `focus cannot be seen: ${name}`);
  return [...unseen, ...(await page.evaluate(unreached))];
};

export const expectKeyboard = async (page: Page, where: string): Promise<void> => {
  expect.soft(await keyboardFaults(page), `keyboard, ${where}`).toEqual([]);
};
