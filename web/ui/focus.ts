/**
 * Keeps the focus on the page. If the focused element is removed or disabled, the focus goes to what can be done now:
 * the current controls (`data-keys`) if it was among them, else the nearest neighbour; on another page, to its heading.
 * While nothing can be done, as on somebody else's turn, it is on the page's main element and returns when something
 * can.
 */
const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

const isSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";

const isUsable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(focusable) &&
  !element.matches(":disabled, [aria-disabled=true], [tabindex='-1']") &&
  element.closest("[inert]") === null &&
  isSeen(element);

const usableIn = (place: Element): readonly HTMLElement[] =>
  [...place.querySelectorAll(focusable)].filter((one) => isUsable(one));

/** The topmost dialog, or the page's main element. */
const placeNow = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? document.querySelector<HTMLElement>("main");

const keysIn = (place: Element): readonly HTMLElement[] =>
  [...place.querySelectorAll("[data-keys]")].flatMap((group) => usableIn(group));

/** The first of these after an element that may be gone, else the first of all. */
const after = (usable: readonly HTMLElement[], spot: Element): HTMLElement | undefined =>
  (spot.isConnected
    ? usable.find((one) => (spot.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    : undefined) ?? usable[0];

const focus = (element: HTMLElement): void => {
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/** The main button, else the first. */
const firstKey = (place: Element): HTMLElement | undefined => {
  const keys = keysIn(place);
  return keys.find((key) => key.autofocus) ?? keys[0];
};

/** Focuses the page's first control: one of the current controls, or any; else the page itself. */
export const focusRoom = (): void => {
  const place = placeNow();
  if (place === null) return;
  focus(firstKey(place) ?? place);
};

/** The element that had the focus last, and its surroundings then. */
interface Had {
  readonly element: Element;
  readonly around: readonly Element[];
  /** It was one of the current controls. */
  readonly isKey: boolean;
}

const aroundOf = (element: Element): readonly Element[] => {
  const found: Element[] = [];
  for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) found.push(up);
  return found;
};

const isStill = ({ element }: Had): boolean => element.isConnected && !element.matches(":disabled") && isSeen(element);

/** Where the focus goes from the last element; undefined while it has to wait. */
const nextFrom = ({ element, around, isKey }: Had, place: HTMLElement): HTMLElement | undefined => {
  if (isKey) return firstKey(place);
  for (const near of around) {
    if (near === place || !near.isConnected) continue;
    const next = after(usableIn(near), element);
    if (next !== undefined && place.contains(next)) return next;
  }
  return firstKey(place);
};

/** None of the surroundings is left: this is another page, whose heading gets the focus. */
const isElsewhere = ({ around }: Had): boolean => !around.some((one) => one.isConnected && one.id !== "parlour");

/** Starts managing the focus; returns the way to stop. */
export const keepFocus = (): (() => void) => {
  let had: Had | undefined;
  /** Set while the page itself holds the focus for this element. */
  let waits: Had | undefined;
  const remember = (target: EventTarget | null): void => {
    if (!(target instanceof Element) || target === document.body) return;
    if (target !== placeNow()) waits = undefined;
    const around = aroundOf(target);
    had = { element: target, around, isKey: around.some((one) => one.hasAttribute("data-keys")) };
  };
  const look = (): void => {
    const place = placeNow();
    const { activeElement: now } = document;
    if (place === null) return;
    if (waits !== undefined && now === place) {
      const next = nextFrom(waits, place);
      if (next !== undefined) focus(next);
      return;
    }
    // A control that stays but is disabled passes the focus to the one wanted now.
    if (now?.getAttribute("aria-disabled") === "true" && had?.isKey === true) {
      const wanted = keysIn(place).find((key) => key.autofocus);
      if (wanted !== undefined) focus(wanted);
      return;
    }
    const isLost = now === null || now === document.body || now.matches(":disabled");
    if (!isLost || had === undefined || isStill(had)) return;
    const lost = had;
    const name = isElsewhere(lost) ? document.querySelector<HTMLElement>("h1") : null;
    const next = name ?? nextFrom(lost, place);
    if (next === undefined) waits = lost;
    focus(next ?? place);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "inert"],
  });
  const arrive = ({ target }: Event): void => remember(target);
  document.addEventListener("focusin", arrive);
  remember(document.activeElement);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", arrive);
  };
};
