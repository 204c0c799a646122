/** Everything that can be pressed is reached with the keyboard alone, and one sees where one is. */
import { expect, type Page } from "@playwright/test";
import { settle } from "./settle.ts";

declare global {
  interface Window {
    /** Every element the focus has been on, in order. */
    visited: Element[];
  }
}

type Step = "page" | "again" | { readonly name: string; readonly seen: boolean };

/** Notes where the focus is, and whether one can tell: runs in the page after each press of Tab. */
const step = (): Step => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body) return "page";
  if (window.visited.includes(focused)) return "again";
  window.visited.push(focused);

  /** What may wear the ring: the element itself, or in its place its parent, neighbour, content or label. */
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

/** What was never reached: all that can be focused, one of each group that moves its focus by arrows. */
const unreached = (): readonly string[] => {
  const roving = "[role=grid], [role=toolbar], [role=radiogroup], [role=tablist], [role=listbox], [role=menu]";
  const stage = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";
  const groupOf = (element: Element): unknown =>
    element instanceof HTMLInputElement && element.type === "radio"
      ? `radio ${element.name}`
      : (element.closest(roving) ?? element);
  const reached = new Set(window.visited.map(groupOf));
  return [...stage.querySelectorAll(focusable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches(":disabled, [inert] *") && !reached.has(groupOf(element)))
    .map((element) => {
      const text = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30);
      return `not reached: <${element.localName}> ${JSON.stringify(text)}`;
    });
};

const mostStops = 200;

export const keyboardFaults = async (page: Page): Promise<readonly string[]> => {
  await settle(page);
  await page.evaluate(() => {
    window.visited = [];
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const unseen: string[] = [];
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(step);
    if (found === "again") break;
    // Between the last stop and the first the focus is on the page as a whole.
    if (found === "page") continue;
    if (!found.seen) unseen.push(`focus cannot be seen: ${found.name}`);
  }
  return [...unseen, ...(await page.evaluate(unreached))];
};

export const expectKeyboard = async (page: Page, where: string): Promise<void> => {
  expect.soft(await keyboardFaults(page), `keyboard, ${where}`).toEqual([]);
};
