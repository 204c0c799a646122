/** A language's words, indexed for fast lookups: membership, pattern matching and prefixes. */
import { hasHardStem, hasStrictStem, wordLists } from "@turnlight/decency";
import { blank, languages, type WordLanguage } from "../rules/index.ts";
import { type BankSource, decoded } from "./front-coding.ts";

const lengths = [3, 4, 5, 6] as const;

/** The hard words of all languages. */
const hardAnywhere: ReadonlySet<string> = new Set(languages.flatMap((language) => wordLists[language].hard.split(" ")));

/** The words of one length, sorted, and for each place and letter the set of words that have it there, as a bit set. */
interface LengthShelf {
  readonly words: readonly string[];
  readonly common: readonly string[];
  readonly rare: readonly string[];
  readonly having: readonly Uint32Array[];
}

const firstLetter = 65;
const letters = 26;

const shelve = (words: readonly string[], isCommon: (word: string) => boolean, length: number): LengthShelf => {
  const having = Array.from({ length: length * letters }, () => new Uint32Array(Math.ceil(words.length / 32)));
  const common: string[] = [];
  const rare: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    (isCommon(word) ? common : rare).push(word);
    for (let place = 0; place < length; place++) {
      const set = having[place * letters + word.charCodeAt(place) - firstLetter];
      if (set !== undefined) set[at >>> 5] = (set[at >>> 5] ?? 0) | (1 << (at & 31));
    }
  }
  return { words, common, rare, having };
};

/** The index of a word in a sorted list, or where it would be inserted. */
const placeOf = (word: string, words: readonly string[]): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
};

const matchingOn = ({ words, having }: LengthShelf, pattern: string): readonly string[] => {
  const sets: Uint32Array[] = [];
  for (let place = 0; place < pattern.length; place++) {
    if (pattern[place] === blank) continue;
    const set = having[place * letters + pattern.charCodeAt(place) - firstLetter];
    if (set === undefined) return [];
    sets.push(set);
  }
  const [first, ...others] = sets;
  if (first === undefined) return words;
  const found: string[] = [];
  for (let i = 0; i < first.length; i++) {
    let bits = first[i] ?? 0;
    for (const set of others) bits &= set[i] ?? 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      found.push(words[i * 32 + 31 - Math.clz32(lowest)] ?? "");
      bits ^= lowest;
    }
  }
  return found;
};

export class WordBank {
  readonly #shelves: ReadonlyMap<number, LengthShelf>;
  readonly #common: ReadonlySet<string>;
  readonly #all: ReadonlySet<string>;
  readonly #strict: ReadonlySet<string>;
  readonly #hard: ReadonlySet<string>;
  readonly #language: WordLanguage;

  /** Words barred in another language are barred here too, unless they are words of this language. */
  constructor(language: WordLanguage, { rows }: BankSource, foreignHard: readonly string[] = []) {
    this.#language = language;
    const { strict, hard } = wordLists[language];
    const { words, common } = decoded(rows);
    this.#common = common;
    this.#all = new Set(words);
    this.#strict = new Set(strict.split(" "));
    this.#hard = new Set([...hard.split(" "), ...foreignHard.filter((word) => !this.#all.has(word))]);
    this.#shelves = new Map(
      lengths.map((length) => [
        length,
        shelve(
          words.filter((word) => word.length === length),
          (word) => common.has(word),
          length,
        ),
      ]),
    );
  }

  has(word: string): boolean {
    return this.#all.has(word);
  }

  isCommon(word: string): boolean {
    return this.#common.has(word);
  }

  /** Not accepted even when typed. */
  isBlocked(word: string): boolean {
    if (this.#hard.has(word) || hasHardStem(word, this.#language)) return true;
    return !this.#all.has(word) && languages.some((language) => hasHardStem(word, language));
  }

  /** Accepted when typed, but never picked or suggested. */
  isHushed(word: string): boolean {
    return this.#strict.has(word) || hasStrictStem(word, this.#language) || this.isBlocked(word);
  }

  /** Refused in a list of one's own: barred in any language, unless it is a harmless word of this one. */
  isBarred(word: string): boolean {
    if (this.isBlocked(word)) return true;
    const isHarmless = this.#all.has(word) && !this.isHushed(word);
    return !isHarmless && (hardAnywhere.has(word) || languages.some((language) => hasHardStem(word, language)));
  }

  words(length: number): readonly string[] {
    return this.#shelves.get(length)?.words ?? [];
  }

  common(length: number): readonly string[] {
    return this.#shelves.get(length)?.common ?? [];
  }

  /** The words that fit `_A_E`, sorted. */
  matching(pattern: string): readonly string[] {
    const shelf = this.#shelves.get(pattern.length);
    return shelf === undefined ? [] : matchingOn(shelf, pattern);
  }

  /** Up to `most` words of a length with this prefix: common ones first, never a suppressed one. */
  completions(prefix: string, length: number, most: number): readonly string[] {
    const shelf = this.#shelves.get(length);
    if (shelf === undefined) return [];
    const found: string[] = [];
    for (const words of [shelf.common, shelf.rare])
      for (let at = placeOf(prefix, words); found.length < most && words[at]?.startsWith(prefix) === true; at++) {
        const word = words[at];
        if (word !== undefined && !this.isHushed(word)) found.push(word);
      }
    return found;
  }
}
