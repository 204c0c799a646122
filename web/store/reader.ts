/** Small readers for values that come from outside: the value, typed, or what is wrong with it and where. */
import { accept, quote, type Result, refuse, within } from "@turnlight/kernel";

export type Reader<T> = (value: unknown) => Result<T>;

/** A foreign value as it may be shown in a sentence. */
const shown = (value: unknown): string => {
  if (value === undefined) return "missing";
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "an object" : String(value);
};

export const wrong = (value: unknown, right: string) => refuse("bad-field", `it is ${shown(value)}`, { right });

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const whole =
  (least: number, most: number = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (value) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= least && value <= most
      ? accept(value)
      : wrong(value, `a whole number from ${least}${most === Number.MAX_SAFE_INTEGER ? "" : ` to ${most}`}`);

export const finite: Reader<number> = (value) =>
  typeof value === "number" && Number.isFinite(value) ? accept(value) : wrong(value, "a number");

export const truth: Reader<boolean> = (value) =>
  typeof value === "boolean" ? accept(value) : wrong(value, "true or false");

export const text =
  (least: number, most: number): Reader<string> =>
  (value) =>
    typeof value === "string" && value.length >= least && value.length <= most
      ? accept(value)
      : wrong(value, `a text of ${least} to ${most} characters`);

export const choice =
  <const T extends string>(...options: readonly T[]): Reader<T> =>
  (value) => {
    const chosen = options.find((option) => option === value);
    return chosen === undefined ? wrong(value, options.join(" or ")) : accept(chosen);
  };

export const listOf =
  <T>(item: Reader<T>, most: number): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return wrong(value, `a list of at most ${most}`);
    const good: T[] = [];
    for (const [i, one] of value.entries()) {
      const read = item(one);
      if (!read.ok) return within(`item ${i + 1}`, read.refusal);
      good.push(read.value);
    }
    return accept(good);
  };

/** A date's milliseconds, as far as a date can go. */
export const moment: Reader<number> = whole(0, 8_640_000_000_000_000);

type FieldReaders = Readonly<Record<string, Reader<unknown>>>;
type FieldValues<F extends FieldReaders> = { readonly [K in keyof F]: F[K] extends Reader<infer T> ? T : never };

/** An object with these fields, and some it may have; what else it holds is left behind. */
export const form = <F extends FieldReaders, O extends FieldReaders = Record<never, never>>(
  fields: F,
  optional?: O,
): Reader<FieldValues<F> & Partial<FieldValues<O>>> => {
  // Once for all objects: a long match has tens of thousands of the same kind.
  const must = Object.entries(fields);
  const may = Object.entries(optional ?? {});
  return (value) => {
    if (!isObject(value)) return wrong(value, `an object with ${Object.keys(fields).join(", ")}`);
    const values: Record<string, unknown> = {};
    for (const [name, field] of must) {
      const read = field(Object.hasOwn(value, name) ? value[name] : undefined);
      if (!read.ok) return within(name, read.refusal);
      values[name] = read.value;
    }
    for (const [name, field] of may) {
      if (!Object.hasOwn(value, name) || value[name] === undefined) continue;
      const read = field(value[name]);
      if (!read.ok) return within(name, read.refusal);
      values[name] = read.value;
    }
    return accept(values as FieldValues<F> & Partial<FieldValues<O>>);
  };
};

/** Deep enough for anything a game keeps, shallow enough for every stack. */
const deepest = 32;

const isPlain = (value: unknown, depth: number): boolean => {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth - 1));
  const kind = Object.getPrototypeOf(value);
  if (kind !== null && Object.getPrototypeOf(kind) !== null) return false;
  return Object.values(value).every((item) => isPlain(item, depth - 1));
};

/** Anything that JSON can carry there and back. */
export const plain: Reader<unknown> = (value) =>
  isPlain(value, deepest)
    ? accept(value)
    : refuse("not-plain", "it is not plain JSON", {
        right: `texts, numbers, lists and objects, ${deepest} deep at most`,
      });
