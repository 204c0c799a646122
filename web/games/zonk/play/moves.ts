/** A move as text, for the coach. */
import { type ScoringTable, takeOf, type ZonkMove } from "@turnlight/games/zonk";
import { words } from "../words/words.ts";
import { nameOfTake } from "./offers.ts";

export const sayMove = (move: ZonkMove, table: ScoringTable): string => {
  const { coach, combination } = words.value;
  if (move.kind === "bank") return coach.move.bank;
  if (move.kind !== "take") return coach.move.roll;
  const take = takeOf(table, move.dice);
  return coach.move.take(take === undefined ? move.dice.join(" ") : nameOfTake(take, combination));
};
