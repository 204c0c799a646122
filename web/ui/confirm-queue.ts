/** Yes-or-no questions that can be awaited: `if (await confirm({ … })) …`. They are queued. */
import { signal } from "@preact/signals";

export interface ConfirmQuestion {
  readonly title: string;
  readonly text?: string;
  /** What happens on yes, as a verb: "Resign", "Start over". */
  readonly yes: string;
  readonly no?: string;
  /** For what cannot be undone; the focus then begins on no. */
  readonly danger?: boolean;
}

export interface PendingConfirmation extends ConfirmQuestion {
  readonly answer: (yes: boolean) => void;
}

export const asked = signal<readonly PendingConfirmation[]>([]);
let count = 0;

/** How many questions there have been so far. */
export const confirmQueue = (): number => count;

/** True when the player said yes; Esc and a tap on the backdrop are a no. */
export const confirm = (question: ConfirmQuestion): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (yes: boolean) => {
      asked.value = asked.value.slice(1);
      resolve(yes);
    };
    count++;
    asked.value = [...asked.value, { ...question, answer }];
  });
