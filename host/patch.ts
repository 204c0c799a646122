/**
 * The difference between two JSON values, as a list of paths and new values. A sight is sent whole once and then as
 * patches; unchanged parts keep their object identity on the receiving side.
 */
import { isObject, type JsonObject } from "@turnlight/kernel/schema";

type PatchPath = readonly (string | number)[];

/** A path and its new value; without a value the path is removed. Setting a list's `length` truncates it. */
export type Patch = readonly (readonly [place: PatchPath] | readonly [place: PatchPath, value: unknown])[];

/** `place` is the current path: mutated during the walk, and copied only when a difference is found. */
const collect = (before: unknown, after: unknown, place: (string | number)[], found: Patch[number][]): void => {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (after.length < before.length) found.push([[...place, "length"], after.length]);
    for (let i = 0; i < after.length; i++) {
      if (i >= before.length) found.push([[...place, i], after[i]]);
      else if (before[i] !== after[i]) within(i, before[i], after[i], place, found);
    }
  } else if (isObject(before) && isObject(after)) {
    for (const key in before)
      if (own(before, key) !== undefined && own(after, key) === undefined) found.push([[...place, key]]);
    for (const key in after) {
      const value = own(after, key);
      const known = own(before, key);
      if (value === undefined || value === known) continue;
      if (known === undefined) found.push([[...place, key], value]);
      else within(key, known, value, place, found);
    }
  } else if (!Object.is(before, after)) found.push([[...place], after]);
};

const own = (value: JsonObject, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

const within = (
  step: string | number,
  before: unknown,
  after: unknown,
  place: (string | number)[],
  found: Patch[number][],
): void => {
  place.push(step);
  collect(before, after, place, found);
  place.pop();
};

/** The patch that turns one value into the other. */
export const diff = (before: unknown, after: unknown): Patch => {
  const found: Patch[number][] = [];
  if (before !== after) collect(before, after, [], found);
  return found;
};

const put = (at: unknown, place: PatchPath, value: unknown, gone: boolean): unknown => {
  const [step, ...rest] = place;
  if (step === undefined) return value;
  if (Array.isArray(at)) {
    if (step === "length") return at.slice(0, typeof value === "number" ? value : 0);
    return at.toSpliced(Number(step), 1, put(at[Number(step)], rest, value, gone));
  }
  const here = isObject(at) ? at : {};
  if (rest.length === 0 && gone) return Object.fromEntries(Object.entries(here).filter(([key]) => key !== step));
  const inner = Object.hasOwn(here, step) ? here[step] : undefined;
  return { ...here, [step]: put(inner, rest, value, gone) };
};

/** Returns the data with the patch applied; parts the patch does not touch are shared with the input. */
export const applyPatch = (before: unknown, change: Patch): unknown =>
  change.reduce((now: unknown, [place, ...value]) => put(now, place, value[0], value.length === 0), before);
