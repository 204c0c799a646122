/** A snapshot of a screen, element by element: position, colours, and what is under each control's centre. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { settle } from "./settle.ts";

/** Serialised into the page, so it must be self-contained; returns lines, since one string is transferred fastest. */
const look = (): string => {
  const stage = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const paths = new Map<Element, string>();
  /** Names all children of an element at once: counting each one's preceding siblings takes longer. */
  const nameChildren = (up: Element): void => {
    const above = up === document.documentElement ? "" : `${pathOf(up)} `;
    for (const [place, child] of [...up.children].entries()) {
      const classes = [...child.classList].map((name) => `.${name}`).join("");
      paths.set(child, `${above}${child.localName}${classes}:${place}`);
    }
  };
  const pathOf = (element: Element): string => {
    const up = element.parentElement;
    if (up !== null && !paths.has(element)) nameChildren(up);
    return paths.get(element) ?? element.localName;
  };
  /** Screen-reader-only elements are not compared. */
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0 &&
    element.closest(".spoken-only") === null;
  const tenth = (length: number): number => Math.round(length * 10) / 10;
  scrollTo({ top: 0, behavior: "instant" });
  const all = [...stage.querySelectorAll("*")].filter(isSeen);
  const standing = all.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, borderTopColor, opacity, fontFamily, fontSize, fill } = getComputedStyle(element);
    const box = [x, y, width, height].map(tenth).join(" ");
    return `${pathOf(element)} | ${box} | ${[color, backgroundColor, borderTopColor, opacity, fontFamily, fontSize, fill].join(" ")}`;
  });
  const under = all
    .filter((element) =>
      element.matches("a[href], button, input, select, textarea, summary, [role=gridcell], [tabindex]"),
    )
    .map((element) => {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return `${pathOf(element)} | under it: ${hit === null ? "nothing" : pathOf(hit)}`;
    });
  scrollTo({ top: 0, behavior: "instant" });
  return [...standing, ...under].join("\n");
};

/** A snapshot of the screen now. */
export const placesOf = async (page: Page): Promise<readonly string[]> => {
  // Moves the pointer away, so that nothing is hovered.
  await page.mouse.move(0, 0);
  await settle(page);
  return (await page.evaluate(look)).split("\n");
};

/** A snapshot once the screen has loaded its data: when two in a row are equal. */
export const restingPlaces = async (page: Page): Promise<readonly string[]> => {
  let before = await placesOf(page);
  for (;;) {
    const now = await placesOf(page);
    if (differences(before, now).length === 0) return now;
    before = now;
  }
};

/** Emptied by the runner before each run. */
const kept = fileURLToPath(new URL("../results/chromium/places", import.meta.url));

/** Saves the snapshot of a screen on a fresh page, for later comparisons. */
export const keepFresh = (project: string, screen: string, places: readonly string[]): void => {
  mkdirSync(join(kept, project), { recursive: true });
  writeFileSync(join(kept, project, `${screen}.json`), JSON.stringify(places));
};

/** The snapshot saved in this run, if any. */
export const keptFresh = (project: string, screen: string): readonly string[] | undefined => {
  try {
    return JSON.parse(readFileSync(join(kept, project, `${screen}.json`), "utf8"));
  } catch {
    return undefined;
  }
};

/** A few differences in each direction, so that a report can be read. */
export const differences = (fresh: readonly string[], toured: readonly string[]): readonly string[] => {
  const few = 6;
  const missing = (from: readonly string[], others: readonly string[]) => {
    const there = new Set(others);
    return from.filter((line) => !there.has(line)).slice(0, few);
  };
  return [
    ...missing(fresh, toured).map((line) => `only fresh:  ${line}`),
    ...missing(toured, fresh).map((line) => `only toured: ${line}`),
  ];
};
