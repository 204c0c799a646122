/**
 * The focus never falls out of the room. Where what has it goes away or stops working, it goes to what can be done now:
 * the keys of the moment (`data-keys`) where it was among them, else the nearest neighbour; in another room, to its name. While nothing can be done,
 * as on somebody else's turn, it rests on the room itself and comes back when something can.
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

/** Where one is: the dialog on top, or the room. */
const placeNow = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? document.querySelector<HTMLElement>("main");

const keysIn = (place: Element): readonly HTMLElement[] =>
  [...place.querySelectorAll("[data-keys]")].flatMap((group) => usableIn(group));

/** The first of these after a spot that may be gone, else the first of all. */
const after = (usable: readonly HTMLElement[], spot: Element): HTMLElement | undefined =>
  (spot.isConnected
    ? usable.find((one) => (spot.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    : undefined) ?? usable[0];

const focus = (element: HTMLElement): void => {
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/** The key that people most likely want, else the first. */
const firstKey = (place: Element): HTMLElement | undefined => {
  const keys = keysIn(place);
  return keys.find((key) => key.autofocus) ?? keys[0];
};

/** What the keyboard does first in this room: a key of the moment, or its first one; else the room itself. */
export const focusRoom = (): void => {
  const place = placeNow();
  if (place === null) return;
  focus(firstKey(place) ?? place);
};

/** What had the focus last, and all around it then. */
interface Had {
  readonly element: Element;
  readonly around: readonly Element[];
  /** It was one of the keys of the moment. */
  readonly isKey: boolean;
}

const aroundOf = (element: Element): readonly Element[] => {
  const found: Element[] = [];
  for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) found.push(up);
  return found;
};

const isStill = ({ element }: Had): boolean => element.isConnected && !element.matches(":disabled") && isSeen(element);

/** Where the focus goes from what had it; nothing while it has to wait. */
const nextFrom = ({ element, around, isKey }: Had, place: HTMLElement): HTMLElement | undefined => {
  if (isKey) return firstKey(place);
  for (const near of around) {
    if (near === place || !near.isConnected) continue;
    const next = after(usableIn(near), element);
    if (next !== undefined && place.contains(next)) return next;
  }
  return firstKey(place);
};

/** Nothing of where one was is left: this is another room, and its name is where it begins. */
const isElsewhere = ({ around }: Had): boolean => !around.some((one) => one.isConnected && one.id !== "parlour");

/** Watches over the focus of the page; returns the way to stop. */
export const keepFocus = (): (() => void) => {
  let had: Had | undefined;
  /** What the room holds the focus for. */
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
    // A key that stays and does nothing more gives way to the one that people want now.
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
