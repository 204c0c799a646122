/**
 * A match's settings: both boards' sizes, both players' difficulty, the words in use, the house rules, and who starts.
 */
import {
  accept,
  oneOf,
  quote,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Setting,
  type SettingsForm,
  settings,
  whole,
  within,
} from "@turnlight/kernel";
import { gridSizes } from "./grid.ts";
import { type Difficulty, difficulties, missLimit } from "./limits.ts";
import { type Bank, languages, type PackName, packNames, readWord, type WordLanguage } from "./words.ts";

export type Pair<T> = readonly [T, T];

/**
 * `curtain` is the hand-over screen for two on one device: if on, it is shown at every change of turn, and not only
 * before a player's own board. With `words`, knowing every word is enough to win. With `direction`, a solved word tells
 * which way it lies. `aid` changes nothing but what is shown: cells that no word can reach, and lines left for a word.
 * `alone` is no duel: seat 0 searches the board of seat 1, without a limit, and nobody searches theirs.
 */
export const houseRules = ["mercy", "bonus", "direction", "aid", "curtain", "words", "alone"] as const;
export type HouseRule = (typeof houseRules)[number];

/** What two players may agree on. */
export const tableRules = [
  "mercy",
  "bonus",
  "direction",
  "aid",
  "curtain",
  "words",
] as const satisfies readonly HouseRule[];

/** In rated matches nobody has an aid, and both search. */
export const unratedRules: readonly HouseRule[] = ["aid", "alone"];

export const seriesLengths = [1, 3, 5] as const;
export type SeriesLength = (typeof seriesLengths)[number];

export interface HeadConfig {
  readonly grids: Pair<number>;
  readonly words: Pair<number>;
  readonly difficulty: Pair<Difficulty>;
  readonly bank: WordLanguage;
  readonly pack: PackName | "none";
  /** Custom words, in addition to bank and pack. */
  readonly custom: readonly string[];
  readonly house: readonly HouseRule[];
  readonly first: Seat;
  /** A series of best of so many; whoever loses a match of it starts the next. */
  readonly best: SeriesLength;
}

/** Short enough for a protocol frame. */
export const longestCustomList = 300;

/** One value for each seat, `8,10`, or one for both, `8`. */
const forBoth = <T>(one: Setting<T>): Setting<Pair<T>> => ({
  usual: [one.usual, one.usual],
  right: `${one.right}, for each seat`,
  write: ([first, second]) => `${one.write(first)},${one.write(second)}`,
  read(text): Result<Pair<T>> {
    const [left = "", right = left, ...more] = text.split(",");
    if (more.length > 0)
      return refuse("bad-setting", `it is ${quote(text)}`, { right: "one value, or one for each of two seats" });
    const first = one.read(left);
    if (!first.ok) return first;
    const second = one.read(right);
    return second.ok ? accept([first.value, second.value]) : second;
  },
});

const house: Setting<readonly HouseRule[]> = {
  usual: [],
  right: `none, or any of ${houseRules.join(", ")}`,
  write: (rules) => (rules.length === 0 ? "none" : rules.join(",")),
  read(text) {
    if (text === "none") return accept([]);
    const names = text.split(",");
    const stranger = names.find((name) => !houseRules.some((rule) => rule === name));
    if (stranger !== undefined)
      return refuse("unknown-house-rule", `there is no house rule ${quote(stranger)}`, { right: house.right });
    return accept(houseRules.filter((rule) => names.includes(rule)));
  },
};

const custom: Setting<readonly string[]> = {
  usual: [],
  right: "none, or words in capitals, by commas",
  write: (words) => (words.length === 0 ? "none" : words.join(",")),
  read(text) {
    if (text === "none") return accept([]);
    const words = text.split(",");
    if (words.length > longestCustomList)
      return refuse("too-many-words", `there are ${words.length}`, {
        right: `at most ${longestCustomList}`,
        values: { most: longestCustomList },
      });
    for (const [at, word] of words.entries()) {
      const read = readWord(word);
      if (!read.ok) return read;
      if (read.value !== word) return refuse("bad-setting", `${quote(word)} is not in capitals`, { right: read.value });
      if (words.indexOf(word) < at)
        return refuse("word-twice", `${quote(word)} is listed twice`, { right: "each word once", values: { word } });
    }
    return accept(words);
  },
};

const wordCounts: Setting<number> = {
  ...whole(3, 4, 3),
  right: "3 or 4",
};

const best: Setting<SeriesLength> = {
  usual: 1,
  right: seriesLengths.join(" or "),
  offer: { kind: "words", words: seriesLengths.map(String) },
  write: String,
  read(text) {
    const length = seriesLengths.find((one) => String(one) === text);
    return length === undefined ? refuse("bad-setting", `it is ${quote(text)}`, { right: best.right }) : accept(length);
  },
};

export type BankOf = (config: Pick<HeadConfig, "bank" | "pack" | "custom">) => Bank;

export const configSettings = (bankOf: BankOf): SettingsForm<HeadConfig> =>
  settings(
    {
      grids: forBoth(whole(gridSizes.least, gridSizes.most, 8)),
      words: forBoth(wordCounts),
      difficulty: forBoth(oneOf(difficulties, "normal")),
      bank: oneOf(languages),
      pack: oneOf(["none", ...packNames]),
      custom,
      house,
      first: whole(0, 1, 0),
      best,
    },
    (config): Refusal | undefined => {
      const bank = bankOf(config);
      const blocked = config.custom.find((word) => bank.isBlocked(word));
      if (blocked === undefined) return undefined;
      const refusal = {
        code: "blocked-word",
        reason: `${quote(blocked)} is not allowed`,
        right: "another word",
        values: { word: blocked },
      };
      return within("setting custom", refusal).refusal;
    },
  );

export const other = (seat: Seat): 0 | 1 => (seat === 0 ? 1 : 0);

export const isAlone = ({ house }: Pick<HeadConfig, "house">): boolean => house.includes("alone");

/** More misses than a board has cells and the alphabet letters; who hunts alone is never stopped by them. */
export const noLimit = 999;

/** A seat's task: the opponent's board, and the seat's own limit. */
export const limitOf = (config: HeadConfig, seat: Seat): number => {
  const { grids, words, difficulty, house } = config;
  if (isAlone(config)) return noLimit;
  return missLimit({
    grid: grids[other(seat)],
    words: words[other(seat)],
    difficulty: difficulty[seat === 0 ? 0 : 1],
    mercy: house.includes("mercy"),
  });
};
