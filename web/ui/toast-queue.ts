/** The queue of toasts, of which only the first is shown, and the list of those that were missed. */
import { computed, effect, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { onNextPage, toastToShow, withToast } from "./toast-order.ts";

export type ToastTone = "plain" | "good" | "warn" | "bad";

export interface ToastOptions {
  readonly tone?: ToastTone;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Of the same subject only the latest is shown: it replaces the one before. */
  readonly about?: string;
  /** Stays until it is dismissed, for what must not be missed. */
  readonly stays?: boolean;
  /** News that has nothing to do with a match's next move: it waits while one is on the screen, and is kept if it goes by. */
  readonly between?: boolean;
}

export interface Toast extends ToastOptions {
  readonly n: number;
  /** The address of the page it was said on. */
  readonly room: string;
  readonly text: string;
  readonly at: number;
}

export const toastQueue = signal<readonly Toast[]>([]);
/** Notices that nobody has seen, oldest first, until the list is opened. */
export const missedToasts = signal<readonly Toast[]>([]);
/** What the navigation shows for them; it comes with the first toast. */
export const noticeBell = signal<ComponentType | undefined>(undefined);

/** How many missed notices are kept. */
const most = 20;

const miss = (slips: readonly Toast[]): void => {
  if (slips.length > 0) missedToasts.value = [...missedToasts.value, ...slips].slice(-most);
};

const here = (): string => globalThis.location?.hash ?? "";
const address = signal(here());

/** The one toast that is shown: the first that may be seen on this page. */
export const shownToast = computed(() => toastToShow(toastQueue.value, address.value.startsWith("#/match/")));

const shown = new WeakSet<Toast>();
effect(() => {
  if (shownToast.value !== undefined) shown.add(shownToast.value);
});

globalThis.addEventListener?.("hashchange", () => {
  const { queue, missed } = onNextPage(toastQueue.value, here(), (slip) => shown.has(slip));
  miss(missed);
  toastQueue.value = queue;
  address.value = here();
});
let count = 0;

export const dismiss = (n: number): void => {
  toastQueue.value = toastQueue.value.filter((slip) => slip.n !== n);
};

/** Its time is over: an answer is gone, news is kept. */
export const expire = (slip: Toast): void => {
  if (slip.between === true) miss([slip]);
  dismiss(slip.n);
};

/** Shows the text after those already in the queue; returns the way to remove it. */
export const toast = (text: string, options: ToastOptions = {}): (() => void) => {
  const waiting = toastQueue.value.find((slip) => slip.text === text);
  if (waiting !== undefined) return () => dismiss(waiting.n);
  const n = ++count;
  toastQueue.value = withToast(toastQueue.value, { n, text, room: here(), at: Date.now(), ...options });
  return () => dismiss(n);
};
