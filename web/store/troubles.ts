/** What went wrong with keeping things, for the page to say in its language. Each is told when it happens, and again when it happens again. */
import { isEqual, type Refusal } from "@turnlight/kernel";
import type { StoreName } from "./object-stores.ts";

/** The place on the device does not work as it should; until it does, things are kept in memory. */
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
      /** One thing could not be read and was set aside; everything else is fine. */
      readonly key: "item-damaged" | "item-newer";
      readonly at: number;
      readonly item: { readonly shelf: StoreName; readonly key: string };
      readonly refusal: Refusal;
    };

type Listener = (troubles: readonly Trouble[]) => void;

export interface TroubleLog {
  list(): readonly Trouble[];
  note(trouble: Trouble): void;
  /** It is over. */
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
      // A place that does not work goes on not working until that is over; a thing is damaged anew each time.
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
