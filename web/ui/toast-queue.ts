/** The queue of toasts, of which only the first is shown. */
import { signal } from "@preact/signals";
import { withToast } from "./toast-order.ts";

export type ToastTone = "plain" | "good" | "warn" | "bad";

export interface ToastOptions {
  readonly tone?: ToastTone;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Of the same subject only the latest is shown: it replaces the one before. */
  readonly about?: string;
  /** Stays until it is dismissed, for what must not be missed. */
  readonly stays?: boolean;
}

export interface Toast extends ToastOptions {
  readonly n: number;
  readonly text: string;
}

export const toastQueue = signal<readonly Toast[]>([]);
let count = 0;

export const dismiss = (n: number): void => {
  toastQueue.value = toastQueue.value.filter((slip) => slip.n !== n);
};

/** Shows the text after those already in the queue; returns the way to remove it. */
export const toast = (text: string, options: ToastOptions = {}): (() => void) => {
  const waiting = toastQueue.value.find((slip) => slip.text === text);
  if (waiting !== undefined) return () => dismiss(waiting.n);
  const n = ++count;
  toastQueue.value = withToast(toastQueue.value, { n, text, ...options });
  return () => dismiss(n);
};
