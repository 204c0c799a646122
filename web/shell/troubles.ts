/** What goes wrong in the background is said whenever it happens, wherever one is; but not twice while it is still to be read. */

import { texts } from "../language/language.ts";
import { refusalSaid } from "../language/refusals.ts";
import type { Trouble } from "../store/index.ts";
import { toast } from "../table/parts/index.ts";

/** A trouble by its own key, or by the code of the refusal that told of it. */
export const sayTrouble = (key: string): void => {
  const words: Readonly<Record<string, string>> = texts.peek().trouble;
  toast(words[key] ?? refusalSaid({ code: key }), { tone: "warn", stays: true });
};

const told = new WeakSet<object>();

/** Those of a store's troubles that have not been said yet. */
export const sayNewTroubles = (troubles: readonly Trouble[]): void => {
  for (const trouble of troubles) {
    if (told.has(trouble)) continue;
    told.add(trouble);
    sayTrouble(trouble.key);
  }
};
