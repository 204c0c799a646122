/** Schemas of lists, strict objects and tagged unions: what lobbies read and the home page does not. */
import { accept, quote, refuse, within } from "../result.ts";
import { type Fields, isObject, object, oneOf, range, type Schema, unlimited, type ValueOf, wrong } from "./basics.ts";

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

/** An object in hand-written input: an unknown field is refused, since it is probably a mistake. */
export const strictObject = <F extends Fields, O extends Fields = Record<never, never>>(fields: F, optional?: O) => {
  const known = { ...fields, ...optional };
  const schema = object(fields, optional);
  return (value: unknown): ReturnType<typeof schema> => {
    const strange = isObject(value) ? Object.keys(value).find((name) => !Object.hasOwn(known, name)) : undefined;
    return strange === undefined
      ? schema(value)
      : refuse("bad-field", `unknown field ${quote(strange)}`, { right: Object.keys(known).join(", ") });
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
