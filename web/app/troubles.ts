/** Reports background failures as toasts on whichever page is open; one still on screen is not repeated. */

import { withTexts } from "../language/catalogue.ts";
import { fetchRoomTexts, texts } from "../language/language.ts";
import type { Trouble } from "../store/index.ts";
import { toast } from "../ui/index.ts";

/** A missing device capability is reported once per device, not at every visit. */
const lasting: readonly string[] = ["sound-blocked"];
const storageKey = "turnlight-told";

/** Whether this is the first time on this device; always true if nothing can be saved. */
const isNews = (key: string): boolean => {
  try {
    const reported = localStorage.getItem(storageKey)?.split(" ") ?? [];
    localStorage.setItem(storageKey, [...new Set([...reported, key])].join(" "));
    return !reported.includes(key);
  } catch {
    return true;
  }
};

/** A failure by its own key, or by the code of its refusal. */
export const sayTrouble = async (key: string): Promise<void> => {
  if (lasting.includes(key) && !isNews(key)) return;
  await fetchRoomTexts();
  const words: Readonly<Record<string, string>> = texts.peek().trouble;
  // The refusal texts are large and rarely needed, so they are loaded on demand.
  const message = words[key] ?? (await withTexts(import("../language/refusals.ts"))).refusalText({ code: key });
  toast(message, { tone: "warn", stays: true });
};

const reported = new WeakSet<object>();

/** The store's failures that have not been reported yet. */
export const sayNewTroubles = (troubles: readonly Trouble[]): void => {
  for (const trouble of troubles) {
    if (reported.has(trouble)) continue;
    reported.add(trouble);
    void sayTrouble(trouble.key);
  }
};
