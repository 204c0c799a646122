/** From what was chosen for a new game to how its table is set. */
import { type HouseRule, head } from "@turnlight/games/head";
import { language } from "../shared.ts";
import { readOwnWords } from "./ownList.ts";
import type { HeadPreferences, OpponentChoice } from "./preferences.ts";
import { configText, halvesOf } from "./table-half.ts";

/** The words people here most likely play with. */
const pageBank = () => (language.value === "de" ? "german" : "english");
export const bankOf = ({ bank }: HeadPreferences) => (bank === "page" ? pageBank() : bank);

/** A curtain falls only between two people. */
const atTable =
  (opponent: OpponentChoice) =>
  (rule: HouseRule): boolean =>
    rule !== "curtain" || opponent === "person";

export const configOf = (kept: HeadPreferences): string => {
  const { opponent, pack, house, list, useList } = kept;
  const usual = head.rules.configText.read("");
  if (!usual.ok) return "";
  const bank = bankOf(kept);
  const [mine, chosen] = halvesOf(kept);
  // The house's board is decided at its table, by the match.
  const theirs = opponent === "person" ? chosen : { ...mine, difficulty: "normal" as const };
  return configText({
    ...usual.value,
    grids: [mine.grid, theirs.grid],
    words: [mine.words, theirs.words],
    difficulty: [mine.difficulty, theirs.difficulty],
    bank,
    pack,
    custom: useList ? readOwnWords(list, bank).words : [],
    house: house.filter(atTable(opponent)),
  });
};

/** At a table for people on different devices nothing is handed over. */
export const farConfigOf = (kept: HeadPreferences): string =>
  configOf({ ...kept, opponent: "person", house: kept.house.filter((rule) => rule !== "curtain") });
