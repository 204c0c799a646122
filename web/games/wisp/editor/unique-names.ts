/** Unique names and keys for saved levels: none overwrites another. */

export const longestName = 60;

/** The name in an address; empty where it cannot be decoded. */
export const nameIn = (encoded: string): string => {
  try {
    return decodeURIComponent(encoded).slice(0, longestName);
  } catch {
    return "";
  }
};

interface KeptLevelName {
  readonly key: string;
  readonly value: { readonly name: string };
}

/** The name, or the name with the first free number. */
const free = (wanted: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(wanted)) return wanted;
  for (let n = 2; ; n++) {
    const ending = ` ${n}`;
    const numbered = `${wanted.slice(0, longestName - ending.length)}${ending}`;
    if (!taken.has(numbered)) return numbered;
  }
};

/** The key and name to save a level under. `own` is its current key, which it may keep. */
export const placeFor = (
  wanted: string,
  own: string | undefined,
  kept: readonly KeptLevelName[],
): { readonly key: string; readonly name: string } => {
  const others = kept.filter(({ key }) => key !== own);
  const name = free(wanted, new Set(others.map(({ value }) => value.name)));
  return { key: own ?? free(name, new Set(others.map(({ key }) => key))), name };
};
