/** The names of a tournament's entrants, the person's own as "You". */
import type { Tournament } from "@turnlight/games/zonk";
import { tournamentWords } from "../words/tournament.ts";

export const seatName = ({ entrants }: Tournament, entrant: number | undefined): string => {
  const one = entrant === undefined ? undefined : entrants[entrant];
  if (one === undefined) return tournamentWords.value.open;
  return one.bot === undefined ? tournamentWords.value.you : one.name;
};
