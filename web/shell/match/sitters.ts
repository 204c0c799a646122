/** Who sits at a table, as its screen calls and colours them. */
import { namesGiven } from "../../games/card.ts";
import { cardOf } from "../../games/index.ts";
import { language, texts } from "../../language/language.ts";
import { nameIn as nameOfSitter } from "../../table/names.ts";
import type { Sight } from "../../table/table.ts";

export const nameIn = ({ laid: { game, sitters } }: Sight, seat: number): string => {
  const sitter = sitters[seat];
  if (sitter === undefined) return texts.value.match.player(seat + 1);
  const card = cardOf(game);
  return nameOfSitter(sitter, card === undefined ? [] : namesGiven(card), language.value);
};

const colourCount = 8;

/** People choose theirs; a bot takes one that nobody has. */
export const colourIn = ({ laid }: Sight, seat: number): number => {
  const sitter = laid.sitters[seat];
  if (sitter?.kind === "person") return sitter.colour;
  const taken = laid.sitters.flatMap((one) => (one.kind === "person" ? [one.colour] : []));
  const free = Array.from({ length: colourCount }, (_, i) => (seat + 3 + i) % colourCount);
  return free.find((colour) => !taken.includes(colour)) ?? seat % colourCount;
};
