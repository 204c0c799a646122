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

const unlimited = Number.MAX_SAFE_INTEGER;

/** `0 to 7`, `0 or more`. */
const range = (least: number, most: number): string => `${least} ${most === unlimited ? "or more" : `to ${most}`}`;

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

export const list =
  <T>(item: Schema<T>, most = unlimited, least = 0): Schema<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      return wrong(value, `a list of ${range(least, most)}`);
    const good: T[] = [];
    for (const [i, one] of value.entries()) {
      const read = item(one);
      if (!read.ok) return within(`item ${i + 1}`, read.refusal);
      good.push(read.value);
    }
    return accept(good);
  };

type Fields = Readonly<Record<string, Schema<unknown>>>;
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

/** The same for hand-written input: an unknown field is refused, since it is probably a mistake. */
export const strictObject = <F extends Fields, O extends Fields = Record<never, never>>(fields: F, optional?: O) => {
  const known = { ...fields, ...optional };
  const schema = object(fields, optional);
  return (value: unknown): ReturnType<typeof schema> => {
    const strange = isObject(value) ? Object.keys(value).find((name) => !Object.hasOwn(known, name)) : undefined;
    return strange === undefined
      ? schema(value)
      : refuse("bad-field", `there is no field ${quote(strange)}`, { right: Object.keys(known).join(", ") });
  };
};

type Tagged<Tag extends string, V> = { [K in keyof V]: { readonly [T in Tag]: K } & ValueOf<V[K]> }[keyof V];

/** A union of object types, discriminated by a field that the variants themselves need not declare. */
export const tagged = <const Tag extends string, V extends Readonly<Record<string, Schema<object>>>>(
  tag: Tag,
  kinds: V,
): Schema<Tagged<Tag, V>> => {
  const known = oneOf(...Object.keys(kinds));
  return (value) => {
    const kind = known(isObject(value) ? value[tag] : undefined);
    if (!kind.ok) return within(tag, kind.refusal);
    const read = (kinds[kind.value] as Schema<object>)(value);
    return read.ok ? accept({ [tag]: kind.value, ...read.value } as Tagged<Tag, V>) : read;
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
    : refuse("not-plain", "it is not plain JSON", {
        right: `texts, numbers, lists and objects, ${deepest} deep at most`,
      });
