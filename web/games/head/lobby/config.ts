/** Turns the choices for a new game into the table's config. */
import { type HouseRule, head } from "@turnlight/games/head";
import { content } from "../words/content.ts";
import { halvesAgainstBot, halvesOf } from "./halves.ts";
import { readOwnWords } from "./ownList.ts";
import type { HeadPreferences, OpponentChoice } from "./preferences.ts";
import { configText } from "./table-half.ts";

/** The default word bank, by the page's locale. */
const pageBank = () => content.value.bank;
export const bankOf = ({ bank }: HeadPreferences) => (bank === "page" ? pageBank() : bank);

/** The curtain applies only between two people. */
const atTable =
  (opponent: OpponentChoice) =>
  (rule: HouseRule): boolean =>
    rule !== "curtain" || opponent === "person";

export const configOf = (preferences: HeadPreferences): string => {
  const { opponent, pack, house, list, useList, best = 1 } = preferences;
  const usual = head.rules.configText.read("");
  if (!usual.ok) return "";
  const bank = bankOf(preferences);
  const [mine, theirs] = opponent === "person" ? halvesOf(preferences) : halvesAgainstBot(preferences);
  return configText({
    ...usual.value,
    grids: [mine.grid, theirs.grid],
    words: [mine.words, theirs.words],
    difficulty: [mine.difficulty, theirs.difficulty],
    bank,
    pack,
    custom: useList ? readOwnWords(list, bank).words : [],
    house: house.filter(atTable(opponent)),
    best,
  });
};

/** Players on different devices never hand a device over, so there is no curtain. */
export const onlineConfigOf = (preferences: HeadPreferences): string =>
  configOf({ ...preferences, opponent: "person", house: preferences.house.filter((rule) => rule !== "curtain") });
