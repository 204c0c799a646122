/** Where things go that cannot be read, or that lost against another: with the reason, and never thrown away. */
import { accept, type Read, type Refusal, refuse, within } from "@turnlight/kernel";
import { type Item, type Shelf, shelves, type Write } from "./cupboard.ts";
import { type Kind, keep, open } from "./kind.ts";
import { choice, form, isObject, type Reader, text, whole, wrong } from "./reader.ts";

export interface Aside {
  readonly shelf: Shelf;
  /** The key it had there. */
  readonly from: string;
  readonly at: number;
  readonly refusal: Refusal;
  /** As it was found. */
  readonly value: unknown;
}

export interface AsideItem extends Aside {
  readonly key: string;
}

const readHead = form({ shelf: choice(...shelves), from: text(0, 2000), at: whole(0) });
const optionalText: Reader<string | undefined> = (value) =>
  value === undefined ? accept(value) : text(0, 2000)(value);
const readRefusal = form({ code: text(1, 100), reason: text(0, 2000), where: optionalText, right: optionalText });

const readAside: Reader<Aside> = (value): Read<Aside> => {
  const head = readHead(value);
  if (!head.ok) return head;
  if (!isObject(value) || value["value"] === undefined) return wrong(undefined, "what was set aside, under `value`");
  const refusal = readRefusal(value["refusal"]);
  if (!refusal.ok) return within("refusal", refusal.refusal);
  const { code, reason, where, right } = refusal.value;
  const more = { ...(where !== undefined && { where }), ...(right !== undefined && { right }) };
  return accept({ ...head.value, refusal: refuse(code, reason, more).refusal, value: value["value"] });
};

export const asideKind: Kind<Aside> = { name: "aside", version: 1, read: readAside };

/** The keys of two tabs must not meet. */
export const freshKey = (at: number): string => {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  return `${at}-${a.toString(36)}${b.toString(36)}`;
};

export const putAside = (aside: Aside, key: string): Write => ({
  kind: "put",
  shelf: "aside",
  key,
  value: keep(asideKind, aside, aside.at),
});

/** What was damaged even here is shown as it is. */
export const asideOf = ({ key, value }: Item): AsideItem => {
  const read = open(asideKind, value);
  return read.ok ? { ...read.value, key } : { key, shelf: "aside", from: key, at: 0, refusal: read.refusal, value };
};
