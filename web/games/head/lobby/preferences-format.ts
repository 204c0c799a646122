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
import { boolean, integer, list, object, oneOf, type Schema, string } from "@turnlight/kernel/schema";
import type { Format } from "../../../store/index.ts";
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

const shape = { difficulty: oneOf(...difficulties), grid: integer(6, 12), words: integer(3, 4) };
const readShape: Schema<TableHalf> = object(shape);

export const habitsFormat: Format<HeadPreferences> = {
  name: "habits",
  version: 1,
  read: object(
    {
      opponent: oneOf(...opponents),
      ...shape,
      bank: oneOf("page", ...languages),
      pack: oneOf("none", ...packNames),
      house: list(oneOf(...houseRules), houseRules.length),
      list: string(0, longestList),
      useList: boolean,
      guestName: string(0, 24),
      guestColour: integer(0, 7),
      learnt: boolean,
    },
    { theirs: readShape },
  ),
};
