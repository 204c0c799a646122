/** Begins a duel: lays the table and goes to it. */
import type { Occasion, Seed } from "@turnlight/kernel";
import { layAndGo, type Sitter } from "../shared.ts";
import { refusals } from "../words/refusals.ts";

interface Beginning {
  readonly seed?: Seed;
  readonly occasion?: Occasion;
}

export const beginDuel = async (
  config: string,
  sitters: readonly Sitter[],
  { seed, occasion }: Beginning = {},
): Promise<void> => {
  await layAndGo(
    { game: "head", config, sitters, ...(occasion !== undefined && { occasion }) },
    { refusals, ...(seed !== undefined && { drawn: { seed } }) },
  );
};
