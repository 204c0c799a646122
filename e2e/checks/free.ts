/** Unobstructed controls of a play screen: in the viewport, large enough for touch, and hit wherever they are touched. */
import { expect, type Page, type ViewportSize } from "@playwright/test";
import { languages, speak } from "../themes.ts";

/** What is looked at in every window. */
interface Looked {
  readonly controls: string;
  /** What has to be in the window at once, without scrolling: the first of these. */
  readonly action?: string;
  /** Whether the page itself may scroll to its controls. */
  readonly mayScroll?: boolean;
}

/** Serialised into the page, so it must be self-contained. */
const findFaults = async (
  { controls, action, mayScroll }: Looked,
  { width, height }: ViewportSize,
): Promise<readonly string[]> => {
  const least = 24;
  const slack = 1;
  // Rounded corners are not part of a control.
  const inset = 4;
  // Dice are laid out again a few frames after their tray is resized; until then they lie outside it.
  const isLaid = (die: Element): boolean => {
    const [{ left, right, top, bottom }, tray] = [
      die.getBoundingClientRect(),
      die.closest(".dice-tray")?.getBoundingClientRect(),
    ];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return tray !== undefined && x > tray.left && x < tray.right && y > tray.top && y < tray.bottom;
  };
  const mostFrames = 120;
  const isResized = (): boolean => innerWidth === width && innerHeight === height;
  let before = "";
  for (let frame = 0; frame < mostFrames; frame++) {
    await new Promise(requestAnimationFrame);
    const dice = [...document.querySelectorAll(".tray-die")];
    // Where they lie may fit the new tray before their size does.
    const now = dice.map((die) => JSON.stringify(die.getBoundingClientRect())).join();
    const isStill = dice.length === 0 || (frame > 3 && now === before);
    before = now;
    if (isResized() && isStill && dice.every(isLaid)) break;
  }
  if (!isResized()) return [`the window is still ${innerWidth}×${innerHeight}`];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const name = (element: Element): string =>
    `${element.localName}.${element.getAttribute("class") ?? ""} ${JSON.stringify(element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30) ?? "")}`;
  const isOnlySpoken = (element: Element): boolean =>
    /^inset\(50%/.test(getComputedStyle(element).clipPath) ||
    (element.parentElement !== null && isOnlySpoken(element.parentElement));
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isOnlySpoken(element);
  const faultOf = (element: Element): readonly string[] => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < -slack || top < -slack || right > innerWidth + slack || bottom > innerHeight + slack)
      return [`out of the window: ${name(element)} (${[left, top, right, bottom].map(Math.round).join(" ")})`];
    if (Math.min(right - left, bottom - top) < least)
      return [`too small: ${name(element)} (${Math.round(right - left)} × ${Math.round(bottom - top)})`];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [west, east, north, south] = [left + inset, right - inset, top + inset, bottom - inset];
    const middle = [[x, y]] as const;
    const sides = [
      [west, y],
      [east, y],
      [x, north],
      [x, south],
    ] as const;
    const corners = [
      [west, north],
      [east, north],
      [west, south],
      [east, south],
    ] as const;
    // A die is rotated, so its edges differ from its box. Controls other than boxes have rounded corners.
    const points = element.matches(".tray-die") ? middle : [...middle, ...(element.matches(".slot") ? corners : sides)];
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      if (hit === null || !element.contains(hit))
        return [
          `${name(element)} lies under ${hit === null ? "nothing" : name(hit)} at ${Math.round(x)}, ${Math.round(y)}`,
        ];
    }
    return [];
  };
  scrollTo({ top: 0, behavior: "instant" });
  for (const box of document.querySelectorAll("main, main *")) if (box.scrollTop > 0) box.scrollTop = 0;
  const first = action === undefined ? undefined : [...document.querySelectorAll(action)].find(isSeen);
  const missing = action !== undefined && first === undefined ? [`there is no ${action}`] : [];
  const hidden = first === undefined ? [] : faultOf(first).map((fault) => `not there at once: ${fault}`);
  // A link within a sentence is as high as its line.
  const found = [...document.querySelectorAll(controls)].filter(
    (element) => isSeen(element) && !(element.matches("a") && getComputedStyle(element).display === "inline"),
  );
  const reached = found.flatMap((element) => {
    // A sheet may scroll, the page may not.
    element.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
    return faultOf(element);
  });
  const { scrollTop, scrollHeight, clientHeight, scrollWidth } = document.documentElement;
  const faults = [...missing, ...hidden, ...reached];
  if (scrollWidth > width) faults.push(`the page is ${scrollWidth} wide`);
  if (mayScroll !== true && (scrollTop > slack || scrollHeight > clientHeight + slack))
    faults.push(`the page scrolls by ${scrollHeight - clientHeight}`);
  scrollTo({ top: 0, behavior: "instant" });
  return found.length === 0 ? [`there is no ${controls}`] : faults;
};

declare global {
  interface Window {
    freeFaults: typeof findFaults;
  }
}

/** Windows, and the languages in which each of them is checked. */
export type WindowsIn = (language: (typeof languages)[number]) => readonly ViewportSize[];

/** Resizes the window to each size in turn and checks the controls. */
export const expectFree = async (
  page: Page,
  windowsIn: WindowsIn,
  lookAt: (size: ViewportSize) => Looked,
): Promise<void> => {
  // Defined once in the page, and called in the same breath as it is resized: of hundreds of windows, what is sent takes
  // as long as what is checked.
  await page.evaluate(`window.freeFaults = ${findFaults}`);
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const language of languages) {
    await speak(page, language);
    const windows = windowsIn(language);
    // What is read from storage comes a moment after the room.
    const action = windows.map((size) => lookAt(size).action).find((one) => one !== undefined);
    if (action !== undefined) await page.locator(action).filter({ visible: true }).first().waitFor();
    for (const { width, height } of windows) {
      const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
      const expression = `freeFaults(${JSON.stringify(lookAt({ width, height }))}, ${JSON.stringify({ width, height })})`;
      const [, { result, exceptionDetails }] = await Promise.all([
        session.send("Emulation.setDeviceMetricsOverride", metrics),
        session.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true }),
      ]);
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description);
      for (const fault of result.value) faults.push(`${width}×${height} ${language}: ${fault}`);
    }
  }
  await session.detach();
  expect(faults).toEqual([]);
};
