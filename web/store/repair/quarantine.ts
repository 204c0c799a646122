/**
 * Quarantine: items that cannot be read, or that lost against another version, with the reason; never deleted
 * automatically.
 */
import type { Refusal } from "@turnlight/kernel";
import { object, oneOf, string, timestamp } from "@turnlight/kernel/schema";
import { type Format, keep, open, present } from "../format.ts";
import { type Layout1StoreName, layout1StoreNames } from "../migrations/layout-1-names.ts";
import { type StoreItem, type StoreName, storeNames, type Write } from "../object-stores.ts";

export interface Quarantined {
  readonly shelf: StoreName | Layout1StoreName;
  /** Its original key. */
  readonly from: string;
  readonly at: number;
  readonly refusal: Refusal;
  /** The original value, unchanged. */
  readonly value: unknown;
}

export interface QuarantineItem extends Quarantined {
  readonly key: string;
}

const text = string(0, 2000);

export const quarantineFormat: Format<Quarantined> = {
  name: "quarantine",
  version: 1,
  read: object({
    shelf: oneOf(...storeNames, ...layout1StoreNames),
    from: text,
    at: timestamp,
    refusal: object({ code: string(1, 100), reason: text }, { where: text, right: text }),
    value: present,
  }),
};

/** Keys made by two tabs must not collide. */
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

/** An item whose quarantine row is itself damaged is returned as it is. */
export const quarantineOf = ({ key, value }: StoreItem): QuarantineItem => {
  const read = open(quarantineFormat, value);
  return read.ok
    ? { ...read.value, key }
    : { key, shelf: "quarantine", from: key, at: 0, refusal: read.refusal, value };
};
