/**
 * Schemas composed of others that the page does not always need: nullable values, unions, records by name, and JSON as
 * text.
 */
import { isDay } from "../days.ts";
import { accept, quote, type Refusal, type Result, refuse, within } from "../result.ts";
import { isObject, refine, type Schema, string, type ValueOf, wrong } from "./basics.ts";

/** A calendar day as it is stored. */
export const date: Schema<string> = refine(string(), isDay, "a day, as 2026-11-15");

export const nullable =
  <T>(schema: Schema<T>): Schema<T | null> =>
  (value) =>
    value === null ? accept(value) : schema(value);

type RecordOf<K extends string, T> = Readonly<string extends K ? Record<string, T> : Partial<Record<K, T>>>;

/** An object used as a dictionary: every key and every value is validated. */
export const record =
  <K extends string, T>(key: Schema<K>, item: Schema<T>): Schema<RecordOf<K, T>> =>
  (value) => {
    if (!isObject(value)) return wrong(value, "an object");
    const good: [K, T][] = [];
    for (const [name, one] of Object.entries(value)) {
      const known = key(name);
      if (!known.ok) return within("field name", known.refusal);
      const read = item(one);
      if (!read.ok) return within(quote(name), read.refusal);
      good.push([known.value, read.value]);
    }
    // `fromEntries` instead of assignment, which would set the prototype for the key `__proto__`.
    return accept(Object.fromEntries(good) as RecordOf<K, T>);
  };

/** The first schema that accepts. If none does, the refusal is that of the schema that got farthest. */
export const union =
  <S extends readonly Schema<unknown>[]>(...schemas: S): Schema<ValueOf<S[number]>> =>
  (value) => {
    const refusals: Refusal[] = [];
    for (const schema of schemas as readonly Schema<ValueOf<S[number]>>[]) {
      const read = schema(value);
      if (read.ok) return read;
      refusals.push(read.refusal);
    }
    const inside = refusals.find(({ where }) => where !== undefined);
    return inside === undefined
      ? wrong(value, refusals.map(({ right }) => right).join(" or "))
      : { ok: false, refusal: inside };
  };

/** `place` derives the place of a syntax error from the engine's message. */
export const parseJson = (text: string, right: string, place?: (problem: unknown) => string): Result<unknown> => {
  try {
    return accept(JSON.parse(text));
  } catch (problem) {
    const where = place && { where: place(problem) };
    return refuse("not-json", "this isn't complete JSON", { ...where, right });
  }
};
