/** A kind of thing that is kept: its version, how it is read, and how older versions become today's. */
import { type Read, refuse, within } from "@turnlight/kernel";
import { form, type Reader, whole } from "./reader.ts";

export interface Kind<T> {
  readonly name: string;
  /** Raised whenever an older program could not read what this one writes. */
  readonly version: number;
  /** For each older version, the step to the next one. Pure; what it returns is read like anything else. */
  readonly steps?: Readonly<Record<number, (old: unknown) => unknown>>;
  readonly read: Reader<T>;
}

/** A thing as it lies on a shelf or in a backup. */
export interface Kept {
  readonly v: number;
  /** When it was kept; of two that differ, the newer one counts. */
  readonly at: number;
  readonly value: unknown;
}

/** The wrapping alone; what is inside is read by its kind. */
export const readKept: Reader<Kept> = form({
  v: whole(0),
  at: whole(0),
  value: (value: unknown): Read<unknown> =>
    value === undefined ? refuse("bad-field", "it is missing") : { ok: true, value },
});

export const keep = <T>(kind: Kind<T>, value: T, at: number): Kept => ({ v: kind.version, at, value });

export const newerFormat = "newer-format";

/** Today's value of something kept, whatever version it has. */
export const open = <T>(kind: Kind<T>, raw: unknown): Read<T> => {
  const kept = readKept(raw);
  if (!kept.ok) return kept;
  if (kept.value.v > kind.version)
    return refuse(newerFormat, `it was kept by a newer Turnlight, in format ${kept.value.v} of ${kind.name}`, {
      right: `format ${kind.version} or older`,
    });
  let { value } = kept.value;
  for (let v = kept.value.v; v < kind.version; v++) {
    const step = kind.steps?.[v];
    if (step === undefined)
      return refuse("unknown-format", `there is no way from format ${v} of ${kind.name}`, {
        right: `format ${kind.version}`,
      });
    value = step(value);
  }
  const read = kind.read(value);
  return read.ok ? read : within(kind.name, read.refusal);
};
