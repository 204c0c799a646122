/** The words of one match: its language's bank, its pack and its custom list. */
import { wordLists } from "@turnlight/decency";
import { agrees, type Bank, type HeadConfig, languages, type WordLanguage } from "../rules/index.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";
import { packWords } from "./packs.ts";
import { WordBank } from "./word-bank.ts";

export interface TableBank extends Bank {
  readonly language: WordLanguage;
  /** The words that fit `_A_E`. */
  matching(pattern: string): readonly string[];
  /** For autocompletion: custom words and common ones first, never a suppressed one. */
  completions(prefix: string, length: number, most: number): readonly string[];
  /** The likelihood that a person hides this word, relative to one the game would pick. */
  plausibility(word: string): number;
}

/** With fewer words of one length than this, words are picked from the common tier instead. */
const enoughToPick = 6;

/** People hide words they know, and prefer words of the theme. */
const plausible = { pick: 1, common: 0.2, rare: 0.02 } as const;

const sources = { english, german } as const;
const banks = new Map<WordLanguage, WordBank>();

/** Decoded once, on first use. */
export const bankOfLanguage = (language: WordLanguage): WordBank => {
  const known = banks.get(language);
  if (known !== undefined) return known;
  const foreign = languages.filter((other) => other !== language).flatMap((other) => wordLists[other].hard.split(" "));
  const bank = new WordBank(language, sources[language], foreign);
  banks.set(language, bank);
  return bank;
};

type WordSettings = Pick<HeadConfig, "bank" | "pack" | "custom">;

const gather = ({ bank: language, pack, custom }: WordSettings): TableBank => {
  const bank = bankOfLanguage(language);
  const theme = [...new Set([...(pack === "none" ? [] : packWords(language, pack)), ...custom])];
  const extra = theme.filter((word) => !bank.has(word));
  const own = new Set(extra);
  const picks = new Map<number, readonly string[]>();
  const words = new Map<number, readonly string[]>();
  for (const length of [3, 4, 5, 6]) {
    const fitting = theme.filter((word) => word.length === length && !bank.isHushed(word)).sort();
    picks.set(length, fitting.length >= enoughToPick ? fitting : bank.common(length));
    const added = extra.filter((word) => word.length === length);
    words.set(length, added.length === 0 ? bank.words(length) : [...bank.words(length), ...added].sort());
  }
  const picked = new Set([...picks.values()].flat());
  return {
    language,
    has: (word) => bank.has(word) || own.has(word),
    isBlocked: (word) => bank.isBlocked(word),
    words: (length) => words.get(length) ?? [],
    picks: (length) => picks.get(length) ?? [],
    matching: (pattern) =>
      extra.length === 0
        ? bank.matching(pattern)
        : [...bank.matching(pattern), ...extra.filter((word) => agrees(word, pattern))].sort(),
    completions(prefix, length, most) {
      const mine = theme.filter((word) => word.length === length && word.startsWith(prefix) && !bank.isHushed(word));
      return [...new Set([...mine.sort(), ...bank.completions(prefix, length, most)])].slice(0, most);
    },
    plausibility: (word) =>
      picked.has(word) ? plausible.pick : bank.isCommon(word) ? plausible.common : plausible.rare,
  };
};

/** The subset of these words that people and the game are likely to use. */
export const wordsToExpect = (words: readonly string[], bank: TableBank): readonly string[] =>
  words.filter((word) => bank.plausibility(word) > plausible.rare);

/** The size of the cache: matches with custom lists come and go. */
const mostKept = 50;
const cache = new Map<string, TableBank>();

export const tableBank = (words: WordSettings): TableBank => {
  const key = `${words.bank} ${words.pack} ${words.custom.join(",")}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const bank = gather(words);
  const [oldest] = cache.keys();
  if (cache.size >= mostKept && oldest !== undefined) cache.delete(oldest);
  cache.set(key, bank);
  return bank;
};
