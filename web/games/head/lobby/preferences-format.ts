/** What a device keeps of how somebody likes to play, and how that is read. */
import {
  difficulties,
  type HouseRule,
  houseRules,
  languages,
  packNames,
  presets,
  type WordLanguage,
} from "@turnlight/games/head";
import { choice, type Format, form, listOf, type Reader, text, truth, whole } from "../../../store/index.ts";
import type { Chosen, TableHalf } from "./table-half.ts";

export const opponents = ["executioner", "oracle", "person"] as const;
export type OpponentChoice = (typeof opponents)[number];

/** What was chosen for the last new game, and what has been learnt. */
export interface HeadPreferences extends Chosen {
  readonly opponent: OpponentChoice;
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

export const usualHabits: HeadPreferences = {
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

const shape = { difficulty: choice(...difficulties), grid: whole(6, 12), words: whole(3, 4) };
const readShape: Reader<TableHalf> = form(shape);

export const habitsFormat: Format<HeadPreferences> = {
  name: "habits",
  version: 1,
  read: form(
    {
      opponent: choice(...opponents),
      ...shape,
      bank: choice("page", ...languages),
      pack: choice("none", ...packNames),
      house: listOf(choice(...houseRules), houseRules.length),
      list: text(0, longestList),
      useList: truth,
      guestName: text(0, 24),
      guestColour: whole(0, 7),
      learnt: truth,
    },
    { theirs: readShape },
  ) as Reader<HeadPreferences>,
};
