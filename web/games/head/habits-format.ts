/** What a device keeps of how somebody likes to play, and how that is read. */
import {
  difficulties,
  type HouseRule,
  houseRules,
  type Language,
  languages,
  packNames,
  presets,
} from "@turnlight/games/head";
import { choice, type Format, form, listOf, type Reader, text, truth, whole } from "../../store/index.ts";
import type { Chosen, Shape } from "./shapes.ts";

export const opponents = ["executioner", "oracle", "person"] as const;
export type Opponent = (typeof opponents)[number];

/** What was chosen for the last new game, and what has been learnt. */
export interface Habits extends Chosen {
  readonly opponent: Opponent;
  /** The bank as the page's language has it, until somebody chooses. */
  readonly bank: Language | "page";
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

export const usualHabits: Habits = {
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
const readShape: Reader<Shape> = form(shape);

export const habitsFormat: Format<Habits> = {
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
  ) as Reader<Habits>,
};
