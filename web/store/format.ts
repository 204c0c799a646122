/** The format of a stored item: its version, its reader, and the migrations from older versions. */
import { type Result, refuse, within } from "@turnlight/kernel";
import { boolean, integer, object, refine, type Schema, timestamp, unknown } from "@turnlight/kernel/schema";

export interface Format<T> {
  readonly name: string;
  /** Increased whenever an older program could not read what this one writes. */
  readonly version: number;
  /** For each older version, the migration to the next one. Pure; its result is validated like any input. */
  readonly steps?: Readonly<Record<number, (old: unknown) => unknown>>;
  readonly read: Schema<T>;
  /** Contains information that not everybody at the device may see: in a backup it is sealed. */
  readonly secret?: boolean;
}

/** An item as stored in an object store or a backup. */
export interface StoredItem {
  readonly v: number;
  /** When it was saved; of two that differ, the newer one wins. */
  readonly at: number;
  readonly value: unknown;
  /** Its checksum, to detect corrupted data. */
  readonly sum?: number;
  readonly secret?: boolean;
}

/** FNV-1a over the JSON of a value, if it has one: fast, and not meant against tampering. */
const sumOf = (value: unknown): number | undefined => {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    return undefined;
  }
  if (text === undefined) return undefined;
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
};

/** Any value but undefined. */
export const present = refine(unknown, (value) => value !== undefined, "a value");

/** Reads the envelope alone; the value inside is read by its format. */
export const readStoredItem: Schema<StoredItem> = object(
  {
    v: integer(0),
    at: timestamp,
    value: present,
  },
  { sum: integer(0), secret: boolean },
);

export const keep = <T>(format: Format<T>, value: T, at: number): StoredItem => {
  const sum = sumOf(value);
  const { version: v, secret } = format;
  return { v, at, value, ...(sum !== undefined && { sum }), ...(secret === true && { secret }) };
};

export const newerFormat = "newer-format";

/** Reads the envelope and verifies the checksum. */
export const readWhole = (name: string, raw: unknown): Result<StoredItem> => {
  const stored = readStoredItem(raw);
  if (!stored.ok || stored.value.sum === undefined || stored.value.sum === sumOf(stored.value.value)) return stored;
  return refuse("checksum", `this ${name} has changed since it was written`, { right: "what was written" });
};

/** Reads a stored value of any version and migrates it to today's. */
export const open = <T>(format: Format<T>, raw: unknown): Result<T> => {
  const stored = readWhole(format.name, raw);
  if (!stored.ok) return stored;
  if (stored.value.v > format.version)
    return refuse(newerFormat, `it was kept by a newer Turnlight, in format ${stored.value.v} of ${format.name}`, {
      right: `format ${format.version} or older`,
    });
  let { value } = stored.value;
  for (let v = stored.value.v; v < format.version; v++) {
    const step = format.steps?.[v];
    if (step === undefined)
      return refuse("unknown-format", `there is no way from format ${v} of ${format.name}`, {
        right: `format ${format.version}`,
      });
    value = step(value);
  }
  const read = format.read(value);
  return read.ok ? read : within(format.name, read.refusal);
};
