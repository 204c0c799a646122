/** The house rules of a table in sentences, and who is at home at it. */
import { homeOf, type ScoringTable } from "@turnlight/games/zonk";
import { number } from "../../../language/format.ts";
import { patrons } from "../faces/patrons.ts";
import { words } from "../words/words.ts";
import { houseSentences } from "./house-sentences.ts";

export const houseLines = ({ house }: ScoringTable): readonly string[] =>
  houseSentences(house, words.value.lobby.house, number);

/** For the rail of the table. */
export const shortHouseLines = ({ house }: ScoringTable): readonly string[] =>
  houseSentences(house, words.value.lobby.houseInShort, number);

/** A table's name in the page's language. */
export const tableName = ({ name }: ScoringTable): string => words.value.lobby.tableNames[name] ?? name;

/** What there is to know about a table before one sits down at it. */
export const aboutTable = (table: ScoringTable): string => {
  const { tableAbout, own } = words.value.lobby;
  return [tableAbout[table.name] ?? own.mine, ...houseLines(table)].join(" ");
};

/** The names of those who are at home at a table. */
export const residentsOf = (table: ScoringTable): readonly string[] =>
  patrons.filter((patron) => homeOf(patron)?.name === table.name).map((patron) => words.value.patrons[patron].name);
