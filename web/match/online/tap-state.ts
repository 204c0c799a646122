/**
 * How far the viewer's latest action has come: placed at once, sending after a moment, kept while the connection is
 * down, then confirmed or refused by the server. Nothing here waits for the socket.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Refusal, Result } from "@turnlight/kernel";

export interface TapState {
  /** Counts the actions. */
  readonly n: number;
  readonly kind: "placed" | "sending" | "kept" | "confirmed" | "refused";
  readonly refusal?: Refusal;
  /** It was shown as sending or kept before it was answered. */
  readonly wasSlow: boolean;
}

export interface TapTracker {
  readonly state: ReadonlySignal<TapState | undefined>;
  /** Actions that the server has not answered. */
  readonly unanswered: ReadonlySignal<number>;
  /** Shows the progress of an action; returns its result. */
  follow<T>(doing: Promise<Result<T>>): Promise<Result<T>>;
}

/** Milliseconds after which an unanswered action is shown as being sent. */
const untilSending = 200;
/** Milliseconds for which the answer is shown. */
const shownFor = { confirmed: 600, refused: 6000 } as const;

interface TapPorts {
  readonly stands: ReadonlySignal<boolean>;
  later(milliseconds: number, act: () => void): () => void;
}

export const trackTaps = ({ stands, later }: TapPorts): TapTracker => {
  const unanswered = signal(0);
  const latest = signal<{ readonly n: number; readonly isSlow: boolean } | undefined>(undefined);
  const answer = signal<TapState | undefined>(undefined);
  let count = 0;
  let stopShowing = (): void => undefined;
  const state = computed((): TapState | undefined => {
    const now = latest.value;
    if (now === undefined) return answer.value;
    if (!stands.value) return { n: now.n, kind: "kept", wasSlow: true };
    return { n: now.n, kind: now.isSlow ? "sending" : "placed", wasSlow: now.isSlow };
  });
  return {
    state,
    unanswered,
    async follow(doing) {
      count += 1;
      const n = count;
      stopShowing();
      unanswered.value += 1;
      answer.value = undefined;
      latest.value = { n, isSlow: false };
      const cancel = later(untilSending, () => {
        if (latest.peek()?.n === n) latest.value = { n, isSlow: true };
      });
      const read = await doing;
      cancel();
      unanswered.value -= 1;
      // A newer action is shown instead.
      if (latest.peek()?.n !== n) return read;
      const wasSlow = state.peek()?.wasSlow ?? false;
      const kind = read.ok ? "confirmed" : "refused";
      answer.value = { n, kind, wasSlow, ...(!read.ok && { refusal: read.refusal }) };
      latest.value = undefined;
      stopShowing = later(shownFor[kind], () => {
        if (answer.peek()?.n === n) answer.value = undefined;
      });
      return read;
    },
  };
};
