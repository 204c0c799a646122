/**
 * Storage problems, for the page to show in its language. Listeners are called each time one happens, even repeatedly.
 */
import { isEqual, type Refusal } from "@turnlight/kernel";
import type { StoreName } from "./object-stores.ts";

/** The device's storage does not work as it should; until it does, data is held in memory. */
export type StoreTrouble =
  | "store-restored"
  | "store-slow"
  | "store-blocked"
  | "store-full"
  | "store-other-tab"
  | "store-newer";

export type Trouble =
  | { readonly key: StoreTrouble; readonly at: number }
  | {
      /** One item could not be read and went into quarantine; everything else is fine. */
      readonly key: "item-damaged" | "item-newer";
      readonly at: number;
      readonly item: { readonly shelf: StoreName; readonly key: string };
      readonly refusal: Refusal;
    };

type Listener = (troubles: readonly Trouble[]) => void;

export interface TroubleLog {
  list(): readonly Trouble[];
  note(trouble: Trouble): void;
  /** Reports that the problem is over. */
  clear(key: StoreTrouble): void;
  listen(listener: Listener): () => void;
}

const isSame = (a: Trouble, b: Trouble): boolean => isEqual({ ...a, at: 0 }, { ...b, at: 0 });

export const troubleLog = (): TroubleLog => {
  let troubles: readonly Trouble[] = [];
  const listeners = new Set<Listener>();
  const become = (next: readonly Trouble[]): void => {
    troubles = next;
    for (const listener of listeners) listener(troubles);
  };
  return {
    list: () => troubles,
    note(trouble) {
      // A storage problem persists until it is cleared, so it is reported once; each damaged item is reported anew.
      const goesOn = !("item" in trouble) && troubles.some(({ key }) => key === trouble.key);
      if (!goesOn) become([...troubles.filter((known) => !isSame(known, trouble)), trouble]);
    },
    clear(key) {
      if (troubles.some((known) => known.key === key)) become(troubles.filter((known) => known.key !== key));
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
