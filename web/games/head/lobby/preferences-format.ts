/** Storage format of a player's preferences for this game. */
import {
  difficulties,
  type HouseRule,
  houseRules,
  languages,
  packNames,
  presets,
  type SeriesLength,
  seriesLengths,
  type WordLanguage,
} from "@turnlight/games/head";
import { accept, refuse } from "@turnlight/kernel";
import { boolean, integer, list, object, oneOf, type Schema, string } from "@turnlight/kernel/schema";
import type { Format } from "../../../store/index.ts";
import type { ChosenAlone, TableHalf } from "./halves.ts";

export const opponents = ["executioner", "oracle", "person"] as const;
export type OpponentChoice = (typeof opponents)[number];

/** The choices for the last new game, and whether the tutorial is done. */
export interface HeadPreferences extends ChosenAlone {
  readonly opponent: OpponentChoice;
  /** "page" follows the page's locale until the player chooses. */
  readonly bank: WordLanguage | "page";
  readonly pack: (typeof packNames)[number] | "none";
  readonly house: readonly HouseRule[];
  /** A series of best of so many; a single match without it. */
  readonly best?: SeriesLength;
  /** The custom word list, as typed. */
  readonly list: string;
  readonly useList: boolean;
  readonly guestName: string;
  readonly guestColour: number;
  /** The tutorial has been played or skipped. */
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

/** Tables of before `direction` that had the presets' house rules go on with those of the presets. */
const withDirection = (old: unknown): unknown => {
  if (typeof old !== "object" || old === null || !("house" in old) || !Array.isArray(old.house)) return old;
  const [mercy, bonus, ...others] = old.house;
  return mercy === "mercy" && bonus === "bonus" ? { ...old, house: [mercy, bonus, "direction", ...others] } : old;
};

const shape = { difficulty: oneOf(...difficulties), grid: integer(6, 12), words: integer(3, 4) };
const readShape: Schema<TableHalf> = object(shape);

const isLength = (value: number): value is SeriesLength => seriesLengths.some((one) => one === value);
const readLength: Schema<SeriesLength> = (value) => {
  const length = integer(1, 5)(value);
  if (!length.ok) return length;
  return isLength(length.value)
    ? accept(length.value)
    : refuse("bad-setting", `it is ${length.value}`, { right: "1, 3 or 5" });
};

export const habitsFormat: Format<HeadPreferences> = {
  name: "habits",
  version: 2,
  steps: { 1: withDirection },
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
    { theirs: readShape, rival: readShape, best: readLength },
  ),
};
