/** The format of something that is kept: its version, how it is read, and how older versions become today's. */
import { type Result, refuse, within } from "@turnlight/kernel";
import { form, moment, type Reader, truth, whole } from "./reader.ts";

export interface Format<T> {
  readonly name: string;
  /** Raised whenever an older program could not read what this one writes. */
  readonly version: number;
  /** For each older version, the step to the next one. Pure; what it returns is read like anything else. */
  readonly steps?: Readonly<Record<number, (old: unknown) => unknown>>;
  readonly read: Reader<T>;
  /** It says what not everybody at the device may know: in a back-up it is sealed. */
  readonly secret?: boolean;
}

/** A thing as it lies on a shelf or in a backup. */
export interface StoredItem {
  readonly v: number;
  /** When it was kept; of two that differ, the newer one counts. */
  readonly at: number;
  readonly value: unknown;
  /** Its checksum, so that bytes that changed by themselves are noticed. */
  readonly sum?: number;
  readonly secret?: boolean;
}

/** FNV-1a over the JSON of a value, where it has one: quick, and no wish to keep anybody out. */
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

/** The wrapping alone; what is inside is read by its format. */
export const readStoredItem: Reader<StoredItem> = form(
  {
    v: whole(0),
    at: moment,
    value: (value: unknown): Result<unknown> =>
      value === undefined ? refuse("bad-field", "it is missing") : { ok: true, value },
  },
  { sum: whole(0), secret: truth },
);

export const keep = <T>(format: Format<T>, value: T, at: number): StoredItem => {
  const sum = sumOf(value);
  const { version: v, secret } = format;
  return { v, at, value, ...(sum !== undefined && { sum }), ...(secret === true && { secret }) };
};

export const newerFormat = "newer-format";

/** The wrapping of something that is as it was written. */
export const readWhole = (name: string, raw: unknown): Result<StoredItem> => {
  const kept = readStoredItem(raw);
  if (!kept.ok || kept.value.sum === undefined || kept.value.sum === sumOf(kept.value.value)) return kept;
  return refuse("checksum", `this ${name} has changed since it was written`, { right: "what was written" });
};

/** Today's value of something kept, whatever version it has. */
export const open = <T>(format: Format<T>, raw: unknown): Result<T> => {
  const kept = readWhole(format.name, raw);
  if (!kept.ok) return kept;
  if (kept.value.v > format.version)
    return refuse(newerFormat, `it was kept by a newer Turnlight, in format ${kept.value.v} of ${format.name}`, {
      right: `format ${format.version} or older`,
    });
  let { value } = kept.value;
  for (let v = kept.value.v; v < format.version; v++) {
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
