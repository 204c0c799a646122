/** Nothing overflows the screen, nothing is cut off, and nothing covers a control. */
import { expect, type Page } from "@playwright/test";
import { settle } from "./settle.ts";
import { described, type Fit } from "./sizes.ts";

/** Serialised into the page, so it must be self-contained. */
const findFaults = (mayScroll: boolean): readonly string[] => {
  const slack = 1;
  const root = document.documentElement;
  const faults: string[] = [];
  // Elements shown only while focused overlay others on purpose.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const stage = dialog ?? document.body;

  const name = (element: Element): string => {
    const label = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30) ?? "";
    return `<${element.localName}${element.id ? `#${element.id}` : ""} class="${element.getAttribute("class") ?? ""}"> ${JSON.stringify(label)}`;
  };
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const above = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let up = element.parentElement; up !== null && up !== root; up = up.parentElement) found.push(up);
    return found;
  };
  const overflows = new Map<Element, string>();
  const overflowOf = (element: Element): string => {
    const overflow = overflows.get(element) ?? getComputedStyle(element).overflowX;
    overflows.set(element, overflow);
    return overflow;
  };
  const scrollsSideways = (element: Element): boolean => /auto|scroll/.test(overflowOf(element));
  const spoken = new Map<Element, boolean>();
  /** Text for screen readers is clipped to nothing on purpose. */
  const isOnlySpoken = (element: Element): boolean => {
    const known = spoken.get(element);
    if (known !== undefined) return known;
    const { clip, clipPath } = getComputedStyle(element);
    const isClipped = (clip !== "auto" && clip !== "") || /^inset\((50%|100%)/.test(clipPath);
    const parent = element.parentElement;
    const is = isClipped || (parent !== null && parent !== root && isOnlySpoken(parent));
    spoken.set(element, is);
    return is;
  };

  if (!mayScroll && root.scrollHeight > root.clientHeight + slack)
    faults.push(`scrolls: ${root.scrollHeight} in ${root.clientHeight}`);

  if (root.scrollWidth > root.clientWidth) {
    const widest = [...stage.querySelectorAll("*")].findLast(
      (element) => element.getBoundingClientRect().right > root.clientWidth + slack,
    );
    faults.push(`scrolls sideways, ${root.scrollWidth} in ${root.clientWidth}: ${widest ? name(widest) : ""}`);
  }

  const all = [...stage.querySelectorAll("*")].filter((element) => isSeen(element) && !isOnlySpoken(element));

  for (const element of all) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
    );
    if (!hasText || element.closest("svg, [aria-hidden=true]") !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    const around = [element, ...above(element)];
    if (around.some(scrollsSideways)) continue;
    const clip = around.find((one) => /hidden|clip/.test(overflowOf(one)));
    if (clip !== undefined && clip !== document.body && right > clip.getBoundingClientRect().right + slack) {
      // An ellipsis may shorten text, but not in navigation.
      const isEllipsis = getComputedStyle(clip).textOverflow === "ellipsis";
      if (!isEllipsis || clip.matches("h1, h2, button, a")) faults.push(`its text is cut off: ${name(element)}`);
    } else if (left < -slack || right > root.clientWidth + slack)
      faults.push(`runs off the screen (${Math.round(left)} to ${Math.round(right)}): ${name(element)}`);
    if (/hidden|clip/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 2)
      faults.push(`its text is cut off below: ${name(element)}`);
  }

  const pressable = all.filter(
    (element) =>
      element.matches(
        "a[href], button, input, select, textarea, summary, [role=button], [role=gridcell], [role=tab], [role=option], [tabindex]",
      ) && !element.matches("[tabindex='-1']:not(button, a, [role]), :disabled"),
  );
  const labels = new Map(
    pressable.map((element) => [
      element,
      element instanceof HTMLInputElement ? [...(element.labels ?? [])] : ([] as readonly Element[]),
    ]),
  );

  const isPressedAt = (element: Element, hit: Element): boolean =>
    element.contains(hit) || (labels.get(element) ?? []).some((label) => label.contains(hit));
  /** The first point of each of an element's boxes that is outside the viewport, or where something else would be hit. */
  const hiddenPoints = (element: Element, mayBeWithin: boolean) =>
    [...element.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .flatMap(({ left, right, top, bottom }) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const points = [
          [x, y],
          [left + 3, y],
          [right - 3, y],
          [x, top + 3],
          [x, bottom - 3],
        ] as const;
        const hidden = points.find(([px, py]) => {
          const hit = document.elementFromPoint(px, py);
          return hit === null || !(isPressedAt(element, hit) || (mayBeWithin && hit.contains(element)));
        });
        return hidden === undefined ? [] : [hidden];
      });

  for (const element of pressable) {
    // Most can be hit where they are; scrolling to each of them takes longer than all the rest.
    if (hiddenPoints(element, false).length > 0) {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      for (const hidden of hiddenPoints(element, true)) {
        const hit = document.elementFromPoint(...hidden);
        faults.push(hit === null ? `out of the screen: ${name(element)}` : `${name(element)} lies under ${name(hit)}`);
      }
    }
    const around = element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    const inside = range.getBoundingClientRect();
    if (
      element.matches("button, a") &&
      inside.right > around.right + 2 &&
      !all.some((one) => one !== element && element.contains(one))
    )
      faults.push(`its label sticks out: ${name(element)}`);
  }
  root.scrollTo({ top: 0, behavior: "instant" });
  return [...new Set(faults)];
};

export const layoutFaults = async (page: Page, screen: { readonly scrolls: boolean }): Promise<readonly string[]> => {
  await settle(page);
  return page.evaluate(findFaults, screen.scrolls);
};

/** Text pages may scroll vertically; play screens may not, at the text size they are designed for. */
export const expectFits = async (
  page: Page,
  fit: Fit,
  { scrolls }: { readonly scrolls: boolean },
  language: string,
): Promise<void> => {
  const faults = await layoutFaults(page, { scrolls: scrolls || fit.text > 100 });
  expect.soft(faults, `layout, ${described(fit)}, ${language}`).toEqual([]);
};
