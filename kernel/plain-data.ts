/** Plain data: comparing, freezing and formatting it. */

/** Deep equality of plain data; the order of keys does not matter. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => isEqual(item, b[i]));
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isEqual(Reflect.get(a, key), Reflect.get(b, key)));
};

/**
 * Freezes plain data recursively and returns a message with the path of the first value that is not plain; undefined if
 * there is none. What is frozen already is assumed to be plain and frozen throughout.
 */
export const deepFreeze = (value: unknown, name: string): string | undefined => {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") return Number.isFinite(value) ? undefined : `${name} is ${value}`;
  if (typeof value !== "object") return `${name} is ${value === undefined ? "undefined" : `a ${typeof value}`}`;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype)
    return `${name} is a ${value.constructor?.name ?? "class instance"}`;
  if (Object.isFrozen(value)) return undefined;
  Object.freeze(value);
  for (const key of Object.keys(value)) {
    const odd = deepFreeze(Reflect.get(value, key), key);
    if (odd !== undefined) return `${name}.${odd}`;
  }
  return undefined;
};

/** Formats an object with a `kind` as one readable line: `rolled seat=0 face=4`. */
export const factLine = (thing: { readonly kind: string }): string =>
  [
    thing.kind,
    ...Object.entries(thing)
      .filter(([key]) => key !== "kind")
      .map(
        ([key, value]) =>
          `${key}=${typeof value === "string" && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value)}`,
      ),
  ].join(" ");
