/** The queue of toasts, of which only the first is shown. */
import { computed, signal } from "@preact/signals";
import { toastToShow, withoutOtherRooms, withToast } from "./toast-order.ts";

export type ToastTone = "plain" | "good" | "warn" | "bad";

export interface ToastOptions {
  readonly tone?: ToastTone;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Of the same subject only the latest is shown: it replaces the one before. */
  readonly about?: string;
  /** Stays until it is dismissed, for what must not be missed. */
  readonly stays?: boolean;
  /** Waits while a match is on the screen: news that has nothing to do with its next move. */
  readonly between?: boolean;
}

export interface Toast extends ToastOptions {
  readonly n: number;
  /** The address of the page it was said on. */
  readonly room: string;
  readonly text: string;
}

export const toastQueue = signal<readonly Toast[]>([]);

const here = (): string => globalThis.location?.hash ?? "";
const address = signal(here());

/** The one toast that is shown: the first that may be seen on this page. */
export const shownToast = computed(() => toastToShow(toastQueue.value, address.value.startsWith("#/match/")));

/** What was said on one page does not follow to the next; what must be seen, or waited for this, does. */
globalThis.addEventListener?.("hashchange", () => {
  address.value = here();
  toastQueue.value = withoutOtherRooms(toastQueue.value, here());
});
let count = 0;

export const dismiss = (n: number): void => {
  toastQueue.value = toastQueue.value.filter((slip) => slip.n !== n);
};

/** Shows the text after those already in the queue; returns the way to remove it. */
export const toast = (text: string, options: ToastOptions = {}): (() => void) => {
  const waiting = toastQueue.value.find((slip) => slip.text === text);
  if (waiting !== undefined) return () => dismiss(waiting.n);
  const n = ++count;
  toastQueue.value = withToast(toastQueue.value, { n, text, room: here(), ...options });
  return () => dismiss(n);
};
