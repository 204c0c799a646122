/** Keeping levels side by side: none takes another's place, whatever it is called. */
import type { MyLevel } from "../saved.ts";

export const longestName = 60;

/** The name that an address carries; none where it cannot be read. */
export const nameIn = (encoded: string): string => {
  try {
    return decodeURIComponent(encoded).slice(0, longestName);
  } catch {
    return "";
  }
};

interface NamedLevel {
  readonly key: string;
  readonly value: Pick<MyLevel, "name">;
}

/** The name, or the name with the first number that nobody has. */
const free = (wanted: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(wanted)) return wanted;
  for (let n = 2; ; n++) {
    const ending = ` ${n}`;
    const numbered = `${wanted.slice(0, longestName - ending.length)}${ending}`;
    if (!taken.has(numbered)) return numbered;
  }
};

/** Where a level goes and what it is called there. `own` is the key it has already; it may keep that. */
export const placeFor = (
  wanted: string,
  own: string | undefined,
  kept: readonly NamedLevel[],
): { readonly key: string; readonly name: string } => {
  const others = kept.filter(({ key }) => key !== own);
  const name = free(wanted, new Set(others.map(({ value }) => value.name)));
  return { key: own ?? free(name, new Set(others.map(({ key }) => key))), name };
};
