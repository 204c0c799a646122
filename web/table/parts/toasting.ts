/** Short news that waits to be shown: what is said, of which only the first is on show. */
import { signal } from "@preact/signals";
import { withSlip } from "./slips.ts";

export type Tone = "plain" | "good" | "warn" | "bad";

export interface ToastOptions {
  readonly tone?: Tone;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Of the same subject only the latest is shown: it takes the place of the one before, which nobody needs any more. */
  readonly about?: string;
  /** Stays until it is dismissed, for what must not be missed. */
  readonly stays?: boolean;
}

export interface Slip extends ToastOptions {
  readonly n: number;
  readonly text: string;
}

export const slips = signal<readonly Slip[]>([]);
let count = 0;

export const dismiss = (n: number): void => {
  slips.value = slips.value.filter((slip) => slip.n !== n);
};

/** Shows the text after those that wait already; returns the way to take it back. */
export const toast = (text: string, options: ToastOptions = {}): (() => void) => {
  const waiting = slips.value.find((slip) => slip.text === text);
  if (waiting !== undefined) return () => dismiss(waiting.n);
  const n = ++count;
  slips.value = withSlip(slips.value, { n, text, ...options });
  return () => dismiss(n);
};
