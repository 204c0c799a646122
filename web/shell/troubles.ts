/** What goes wrong in the background is said once, wherever one is and whoever noticed it. */
import { toast } from "../table/parts/index.ts";
import { texts } from "./language.ts";

const said = new Set<string>();

export const sayTrouble = (key: string): void => {
  if (said.has(key)) return;
  said.add(key);
  const words: Readonly<Record<string, string>> = texts.peek().trouble;
  toast(words[key] ?? key, { tone: "warn", stays: true });
};
