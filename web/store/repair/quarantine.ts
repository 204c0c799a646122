/** Where things go that cannot be read, or that lost against another: with the reason, and never thrown away. */
import { accept, type Refusal, type Result, refuse, within } from "@turnlight/kernel";
import { type Format, keep, open } from "../format.ts";
import { type Layout1StoreName, layout1StoreNames } from "../migrations/layout-1-names.ts";
import { type StoreItem, type StoreName, storeNames, type Write } from "../object-stores.ts";
import { choice, form, isObject, moment, type Reader, text, wrong } from "../reader.ts";

export interface Quarantined {
  readonly shelf: StoreName | Layout1StoreName;
  /** The key it had there. */
  readonly from: string;
  readonly at: number;
  readonly refusal: Refusal;
  /** As it was found. */
  readonly value: unknown;
}

export interface QuarantineItem extends Quarantined {
  readonly key: string;
}

const readHead = form({ shelf: choice(...storeNames, ...layout1StoreNames), from: text(0, 2000), at: moment });
const optionalText: Reader<string | undefined> = (value) =>
  value === undefined ? accept(value) : text(0, 2000)(value);
const readRefusal = form({ code: text(1, 100), reason: text(0, 2000), where: optionalText, right: optionalText });

const readQuarantined: Reader<Quarantined> = (value): Result<Quarantined> => {
  const head = readHead(value);
  if (!head.ok) return head;
  if (!isObject(value) || value["value"] === undefined) return wrong(undefined, "what was set aside, under `value`");
  const refusal = readRefusal(value["refusal"]);
  if (!refusal.ok) return within("refusal", refusal.refusal);
  const { code, reason, where, right } = refusal.value;
  const more = { ...(where !== undefined && { where }), ...(right !== undefined && { right }) };
  return accept({ ...head.value, refusal: refuse(code, reason, more).refusal, value: value["value"] });
};

export const quarantineFormat: Format<Quarantined> = { name: "quarantine", version: 1, read: readQuarantined };

/** The keys of two tabs must not meet. */
export const freshKey = (at: number): string => {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  return `${at}-${a.toString(36)}${b.toString(36)}`;
};

export const putInQuarantine = (one: Quarantined, key: string): Write => ({
  kind: "put",
  shelf: "quarantine",
  key,
  value: keep(quarantineFormat, one, one.at),
});

/** What was damaged even here is shown as it is. */
export const quarantineOf = ({ key, value }: StoreItem): QuarantineItem => {
  const read = open(quarantineFormat, value);
  return read.ok
    ? { ...read.value, key }
    : { key, shelf: "quarantine", from: key, at: 0, refusal: read.refusal, value };
};
