/** Names and colours of the players at a table, as its screen shows them. */

import { opponentNames } from "../../games/page.ts";
import { pageOf } from "../../games/pages.ts";
import { language, texts } from "../../language/language.ts";
import { playerName as nameOfSitter } from "../../match/player-names.ts";
import type { TableSight } from "../../match/table.ts";

export const seatName = ({ laid: { game, sitters } }: TableSight, seat: number): string => {
  const sitter = sitters[seat];
  if (sitter === undefined) return texts.value.match.player(seat + 1);
  const card = pageOf(game);
  return nameOfSitter(sitter, card === undefined ? [] : opponentNames(card), language.value);
};

const colourCount = 8;

/** People choose their colour; a bot takes one that nobody has. */
export const seatColour = ({ laid }: TableSight, seat: number): number => {
  const sitter = laid.sitters[seat];
  if (sitter?.kind === "person") return sitter.colour;
  const taken = laid.sitters.flatMap((one) => (one.kind === "person" ? [one.colour] : []));
  const free = Array.from({ length: colourCount }, (_, i) => (seat + 3 + i) % colourCount);
  return free.find((colour) => !taken.includes(colour)) ?? seat % colourCount;
};
