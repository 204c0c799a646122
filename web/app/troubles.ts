/** What goes wrong in the background is said whenever it happens, wherever one is; but not twice while it is still to be read. */

import { fetchRoomTexts, texts } from "../language/language.ts";
import type { Trouble } from "../store/index.ts";
import { toast } from "../ui/index.ts";

/** What a device simply does not have is said there once, not at every visit. */
const lasting: readonly string[] = ["sound-blocked"];
const shelf = "turnlight-told";

/** Says whether this is the first time on this device; where nothing can be kept it always is. */
const isNews = (key: string): boolean => {
  try {
    const told = localStorage.getItem(shelf)?.split(" ") ?? [];
    localStorage.setItem(shelf, [...new Set([...told, key])].join(" "));
    return !told.includes(key);
  } catch {
    return true;
  }
};

/** A trouble by its own key, or by the code of the refusal that told of it. */
export const sayTrouble = async (key: string): Promise<void> => {
  if (lasting.includes(key) && !isNews(key)) return;
  await fetchRoomTexts();
  const words: Readonly<Record<string, string>> = texts.peek().trouble;
  // Words for every refusal are many, and most visits need none of them.
  const said = words[key] ?? (await import("../language/refusals.ts")).refusalText({ code: key });
  toast(said, { tone: "warn", stays: true });
};

const told = new WeakSet<object>();

/** Those of a store's troubles that have not been said yet. */
export const sayNewTroubles = (troubles: readonly Trouble[]): void => {
  for (const trouble of troubles) {
    if (told.has(trouble)) continue;
    told.add(trouble);
    void sayTrouble(trouble.key);
  }
};
