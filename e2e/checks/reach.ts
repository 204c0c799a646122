/** All controls of a play screen: in the viewport, not covered, and large enough. */
import type { Page } from "@playwright/test";

/** Serialised into the page, so it must be self-contained. */
const findFaults = (mayScroll: boolean): readonly string[] => {
  const least = 24;
  const slack = 1;
  const faults: string[] = [];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const name = (element: Element): string =>
    `${element.localName}.${element.getAttribute("class") ?? ""} ${JSON.stringify(element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30) ?? "")}`;
  const controls = [...document.querySelectorAll("main :is(button, a[href], input, select, [role=gridcell])")].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.matches(":disabled") &&
      !/^inset\(50%/.test(getComputedStyle(element).clipPath),
  );
  for (const element of controls) {
    // A list may scroll; the page may only where that is allowed.
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (!mayScroll && document.documentElement.scrollTop > slack) {
      faults.push(`reached by scrolling alone: ${name(element)}`);
      scrollTo({ top: 0, behavior: "instant" });
      continue;
    }
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (left < -slack || top < -slack || right > innerWidth + slack || bottom > innerHeight + slack) {
      faults.push(`out of the window: ${name(element)} (${[left, top, right, bottom].map(Math.round).join(" ")})`);
      continue;
    }
    // A rotated die is measured by its own sides, not by its bounding box.
    const { offsetWidth = width, offsetHeight = height } = element instanceof HTMLElement ? element : {};
    if (Math.min(offsetWidth, offsetHeight) < least)
      faults.push(`too small: ${name(element)} (${offsetWidth} × ${offsetHeight})`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit === null || !(element.contains(hit) || hit.contains(element)))
      faults.push(`under ${hit === null ? "nothing" : name(hit)}: ${name(element)}`);
  }
  scrollTo({ top: 0, behavior: "instant" });
  return faults;
};

export const reachFaults = (page: Page, mayScroll: boolean): Promise<readonly string[]> =>
  page.evaluate(findFaults, mayScroll);

/** Runs in the page: texts that are partly hidden and cannot be scrolled to. */
const findCutTexts = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>("main *")]
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        ) &&
        !/^inset\(50%/.test(getComputedStyle(element).clipPath),
    )
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 3)
      );
    })
    .map((element) => `cut: ${element.localName}.${element.className} ${JSON.stringify(element.textContent?.trim())}`);

export const cutTexts = (page: Page): Promise<readonly string[]> => page.evaluate(findCutTexts);
