/** How a screen looks, element by element: where each stands, in which colours, and what lies under each control's middle. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { settle } from "./settle.ts";

/** Runs in the page, so it holds everything it needs; a line for each, since one text is brought over sooner than many. */
const look = (): string => {
  const stage = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const paths = new Map<Element, string>();
  /** Names all children of one at once: to count each one's elder siblings takes longer. */
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
  /** What is only said stays where it was said. */
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

/** How a screen looks at this moment. */
export const placesOf = async (page: Page): Promise<readonly string[]> => {
  // Nobody points at anything.
  await page.mouse.move(0, 0);
  await settle(page);
  return (await page.evaluate(look)).split("\n");
};

/** How it looks once it has read everything from its device: twice the same. */
export const restingPlaces = async (page: Page): Promise<readonly string[]> => {
  let before = await placesOf(page);
  for (;;) {
    const now = await placesOf(page);
    if (differences(before, now).length === 0) return now;
    before = now;
  }
};

/** Emptied by the runner before each run. */
const kept = fileURLToPath(new URL("../results/places", import.meta.url));

/** Keeps how a screen looks on a fresh page, for those who come back to it. */
export const keepFresh = (project: string, screen: string, places: readonly string[]): void => {
  mkdirSync(join(kept, project), { recursive: true });
  writeFileSync(join(kept, project, `${screen}.json`), JSON.stringify(places));
};

/** What was kept in this run, if anything was. */
export const keptFresh = (project: string, screen: string): readonly string[] | undefined => {
  try {
    return JSON.parse(readFileSync(join(kept, project, `${screen}.json`), "utf8"));
  } catch {
    return undefined;
  }
};

/** What one has and the other has not, a few of each, so that a report can be read. */
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
