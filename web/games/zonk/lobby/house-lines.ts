/** The house rules of a table in sentences, and who is at home at it. */
import { homeOf, type ScoringTable } from "@turnlight/games/zonk";
import { patrons } from "../faces/patrons.ts";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";

type HouseSaid = ReturnType<typeof words.peek>["lobby"]["house"];

const linesOf = ({ house }: ScoringTable, said: HouseSaid): readonly string[] => {
  if (house === undefined) return [];
  return [
    ...(house.double === undefined ? [] : [said.double(house.double)]),
    ...(house.spoils === undefined ? [] : [said.spoils(house.spoils)]),
    ...(house.hotDice === undefined ? [] : [said.hotDice(number(house.hotDice))]),
    ...(house.daring === undefined ? [] : [said.daring(number(house.daring))]),
  ];
};

export const houseLines = (table: ScoringTable): readonly string[] => linesOf(table, words.value.lobby.house);

/** For the rail of the table. */
export const shortHouseLines = (table: ScoringTable): readonly string[] =>
  linesOf(table, words.value.lobby.houseInShort);

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
