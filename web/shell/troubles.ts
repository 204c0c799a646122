/** What goes wrong in the background is said once, wherever one is and whoever noticed it. */
import { toast } from "../table/parts/index.ts";
import { texts } from "./language.ts";
import { refusalSaid } from "./refusals.ts";

const said = new Set<string>();

/** A trouble by its own key, or by the code of the refusal that told of it. */
export const sayTrouble = (key: string): void => {
  if (said.has(key)) return;
  said.add(key);
  const words: Readonly<Record<string, string>> = texts.peek().trouble;
  toast(words[key] ?? refusalSaid({ code: key }), { tone: "warn", stays: true });
};
