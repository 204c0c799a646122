/** Lookup tables of the 7,776 throws of five dice, shared by bots and solvers. */
import { baseOf, type Category, categories, diceCount, faceOf, faces } from "./categories.ts";
import type { Bends } from "./items.ts";

const throws = faces.length ** diceCount;

/** A throw's index, its first die least significant. */
export const throwNumber = (reads: readonly number[]): number => {
  let number = 0;
  for (let die = diceCount - 1; die >= 0; die--) number = number * faces.length + (reads[die] ?? 1) - 1;
  return number;
};

const throwOf = (number: number): readonly number[] =>
  Array.from({ length: diceCount }, (_, die) => 1 + (Math.floor(number / faces.length ** die) % faces.length));

const boxNumber: Readonly<Record<string, number>> = Object.fromEntries(
  categories.map((category, box) => [category, box]),
);

/** One table for each way in which charms bend the rules of a box. */
const bases = new Map<number, Float64Array>();

const basesWith = (bends: Bends): Float64Array => {
  const { shorterRuns = 0, fewerAlike = 0, twoPairs, anyHouse, roundRuns } = bends;
  const key = [twoPairs, anyHouse, roundRuns].reduce(
    (sum, bent) => 2 * sum + (bent === true ? 1 : 0),
    6 * shorterRuns + fewerAlike,
  );
  const known = bases.get(key);
  if (known !== undefined) return known;
  const made = new Float64Array(throws * categories.length);
  for (let number = 0; number < throws; number++) {
    const reads = throwOf(number);
    for (const [box, category] of categories.entries())
      made[number * categories.length + box] = baseOf(category, reads, reads, bends);
  }
  bases.set(key, made);
  return made;
};

/** The base of dice that count their faces. */
export const plainBase = (category: Category, reads: readonly number[], bends: Bends): number =>
  reads.length === diceCount
    ? (basesWith(bends)[throwNumber(reads) * categories.length + (boxNumber[category] ?? 0)] ?? 0)
    : 0;

/** The same for every box. */
export const plainBases = (reads: readonly number[], bends: Bends): Float64Array => {
  const at = throwNumber(reads) * categories.length;
  return basesWith(bends).subarray(at, at + categories.length);
};

const ordered = new Map<number, readonly number[]>();

/** The sorted faces; the same array for the same faces. */
export const inOrder = (reads: readonly number[]): readonly number[] => {
  const number = throwNumber(reads);
  const known = ordered.get(number);
  if (known !== undefined) return known;
  const sorted = reads.toSorted((a, b) => a - b);
  const own = ordered.get(throwNumber(sorted)) ?? sorted;
  ordered.set(throwNumber(sorted), own);
  ordered.set(number, own);
  return own;
};

/** The indices of the set bits of a number. */
const places = Array.from({ length: 2 ** diceCount }, (_, set) =>
  Array.from({ length: diceCount }, (_, die) => die).filter((die) => (set >> die) % 2 === 1),
);
const everyDie = places.at(-1) ?? [];

/** Which dice count: in an upper box those of its face, elsewhere all of them. */
export const countingIn = (category: Category, reads: readonly number[]): readonly number[] => {
  const face = faceOf(category);
  if (face === undefined) return everyDie;
  let set = 0;
  for (let die = 0; die < reads.length; die++) if (reads[die] === face) set += 1 << die;
  return places[set] ?? everyDie;
};
