/** Who sits at a table, as its screen calls and colours them. */
import { texts } from "../../language/language.ts";
import type { Sight } from "../../table/table.ts";

export const nameIn = (sight: Sight, seat: number): string =>
  sight.laid.sitters[seat]?.name ?? texts.value.setup.seat(seat + 1);

const colourCount = 8;

/** People choose theirs; a bot takes one that nobody has. */
export const colourIn = ({ laid }: Sight, seat: number): number => {
  const sitter = laid.sitters[seat];
  if (sitter?.kind === "person") return sitter.colour;
  const taken = laid.sitters.flatMap((one) => (one.kind === "person" ? [one.colour] : []));
  const free = Array.from({ length: colourCount }, (_, i) => (seat + 3 + i) % colourCount);
  return free.find((colour) => !taken.includes(colour)) ?? seat % colourCount;
};
