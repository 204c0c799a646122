/** From what was chosen for a new game to how its table is set. */
import { type HouseRule, head } from "@turnlight/games/head";
import { language } from "../shared.ts";
import { readOwnWords } from "./ownList.ts";
import type { HeadPreferences, OpponentChoice } from "./preferences.ts";
import { configText } from "./table-half.ts";

/** The words people here most likely play with. */
const pageBank = () => (language.value === "de" ? "german" : "english");
export const bankOf = ({ bank }: HeadPreferences) => (bank === "page" ? pageBank() : bank);

/** A curtain falls only between two people. */
export const atTable =
  (opponent: OpponentChoice) =>
  (rule: HouseRule): boolean =>
    rule !== "curtain" || opponent === "person";

export const configOf = (kept: HeadPreferences): string => {
  const { grid, words: count, difficulty, pack, house, list, useList } = kept;
  const usual = head.rules.configText.read("");
  if (!usual.ok) return "";
  const bank = bankOf(kept);
  return configText({
    ...usual.value,
    grids: [grid, grid],
    words: [count, count],
    difficulty: [difficulty, kept.opponent === "person" ? difficulty : "normal"],
    bank,
    pack,
    custom: useList ? readOwnWords(list, bank).words : [],
    house: house.filter(atTable(kept.opponent)),
  });
};
