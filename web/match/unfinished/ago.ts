/** How long ago something was, in the largest unit that fits: "5 minutes ago". */
import type { Language } from "../../language/language.ts";

const units = [
  ["day", 24 * 60 * 60 * 1000],
  ["hour", 60 * 60 * 1000],
  ["minute", 60 * 1000],
] as const;

/** Undefined for less than the smallest unit. */
export const agoIn = (language: Language, past: number, now: number): string | undefined => {
  const unit = units.find(([, long]) => now - past >= long);
  if (unit === undefined) return undefined;
  const [name, long] = unit;
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor((now - past) / long), name);
};
