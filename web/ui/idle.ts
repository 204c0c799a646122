/**
 * Whether the page is idle: nobody has touched it for a while. What only decorates then stands still, since it would
 * cost a phone its battery: sheets pause it by `--ambient`, and what draws by itself asks here and listens.
 */

/** Milliseconds without input until the page is idle. */
const patience = 5000;

/** What counts as input; a wheel or a finger that scrolls too. */
const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove", "focusin"] as const;

const change = "turnlight:idle";

export const isIdle = (): boolean => document.documentElement.dataset["idle"] !== undefined;

/** Calls whenever the page becomes idle or is touched again; returns how to stop that. */
export const onIdleChange = (heard: () => void): (() => void) => {
  document.addEventListener(change, heard);
  return () => document.removeEventListener(change, heard);
};

/** Watches for input from now on. */
export const watchIdle = (): void => {
  const root = document.documentElement;
  const say = (idle: boolean): void => {
    if (idle === isIdle()) return;
    if (idle) root.dataset["idle"] = "";
    else delete root.dataset["idle"];
    document.dispatchEvent(new Event(change));
  };
  let timer: ReturnType<typeof setTimeout>;
  const wake = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => say(true), patience);
    say(false);
  };
  for (const input of inputs) document.addEventListener(input, wake, { passive: true, capture: true });
  wake();
};
