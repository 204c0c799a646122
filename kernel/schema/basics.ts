/**
 * Schemas for external JSON: storage, files, links. A schema takes any value and returns it typed, or a refusal with
 * the place of the error. It never throws, and the returned value is a copy that contains only the fields it declares.
 */
import { accept, quote, type Result, refuse, within } from "../result.ts";

export type Schema<T> = (value: unknown) => Result<T>;

export type ValueOf<S> = S extends Schema<infer T> ? T : never;

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An external value formatted for a message. */
const shown = (value: unknown): string => {
  if (value === undefined) return "missing";
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return "a list";
  return isObject(value) ? "an object" : String(value);
};

export const wrong = (value: unknown, right: string) => refuse("bad-field", `it is ${shown(value)}`, { right });

export const unlimited = Number.MAX_SAFE_INTEGER;

/** `0 to 7`, `0 or more`. */
export const range = (least: number, most: number): string =>
  `${least} ${most === unlimited ? "or more" : `to ${most}`}`;

export const unknown: Schema<unknown> = accept;

export const boolean: Schema<boolean> = (value) =>
  typeof value === "boolean" ? accept(value) : wrong(value, "true or false");

/** Any number that JSON can represent. */
export const number: Schema<number> = (value) =>
  typeof value === "number" && Number.isFinite(value) ? accept(value) : wrong(value, "a number");

export const integer =
  (least: number, most = unlimited): Schema<number> =>
  (value) =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= least && value <= most
      ? accept(value)
      : wrong(value, `a whole number from ${least}${most === unlimited ? "" : ` to ${most}`}`);

/** Milliseconds since 1970, within the range of a date. */
export const timestamp: Schema<number> = integer(0, 8_640_000_000_000_000);

export const string =
  (least = 0, most = unlimited): Schema<string> =>
  (value) =>
    typeof value === "string" && value.length >= least && value.length <= most
      ? accept(value)
      : wrong(value, `a text of ${range(least, most)} characters`);

export const oneOf =
  <const T extends string | number>(...options: readonly T[]): Schema<T> =>
  (value) => {
    const chosen = options.find((option) => option === value);
    return chosen === undefined ? wrong(value, options.join(" or ")) : accept(chosen);
  };

export type Fields = Readonly<Record<string, Schema<unknown>>>;
type FieldValues<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** An object with required and optional fields; unknown fields are dropped. */
export const object = <F extends Fields, O extends Fields = Record<never, never>>(
  fields: F,
  optional?: O,
): Schema<FieldValues<F> & Partial<FieldValues<O>>> => {
  // Precomputed once for all objects: a long match has tens of thousands of the same kind.
  const all = Object.entries<Schema<unknown>>({ ...fields, ...optional });
  return (value) => {
    if (!isObject(value)) return wrong(value, `an object with ${Object.keys(fields).join(", ")}`);
    const values: Record<string, unknown> = {};
    for (const [name, field] of all) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (given === undefined && !Object.hasOwn(fields, name)) continue;
      const read = field(given);
      if (!read.ok) return within(name, read.refusal);
      values[name] = read.value;
    }
    return accept(values as FieldValues<F> & Partial<FieldValues<O>>);
  };
};

/** Refines or transforms a value that a schema accepted. */
export const pipe =
  <T, U>(schema: Schema<T>, next: (value: T) => Result<U>): Schema<U> =>
  (value) => {
    const read = schema(value);
    return read.ok ? next(read.value) : read;
  };

export function refine<T, U extends T>(schema: Schema<T>, is: (value: T) => value is U, right: string): Schema<U>;
export function refine<T>(schema: Schema<T>, is: (value: T) => boolean, right: string): Schema<T>;
export function refine<T>(schema: Schema<T>, is: (value: T) => boolean, right: string): Schema<T> {
  return pipe(schema, (value) => (is(value) ? accept(value) : wrong(value, right)));
}

/** Deep enough for any game's data, shallow enough not to overflow the stack. */
const deepest = 32;

const isJson = (value: unknown, depth: number): boolean => {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1));
  const kind = Object.getPrototypeOf(value);
  if (kind !== null && Object.getPrototypeOf(kind) !== null) return false;
  return Object.values(value).every((item) => isJson(item, depth - 1));
};

/** Any JSON value, unchanged. */
export const json: Schema<unknown> = (value) =>
  isJson(value, deepest)
    ? accept(value)
    : refuse("not-plain", "it isn't plain JSON", {
        right: `texts, numbers, lists and objects, ${deepest} deep at most`,
      });
