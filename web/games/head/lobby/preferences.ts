/** How somebody likes to play: the choices made for the last new game, and what has been learnt. */
import {
  type Difficulty,
  difficulties,
  type HouseRule,
  houseRules,
  languages,
  packNames,
  presets,
  type WordLanguage,
} from "@turnlight/games/head";
import { boolean, integer, list, object, oneOf, string } from "@turnlight/kernel/schema";
import { type Format, preferencesOf } from "../shared.ts";

export const opponents = ["executioner", "oracle", "person"] as const;
export type OpponentChoice = (typeof opponents)[number];

/** What was chosen for the last new game, and what has been learnt. */
export interface HeadPreferences {
  readonly opponent: OpponentChoice;
  readonly difficulty: Difficulty;
  readonly grid: number;
  readonly words: number;
  /** The bank as the page's language has it, until somebody chooses. */
  readonly bank: WordLanguage | "page";
  readonly pack: (typeof packNames)[number] | "none";
  readonly house: readonly HouseRule[];
  /** One's own words, as they were typed. */
  readonly list: string;
  readonly useList: boolean;
  readonly guestName: string;
  readonly guestColour: number;
  /** The first game has been played, or skipped. */
  readonly learnt: boolean;
}

const usualHabits: HeadPreferences = {
  opponent: "executioner",
  ...presets.evening,
  bank: "page",
  pack: "none",
  list: "",
  useList: false,
  guestName: "",
  guestColour: 1,
  learnt: false,
};

export const longestList = 20_000;

const habitsFormat: Format<HeadPreferences> = {
  name: "habits",
  version: 1,
  read: object({
    opponent: oneOf(...opponents),
    difficulty: oneOf(...difficulties),
    grid: integer(6, 12),
    words: integer(3, 4),
    bank: oneOf("page", ...languages),
    pack: oneOf("none", ...packNames),
    house: list(oneOf(...houseRules), houseRules.length),
    list: string(0, longestList),
    useList: boolean,
    guestName: string(0, 24),
    guestColour: integer(0, 7),
    learnt: boolean,
  }),
};

const kept = preferencesOf("head", habitsFormat, usualHabits);
export const habits = kept.get;
export const changeHabits = kept.change;
