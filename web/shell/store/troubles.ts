/** What went wrong with keeping things, for the page to say in its language. Each trouble is told once. */
import { type Refusal, same } from "@turnlight/kernel";
import type { Shelf } from "./shelves.ts";

/** The place on the device does not work as it should; until it does, things are kept in memory. */
export type StoreTrouble = "store-blocked" | "store-full" | "store-other-tab" | "store-newer";

export type Trouble =
  | { readonly key: StoreTrouble; readonly at: number }
  | {
      /** One thing could not be read and was set aside; everything else is fine. */
      readonly key: "item-damaged" | "item-newer";
      readonly at: number;
      readonly item: { readonly shelf: Shelf; readonly key: string };
      readonly refusal: Refusal;
    };

type Listener = (troubles: readonly Trouble[]) => void;

export interface TroubleBook {
  list(): readonly Trouble[];
  note(trouble: Trouble): void;
  /** It is over. */
  clear(key: StoreTrouble): void;
  listen(listener: Listener): () => void;
}

const isSame = (a: Trouble, b: Trouble): boolean => same({ ...a, at: 0 }, { ...b, at: 0 });

export const troubleBook = (): TroubleBook => {
  let troubles: readonly Trouble[] = [];
  const listeners = new Set<Listener>();
  const become = (next: readonly Trouble[]): void => {
    if (next.length === troubles.length) return;
    troubles = next;
    for (const listener of listeners) listener(troubles);
  };
  return {
    list: () => troubles,
    note: (trouble) => become(troubles.some((known) => isSame(known, trouble)) ? troubles : [...troubles, trouble]),
    clear: (key) => become(troubles.filter((known) => known.key !== key)),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
